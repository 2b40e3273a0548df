// How the networks of fox and Deluxe see a world, and what the end of a round is.
//
// What a world was drawn without is put back: a Glance or a Memory comes with what both seats have
// seen so far, and what depends on the world is read off its deck and its hands (`complete`).
#pragma once

#include "tanglewood/deluxe/deluxe.hpp"
#include "tanglewood/fox/fox.hpp"
#include "tanglewood/search/learned.hpp"

namespace tw::search {

// How far these networks count scores and targets: a far target is moved near, the scores as far
// from it as before (`tanglewood.analysis.networks.inputs.versus`).
inline constexpr int kMostTarget = 40;

template <int N>
void moved_near(int target, const std::int32_t (&scores)[N], std::uint8_t* at) {
  if (target <= kMostTarget) return;
  for (int i = 0; i < N; ++i) at[i] = byte_of(scores[i] - target + kMostTarget);
  at[N] = kMostTarget;
}

// To the end of the round: there the game ends, as with a target that every score reaches.
template <class Config>
Config one_round(Config c) {
  c.target = INT32_MIN;
  return c;
}

// The scores of both, what the round brought them, the tricks of the observer, and who is ahead
// where the scores are equal (1: the observer, -1: the other).
template <class G>
std::vector<int> round_end(const typename G::Config& c, const typename G::State& s,
                           const std::int32_t (&before)[2], int me) {
  const Outcome end = G::outcome(c, s);
  const int other = me ^ 1;
  const int ahead = end.winners == 1u << me ? 1 : end.winners == 1u << other ? -1 : 0;
  return {end.scores[me],
          end.scores[other],
          end.scores[me] - before[me],
          end.scores[other] - before[other],
          s.tricks[me],
          ahead};
}

// Points of the round; in a game to a target the chance to win it, which counts as so many points.
inline constexpr double kTen = 10, kGame = 15;

inline double expected_of(bool target, const std::int32_t* told) {
  return target ? kGame * told[1] : kTen * told[0];
}

template <class G>
double ended_of(const typename G::Config& c, const typename G::State& s, bool target, int me) {
  const Outcome end = G::outcome(c, s);
  if (!target) return (end.scores[me] - end.scores[me ^ 1]) << net::kOutputBits;
  const int ahead = end.winners == 1u << me ? 1 : end.winners == 1u << (me ^ 1) ? -1 : 0;
  return kGame * ahead * (1 << net::kOutputBits);
}

template <>
struct Foresight<Fox> {
  static constexpr int kSeen = fox::kFeatures;
  static void see(const fox::Config& c, const fox::State& s, const fox::Glance& g,
                  std::uint8_t* out) {
    const int me = s.to_act;
    Fox::observe(c, s, g, me, out);
    moved_near<2>(c.target, {fox::score(c, s, me), fox::score(c, s, me ^ 1)}, out + 306);
  }
  static int place(const fox::State&, int action) { return action; }
  static fox::Config rules(const fox::Config& c) { return one_round(c); }
  // Cards under the deck that are not mine are the other's: all of them are its last ones.
  static void complete(const fox::State& s, int me, fox::Glance& g) {
    const int size = s.deck_size - (s.phase == fox::kUnder);
    const int under = std::min(g.times_under[0] + g.times_under[1], size);
    std::uint64_t last = 0;
    for (int i = size - under; i < size; ++i) {
      last |= bit(s.deck[(s.top + (s.phase == fox::kUnder) + i) % s.deck_size]);
    }
    g.put_under[me ^ 1] = last & ~g.put_under[me];
    g.lead = s.lead;
  }
  static std::vector<int> end(const fox::Config& c, const fox::State& s, int me) {
    return round_end<Fox>(c, s, s.scores, me);
  }
  static bool asks(const fox::State&, const fox::State& s, int me) { return s.to_act == me; }
  static double expected(const fox::Config& c, const fox::State&, int, const std::int32_t* told) {
    return expected_of(c.target > 0, told);
  }
  static double ended(const fox::Config& c, const fox::State& s, int me) {
    return ended_of<Fox>(c, s, c.target > 0, me);
  }
};

template <>
struct Foresight<Deluxe> {
  static constexpr int kSeen = deluxe::kFeatures;
  static void see(const deluxe::Config& c, const deluxe::State& s, const deluxe::Memory& m,
                  std::uint8_t* out) {
    const int me = s.turn, other = me ^ 1;
    Deluxe::observe(c, s, m, me, out);
    moved_near<4>(c.target, {s.scores[me], s.scores[other], s.before[me], s.before[other]},
                  out + 782);
  }
  static int place(const deluxe::State&, int action) { return action; }
  static deluxe::Config rules(const deluxe::Config& c) { return one_round(c); }
  // The other knows its own hand, and what it put under the deck.
  static void complete(const deluxe::State& s, int me, deluxe::Memory& m) {
    const int other = me ^ 1;
    m.sunk_count = static_cast<std::uint8_t>(s.deck_size - m.untouched);
    std::uint64_t known = s.hand[other];
    for (int i = 0; i < m.sunk_count; ++i) {
      deluxe::Sunk& sunk = m.sunk[i];
      sunk.card = static_cast<std::int8_t>(deluxe::deck_card(s, m.untouched + i));
      if (sunk.viewers >> other & 1) known |= bit(sunk.card);
    }
    m.hands[other].holds[other] = s.hand[other];
    m.hands[other].specials |= known & deluxe::kSpecials;
  }
  static std::vector<int> end(const deluxe::Config& c, const deluxe::State& s, int me) {
    return round_end<Deluxe>(c, s, s.before, me);
  }
  static bool asks(const deluxe::State&, const deluxe::State& s, int me) { return s.turn == me; }
  static double expected(const deluxe::Config& c, const deluxe::State&, int,
                         const std::int32_t* told) {
    return expected_of(c.target > 0, told);
  }
  static double ended(const deluxe::Config& c, const deluxe::State& s, int me) {
    return ended_of<Deluxe>(c, s, c.target > 0, me);
  }
};

}  // namespace tw::search
