// Random games of fox by the kernel's headers alone, the same program for a processor and for
// WebAssembly: bench/random_fox.py compiles and compares it. `random_fox GAMES [quick]` prints the
// number of decisions; `quick` uses instructions that not every processor has.
#include <cstdio>
#include <cstdlib>

#include "../cpp/tests/rulesets.hpp"
#include "tanglewood/fox/fox.hpp"
#include "tanglewood/playouts.hpp"

int main(int many, char** words) {
  using namespace tw;
  const fox::Config config = published(21);
  const long games = many > 1 ? std::atol(words[1]) : 1;
  Tally found;
#if TW_HAVE_FAST_BITS
  if (many > 2) found = detail::fast_playouts<Fox>(config, Fox::first(config), games, 7, 0);
#endif
  if (many <= 2) {
    found = detail::playouts_with<Fox, Random>(config, Fox::first(config), games, 7, 0);
  }
  std::printf("%lld\n", static_cast<long long>(found.decisions));
}
