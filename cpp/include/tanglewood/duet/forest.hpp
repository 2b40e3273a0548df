// The way through the forest: the twin of tanglewood.games.duet.forest and .moves.
#pragma once

#include "tanglewood/duet/state.hpp"

namespace tw::duet {

inline constexpr int kFarthest = 2 * kMaxPaws;  // the longest move of two cards

TW_HD inline Forest fresh(const Config& c) {
  Forest f{};
  f.tracker = c.start;
  f.high = static_cast<std::uint8_t>(c.spaces - 1);
  f.tokens = c.tokens;
  for (int i = 0; i < c.spaces; ++i) {
    f.gems[i] = c.gems[i];
    f.left = static_cast<std::uint8_t>(f.left + c.gems[i]);
  }
  return f;
}

// A token covers the last uncovered space of an end; its gems slide one location towards the start
// (duet.cover).
TW_HD inline void cover(Forest& f, bool at_low) {
  const int space = at_low ? f.low : f.high;
  const int to = at_low ? space + 1 : space - 1;
  f.gems[to] = static_cast<std::uint8_t>(f.gems[to] + f.gems[space]);
  f.gems[space] = 0;
  (at_low ? f.low : f.high) = static_cast<std::uint8_t>(to);
  --f.tokens;
}

// The tracker moves and collects a gem where it ends, also after a move of 0 (duet.move, duet.gem),
// or goes beyond the path (duet.beyond). False when the team is lost: nothing has changed then.
TW_HD inline bool move(const Config& c, Forest& f, int by) {
  const int space = f.tracker + by;
  if (space >= f.low && space <= f.high) {
    const int gem = f.gems[space] != 0;
    f.tracker = static_cast<std::uint8_t>(space);
    f.gems[space] = static_cast<std::uint8_t>(f.gems[space] - gem);
    f.left = static_cast<std::uint8_t>(f.left - gem);
    return true;
  }
  if (f.tokens == 0) return false;
  f.tracker = c.start;
  cover(f, space < f.low);
  return true;
}

// One gem to each plus location in ascending order while the supply lasts (ruling.U7); at a covered
// one it slides on to the nearest uncovered location (ruling.U13).
TW_HD inline void grow(const Config& c, Forest& f) {
  for (std::uint64_t rest = c.plus; rest != 0 && f.left < kSupply; rest &= rest - 1) {
    const int icon = lowest(rest);
    const int space = icon < f.low ? f.low : icon > f.high ? f.high : icon;
    ++f.gems[space];
    ++f.left;
  }
}

// The moves that a trick allows its winner: bit 18 + steps, minus towards seat 0 (duet.move,
// duet.musician, duet.gazelle). More than one bit means a choice (duet.move.choice).
TW_HD inline std::uint64_t moves(const Config& c, unsigned winner, int lead, int follow) {
  const int first = c.paws[lead], second = c.paws[follow], sum = first + second;
  const std::uint64_t trick = bit(lead) | bit(follow);
  if ((trick & (every(kMusician) | every(kGazelle))) == 0) {
    return bit(kFarthest + (winner ? sum : -sum));
  }
  std::uint64_t ahead = bit(kFarthest + sum), back = bit(kFarthest - sum);
  const std::uint64_t gazelles = trick & every(kGazelle);
  if (gazelles != 0) {
    ahead |= bit(kFarthest + first) | bit(kFarthest + second);
    back |= bit(kFarthest - first) | bit(kFarthest - second);
    if ((gazelles & (gazelles - 1)) != 0) {
      ahead |= bit(kFarthest);
      back |= bit(kFarthest);
    }
  }
  const bool musician = (trick & every(kMusician)) != 0;
  return (musician || winner ? ahead : 0) | (musician || !winner ? back : 0);
}

}  // namespace tw::duet
