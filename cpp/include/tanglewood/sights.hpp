// Which cards moved in a round, in order: what a Memory keeps so that worlds can be told apart.
//
// A sight is a card that was played, drawn, put under the deck and so on, with the seat that moved
// it. The card is kept even where only that seat saw it; whoever reads the list for a viewer leaves
// out what the viewer did not see (sight_of in the game's own worlds header).
#pragma once

#include "tanglewood/host_device.hpp"

namespace tw {

struct Sight {
  std::uint8_t what;  // a number that the game gives meaning to
  std::uint8_t seat;
  std::uint8_t card;
};

template <int N>
struct Sights {
  static constexpr int kMost = N;

  Sight sight[N];
  std::uint8_t count;

  TW_HD void add(int what, int seat, int card) {
    if (count < N) {
      sight[count++] = {static_cast<std::uint8_t>(what), static_cast<std::uint8_t>(seat),
                        static_cast<std::uint8_t>(card)};
    }
  }
};

}  // namespace tw
