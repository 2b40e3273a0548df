// The searches of Deluxe, Duet and Into the Woods in Python.
#include "searches.hpp"

#include "search.hpp"
#include "tanglewood/search/others.hpp"
#include "tanglewood/worlds/deluxe.hpp"
#include "tanglewood/worlds/duet.hpp"
#include "woods_worlds.hpp"

namespace tw::bind {

static double as_it_is(double worth) { return worth; }

void bind_search(nb::module_& m, nb::class_<Twin<Deluxe>>& bound) {
  auto belief = bind_belief<Deluxe>(m, "Deluxe");
  bind_told_belief<Deluxe>(belief);
  bind_ismcts<Deluxe, search::DeluxeRound>(bound, &search::DeluxeRound::value,
                                           search::DeluxeRound::range());
}

void bind_search(nb::module_& m, nb::class_<Twin<Duet>>& bound) {
  auto belief = bind_belief<Duet>(m, "Duet");
  bind_told_belief<Duet>(belief);
  bind_ismcts<Duet, search::DuetGame>(bound, &as_it_is, 1);
}

void bind_search(nb::module_& m, nb::class_<Twin<Woods>>& bound) {
  auto belief = bind_belief<Woods>(m, "Woods");
  belief.def_static(
      "told",
      [](const Twin<Woods>& twin, int seat, const Numbers& pool, const Numbers& needs,
         const std::vector<Numbers>& least, const std::vector<Numbers>& most,
         const std::vector<Numbers>& gained, const std::optional<Numbers>& deck) {
        check_seat(twin, seat);
        const auto told = pooled_of(twin.config, pool, needs, least, most, gained, deck);
        return believed(twin, seat, worlds::Worlds<Woods>(twin.config, twin.trail.state, told, seat));
      },
      "twin"_a, "seat"_a, "pool"_a, "needs"_a, "least"_a, "most"_a, "gained"_a, "deck"_a.none() = nb::none(),
      "All worlds that fit what a view's log told.");
  bind_ismcts<Woods, search::WoodsGame>(bound, &as_it_is, 1);
}

}  // namespace tw::bind
