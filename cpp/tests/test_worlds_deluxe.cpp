// The worlds of Deluxe, for any number of random special cards.
#include "check.hpp"
#include "tanglewood/worlds/deluxe.hpp"
#include "worlds_along.hpp"

using namespace tw;

static void same_in_deluxe(const deluxe::State& real, const deluxe::State& world, int seat) {
  CHECK(world.hand[seat] == real.hand[seat]);
  CHECK(count(world.hand[seat ^ 1]) == count(real.hand[seat ^ 1]));
  CHECK((world.hand[0] & world.hand[1]) == 0 && count(world.specials) == count(real.specials));
  // Suited cards are all there; of the special ones only those that are in.
  const auto all = [](const deluxe::State& s) {
    return s.hand[0] | s.hand[1] | deluxe::deck_mask(s);
  };
  CHECK((all(world) & deluxe::kSuited) == (all(real) & deluxe::kSuited));
  CHECK((all(world) & deluxe::kSpecials & ~deluxe::specials_in(world)) == 0);
  CHECK(count(all(world)) == count(all(real)));
  if (deluxe::to_act(real) == seat) CHECK(deluxe::legal(real) == deluxe::legal(world));
}

int main() {
  for (int special = 0; special < deluxe::kSpecialCards; ++special) {
    deluxe::Config c{};
    c.special = static_cast<std::uint8_t>(special);
    c.target = 21;
    worlds_all_along<Deluxe>(c, 5, same_in_deluxe);
  }
}
