// The searches of Deluxe, Duet and Into the Woods in Python.
#include "searches.hpp"

#include "learned.hpp"
#include "search.hpp"
#include "tanglewood/search/duet_open.hpp"
#include "tanglewood/search/learned.hpp"
#include "tanglewood/search/outlooks.hpp"
#include "tanglewood/search/woods_policy.hpp"
#include "tanglewood/search/woods_solo_search.hpp"
#include "tanglewood/worlds/deluxe.hpp"
#include "tanglewood/worlds/duet.hpp"
#include "told.hpp"
#include "woods_worlds.hpp"

namespace tw::bind {

static double as_it_is(double worth) { return worth; }

// The greatest number of an objective, either way: what worths of 0 and 1 stand for.
static double greatest(const std::vector<int>& values) {
  constexpr std::size_t kAll =
      static_cast<std::size_t>(search::DeluxeRound::kGains) * search::DeluxeRound::kGains;
  if (values.size() != kAll) {
    throw std::invalid_argument("An objective of Deluxe has " + std::to_string(kAll) +
                                " values, not " + std::to_string(values.size()) + ".");
  }
  double most = 1;
  for (const int value : values) most = std::max(most, std::abs(static_cast<double>(value)));
  return most;
}

static std::vector<float> worths_of(const std::vector<int>& values, double most) {
  std::vector<float> worths;
  worths.reserve(values.size());
  for (const int value : values) worths.push_back(static_cast<float>(0.5 + value / (2 * most)));
  return worths;
}

using Masks = std::pair<std::uint64_t, std::uint64_t>;

// In pairs: what the observer and what the other know that each seat holds and lacks (by seat), the
// special cards that each of them knows to be in; cards taken or in the trick, and how many of the
// deck never went under it; which cards that did each of them saw, by their order from the top.
static deluxe::Memory deluxe_memory(const deluxe::State& s, const std::vector<Masks>& seen) {
  if (seen.size() != 7) throw std::invalid_argument("Seven pairs of what was seen are needed.");
  deluxe::Memory m = deluxe::nothing_seen(s);
  const int me = s.turn, other = me ^ 1;
  for (const auto& [seat, from] : {std::pair{me, 0}, std::pair{other, 2}}) {
    deluxe::Hands& hands = m.hands[seat];
    hands.holds[0] = seen[from].first;
    hands.holds[1] = seen[from].second;
    hands.lacks[0] = seen[from + 1].first;
    hands.lacks[1] = seen[from + 1].second;
    hands.specials = seat == me ? seen[4].first : seen[4].second;
  }
  m.out = seen[5].first;
  if (seen[5].second > s.deck_size) throw std::invalid_argument("The deck is smaller.");
  m.untouched = static_cast<std::uint8_t>(seen[5].second);
  for (int i = 0; i < s.deck_size - m.untouched; ++i) {
    const auto mine = seen[6].first >> i & 1, theirs = seen[6].second >> i & 1;
    m.sunk[i] = {deluxe::kNone, static_cast<std::uint8_t>(mine << me | theirs << other)};
  }
  m.leader = m.first.leader;
  m.lead = m.first.lead;
  m.named = m.first.named;
  m.crowned = m.first.crowned;
  return m;
}

void bind_search(nb::module_& m, nb::class_<Twin<Deluxe>>& bound) {
  bind_told<Deluxe, std::vector<Masks>>(bound, &deluxe_memory);
  bind_learned<Deluxe, std::vector<Masks>>(bound, &deluxe_memory);
  bind_played<Deluxe, std::vector<Masks>>(bound, &deluxe_memory);
  auto belief = bind_belief<Deluxe>(m, "Deluxe");
  bind_seen_belief<Deluxe>(belief);
  bound.def(
      "ismcts",
      [](const Twin<Deluxe>& twin, const Belief<Deluxe>& belief, std::int64_t iterations,
         double milliseconds, double exploration, std::uint64_t seed, int threads,
         const std::optional<std::vector<int>>& values) {
        check_search(twin, belief);
        const auto settings = settings_of(iterations, milliseconds, exploration, seed, threads);
        const double most = values ? greatest(*values) : 0;
        const search::DeluxeRound outlook(twin.config,
                                          values ? worths_of(*values, most) : std::vector<float>());
        search::Report report;
        {
          nb::gil_scoped_release release;
          report = search::ismcts<Deluxe>(outlook, belief, twin.trail.state, settings);
        }
        if (!values)
          return report_tuple(report, &search::DeluxeRound::value, search::DeluxeRound::range());
        return report_tuple(
            report, [=](double worth) { return (worth - 0.5) * 2 * most; }, 2 * most);
      },
      "belief"_a, "iterations"_a = 1000, "milliseconds"_a = 0.0, "exploration"_a = 0.4,
      "seed"_a = 0, "threads"_a = 1, "values"_a = nb::none(),
      nb::sig(TW_SEARCH_SIG("ismcts", ", values: list[int] | None = None")),
      "Information-set search to the end of the round: (iterations, [(action, visits, mean, error, "
      "ends)]).");
}

static search::DuetSeen seen_of(std::uint64_t played, const Masks& holds, const Masks& lacks) {
  search::DuetSeen seen;
  seen.played = played;
  seen.holds[0] = holds.first;
  seen.holds[1] = holds.second;
  seen.lacks[0] = lacks.first;
  seen.lacks[1] = lacks.second;
  return seen;
}

// The cards that each seat played, those it is known to hold, and those it is known to lack.
using TeamSeen = std::vector<Masks>;

static duet::Memory team_memory(const duet::State& s, const TeamSeen& seen) {
  if (seen.size() != 3) throw std::invalid_argument("Played, held and lacking cards are needed.");
  duet::Memory m = duet::nothing_seen(s);
  const auto put = [](std::uint64_t (&to)[2], const Masks& from) {
    to[0] = from.first;
    to[1] = from.second;
  };
  put(m.played, seen[0]);
  put(m.known.holds, seen[1]);
  put(m.known.lacks, seen[2]);
  m.lead = s.lead;
  return m;
}

static void bind_team(nb::class_<Twin<Duet>>& bound) {
  bound.def(
      "team",
      [](const Twin<Duet>& twin, const Belief<Duet>& belief, std::uint64_t played,
         const Masks& holds, const Masks& lacks, std::int64_t iterations, double milliseconds,
         std::uint64_t seed) {
        check_search(twin, belief);
        const auto settings = settings_of(iterations, milliseconds, 0, seed, 1);
        const auto seen = seen_of(played, holds, lacks);
        search::Report report;
        {
          nb::gil_scoped_release release;
          report = search::team_search(twin.config, belief, twin.trail.state, seen, settings);
        }
        return report_tuple(report, &as_it_is, 1);
      },
      "belief"_a, "played"_a, "holds"_a, "lacks"_a, "iterations"_a = 1000, "milliseconds"_a = 0.0,
      "seed"_a = 0,
      nb::sig("def team(self, belief: typing.Any, played: int, holds: tuple[int, int], lacks: "
              "tuple[int, int], "
              "iterations: int = 1000, milliseconds: float = 0.0, seed: int = 0"
              ") -> tuple[int, list[tuple[int, float, float, float, tuple[float, ...]]]]"),
      "Search with a partner who goes by the policy and sees its own hand only.");
  bound.def(
      "team_policy",
      [](const Twin<Duet>& twin, std::uint64_t played, const Masks& holds, const Masks& lacks) {
        if (twin.trail.state.to_act < 0) throw std::invalid_argument("Nobody is to act.");
        return search::DuetPolicy(twin.config, search::kDuetMind)
            .choose(twin.trail.state, seen_of(played, holds, lacks));
      },
      "played"_a, "holds"_a, "lacks"_a, "What the policy does here, by what its seat sees.");
  bound.def(
      "open_plan",
      [](const Twin<Duet>& twin, int width) {
        const auto& memory = twin.trail.memory;
        search::DuetSeen seen;
        seen.played = memory.played[0] | memory.played[1];
        for (int seat = 0; seat < 2; ++seat) {
          seen.holds[seat] = memory.known.holds[seat];
          seen.lacks[seat] = memory.known.lacks[seat];
        }
        return search::open_plan(twin.config, twin.trail.state, seen, width);
      },
      "width"_a, "The best joint plan found to the end of the round, all cards open.");
}

void bind_search(nb::module_& m, nb::class_<Twin<Duet>>& bound) {
  bind_solve(bound);
  auto belief = bind_belief<Duet>(m, "Duet");
  bind_seen_belief<Duet>(belief);
  bind_ismcts<Duet, search::DuetGame>(bound, &as_it_is, 1);
  bind_team(bound);
  bind_learned<Duet, TeamSeen>(bound, &team_memory);
  bind_told<Duet, TeamSeen>(bound, &team_memory);
}

static void bind_planned(nb::class_<Twin<Woods>>& bound) {
  bound.def(
      "planned",
      [](const Twin<Woods>& twin, const Belief<Woods>& belief, std::int64_t iterations,
         double milliseconds, double exploration, std::uint64_t seed, int threads) {
        check_search(twin, belief);
        const auto settings = settings_of(iterations, milliseconds, exploration, seed, threads);
        search::Report report;
        {
          nb::gil_scoped_release release;
          report = search::ismcts<Woods>(search::WoodsPlanned(twin.config), belief,
                                         twin.trail.state, settings);
        }
        return report_tuple(report, &as_it_is, 1);
      },
      "belief"_a, "iterations"_a = 1000, "milliseconds"_a = 0.0, "exploration"_a = 0.4,
      "seed"_a = 0, "threads"_a = 1, nb::sig(TW_SEARCH_SIG("planned", "")),
      "Information-set search that plays on by rules of thumb: (iterations, [(action, visits, "
      "mean, error, ends)]).");
  bound.def(
      "thumb",
      [](const Twin<Woods>& twin) {
        if (twin.trail.state.to_act < 0) throw std::invalid_argument("Nobody is to act.");
        return search::WoodsPolicy(twin.config, twin.trail.state).choose();
      },
      "The action that rules of thumb choose here.");
}

// By seat: what its first cards are at least and at most, by value, and what it gained since.
using SeatSeen = std::vector<Numbers>;

static woods::Memory woods_memory(const woods::State& s, const std::vector<SeatSeen>& seen) {
  woods::Memory m = woods::nothing_seen(s);
  for (std::size_t at = 0; at < seen.size() && at < kMaxSeats; ++at) {
    for (const Numbers& one : seen[at]) {
      if (one.size() != woods::kValues) throw std::invalid_argument("Every value needs a number.");
    }
    if (seen[at].size() != 3) throw std::invalid_argument("A seat has three rows of numbers.");
    const Numbers &least = seen[at][0], &most = seen[at][1], &gained = seen[at][2];
    woods::Seat& seat = m.seat[at];
    for (int i = 0; i < woods::kValues; ++i) {
      seat.least[i] = static_cast<std::uint8_t>(least[i]);
      seat.most[i] = static_cast<std::uint8_t>(most[i]);
      seat.gained[i] = static_cast<std::int8_t>(gained[i]);
      seat.size = static_cast<std::uint16_t>(seat.size - gained[i]);  // as many as at first
    }
  }
  return m;
}

static void check_alone(const Twin<Woods>& twin) {
  if (!twin.config.solo || twin.trail.state.to_act < 0) {
    throw std::invalid_argument("This is for a lone player who is to act.");
  }
}

static void bind_alone(nb::class_<Twin<Woods>>& bound) {
  bound.def(
      "alone",
      [](const Twin<Woods>& twin, std::int64_t iterations, double milliseconds,
         std::uint64_t seed) {
        check_alone(twin);
        const auto settings = settings_of(iterations, milliseconds, 0, seed, 1);
        search::Report report;
        {
          nb::gil_scoped_release release;
          report = search::solo_search(twin.config, twin.trail.state, settings);
        }
        return report_tuple(report, &as_it_is, 1);
      },
      "iterations"_a = 1000, "milliseconds"_a = 0.0, "seed"_a = 0,
      nb::sig("def alone(self, iterations: int = 1000, milliseconds: float = 0.0, seed: int = 0"
              ") -> tuple[int, list[tuple[int, float, float, float, tuple[float, ...]]]]"),
      "Search of a lone player through this row and the next; the order of the deck is not read.");
  bound.def(
      "alone_open",
      [](const Twin<Woods>& twin, int width) {
        check_alone(twin);
        nb::gil_scoped_release release;
        return search::solo_open(twin.config, twin.trail.state, width);
      },
      "width"_a, "The most sets found by a lone player who knows the order of the deck.");
}

void bind_search(nb::module_& m, nb::class_<Twin<Woods>>& bound) {
  bind_solve(bound);
  auto belief = bind_belief<Woods>(m, "Woods");
  belief.def_static(
      "seen",
      [](const Twin<Woods>& twin, int seat, const Numbers& pool, const Numbers& needs,
         const std::vector<Numbers>& least, const std::vector<Numbers>& most,
         const std::vector<Numbers>& gained, const std::optional<Numbers>& deck) {
        check_seat(twin, seat);
        const auto seen = pooled_of(twin.config, pool, needs, least, most, gained, deck);
        return believed(twin, seat,
                        worlds::Worlds<Woods>(twin.config, twin.trail.state, seen, seat));
      },
      "twin"_a, "seat"_a, "pool"_a, "needs"_a, "least"_a, "most"_a, "gained"_a,
      "deck"_a.none() = nb::none(), "All worlds that fit what a view's log shows.");
  bind_ismcts<Woods, search::WoodsGame>(bound, &as_it_is, 1);
  bind_planned(bound);
  bind_alone(bound);
  bind_learned<Woods, std::vector<SeatSeen>>(bound, &woods_memory);
  bind_told<Woods, std::vector<SeatSeen>>(bound, &woods_memory);
}

}  // namespace tw::bind
