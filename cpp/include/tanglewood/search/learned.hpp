// What every action is worth when everybody goes on as a learned network prefers.
//
// Worlds that fit the observer's view are drawn. In each of them the actions that the network
// prefers are tried, the others answer as it prefers from what they see in that world, and when
// the observer is asked again the network says what it expects then. Actions are compared in the
// same worlds, and the worse half is dropped again and again. Who is expected to err now and then
// (`doubt`) takes any action at times: a plan should not rest on everybody else's best play.
//
// A game says by a `Foresight` how its networks see, what they expect, and how far to look.
#pragma once

#include <algorithm>
#include <vector>

#include "tanglewood/beside.hpp"
#include "tanglewood/net/network.hpp"
#include "tanglewood/net/sight_duet.hpp"
#include "tanglewood/net/sight_woods.hpp"
#include "tanglewood/search/ismcts.hpp"

namespace tw::search {

template <class G>
struct Foresight;

template <>
struct Foresight<Duet> {
  static constexpr int kSeen = net::kDuetSeen;
  static void see(const duet::Config& c, const duet::State& s, const duet::Memory& m,
                  std::uint8_t* out) {
    constexpr net::SuitNames kAsTheyAre = {{{0, 1, 2}, {0, 1, 2}}};
    net::see_duet(c, s, m, kAsTheyAre, out);
  }
  static int place(const duet::State& s, int action) { return net::turned(s.to_act, action); }
  static const duet::Config& rules(const duet::Config& c) { return c; }
  static void complete(const duet::State&, int, duet::Memory&) {}
  static std::vector<int> end(const duet::Config& c, const duet::State& s, int) {
    return {s.ending == duet::kVictory, duet::score(c, s)};
  }
  static bool asks(const duet::State&, const duet::State& s, int me) { return s.to_act == me; }
  // Gems to come, victory, the score.
  static double expected(const duet::Config&, const duet::State&, int, const std::int32_t* told) {
    return told[1];
  }
  static double ended(const duet::Config&, const duet::State& s, int) {
    return s.ending == duet::kVictory ? 1 << net::kOutputBits : 0;
  }
};

// Victory counts, and a little the points ahead of the others; alone the sets.
template <>
struct Foresight<Woods> {
  static constexpr int kSeen = net::kWoodsSeen;
  static constexpr double kPoint = 0.005, kSet = 0.01;
  static void see(const woods::Config& c, const woods::State& s, const woods::Memory& m,
                  std::uint8_t* out) {
    net::see_woods(c, s, m, out);
  }
  static int place(const woods::State&, int action) { return action; }
  static const woods::Config& rules(const woods::Config& c) { return c; }
  static void complete(const woods::State&, int, woods::Memory&) {}
  static std::vector<int> end(const woods::Config& c, const woods::State& s, int me) {
    const Outcome end = woods::outcome(c, s);
    return {end.winners >> me & 1 ? count(end.winners) : 0, woods::score(c, s, me)};
  }
  // Alone, nothing is news before the row is filled again.
  static bool asks(const woods::State& root, const woods::State& s, int me) {
    return s.to_act == me && (!s.solo || s.deck.top != root.deck.top);
  }
  // Everybody's victory and points to come in tens, from the seat to act on.
  static double expected(const woods::Config& c, const woods::State& s, int me,
                         const std::int32_t* told) {
    double points[kMaxSeats];
    for (int i = 0, seat = me; i < c.players; ++i, seat = seat + 1 == c.players ? 0 : seat + 1) {
      points[seat] = 10.0 * told[kMaxSeats + i] + (woods::score(c, s, seat) << net::kOutputBits);
    }
    return told[0] + lead(c, points, me);
  }
  static double ended(const woods::Config& c, const woods::State& s, int me) {
    const Outcome end = woods::outcome(c, s);
    double points[kMaxSeats];
    for (int seat = 0; seat < c.players; ++seat) {
      points[seat] = woods::score(c, s, seat) << net::kOutputBits;
    }
    const double won = end.winners >> me & 1 ? 1.0 / count(end.winners) : 0;
    return won * (1 << net::kOutputBits) + lead(c, points, me);
  }

 private:
  static double lead(const woods::Config& c, const double* points, int me) {
    if (c.solo) return kSet * points[me];
    double others = 0;
    for (int seat = 0; seat < c.players; ++seat) others += seat == me ? 0 : points[seat];
    return kPoint * (points[me] - others / (c.players - 1));
  }
};

// How a search by a network goes about it: so many actions at first, how much the network's own
// preference counts beside what was found, how often others are expected to err.
struct Looking {
  int actions = 8;
  double trust = 0.02;
  double doubt = 0;
};

template <class G>
class Follower {
 public:
  using Config = typename G::Config;
  using State = typename G::State;
  using Kept = typename Beside<G>::Kept;
  using F = Foresight<G>;

  Follower(const Config& config, const net::Network& network)
      : config_(config), network_(network), told_(static_cast<std::size_t>(network.outputs())) {
    if (static_cast<int>(network.caps.size()) != F::kSeen) {
      throw std::invalid_argument("This network sees another game.");
    }
  }

  int outputs() const { return network_.outputs(); }

  // What the network answers to what the seat to act sees.
  const std::int32_t* ask(const State& s, const Kept& kept) {
    std::uint8_t seen[F::kSeen];
    F::see(config_, s, kept, seen);
    pass_.run(network_, seen, told_.data());
    return told_.data();
  }

  // The action it prefers, the first of several.
  int choose(const State& s, const Kept& kept) {
    const auto legal = G::legal(config_, s);
    int best = -1, first = 0, number = 0;
    legal.each([&](int action) {
      first = action;
      ++number;
    });
    if (number == 1) return first;
    const std::int32_t* told = ask(s, kept);
    std::int32_t most = 0;
    legal.each([&](int action) {
      const std::int32_t value = told[F::place(s, action)];
      if (best < 0 || value > most) {
        most = value;
        best = action;
      }
    });
    return best;
  }

  // What the observer expects after this action in this world, in parts of 1.
  template <class Rng>
  double after(const State& root, const State& world, const Kept& kept, int action, double doubt,
               Rng& random) {
    const int me = G::to_act(root);
    State s = world;
    Kept seen = kept;
    step(s, seen, action);
    while (true) {
      if (G::to_act(s) == kChance) {
        const State before = s;
        G::draw(config_, s, random);
        Beside<G>::tell(config_, before, kDrawn, s, seen);
      } else if (over<G>(s)) {
        return F::ended(config_, s, me) / (1 << net::kOutputBits);
      } else if (F::asks(root, s, me)) {
        return F::expected(config_, s, me, ask(s, seen) + G::kActions) / (1 << net::kOutputBits);
      } else {
        const bool errs = doubt > 0 && G::to_act(s) != me &&
                          static_cast<double>(random.next() >> 11) * 0x1p-53 < doubt;
        step(s, seen, errs ? G::pick(config_, s, random) : choose(s, seen));
      }
    }
  }

 private:
  void step(State& s, Kept& seen, int action) const {
    const State before = s;
    G::apply(config_, s, action);
    Beside<G>::tell(config_, before, action, s, seen);
  }

  const Config& config_;
  const net::Network& network_;
  net::Pass pass_;
  std::vector<std::int32_t> told_;
};

// Search for the seat to act at the root, which has seen what is `kept`.
template <class G, class Worlds>
Report learned_search(const typename G::Config& config, const net::Network& network,
                      const Worlds& worlds, const typename G::State& root,
                      const typename Beside<G>::Kept& kept, const Looking& looking,
                      const Settings& settings) {
  using F = Foresight<G>;
  const Deadline deadline(settings.budget.milliseconds);
  Random random(settings.seed);
  Follower<G> follower(config, network);
  Report report;
  std::vector<double> liked;
  typename Beside<G>::Kept here = kept;
  F::complete(root, G::to_act(root), here);
  const std::int32_t* told = follower.ask(root, here);
  G::legal(config, root).each([&](int action) {
    report.tried.emplace_back().action = action;
    liked.push_back(told[F::place(root, action)] * looking.trust / (1 << net::kOutputBits));
  });
  std::vector<std::size_t> open(report.tried.size());
  for (std::size_t i = 0; i < open.size(); ++i) open[i] = i;
  const auto sort = [&] {
    std::stable_sort(open.begin(), open.end(), [&](std::size_t a, std::size_t b) {
      return report.tried[a].mean() + liked[a] > report.tried[b].mean() + liked[b];
    });
  };
  sort();
  open.resize(std::min<std::size_t>(open.size(), static_cast<std::size_t>(looking.actions)));
  int stages = 1;  // the last is the best one's alone
  while ((std::size_t{1} << (stages - 1)) < open.size()) ++stages;
  const std::int64_t all = settings.budget.iterations > 0 ? settings.budget.iterations : 1 << 16;
  for (int stage = 0; stage < stages && !deadline.passed(); ++stage) {
    const std::int64_t share = all / stages / static_cast<std::int64_t>(open.size());
    for (std::int64_t i = 0; i < std::max<std::int64_t>(share, 1); ++i) {
      if (i > 0 && deadline.passed()) break;
      const typename G::State world = worlds.draw(random);
      typename Beside<G>::Kept seen = kept;
      F::complete(world, G::to_act(root), seen);
      for (const std::size_t at : open) {
        Tried& tried = report.tried[at];
        const double worth = follower.after(root, world, seen, tried.action, looking.doubt, random);
        tried.count(worth);
        ++report.iterations;
      }
    }
    sort();
    open.resize((open.size() + 1) / 2);
  }
  return report;
}

}  // namespace tw::search
