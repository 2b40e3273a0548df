// Dealing at random: a uniformly random part of a set of cards.
#pragma once

#include "tanglewood/random.hpp"

namespace tw {

// `size` random members of the set. One or two random words toss a coin for every card, then as
// many random cards change sides as there are too many or too few. Nothing in this prefers one card
// to another, so every part of this size is equally likely.
template <class Rng>
TW_HD std::uint64_t some_of(std::uint64_t set, int size, Rng& random) {
  std::uint64_t some = set & random.next();
  if (8 * size < 3 * count(set)) some &= random.next();  // nearer to a quarter than to a half
  int extra = count(some) - size;
  for (; extra > 0; --extra) some ^= bit(random.member(some));
  for (; extra < 0; ++extra) some ^= bit(random.member(set ^ some));
  return some;
}

}  // namespace tw
