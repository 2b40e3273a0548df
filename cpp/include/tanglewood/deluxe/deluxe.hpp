// Deluxe as a twin: tw::Deluxe.
#pragma once

#include "tanglewood/deluxe/chance.hpp"
#include "tanglewood/deluxe/observe.hpp"
#include "tanglewood/deluxe/rules.hpp"

namespace tw {

struct Deluxe {
  using Config = deluxe::Config;
  using State = deluxe::State;
  using Memory = deluxe::Memory;

  static constexpr const char* kName = "deluxe";
  static constexpr int kActions = deluxe::kActions;
  static constexpr int kFeatures = deluxe::kFeatures;

  TW_HD static int seats(const Config&) { return 2; }
  TW_HD static State first(const Config& c) { return deluxe::first(c); }
  TW_HD static int to_act(const State& s) { return deluxe::to_act(s); }
  TW_HD static Bits<kActions> legal(const Config&, const State& s) { return deluxe::legal(s); }
  TW_HD static void apply(const Config& c, State& s, int action) {
    deluxe::Silent silent;
    deluxe::apply(c, s, action, silent);
  }
  TW_HD static int scores(const Config&, const State& s, int* out) {
    out[0] = s.scores[0];
    out[1] = s.scores[1];
    return 2;
  }
  TW_HD static Outcome outcome(const Config&, const State& s) { return deluxe::outcome(s); }
  TW_HD static void utility(const Config&, const State& s, float* out) {
    const unsigned winners = deluxe::outcome(s).winners;
    out[0] = winners == 1 ? 1.0f : winners == 2 ? -1.0f : 0.0f;
    out[1] = -out[0];
  }

  TW_HD static Chance chance(const Config& c, const State& s) { return deluxe::chance(c, s); }
  TW_HD static void apply_chance(const Config& c, State& s, const std::uint8_t* items) {
    deluxe::apply_chance(c, s, items);
  }
  template <class Rng>
  TW_HD static void draw(const Config& c, State& s, Rng& random) {
    deluxe::draw(c, s, random);
  }
  template <class Rng>
  TW_HD static int pick(const Config&, const State& s, Rng& random) {
    return deluxe::pick(s, random);
  }

  TW_HD static Memory nothing_seen(const State& s) { return deluxe::nothing_seen(s); }
  TW_HD static void remember(const Config& c, const State& before, int action, const State& after,
                             Memory& m) {
    deluxe::remember(c, before, action, after, m);
  }
  template <class P = Put>
  TW_HD static void observe(const Config& c, const State& s, const Memory& m, int me,
                            std::uint8_t* out) {
    deluxe::observe<P>(c, s, m, me, out);
  }
};

static_assert(Game<Deluxe>);

}  // namespace tw
