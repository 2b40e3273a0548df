// Worlds: complete states that fit all that one seat has seen, each hidden history equally likely.
//
// A hidden history is what chance dealt to hidden places together with what others chose unseen;
// all that fit the seat's observations in this round count alike, and a world is the state that
// such a history leads to. Prepared once for a moment and a seat, then drawn from as often as one
// likes.
//
//   worlds::Worlds<Fox> worlds(config, trail.state, trail.memory, seat);
//   Fox::State world = worlds.draw(random);
//
// Nothing but what the seat may know is read: what the state and the memory say about hidden cards
// does not matter.
#pragma once

#include "tanglewood/worlds/stories.hpp"

namespace tw::worlds {

// What a game whose hidden cards are one other hand and a deck has to say (Fox, Duet, Deluxe):
//   Stories stories(config, state, memory, seat)  all that the seat saw, in order
//   int choices(state, seat)                      what others have chosen unseen, if not a place
//   int shuffled(state)                           how many things are in random order of their own
//   void write(config, state, seat, const World&, random)  puts a drawn world into a state
template <class G>
struct Hidden;

// The hidden cards of one world.
struct World {
  Cards hand = 0;  // of the other, cards aside included
  Cards aside = 0;
  Cards box = 0;  // cards that are not in this round's deck
  int deck_size = 0;
  std::uint8_t deck[64];  // from the top
};

// The cards of every story, ready to be drawn.
class Cast {
 public:
  explicit Cast(const Stories& stories) {
    for (const Story& story : stories.all()) {
      add(stories.unseen(), story, stories.box(), stories.boxed());
    }
    Ways sum = 0;
    for (Scene& scene : scenes_) {
      sum += scene.ways;
      total_ += static_cast<double>(scene.ways);
      scene.until = total_;
    }
    // A hand as dealt and a box have no order: what was counted place by place is divided again.
    count_ = sum / (factorial(stories.dealt()) * factorial(stories.box()));
  }

  Ways count() const { return count_; }
  int scenes() const { return static_cast<int>(scenes_.size()); }

  template <class Rng>
  World draw(Rng& random) const {
    const Scene& scene = scenes_.size() == 1 ? scenes_.front() : any(random);
    Cards put[Filling::kMostKinds];
    fillings_[scene.filling].draw(random, put);
    World world;
    world.hand = scene.held;
    world.aside = scene.held_aside;
    world.deck_size = static_cast<int>(scene.deck.size());
    for (int i = 0; i < world.deck_size; ++i) {
      const Spot& spot = scene.deck[i];
      world.deck[i] =
          static_cast<std::uint8_t>(spot.kind < 0 ? spot.face : take(put[spot.kind], random));
    }
    for (const int kind : scene.aside) world.aside |= bit(take(put[kind], random));
    for (const int kind : scene.box) world.box |= bit(take(put[kind], random));
    world.hand |= world.aside;
    for (int kind = 0; kind < scene.kinds; ++kind) world.hand |= put[kind];
    return world;
  }

 private:
  struct Spot {
    int kind;  // -1: the face is known
    int face;
  };
  struct Scene {
    Cards held, held_aside;
    std::vector<Spot> deck;
    std::vector<int> aside, box;
    int filling, kinds;
    Ways ways;
    double until;
  };

  template <class Rng>
  const Scene& any(Rng& random) const {
    const double at = part_of(total_, random);
    const auto found =
        std::upper_bound(scenes_.begin(), scenes_.end() - 1, at,
                         [](double x, const Scene& scene) { return x < scene.until; });
    return *found;
  }

  template <class Rng>
  static int take(Cards& cards, Rng& random) {
    const int card = random.member(cards);
    cards ^= bit(card);
    return card;
  }

  void add(Cards unseen, const Story& story, int box, Cards boxed) {
    std::vector<Kind> kinds;
    const auto some = [&](Cards barred, int places) {
      barred &= unseen;
      for (Kind& kind : kinds) {
        if (kind.barred == barred) {
          kind.places += places;
          return;
        }
      }
      kinds.push_back({barred, places});
    };
    for (const Kind& kind : story.unknown) some(kind.barred, kind.places);
    for (const Place& place : story.deck) {
      if (place.face < 0) some(place.barred, 1);
    }
    for (const Place& place : story.aside) {
      if (place.face < 0) some(place.barred, 1);
    }
    if (box > 0) some(~boxed, box);
    std::sort(kinds.begin(), kinds.end(), [](const Kind& a, const Kind& b) {
      return a.places != b.places ? a.places < b.places : a.barred < b.barred;
    });
    const auto kind_of = [&](Cards barred) {
      const auto at = std::find_if(kinds.begin(), kinds.end(),
                                   [&](const Kind& k) { return k.barred == (barred & unseen); });
      return static_cast<int>(at - kinds.begin());
    };
    Scene scene{story.held, 0, {}, {}, {}, filling(kinds, unseen), static_cast<int>(kinds.size()),
                0,          0};
    scene.ways = story.ways * fillings_[scene.filling].ways();
    if (scene.ways == 0) return;
    for (const Place& place : story.deck) {
      scene.deck.push_back({place.face < 0 ? kind_of(place.barred) : -1, place.face});
    }
    for (const Place& place : story.aside) {
      if (place.face < 0) {
        scene.aside.push_back(kind_of(place.barred));
      } else {
        scene.held_aside |= bit(place.face);
      }
    }
    scene.box.assign(static_cast<std::size_t>(box), kind_of(~boxed));
    scenes_.push_back(std::move(scene));
  }

  // Stories that differ only in where the same kinds of places are share one filling.
  int filling(const std::vector<Kind>& kinds, Cards unseen) {
    for (std::size_t i = 0; i < kinds_.size(); ++i) {
      if (kinds_[i] == kinds) return static_cast<int>(i);
    }
    kinds_.push_back(kinds);
    fillings_.emplace_back(kinds, unseen);
    return static_cast<int>(fillings_.size()) - 1;
  }

  std::vector<Scene> scenes_;
  std::vector<std::vector<Kind>> kinds_;
  std::vector<Filling> fillings_;
  double total_ = 0;
  Ways count_ = 0;
};

// The worlds of a seat; a game with another kind of hidden cards (Woods) has its own.
template <class G>
class Worlds {
 public:
  using State = typename G::State;
  using Config = typename G::Config;

  Worlds(const Config& config, const State& state, const typename G::Memory& memory, int seat)
      : Worlds(config, state, Hidden<G>::stories(config, state, memory, seat), seat) {}

  // From what was seen of the other hand and the deck, without a memory.
  Worlds(const Config& config, const State& state, const Stories& stories, int seat)
      : config_(config), state_(state), seat_(seat), cast_(stories) {}

  // How many hidden histories there are: this number times shuffled()!, for what is in a random
  // order of its own.
  Ways count() const {
    return cast_.count() * static_cast<Ways>(Hidden<G>::choices(state_, seat_));
  }
  int shuffled() const { return Hidden<G>::shuffled(state_); }

  // A world; each hidden history is equally likely. Threads may draw from the same worlds, each
  // with its own generator. Where nothing fits (a memory that no game leads to) it is the state
  // itself.
  template <class Rng>
  State draw(Rng& random) const {
    State world = state_;
    if (cast_.scenes() == 0) return world;
    Hidden<G>::write(config_, world, seat_, cast_.draw(random), random);
    return world;
  }

 private:
  Config config_;
  State state_;
  int seat_;
  Cast cast_;
};

}  // namespace tw::worlds
