// A Deluxe state as a seat sees it, as 800 bytes for a network.
//
// Cards in the order of the deck, a byte of 0 or 1 each; goals by their number, a byte each.
//
// | from | bytes | what                                                                           |
// |------|-------|--------------------------------------------------------------------------------|
// | 0    | 42    | my hand                                                                        |
// | 42   | 42    | the decree                                                                     |
// | 84   | 42    | the leader's card in the trick                                                 |
// | 126  | 42    | the follower's card in the trick                                               |
// | 168  | 42    | cards shown to me: those the Potion drew or the Fairy sees                     |
// | 210  | 42    | cards taken in this round or in the trick                                      |
// | 252  | 42    | cards that the other is known to hold                                          |
// | 294  | 42    | cards that the other is known not to hold                                      |
// | 336  | 42    | cards that I know to lie in the deck                                           |
// | 378  | 42    | the last trick that I won, as it lies now                                      |
// | 420  | 42    | the last trick that the other won                                              |
// | 462  | 42    | special cards that are surely in the game                                      |
// | 504  | 64    | open goals                                                                     |
// | 568  | 64    | discarded goals                                                                |
// | 632  | 64    | how far I have come with each open goal (the law's tally)                      |
// | 696  | 64    | how far the other has come                                                     |
// | 760  | 11    | the phase: lead, follow, replace, exchange, under, spill, pour, name, dig,     |
// |      |       | take, give                                                                     |
// | 771  | 1     | I lead this trick                                                              |
// | 772  | 3     | the suit that a Hammer named                                                   |
// | 775  | 2     | a Crown was added: to the leader's card, to the follower's                     |
// | 777  | 2     | a Shovel that did not dig: the leader's, the follower's                        |
// | 779  | 1     | the follower's Axe met a Woodcutter                                            |
// | 780  | 2     | tricks won in this round: mine, the other's                                    |
// | 782  | 2     | scores, at most 255                                                            |
// | 784  | 2     | scores at the start of the round                                               |
// | 786  | 1     | the target, at most 255                                                        |
// | 787  | 2     | cards in hand                                                                  |
// | 789  | 1     | cards in the deck                                                              |
// | 790  | 1     | special cards in the game                                                      |
// | 791  | 1     | the 8s are poison                                                              |
// | 792  | 1     | goals left in the goal deck                                                    |
// | 793  | 7     | 0                                                                              |
#pragma once

#include "tanglewood/deluxe/memory.hpp"
#include "tanglewood/features.hpp"

namespace tw::deluxe {

inline constexpr int kFeatures = 800;

TW_HD inline std::uint64_t card_bit(int card) { return card == kNone ? 0 : bit(card); }

// The cards that a seat knows to lie in the deck.
TW_HD inline std::uint64_t known_in_deck(const Memory& m, int v) {
  std::uint64_t found = 0;
  for (int i = m.risen; i < m.sunk_count; ++i) {
    if ((m.sunk[i].viewers >> v & 1) != 0) found |= bit(m.sunk[i].card);
  }
  return found;
}

TW_HD inline std::uint64_t known_lacks(const Memory& m, int v, int seat) {
  return m.hands[v].lacks[seat] & ~(m.out | known_in_deck(m, v) | m.hands[v].holds[seat ^ 1]);
}

// Cards that only one seat looks at, or both while the Fairy's are taken.
TW_HD inline std::uint64_t shown_to(const State& s, int seat) {
  return s.phase == kTake || seat == s.turn ? s.shown : 0;
}

template <class P>
TW_HD void observe(const Config& c, const State& s, const Memory& m, int me, std::uint8_t* out) {
  const int other = me ^ 1;
  const Hands& known = m.hands[me];
  const std::uint64_t sets[12] = {s.hand[me],
                                  card_bit(s.decree),
                                  card_bit(s.lead.card),
                                  card_bit(s.follow.card),
                                  shown_to(s, me),
                                  m.out,
                                  known.holds[other],
                                  known_lacks(m, me, other),
                                  known_in_deck(m, me),
                                  s.pile[me],
                                  s.pile[other],
                                  known.specials};
  for (int i = 0; i < 12; ++i) put_set<kCards, P>(out + i * kCards, sets[i]);
  std::uint64_t opened = 0;
  std::uint8_t* goals = out + 504;
  std::memset(goals + 128, 0, 128);
  for (int i = 0; i < s.opened; ++i) {
    const Open& open = s.open[i];
    opened |= bit(open.goal);
    goals[128 + open.goal] = byte_of(open.tally[me]);
    goals[192 + open.goal] = byte_of(open.tally[other]);
  }
  put_set<64, P>(goals, opened);
  put_set<64, P>(goals + 64, discarded(c, s));
  std::uint8_t rest[40] = {};
  if (s.phase <= kGive) rest[s.phase] = 1;
  rest[11] = s.leader == me;
  if (s.named != kNone) rest[12 + s.named] = 1;
  rest[15] = s.lead.crown != kNone;
  rest[16] = s.follow.crown != kNone;
  rest[17] = s.lead.mark == kLost;
  rest[18] = s.follow.mark == kLost;
  rest[19] = s.follow.mark == kWon;
  rest[20] = s.tricks[me];
  rest[21] = s.tricks[other];
  rest[22] = byte_of(s.scores[me]);
  rest[23] = byte_of(s.scores[other]);
  rest[24] = byte_of(s.before[me]);
  rest[25] = byte_of(s.before[other]);
  rest[26] = byte_of(c.target);
  rest[27] = byte_of(count(s.hand[me]));
  rest[28] = byte_of(count(s.hand[other]));
  rest[29] = s.deck_size;
  rest[30] = c.special;
  rest[31] = c.poison;
  rest[32] = s.goal_size;
  std::memcpy(out + 760, rest, sizeof rest);
}

}  // namespace tw::deluxe
