// How plausible a world is, given what the other player was seen to do: the round so far is played
// again with the world's cards, and every choice of the other counts by the chance that a policy
// gives it.
//
// A world does not say which card the other drew with a Woodcutter: it may have been any card that
// was in the hand then, as long as the play before was legal without it. One such history is tried
// out of all, each as likely as another, as the worlds themselves are.
#pragma once

#include <vector>

#include "tanglewood/search/fox_policy.hpp"

namespace tw::search {

struct PastStep {
  std::int8_t seat;
  std::int16_t action;             // kUnseen: a card was put under the deck, face down
  std::int8_t drawn = fox::kNone;  // by a Woodcutter just played: the card, if the viewer drew it
};

// All that was done since the deal, as one seat saw it.
struct FoxPast {
  static constexpr int kUnseen = -1;

  int viewer = 0;
  int leader = 0;  // of the first trick
  int decree = 0;  // as dealt
  std::vector<PastStep> steps;
};

// How far an observed choice is believed: chances are mixed with an even one and softened, so that
// no world is ruled out.
struct Trust {
  float doubt = 0.05f;
  float power = 1.0f;
};

// A fitted policy as a judge of what was done: it looks at the state alone.
struct FittedJudge {
  FoxPolicy policy;

  void begin(const fox::State&) const {}
  float chance(const fox::State& s, int action, int& n) const {
    return policy.chance(s, action, n);
  }
  void done(const fox::State&, int, const fox::State&) const {}
};

class FoxPlausible {
 public:
  FoxPlausible(const fox::Config& config, const FoxPast& past, Trust trust)
      : config_(config), past_(past), trust_(trust) {
    config_.target = 0;
    int decree = past.decree;
    for (const PastStep& step : past.steps) {
      decree_.push_back(decree);
      if (step.action >= fox::kExchangeFrom && step.action < fox::kKeep) {
        decree = step.action - fox::kExchangeFrom;
      }
    }
  }

  // The logarithm of a world's weight; kLeast where no history was found in a few tries.
  template <class Judge, class Rng>
  float weight(const fox::State& world, Judge& judge, Rng& random) const {
    History history;
    float sum = 0;
    for (int i = 0; i < kTries; ++i) {
      if (unwind(world, history, random) && replay(history, judge, sum)) return sum;
      if (!history.guessed) break;
    }
    return kLeast;
  }

  static constexpr float kLeast = -30;
  static constexpr int kMostSteps = 2 * fox::kMaxTricks + 8;

 private:
  static constexpr int kTries = 24;

  // The state after the deal and what was done from there, hidden cards included.
  struct History {
    fox::State begin;
    std::int16_t action[kMostSteps];
    bool guessed;
  };

  static bool has(std::uint64_t cards, int card) { return (cards >> card & 1) != 0; }

  template <class Rng>
  bool unwind(const fox::State& world, History& history, Rng& random) const {
    fox::State& s = history.begin = world;
    history.guessed = false;
    std::uint8_t deck[fox::kMaxDeck + kMostSteps];
    int front = kMostSteps, back = front;  // the deck is deck[front … back - 1]
    for (int i = world.phase == fox::kUnder; i < world.deck_size; ++i) {
      deck[back++] = world.deck[(world.top + i) % world.deck_size];
    }
    for (int at = static_cast<int>(past_.steps.size()) - 1; at >= 0; --at) {
      const PastStep& step = past_.steps[static_cast<std::size_t>(at)];
      std::uint64_t& hand = s.hand[step.seat];
      int action = step.action;
      if (action == FoxPast::kUnseen || action >= fox::kUnderFrom) {
        const int card = deck[--back];
        if (has(hand, card)) return false;
        hand |= bit(card);
        action = fox::kUnderFrom + card;
      } else if (action < fox::kExchangeFrom) {
        if (has(fox::every(fox::kWoodcutter), action) &&
            !undraw(step, hand, deck, front, back, history, random)) {
          return false;
        }
        hand |= bit(action);
      } else if (action != fox::kKeep) {
        const int taken = decree_[static_cast<std::size_t>(at)];
        if (!has(hand, taken)) return false;
        hand ^= bit(action - fox::kExchangeFrom) | bit(taken);
      }
      history.action[at] = static_cast<std::int16_t>(action);
    }
    s.deck_size = static_cast<std::uint8_t>(back - front);
    for (int i = front; i < back; ++i) s.deck[i - front] = deck[i];
    s.top = 0;
    s.decree = static_cast<std::int8_t>(past_.decree);
    s.trump = static_cast<std::int8_t>(fox::suit_of(past_.decree));
    s.lead = s.follow = fox::kNone;
    for (int seat = 0; seat < 2; ++seat) s.tricks[seat] = s.treasure[seat] = 0;
    s.leader = static_cast<std::uint8_t>(past_.leader);
    s.to_act = static_cast<std::int8_t>(past_.leader);
    s.phase = fox::kLead;
    return true;
  }

  // The card that a Woodcutter drew goes back on the deck.
  template <class Rng>
  bool undraw(const PastStep& step, std::uint64_t& hand, std::uint8_t* deck, int& front, int& back,
              History& history, Rng& random) const {
    if (hand ==
        0) {  // it was the last card of the hand: what was drawn went under the deck at once
      const std::uint8_t card = deck[--back];
      deck[--front] = card;
      return true;
    }
    int drawn = step.drawn;
    if (drawn == fox::kNone) {
      drawn = random.member(hand);
      history.guessed = true;
    }
    if (!has(hand, drawn)) return false;
    hand ^= bit(drawn);
    deck[--front] = static_cast<std::uint8_t>(drawn);
    return true;
  }

  template <class Judge>
  bool replay(const History& history, Judge& judge, float& sum) const {
    fox::State s = history.begin;
    judge.begin(s);
    sum = 0;
    for (std::size_t at = 0; at < past_.steps.size(); ++at) {
      const int action = history.action[at];
      if (s.to_act != past_.steps[at].seat) return false;
      const std::uint64_t choices = fox::choices(s);
      const int place = action - fox::first_action(s.phase);
      if (place < 0 || place > fox::kCards || !has(choices, place)) return false;
      if (s.to_act != past_.viewer && (choices & (choices - 1)) != 0) {
        int n = 0;
        const float chance = judge.chance(s, action, n);
        sum += trust_.power *
               std::log((1 - trust_.doubt) * chance + trust_.doubt / static_cast<float>(n));
      }
      const fox::State before = s;
      fox::apply(config_, s, action);
      judge.done(before, action, s);
    }
    return true;
  }

  fox::Config config_;
  const FoxPast& past_;
  Trust trust_;
  std::vector<int> decree_;
};

}  // namespace tw::search
