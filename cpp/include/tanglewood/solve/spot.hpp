// A fox round between two tricks, as the solver sees it, and which of its cards are alike.
//
// A card is live while it can still be played: those in the hands, as many from the top of the deck
// as Woodcutters can draw, and the decree while a Fox can take it up. Whatever is not live cannot
// tell positions apart. Even cards have no ability, so of their ranks only the order among the live
// cards counts: two even cards of a hand are alike when no live card lies between them.
//
// That holds for cards that are played, because they never come back. It does not hold for a card
// that is put down as the decree or under the deck while it could come back into the other hand,
// where it would meet the one that was kept.
#pragma once

#include "tanglewood/fox/rules.hpp"
#include "tanglewood/solve/goals.hpp"

namespace tw::solve {

inline constexpr int kDrawn = 3;  // there are three Woodcutters, each played once
inline constexpr std::uint64_t kEven =
    fox::every(2) | fox::every(4) | fox::every(6) | fox::every(8) | fox::every(10);
inline constexpr std::uint64_t kFoxes = fox::every(fox::kFox);
inline constexpr std::uint64_t kWoodcutters = fox::every(fox::kWoodcutter);
inline constexpr std::uint64_t kTreasures = fox::every(fox::kTreasure);

// How many cards of one rank there are; a plain popcount is a call where the processor is unknown.
inline int how_many(std::uint64_t cards, int rank) {
  return static_cast<int>((cards >> (rank - 1) & 1) + (cards >> (rank - 1 + fox::kRanks) & 1) +
                          (cards >> (rank - 1 + 2 * fox::kRanks) & 1));
}

struct Spot {
  std::uint64_t hand[2];
  std::uint32_t deck;  // its first three cards, a byte each from the lowest
  std::uint8_t deck_size;
  std::uint8_t decree;
  std::uint8_t tricks;     // of seat 0
  std::uint8_t sevens[2];  // Treasures won since the root
  std::uint8_t leader;
  std::uint8_t left;  // tricks to be played

  int drawn(int i) const { return static_cast<int>(deck >> 8 * i & 0xff); }
};

// What of a spot can still matter.
struct Live {
  std::uint64_t cards;
  int draws;       // so many cards of the deck can be drawn
  bool exchanges;  // a Fox can be played: the decree matters, not only its suit

  // `table` are cards of the trick going on: they lie between others, but come back no more.
  Live(const Spot& spot, std::uint64_t hands, std::uint64_t table) {
    std::uint64_t reached = hands;
    exchanges = (reached & kFoxes) != 0;
    if (exchanges) reached |= bit(spot.decree);
    draws = 0;
    const int most = spot.deck_size < kDrawn ? spot.deck_size : kDrawn;
    if ((reached & kWoodcutters) != 0) {
      for (int cutters = how_many(reached, fox::kWoodcutter); draws < cutters && draws < most;) {
        reached |= bit(spot.drawn(draws++));
        if (!exchanges && (reached & kFoxes) != 0) {
          exchanges = true;
          reached |= bit(spot.decree);
        }
        cutters = how_many(reached, fox::kWoodcutter);
      }
    }
    cards = reached | table;
    // A Witch of any suit lies between the trump 8 and 10.
    if ((cards & fox::every(fox::kWitch)) != 0) cards |= fox::every(fox::kWitch);
  }
};

// Which cards decide a trick against each other whoever leads, the trump suit being known.
struct Sure {
  std::uint64_t
      beaten[3][fox::kCards];  // [trump][card]: the cards that it beats as lead and as follow
};

constexpr Sure sure_table() {
  Sure table{};
  for (int trump = 0; trump < 3; ++trump) {
    for (int card = 0; card < fox::kCards; ++card) {
      for (int other = 0; other < fox::kCards; ++other) {
        if (other != card && fox::beats(card, other, trump) && !fox::beats(other, card, trump)) {
          table.beaten[trump][card] |= bit(other);
        }
      }
    }
  }
  return table;
}

inline constexpr Sure kSure = sure_table();

// How many cards of a hand win their trick whatever happens: there is nothing in the other hand
// that they do not beat, and no card leaves or enters the hands except by being played.
inline int sure_tricks(std::uint64_t hand, std::uint64_t other, int trump) {
  const std::uint64_t suit = fox::kSuitMask << trump * fox::kRanks;
  int sure = 0;
  for (std::uint64_t rest = hand & (suit | fox::every(fox::kWitch)); rest != 0; rest &= rest - 1) {
    sure += (other & ~kSure.beaten[trump][lowest(rest)]) == 0;
  }
  return sure;
}

// The even cards of a hand that are like a lower one of the same hand.
inline std::uint64_t alike(std::uint64_t hand, std::uint64_t live) {
  std::uint64_t reach = hand & kEven;
  std::uint64_t gap = ~live & ~fox::every(1);
  reach |= gap & reach << 1;
  gap &= gap << 1;
  reach |= gap & reach << 2;
  gap &= gap << 2;
  reach |= gap & reach << 4;
  gap &= gap << 4;
  reach |= gap & reach << 8;
  return reach << 1 & hand & kEven;
}

inline std::uint64_t hash_of(const Spot& spot, const Live& live, bool sevens, std::uint64_t salt) {
  std::uint64_t rest = live.exchanges ? static_cast<std::uint64_t>(spot.decree)
                                      : 40 + static_cast<std::uint64_t>(fox::suit_of(spot.decree));
  for (int i = 0; i < live.draws; ++i) {
    rest = rest << 6 | static_cast<std::uint64_t>(spot.drawn(i));
  }
  rest = rest << 2 | static_cast<std::uint64_t>(live.draws);
  rest = rest << 6 | spot.tricks << 1 | spot.leader;
  if (sevens) rest = rest << 4 | spot.sevens[0] << 2 | spot.sevens[1];
  const std::uint64_t a = spot.hand[0] ^ rest << 33;
  const std::uint64_t b = spot.hand[1] ^ (rest >> 31) << 33;
  const std::uint64_t x = (a ^ salt) * 0x9e3779b97f4a7c15;
  return mixed((x ^ x >> 29) + b * 0xd6e8feb86659fd93);
}

// Play a card; `away` is what its ability puts away, -1 for nothing.
inline void play(Spot& spot, int seat, int card, int away) {
  std::uint64_t& hand = spot.hand[seat];
  hand ^= bit(card);
  if (kWoodcutters >> card & 1) {
    const int drawn = spot.drawn(0);
    const int bottom = away < 0 ? drawn : away;
    hand = (hand | bit(drawn)) & ~bit(bottom);
    spot.deck >>= 8;
    if (spot.deck_size <= kDrawn) {
      spot.deck |= static_cast<std::uint32_t>(bottom) << 8 * (spot.deck_size - 1);
    }
  } else if (away >= 0) {
    hand ^= bit(away) | bit(spot.decree);
    spot.decree = static_cast<std::uint8_t>(away);
  }
}

// The trick is complete: who takes it, who leads next.
inline void taken(Spot& spot, int led, int followed) {
  const auto second =
      static_cast<unsigned>(fox::cards().winning[fox::suit_of(spot.decree)][led] >> followed & 1);
  const unsigned winner = spot.leader ^ second;
  const std::uint64_t both = bit(led) | bit(followed);
  spot.tricks = static_cast<std::uint8_t>(spot.tricks + (winner ^ 1));
  if ((both & kTreasures) != 0) {
    spot.sevens[winner] =
        static_cast<std::uint8_t>(spot.sevens[winner] + how_many(both, fox::kTreasure));
  }
  const int lost = second ? led : followed;
  spot.leader = static_cast<std::uint8_t>(winner ^ (fox::every(fox::kSwan) >> lost & 1));
  --spot.left;
}

// The spot of a state in which a trick is about to be led.
inline Spot spot_of(const fox::State& s, int tricks) {
  Spot spot{};
  spot.hand[0] = s.hand[0];
  spot.hand[1] = s.hand[1];
  spot.deck_size = s.deck_size;
  for (int i = 0; i < kDrawn && i < s.deck_size; ++i) {
    spot.deck |= static_cast<std::uint32_t>(s.deck[(s.top + i) % s.deck_size]) << 8 * i;
  }
  spot.decree = static_cast<std::uint8_t>(s.decree);
  spot.tricks = s.tricks[0];
  spot.leader = s.leader;
  spot.left = static_cast<std::uint8_t>(tricks - s.tricks[0] - s.tricks[1]);
  return spot;
}

}  // namespace tw::solve
