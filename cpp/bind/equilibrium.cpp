// The equilibrium of small fox rounds in Python: FoxEquilibrium.
#include <memory>

#include "bind.hpp"
#include "tanglewood/equilibrium/cfr.hpp"

namespace tw::bind {

using equilibrium::Cfr;
using equilibrium::Policy;

static nb::tuple exploited(Cfr& cfr, const std::optional<Policy>& policy) {
  if (policy && policy->size() != cfr.game().numbers()) {
    throw std::invalid_argument("A policy of this game has " +
                                std::to_string(cfr.game().numbers()) + " numbers, not " +
                                std::to_string(policy->size()) + ".");
  }
  equilibrium::Exploited found;
  {
    nb::gil_scoped_release release;
    found = cfr.exploited(policy ? *policy : cfr.average());
  }
  return nb::make_tuple(found.best[0], found.best[1], found.value);
}

static nb::tuple situation(const Cfr& cfr, int number) {
  const auto& all = cfr.game().situations();
  if (number < 0 || number >= static_cast<int>(all.size())) {
    throw std::invalid_argument("There is no situation " + std::to_string(number) + ".");
  }
  const equilibrium::Situation& one = all[static_cast<std::size_t>(number)];
  const auto [deal, actions] = cfr.game().story(one.example);
  nb::list legal;
  const std::int32_t first = cfr.game().places()[static_cast<std::size_t>(one.example)].first;
  for (int a = 0; a < one.actions; ++a) legal.append(cfr.game().action(first + a));
  return nb::make_tuple(+one.seat, one.at, nb::tuple(nb::cast(deal)), nb::tuple(nb::cast(actions)),
                        nb::tuple(legal));
}

void bind_equilibrium(nb::module_& m) {
  nb::class_<Cfr>(m, "FoxEquilibrium",
                  "A small fox round with every deal and line of play; seat 1 deals, seat 0 leads.")
      .def(
          "__init__", [](Cfr* self, const fox::Config& config) { new (self) Cfr(config); },
          "config"_a, nb::call_guard<nb::gil_scoped_release>())
      .def("run", &Cfr::run, "iterations"_a, nb::call_guard<nb::gil_scoped_release>(),
           "Go on with counterfactual regret minimisation.")
      .def_prop_ro("iterations", &Cfr::iterations)
      .def_prop_ro("deals", [](const Cfr& cfr) { return cfr.game().deals(); })
      .def_prop_ro("places", [](const Cfr& cfr) { return cfr.game().places().size(); })
      .def_prop_ro("situations", [](const Cfr& cfr) { return cfr.game().situations().size(); })
      .def_prop_ro("numbers", [](const Cfr& cfr) { return cfr.game().numbers(); })
      .def("average", &Cfr::average,
           "The average policy: chances of all actions of all situations.")
      .def("exploited", &exploited, "policy"_a = nb::none(),
           nb::sig("def exploited(self, policy: list[float] | None = None)"
                   " -> tuple[float, float, float]"),
           "(best answer's points as seat 0, as seat 1, the policy's own as seat 0).")
      .def("situation", &situation, "number"_a,
           nb::sig("def situation(self, number: int) -> tuple[int, int, tuple[int, ...], "
                   "tuple[int, ...], tuple[int, ...]]"),
           "(seat, where its numbers begin, an example's deal and actions, the legal actions).");
}

}  // namespace tw::bind
