// The fox games (fox, fox-manual, fox-mini) as one twin: tw::Fox.
#pragma once

#include "tanglewood/fox/chance.hpp"
#include "tanglewood/fox/observe.hpp"
#include "tanglewood/fox/rules.hpp"

namespace tw {

struct Fox {
  using Config = fox::Config;
  using State = fox::State;
  using Memory = fox::Memory;
  using Glance = fox::Glance;

  static constexpr const char* kName = "fox";
  static constexpr int kActions = fox::kActions;
  static constexpr int kFeatures = fox::kFeatures;

  TW_HD static int seats(const Config&) { return 2; }
  TW_HD static State first(const Config& c) { return fox::first(c); }
  TW_HD static int to_act(const State& s) { return s.to_act; }
  TW_HD static Bits<kActions> legal(const Config&, const State& s) { return fox::legal(s); }
  TW_HD static void apply(const Config& c, State& s, int action) { fox::apply(c, s, action); }
  TW_HD static int scores(const Config& c, const State& s, int* out) {
    for (int seat = 0; seat < 2; ++seat) out[seat] = fox::score(c, s, seat);
    return 2;
  }
  TW_HD static Outcome outcome(const Config& c, const State& s) { return fox::outcome(c, s); }
  TW_HD static void utility(const Config& c, const State& s, float* out) {
    const unsigned winners = fox::outcome(c, s).winners;
    out[0] = winners == 1 ? 1.0f : winners == 2 ? -1.0f : 0.0f;
    out[1] = -out[0];
  }

  TW_HD static Chance chance(const Config& c, const State& s) { return fox::chance(c, s); }
  TW_HD static void apply_chance(const Config& c, State& s, const std::uint8_t* items) {
    fox::apply_chance(c, s, items);
  }
  template <class Rng>
  TW_HD static void draw(const Config& c, State& s, Rng& random) {
    fox::draw(c, s, random);
  }
  template <class Rng>
  TW_HD static int pick(const Config&, const State& s, Rng& random) {
    return fox::first_action(s.phase) + random.member(fox::choices(s));
  }

  TW_HD static Memory nothing_seen(const State& s) { return fox::nothing_seen(s); }
  TW_HD static void remember(const Config&, const State& before, int action, const State& after,
                             Memory& m) {
    fox::remember(before, action, after, m);
  }
  TW_HD static Glance nothing_glimpsed(const State&) { return fox::nothing_glimpsed(); }
  TW_HD static void glimpse(const Config&, const State& before, int action, const State& after,
                            Glance& g) {
    fox::glimpse(before, action, after, g);
  }
  template <class P = Put>
  TW_HD static void observe(const Config& c, const State& s, const Glance& g, int me,
                            std::uint8_t* out) {
    fox::observe<P>(c, s, g, me, out);
  }
};

static_assert(Game<Fox>);

}  // namespace tw
