// How a fox player is likely to act: chances of the legal actions from what the seat to act sees.
//
// A log-linear policy: an action has a few features, each feature a weight, and chances are in
// proportion to the exponential of the sum. It is no player of its own; it says which hands make an
// observed action plausible, and goes on from the leaves of a search. The weights were fitted to
// games of the search itself (bench/fox_policy.cpp).
#pragma once

#include <algorithm>
#include <cmath>

#include "tanglewood/fox/fox.hpp"
#include "tanglewood/solve/spot.hpp"

namespace tw::search {

// Groups of features, one behind the other; a feature is a place in its group.
struct PolicyFeatures {
  static constexpr int kTricks = 10;  // tricks by number, nine and more alike
  static constexpr int kLeadMine = 0;
  static constexpr int kLeadOthers = kLeadMine + kTricks * 22;
  static constexpr int kLeadRace = kLeadOthers + kTricks * 22;
  static constexpr int kLeadSuit = kLeadRace + kTricks * kTricks * 3;
  static constexpr int kLeadAbove = kLeadSuit + 5 * 5 * 2;
  static constexpr int kLeadBelow = kLeadAbove + 6 * 6 * 2;
  static constexpr int kLeadTrumps = kLeadBelow + 6 * 2 * 6;
  static constexpr int kFollowMine = kLeadTrumps + 6 * 2 * 3;
  static constexpr int kFollowOthers = kFollowMine + kTricks * 44;
  static constexpr int kFollowRace = kFollowOthers + kTricks * 44;
  static constexpr int kFollowSeven = kFollowRace + kTricks * kTricks * 2;
  static constexpr int kFollowOrder = kFollowSeven + 2 * 2 * 2 * 5;
  static constexpr int kFollowSuit = kFollowOrder + 4 * 2 * 2 * 5;
  static constexpr int kFollowAbove = kFollowSuit + 5 * 2 * 2;
  static constexpr int kFollowLed = kFollowAbove + 6 * 2 * 2;
  static constexpr int kKept = kFollowLed + 11 * 2 * 5;
  static constexpr int kTrumps = kKept + 10;
  static constexpr int kTakes = kTrumps + 7 * 5;
  static constexpr int kGiven = kTakes + 2 * 100;
  static constexpr int kTaken = kGiven + 11 * 5;
  static constexpr int kUnderRank = kTaken + 11 * 5;
  static constexpr int kUnderSuit = kUnderRank + 22;
  static constexpr int kUnderRace = kUnderSuit + 10;
  static constexpr int kAll = kUnderRace + 11 * 5;
};

class FoxPolicy {
 public:
  using F = PolicyFeatures;

  static constexpr int kMost = 20;    // legal actions, at most: sixteen cards, one drawn, keep
  static constexpr int kActive = 10;  // features of one action, at most

  FoxPolicy() = default;
  explicit FoxPolicy(const float* weights) : weights_(weights) {}
  explicit operator bool() const { return weights_ != nullptr; }

  // What the seat to act sees, worked out once per decision.
  struct Sight {
    const fox::State& s;
    std::uint64_t hand, unseen, winning = 0, may = 0, trumps;
    int mine, others, stage;

    explicit Sight(const fox::State& state) : s(state) {
      const int seat = s.to_act;
      hand = s.hand[seat];
      // The other hand and the deck: for this seat they are one heap.
      unseen = s.hand[seat ^ 1];
      int at = s.top;
      for (int i = 0; i < s.deck_size; ++i) {
        if (i > 0 || s.phase != fox::kUnder) unseen |= bit(s.deck[at]);
        at = at + 1 == s.deck_size ? 0 : at + 1;
      }
      trumps = fox::kSuitMask << s.trump * fox::kRanks;
      mine = std::min<int>(s.tricks[seat], F::kTricks - 1);
      others = std::min<int>(s.tricks[seat ^ 1], F::kTricks - 1);
      stage = mine <= 2 ? 0 : mine == 3 ? 1 : mine <= 6 ? 2 : mine <= 8 ? 3 : 4;
      if (s.phase == fox::kFollow) {
        winning = fox::cards().winning[s.trump][s.lead];
        may = fox::may_follow(hand, s.lead);
      }
    }
  };

  // The features of an action; how many there are.
  static int features(const Sight& sight, int action, int* found) {
    const fox::Phase phase = sight.s.phase;
    int n = 0;
    const auto has = [&](int group, int place) { found[n++] = group + place; };
    if (phase == fox::kLead) {
      lead(sight, action, has);
    } else if (phase == fox::kFollow) {
      follow(sight, action, has);
    } else if (phase == fox::kExchange) {
      exchange(sight, action, has);
    } else {
      under(sight, action - fox::kUnderFrom, has);
    }
    return n;
  }

  // Chances of the legal actions, ascending by action; how many there are.
  int chances(const fox::State& s, int* actions, float* chance) const {
    int n = 0;
    std::uint64_t rest = fox::choices(s);
    const int first = fox::first_action(s.phase);
    if ((rest & (rest - 1)) == 0) {
      actions[0] = first + lowest(rest);
      chance[0] = 1;
      return 1;
    }
    const Sight sight(s);
    float most = -1e30f;
    for (; rest != 0; rest &= rest - 1) {
      int found[kActive];
      actions[n] = first + lowest(rest);
      const int size = features(sight, actions[n], found);
      float sum = 0;
      for (int i = 0; i < size; ++i) sum += weights_[found[i]];
      chance[n++] = sum;
      most = std::max(most, sum);
    }
    float total = 0;
    for (int i = 0; i < n; ++i) total += chance[i] = power(chance[i] - most);
    for (int i = 0; i < n; ++i) chance[i] /= total;
    return n;
  }

  // The chance of one action among how many; 0 if it is not legal.
  float chance(const fox::State& s, int action, int& n) const {
    int actions[kMost];
    float found[kMost];
    n = chances(s, actions, found);
    for (int i = 0; i < n; ++i) {
      if (actions[i] == action) return found[i];
    }
    return 0;
  }

  // An action with its chance.
  template <class Rng>
  int pick(const fox::State& s, Rng& random) const {
    int actions[kMost];
    float found[kMost];
    const int n = chances(s, actions, found);
    if (n == 1) return actions[0];
    float at = static_cast<float>(random.next() >> 40) * 0x1p-24f;
    for (int i = 0; i < n - 1; ++i) {
      if (at < found[i]) return actions[i];
      at -= found[i];
    }
    return actions[n - 1];
  }

 private:
  // exp(x) for x <= 0, to a few parts in a thousand: chances need no more.
  static float power(float x) {
    if (x < -20) return 2e-9f;
    x = 1 + x * (1 / 256.0f);
    for (int i = 0; i < 8; ++i) x *= x;
    return x;
  }
  static int at_most(int number, int most) { return number < most ? number : most; }
  static std::uint64_t above(int card) {
    return fox::cards().suit_mask[card] & ~((bit(card) << 1) - 1);
  }

  template <class Has>
  static void lead(const Sight& sight, int card, Has has) {
    const std::uint64_t suit = fox::cards().suit_mask[card];
    const int trump = fox::suit_of(card) == sight.s.trump, rank = fox::rank_of(card) - 1;
    const int higher = at_most(count(sight.unseen & above(card)), 5);
    const int others = at_most(count(sight.unseen & suit), 5);
    const int lower = at_most(others - higher, 5);
    const int held = at_most(count(sight.hand & suit), 5) - 1;
    const int trumps = at_most(count(sight.unseen & sight.trumps), 5);
    const int strong = trump || rank == 8 ? (higher <= 1 ? 2 : 1)
                                          : (higher == 0   ? 2
                                             : higher <= 2 ? 1
                                                           : 0);
    has(F::kLeadMine, (sight.mine * 2 + trump) * 11 + rank);
    has(F::kLeadOthers, (sight.others * 2 + trump) * 11 + rank);
    has(F::kLeadRace, (sight.mine * F::kTricks + sight.others) * 3 + strong);
    has(F::kLeadSuit, (held * 5 + sight.stage) * 2 + trump);
    has(F::kLeadAbove, (higher * 6 + others) * 2 + trump);
    has(F::kLeadBelow, (lower * 2 + trump) * 6 + at_most(sight.mine, 5));
    has(F::kLeadTrumps, (trumps * 2 + trump) * 3 + strong);
  }

  template <class Has>
  static void follow(const Sight& sight, int card, Has has) {
    const fox::State& s = sight.s;
    const std::uint64_t suit = fox::cards().suit_mask[card];
    const int wins = sight.winning >> card & 1, trump = fox::suit_of(card) == s.trump;
    const int rank = fox::rank_of(card) - 1;
    const std::uint64_t alike =
        (wins ? sight.may & sight.winning : sight.may & ~sight.winning) & ~bit(card);
    int lower = 0, higher = 0;
    for (std::uint64_t rest = alike; rest != 0; rest &= rest - 1) {
      const int other = fox::rank_of(lowest(rest)) - 1;
      lower = lower | (other < rank);
      higher = higher | (other > rank);
    }
    const int bound = fox::suit_of(card) == fox::suit_of(s.lead);
    const int held = at_most(count(sight.hand & suit), 5) - 1;
    const int over = at_most(count(sight.unseen & above(card)), 5);
    const int kind = (rank * 2 + wins) * 2 + trump;
    has(F::kFollowMine, sight.mine * 44 + kind);
    has(F::kFollowOthers, sight.others * 44 + kind);
    has(F::kFollowRace, (sight.mine * F::kTricks + sight.others) * 2 + wins);
    has(F::kFollowSeven,
        (((fox::rank_of(s.lead) == fox::kTreasure) * 2 + wins) * 2 + (rank == 6)) * 5 +
            sight.stage);
    has(F::kFollowOrder, (((lower * 2 + higher) * 2 + wins) * 2 + bound) * 5 + sight.stage);
    has(F::kFollowSuit, (held * 2 + bound) * 2 + trump);
    has(F::kFollowAbove, (over * 2 + trump) * 2 + wins);
    has(F::kFollowLed, ((fox::rank_of(s.lead) - 1) * 2 + wins) * 5 + sight.stage);
  }

  template <class Has>
  static void exchange(const Sight& sight, int action, Has has) {
    const fox::State& s = sight.s;
    const bool keeps = action == fox::kKeep;
    const int card = keeps ? s.decree : action - fox::kExchangeFrom;
    const std::uint64_t after = keeps ? sight.hand : (sight.hand ^ bit(card)) | bit(s.decree);
    const int trump = fox::suit_of(card);
    const auto trumps = [&](std::uint64_t hand, int suit) {
      return count(hand & fox::kSuitMask << suit * fox::kRanks);
    };
    const int more = trumps(after, trump) - trumps(sight.hand, s.trump);
    if (keeps) {
      has(F::kKept, sight.stage * 2 + (s.follow != fox::kNone));
    } else {
      has(F::kTrumps, (std::clamp(more, -3, 3) + 3) * 5 + sight.stage);
      has(F::kGiven, (fox::rank_of(card) - 1) * 5 + sight.stage);
      has(F::kTaken, (fox::rank_of(s.decree) - 1) * 5 + sight.stage);
    }
    if (s.follow != fox::kNone) {
      const int wins = fox::cards().winning[trump][s.lead] >> s.follow & 1;
      has(F::kTakes, (sight.mine * F::kTricks + sight.others) * 2 + wins);
    }
  }

  template <class Has>
  static void under(const Sight& sight, int card, Has has) {
    const int trump = fox::suit_of(card) == sight.s.trump, rank = fox::rank_of(card) - 1;
    const int held = at_most(count(sight.hand & fox::cards().suit_mask[card]), 5) - 1;
    has(F::kUnderRank, trump * 11 + rank);
    has(F::kUnderSuit, trump * 5 + held);
    has(F::kUnderRace, rank * 5 + sight.stage);
  }

  const float* weights_ = nullptr;
};

}  // namespace tw::search
