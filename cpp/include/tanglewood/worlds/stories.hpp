// What may have happened to the cards that a viewer does not see: the stories of one round.
//
// A story says for every hidden place (the other hand, the draw deck) whether its card is known or,
// if not, which cards it cannot be. Everything that the viewer sees changes all stories at once:
//   - a card that is seen rules out stories in which it cannot be there;
//   - a fact about the other hand bars cards from all unknown cards that are in it then;
//   - a hidden choice of the other (a card put under the deck) splits a story by what it may be.
// Unknown cards with the same bars in the same hand are alike, so a story keeps how many there are.
// Stories in which everything that still matters is the same are one story with more ways.
//
// `ways` counts hidden histories up to the faces of the cards that are still unknown: each card of
// the hand as dealt is a place of its own, each hidden choice a way of its own.
#pragma once

#include <algorithm>
#include <vector>

#include "tanglewood/worlds/filling.hpp"

namespace tw::worlds {

// A place in the deck or aside: a known card, or what an unknown one cannot be.
struct Place {
  int face;  // -1: unknown
  Cards barred;
  auto operator<=>(const Place&) const = default;
};

struct Story {
  Cards held = 0;             // known cards of the other hand
  std::vector<Kind> unknown;  // the others, by what they cannot be, in ascending order of bars
  std::vector<Place> deck;    // from the top
  std::vector<Place> aside;   // drawn just now and not chosen from yet; in the hand, but kept apart
  Ways ways = 1;

  bool same(const Story& o) const {
    return held == o.held && unknown == o.unknown && deck == o.deck && aside == o.aside;
  }
  bool operator<(const Story& o) const {
    if (held != o.held) return held < o.held;
    if (unknown.size() != o.unknown.size()) return unknown.size() < o.unknown.size();
    for (std::size_t i = 0; i < unknown.size(); ++i) {
      if (unknown[i].barred != o.unknown[i].barred) return unknown[i].barred < o.unknown[i].barred;
      if (unknown[i].places != o.unknown[i].places) return unknown[i].places < o.unknown[i].places;
    }
    return deck != o.deck ? deck < o.deck : aside < o.aside;
  }
  void add(Cards barred, int places) {
    auto at = std::find_if(unknown.begin(), unknown.end(),
                           [&](const Kind& kind) { return kind.barred >= barred; });
    if (at != unknown.end() && at->barred == barred) {
      at->places += places;
    } else {
      unknown.insert(at, {barred, places});
    }
  }
  void remove(std::size_t kind) {
    if (--unknown[kind].places == 0) unknown.erase(unknown.begin() + static_cast<long>(kind));
  }
  void add(const Place& place) {
    if (place.face >= 0) {
      held |= bit(place.face);
    } else {
      add(place.barred, 1);
    }
  }
};

// What can happen in stories; each means the function of Stories with its name.
enum class Step : std::uint8_t {
  kLeaves,
  kShows,
  kTakes,
  kLacks,
  kDraws,
  kDrawsAside,
  kLeavesAside,
  kViewerDraws,
  kGoesUnder,
  kPutsUnder,
};

class Stories {
 public:
  // A hand and a deck of which nothing is known but that they are among these cards; `box` of the
  // cards are in neither, and only `boxed` ones can be.
  Stories(Cards unseen, int hand, int deck, int box = 0, Cards boxed = 0)
      : unseen_(unseen), dealt_(hand), box_(box), boxed_(boxed) {
    Story story;
    if (hand > 0) story.add(0, hand);
    story.deck.assign(static_cast<std::size_t>(deck), {-1, 0});
    stories_.push_back(story);
  }

  Cards unseen() const { return unseen_; }
  int dealt() const { return dealt_; }
  int box() const { return box_; }
  Cards boxed() const { return boxed_; }
  const std::vector<Story>& all() const { return stories_; }

  // Add a step; `value` is a card, a set of cards (kLacks) or nothing.
  void add(Step step, std::uint64_t value) {
    const int card = static_cast<int>(value);
    switch (step) {
      case Step::kLeaves: return leaves(card);
      case Step::kShows: return shows(card);
      case Step::kTakes: return takes(card);
      case Step::kLacks: return lacks(value);
      case Step::kDraws: return draws();
      case Step::kDrawsAside: return draws_aside();
      case Step::kLeavesAside: return leaves_aside(card);
      case Step::kViewerDraws: return viewer_draws(card);
      case Step::kGoesUnder: return goes_under(card);
      case Step::kPutsUnder: return puts_under();
    }
  }

  // The other hand holds none of these cards now.
  void lacks(Cards cards) {
    each([&](Story& story) {
      if ((story.held & cards) != 0) return false;
      std::vector<Kind> before;
      before.swap(story.unknown);
      for (const Kind& kind : before) story.add((kind.barred | cards) & unseen_, kind.places);
      for (Place& place : story.aside) {
        if (place.face >= 0) {
          if ((cards >> place.face & 1) != 0) return false;
        } else {
          place.barred = (place.barred | cards) & unseen_;
        }
      }
      return true;
    });
  }

  // The other shows a card of the hand and parts with it.
  void leaves(int card) {
    shows(card);
    each([&](Story& story) {
      story.held &= ~bit(card);
      return true;
    });
  }

  // A card of the other hand is seen; it stays there.
  void shows(int card) {
    if ((unseen_ >> card & 1) == 0) {  // known before: only where it is now is in question
      each([&](Story& story) { return (story.held >> card & 1) != 0; });
      return;
    }
    std::vector<Story> before;
    before.swap(stories_);
    for (const Story& story : before) {
      for (std::size_t k = 0; k < story.unknown.size(); ++k) {
        if ((story.unknown[k].barred >> card & 1) != 0) continue;
        Story& after = stories_.emplace_back(story);
        after.ways *= static_cast<Ways>(story.unknown[k].places);
        after.remove(k);
        after.held |= bit(card);
      }
    }
    seen(card);
  }

  // The other takes a card that the viewer knows.
  void takes(int card) {
    each([&](Story& story) {
      story.held |= bit(card);
      return true;
    });
  }

  // The other draws the top card of the deck.
  void draws() {
    each([&](Story& story) {
      if (story.deck.empty()) return true;
      story.add(story.deck.front());
      story.deck.erase(story.deck.begin());
      return true;
    });
    merge();
  }

  // The other draws the top card of the deck and will choose among the cards so drawn.
  void draws_aside() {
    each([&](Story& story) {
      if (story.deck.empty()) return true;
      story.aside.push_back(story.deck.front());
      story.deck.erase(story.deck.begin());
      return true;
    });
  }

  // One of the cards drawn so is shown and leaves; the others go to the hand.
  void leaves_aside(int card) {
    std::vector<Story> before;
    before.swap(stories_);
    const bool known = (unseen_ >> card & 1) == 0;
    for (const Story& story : before) {
      for (std::size_t i = 0; i < story.aside.size(); ++i) {
        const Place& place = story.aside[i];
        if (known ? place.face != card : place.face >= 0 || (place.barred >> card & 1) != 0)
          continue;
        Story& after = stories_.emplace_back(story);
        after.aside.erase(after.aside.begin() + static_cast<long>(i));
        for (const Place& kept : after.aside) after.add(kept);
        after.aside.clear();
      }
    }
    seen(card);
  }

  // The viewer draws the top card of the deck.
  void viewer_draws(int card) {
    const bool known = (unseen_ >> card & 1) == 0;
    each([&](Story& story) {
      if (story.deck.empty()) return false;
      const Place& top = story.deck.front();
      if (known ? top.face != card : top.face >= 0 || (top.barred >> card & 1) != 0) return false;
      story.deck.erase(story.deck.begin());
      return true;
    });
    seen(card);
  }

  // A card that the viewer knows goes under the deck.
  void goes_under(int card) {
    each([&](Story& story) {
      story.deck.push_back({card, 0});
      return true;
    });
  }

  // The other puts a card of the hand under the deck; which one is hidden.
  void puts_under() {
    std::vector<Story> before;
    before.swap(stories_);
    for (const Story& story : before) {
      for (std::size_t k = 0; k < story.unknown.size(); ++k) {
        Story& after = stories_.emplace_back(story);
        after.ways *= static_cast<Ways>(story.unknown[k].places);
        after.deck.push_back({-1, story.unknown[k].barred});
        after.remove(k);
      }
      for (Cards rest = story.held; rest != 0; rest &= rest - 1) {
        Story& after = stories_.emplace_back(story);
        after.held ^= rest & -rest;
        after.deck.push_back({lowest(rest), 0});
      }
    }
    merge();
  }

 private:
  template <class F>
  void each(F&& keep) {
    std::erase_if(stories_, [&](Story& story) { return !keep(story); });
  }

  // Nobody's unknown card can be this one any more: bars on it say nothing.
  void seen(int card) {
    unseen_ &= ~bit(card);
    for (Story& story : stories_) {
      std::vector<Kind> before;
      before.swap(story.unknown);
      for (const Kind& kind : before) story.add(kind.barred & unseen_, kind.places);
      for (Place& place : story.deck) place.barred &= unseen_;
      for (Place& place : story.aside) place.barred &= unseen_;
    }
    merge();
  }

  void merge() {
    if (stories_.size() < 2) return;
    std::sort(stories_.begin(), stories_.end());
    std::size_t last = 0;
    for (std::size_t i = 1; i < stories_.size(); ++i) {
      if (stories_[i].same(stories_[last])) {
        stories_[last].ways += stories_[i].ways;
      } else if (++last != i) {
        stories_[last] = std::move(stories_[i]);
      }
    }
    stories_.resize(last + 1);
  }

  Cards unseen_;
  int dealt_;
  int box_;
  Cards boxed_;
  std::vector<Story> stories_;
};

}  // namespace tw::worlds
