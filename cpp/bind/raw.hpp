// Rulesets as the bytes that they are, for learners: of those games whose own binding does not say
// it. (What a game's binding has beyond the walked twin lies outside it.)
#pragma once

#include "bind.hpp"
#include "tanglewood/deluxe/deluxe.hpp"
#include "tanglewood/duet/duet.hpp"
#include "tanglewood/woods/woods.hpp"

namespace tw::bind {

template <class Config>
void bind_raw() {
  nb::cpp_function_def(&raw<Config>, nb::scope(nb::type<Config>()), nb::name("__bytes__"),
                       nb::is_method());
}

}  // namespace tw::bind
