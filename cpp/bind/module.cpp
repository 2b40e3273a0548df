// The extension tanglewood.kernel._kernel: one bind_<game>() per game.
#include "raw.hpp"

NB_MODULE(_kernel, m) {
  // A server that is stopped ends while its threads still hold games. That is no leak, and whoever
  // pressed Ctrl+C should read that every game is kept, not a page of names.
  nanobind::set_leak_warnings(false);
  m.doc() = "The compiled twin of the rules; use it through tanglewood.kernel.";
  tw::bind::bind_fox(m);
  tw::bind::bind_equilibrium(m);
  tw::bind::bind_deluxe(m);
  tw::bind::bind_raw<tw::deluxe::Config>();
  tw::bind::bind_duet(m);
  tw::bind::bind_raw<tw::duet::Config>();
  tw::bind::bind_woods(m);
  tw::bind::bind_raw<tw::woods::Config>();
  tw::bind::bind_network(m);
}
