// What searches and solvers add to the twins; each game's binding calls its own.
#pragma once

#include "bind.hpp"
#include "tanglewood/deluxe/deluxe.hpp"
#include "tanglewood/duet/duet.hpp"
#include "tanglewood/fox/fox.hpp"
#include "tanglewood/woods/woods.hpp"

namespace tw::bind {

void bind_search(nb::module_& m, nb::class_<Twin<Fox>>& bound);
void bind_search(nb::module_& m, nb::class_<Twin<Deluxe>>& bound);
void bind_search(nb::module_& m, nb::class_<Twin<Duet>>& bound);
void bind_search(nb::module_& m, nb::class_<Twin<Woods>>& bound);

void bind_solve(nb::class_<Twin<Duet>>& bound);
void bind_solve(nb::class_<Twin<Woods>>& bound);

}  // namespace tw::bind
