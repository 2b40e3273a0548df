// Into the Woods as a twin: tw::Woods.
#pragma once

#include "tanglewood/woods/chance.hpp"
#include "tanglewood/woods/observe.hpp"
#include "tanglewood/woods/rules.hpp"

namespace tw {

struct Woods {
  using Config = woods::Config;
  using State = woods::State;
  using Memory = woods::Memory;

  static constexpr const char* kName = "woods";
  static constexpr int kActions = woods::kActions;
  static constexpr int kFeatures = woods::kFeatures;

  TW_HD static int seats(const Config& c) { return c.players; }
  TW_HD static State first(const Config& c) { return woods::first(c); }
  TW_HD static int to_act(const State& s) { return s.to_act; }
  TW_HD static Bits<kActions> legal(const Config& c, const State& s) {
    return s.to_act >= 0 ? woods::trades(c, s) : Bits<kActions>{};
  }
  TW_HD static void apply(const Config& c, State& s, int action) { woods::apply(c, s, action); }
  TW_HD static int scores(const Config& c, const State& s, int* out) {
    for (int seat = 0; seat < c.players; ++seat) out[seat] = woods::score(c, s, seat);
    return c.players;
  }
  TW_HD static Outcome outcome(const Config& c, const State& s) { return woods::outcome(c, s); }
  // Winners share 1, the others share what makes the sum 0; alone, every set counts alike.
  TW_HD static void utility(const Config& c, const State& s, float* out) {
    const Outcome end = woods::outcome(c, s);
    if (c.solo) {
      out[0] = 2.0f * static_cast<float>(end.scores[0]) / woods::kValues - 1.0f;
      return;
    }
    const auto players = static_cast<float>(c.players);
    const float share = players / static_cast<float>(count(end.winners));
    for (int seat = 0; seat < c.players; ++seat) {
      out[seat] = ((end.winners >> seat & 1 ? share : 0.0f) - 1.0f) / (players - 1.0f);
    }
  }

  TW_HD static Chance chance(const Config& c, const State& s) { return woods::chance(c, s); }
  TW_HD static void apply_chance(const Config& c, State& s, const std::uint8_t* items) {
    woods::apply_chance(c, s, items);
  }
  template <class Rng>
  TW_HD static void draw(const Config& c, State& s, Rng& random) {
    woods::draw(c, s, random);
  }
  template <class Rng>
  TW_HD static int pick(const Config& c, const State& s, Rng& random) {
    return woods::random_trade(c, s, random);
  }

  TW_HD static Memory nothing_seen(const State& s) { return woods::nothing_seen(s); }
  TW_HD static void remember(const Config& c, const State& before, int action, const State& after,
                             Memory& m) {
    woods::remember(c, before, action, after, m);
  }
  TW_HD static void observe(const Config& c, const State& s, const Memory& m, int me,
                            std::uint8_t* out) {
    woods::observe(c, s, m, me, out);
  }
};

static_assert(Game<Woods>);

}  // namespace tw
