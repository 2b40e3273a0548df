// A Deluxe ruleset with its goals, and one moment of a Deluxe game, as plain data.
#pragma once

#include "tanglewood/deluxe/cards.hpp"

namespace tw::deluxe {

// The phases by the law's numbers (tanglewood.games.deluxe.phase): those up to kGive wait for a
// seat, then come those that wait for chance.
enum Phase : std::uint8_t {
  kLead,
  kFollow,
  kReplace,
  kExchange,
  kUnder,
  kSpill,
  kPour,
  kName,
  kDig,
  kTake,
  kGive,
  kSpecial,
  kGoals,
  kDealer,
  kRenew,
  kDeal,
  kTreeDraw,
  kFairyDraw,
  kShovelDraw,
  kOver
};

inline constexpr int kMaxGoals = 64;  // MOST of tanglewood.components.goals
inline constexpr int kMaxOpen = 2;    // goals that lie open in a hand
inline constexpr int kDeckRoom = 32;  // a draw deck has at most 15 cards and two more in mid-step

// A card test made ready: the faces that pass, and above them the suit that is asked for.
using Asked = std::uint64_t;
enum AskedSuit : std::uint8_t { kBells, kKeys, kMoons, kAnySuit, kTrump, kOffTrump, kLeadSuit };
inline constexpr int kAskedSuitAt = 56;
inline constexpr Asked kAnything = (bit(kCards) - 1) | Asked{kAnySuit} << kAskedSuitAt;

enum On : std::uint8_t { kOnWin, kOnLose, kOnTrick, kOnTake, kOnPlay, kOnExchange };
enum Different : std::uint8_t { kAnyTrick, kByLeadSuit, kByOwnSuit };

// A goal card (tanglewood.components.goals) with its tests made ready.
struct Goal {
  Asked own, other, either, both, lead, card;  // kAnything where nothing is asked
  std::uint16_t tricks;                        // which tricks of the hand, a bit each; 0: any
  std::uint16_t won;                           // how many tricks won, a bit each; 0: any
  std::int8_t points;
  On on;
  std::uint8_t times, in_a_row;
  Different different;
  bool ongoing;
  bool trump_changed;
  bool any_cards;  // no card of the trick is asked for
};

// The modules and the target (tanglewood.games.deluxe.rules).
struct Config {
  Goal goal[kMaxGoals];
  std::uint8_t goals;
  std::uint8_t special;  // how many special cards are in
  std::uint16_t named;   // which, a bit each, where that is public; else 0
  bool poison;
  std::int32_t target;

  TW_HD int open_goals() const { return goals < kMaxOpen ? goals : kMaxOpen; }
  TW_HD bool hidden_specials() const { return special != 0 && named == 0; }
};

enum Mark : std::uint8_t { kUnmarked, kLost, kWon };

// A card in the trick (tanglewood.games.fox.laid).
struct Laid {
  std::int8_t card = kNone;
  std::int8_t crown = kNone;  // the card that was added as the Crown
  Mark mark = kUnmarked;
};

// An open goal with how far either seat has come with it.
struct Open {
  std::uint16_t tally[2];
  std::uint8_t goal;
};

// What the law's POSITION holds, and the card that chance drew last; 200 bytes.
//
// The draw deck is a ring whose top is at `top`. A place of the trick without a card is empty; the
// leader's is also empty while the follower's is not, after a Hammer.
struct State {
  std::uint64_t hand[2];
  std::uint64_t pile[2];   // the last trick that each seat won in this round (ruling.S21)
  std::uint64_t shown;     // cards that the Potion drew or the Fairy sees
  std::int32_t before[2];  // the scores at the start of the round
  std::int32_t scores[2];
  std::uint32_t number;  // of the round
  std::uint32_t chances;
  Open open[kMaxOpen];
  std::uint16_t specials;  // those that are in, a bit each
  Laid lead, follow;
  std::int8_t decree;
  std::int8_t named;  // by the Hammer
  std::uint8_t dealer, leader;
  std::uint8_t turn;  // the seat that plays or chooses, also while chance decides for it
  std::uint8_t tricks[2];
  Phase phase;
  std::uint8_t top, deck_size;
  std::uint8_t opened;
  std::uint8_t goal_top, goal_size;
  std::uint8_t drawn;  // by a Tree or a Shovel: after the last trick nothing else shows it
  std::uint8_t deck[kDeckRoom];
  std::uint8_t goal_deck[kMaxGoals];  // goal_size of them from goal_top on
};

TW_HD inline std::uint64_t specials_in(const State& s) {
  return static_cast<std::uint64_t>(s.specials) << kSuitedCards;
}

TW_HD inline int deck_card(const State& s, int i) { return s.deck[(s.top + i) % kDeckRoom]; }

TW_HD inline std::uint64_t deck_mask(const State& s) {
  std::uint64_t found = 0;
  for (int i = 0; i < s.deck_size; ++i) found |= bit(deck_card(s, i));
  return found;
}

// The goals that are neither in the goal deck nor open, a bit each.
TW_HD inline std::uint64_t discarded(const Config& c, const State& s) {
  std::uint64_t found = c.goals == 64 ? ~std::uint64_t{0} : bit(c.goals) - 1;
  for (int i = 0; i < s.goal_size; ++i) found &= ~bit(s.goal_deck[s.goal_top + i]);
  for (int i = 0; i < s.opened; ++i) found &= ~bit(s.open[i].goal);
  return found;
}

}  // namespace tw::deluxe
