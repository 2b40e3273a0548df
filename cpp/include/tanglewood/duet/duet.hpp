// The Duet as a twin: tw::Duet.
#pragma once

#include "tanglewood/duet/chance.hpp"
#include "tanglewood/duet/observe.hpp"
#include "tanglewood/duet/rules.hpp"

namespace tw {

struct Duet {
  using Config = duet::Config;
  using State = duet::State;
  using Memory = duet::Memory;

  static constexpr const char* kName = "duet";
  static constexpr int kActions = duet::kActions;
  static constexpr int kFeatures = duet::kFeatures;

  TW_HD static int seats(const Config&) { return 2; }
  TW_HD static State first(const Config& c) { return duet::first(c); }
  TW_HD static int to_act(const State& s) { return s.to_act; }
  TW_HD static Bits<kActions> legal(const Config& c, const State& s) { return duet::legal(c, s); }
  TW_HD static void apply(const Config& c, State& s, int action) { duet::apply(c, s, action); }
  TW_HD static int scores(const Config& c, const State& s, int* out) {
    out[0] = duet::score(c, s);
    return 1;
  }
  TW_HD static Outcome outcome(const Config& c, const State& s) { return duet::outcome(c, s); }
  TW_HD static void utility(const Config&, const State& s, float* out) {
    out[0] = out[1] = s.ending == duet::kVictory ? 1.0f : -1.0f;
  }

  TW_HD static Chance chance(const Config&, const State& s) { return duet::chance(s); }
  TW_HD static void apply_chance(const Config&, State& s, const std::uint8_t* items) {
    duet::apply_chance(s, items);
  }
  template <class Rng>
  TW_HD static void draw(const Config&, State& s, Rng& random) {
    duet::draw(s, random);
  }
  template <class Rng>
  TW_HD static int pick(const Config& c, const State& s, Rng& random) {
    return duet::first_action(s.phase) + random.member(duet::choices(c, s));
  }

  TW_HD static Memory nothing_seen(const State& s) { return duet::nothing_seen(s); }
  TW_HD static void remember(const Config&, const State& before, int action, const State& after,
                             Memory& m) {
    duet::remember(before, action, after, m);
  }
  TW_HD static void observe(const Config& c, const State& s, const Memory& m, int me,
                            std::uint8_t* out) {
    duet::observe(c, s, m, me, out);
  }
};

static_assert(Game<Duet>);

}  // namespace tw
