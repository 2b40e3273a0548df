// The course of a fox game: deal, lead, follow, abilities, scoring, end. The twin of
// tanglewood.games.fox.course, one function per phase.
#pragma once

#include "tanglewood/fox/state.hpp"
#include "tanglewood/game.hpp"

namespace tw::fox {

// The action table of tanglewood.games.fox.actions: 33 plays, 33 exchanges, keep, 33 put under.
inline constexpr int kActions = 100;
inline constexpr int kExchangeFrom = kCards;
inline constexpr int kKeep = 2 * kCards;
inline constexpr int kUnderFrom = kKeep + 1;
static_assert(kUnderFrom + kCards == kActions);

TW_HD inline State first(const Config&) {
  State s{};
  s.decree = s.trump = s.lead = s.follow = kNone;
  s.round = 1;
  s.to_act = kChance;
  s.phase = kDealer;
  return s;
}

// The choices as a mask that begins at the phase's first action: cards by their number, and bit 33
// for keep, which comes right after the exchanges in the table.
TW_HD inline std::uint64_t choices(const State& s) {
  const std::uint64_t hand = s.hand[s.to_act & 1];
  if (s.phase == kFollow) return may_follow(hand, s.lead);
  return hand | static_cast<std::uint64_t>(s.phase == kExchange) << kCards;
}

TW_HD inline int first_action(Phase phase) {
  return phase == kExchange ? kExchangeFrom : phase == kUnder ? kUnderFrom : 0;
}

// The legal set without a branch: in a batch nobody can guess the next game's phase, while in a
// playout choices() and first_action() are guessed well and cost less.
TW_HD inline Bits<kActions> legal(const State& s) {
  constexpr std::uint64_t kFrom = std::uint64_t{kExchangeFrom} << 8 * kExchange |
                                  std::uint64_t{kUnderFrom} << 8 * kUnder;  // a byte per phase
  const std::uint64_t hand = s.to_act < 0 ? 0 : s.hand[s.to_act & 1];
  const std::uint64_t follow = may_follow(hand, s.lead == kNone ? 0 : s.lead);
  const std::uint64_t any = hand | static_cast<std::uint64_t>(s.phase == kExchange) << kCards;
  Bits<kActions> found;
  found.add(s.phase == kFollow ? follow : any, static_cast<int>(kFrom >> 8 * s.phase & 0xff));
  return found;
}

// What a seat has when the round is counted (fox.score.tricks, fox.treasure).
TW_HD inline int counted(const Config& c, const State& s, int seat) {
  return s.scores[seat] + c.points[s.tricks[seat]] + s.treasure[seat];
}

// The scores on the table: Treasure counts at once where the ruleset says so.
TW_HD inline int score(const Config& c, const State& s, int seat) {
  if (s.phase == kOver) return counted(c, s, seat);
  return s.scores[seat] + (c.treasure_at_once ? s.treasure[seat] : 0);
}

TW_HD inline void round_over(const Config& c, State& s) {
  // All tricks are played (fox.round.length); the target ends the game only now (fox.end).
  const int after[2] = {counted(c, s, 0), counted(c, s, 1)};
  s.lead = s.follow = kNone;
  if (after[0] >= c.target || after[1] >= c.target) {
    s.to_act = kNobody;
    s.phase = kOver;
    return;
  }
  for (int seat = 0; seat < 2; ++seat) {
    s.scores[seat] = after[seat];
    s.tricks[seat] = s.treasure[seat] = 0;
  }
  ++s.round;
  s.dealer ^= 1;  // fox.dealer
  s.leader = s.dealer ^ 1;
  s.decree = s.trump = kNone;
  s.deck_size = s.top = 0;
  s.to_act = kChance;
  s.phase = kDeal;
}

TW_HD inline void trick_won(const Config& c, State& s) {
  // The winner takes the trick (fox.winner.trump, fox.winner.lead) and its Treasures (fox.treasure)
  // and leads next (fox.next-lead), unless the loser played a Swan (fox.swan).
  const unsigned followed = cards().winning[s.trump][s.lead] >> s.follow & 1;
  const unsigned winner = s.leader ^ followed;
  const int lost = followed ? s.lead : s.follow;
  ++s.tricks[winner];
  s.treasure[winner] += static_cast<std::uint8_t>((every(kTreasure) >> s.lead & 1) +
                                                  (every(kTreasure) >> s.follow & 1));
  const unsigned next = winner ^ static_cast<unsigned>(every(kSwan) >> lost & 1);
  if (s.hand[next] == 0) return round_over(c, s);
  s.lead = s.follow = kNone;
  s.leader = static_cast<std::uint8_t>(next);
  s.to_act = static_cast<std::int8_t>(next);
  s.phase = kLead;
}

TW_HD inline void played(const Config& c, State& s) {
  // A card and its ability are done: the other follows, or the trick is complete.
  if (s.follow != kNone) return trick_won(c, s);
  s.to_act ^= 1;
  s.phase = kFollow;
}

TW_HD inline void play(const Config& c, State& s, int card) {
  // Lead any card (fox.lead) or follow (fox.follow); abilities resolve at once (fox.trick.order).
  std::uint64_t& hand = s.hand[s.to_act];
  hand ^= bit(card);
  (s.phase == kLead ? s.lead : s.follow) = static_cast<std::int8_t>(card);
  if ((every(kFox) | every(kWoodcutter)) >> card & 1) {
    if (every(kFox) >> card & 1) {
      if (hand != 0) {  // fox.fox: an empty hand has nothing to exchange
        s.phase = kExchange;
        return;
      }
    } else if (hand != 0) {
      hand |= bit(s.deck[s.top]);
      s.phase = kUnder;
      return;
    } else {  // fox.woodcutter: the last card's draw goes back at once
      s.top = static_cast<std::uint8_t>(s.top + 1 == s.deck_size ? 0 : s.top + 1);
    }
  }
  played(c, s);
}

TW_HD inline void exchange(const Config& c, State& s, int action) {
  // Fox: the decree is exchanged or kept; it counts for this trick (fox.fox).
  if (action != kKeep) {
    const int card = action - kExchangeFrom;
    s.hand[s.to_act] ^= bit(card) | bit(s.decree);
    s.decree = static_cast<std::int8_t>(card);
    s.trump = static_cast<std::int8_t>(suit_of(card));
  }
  played(c, s);
}

TW_HD inline void under(const Config& c, State& s, int action) {
  // Woodcutter: the card that goes under the deck is chosen (fox.woodcutter).
  const int card = action - kUnderFrom;
  s.hand[s.to_act] ^= bit(card);
  s.deck[s.top] = static_cast<std::uint8_t>(card);
  s.top = static_cast<std::uint8_t>(s.top + 1 == s.deck_size ? 0 : s.top + 1);
  played(c, s);
}

TW_HD inline void apply(const Config& c, State& s, int action) {
  if (s.phase <= kFollow) return play(c, s, action);
  if (s.phase == kExchange) return exchange(c, s, action);
  under(c, s, action);
}

// Most points, then the tie-break of the ruleset, else a draw (fox.game.winner).
TW_HD inline Outcome outcome(const Config& c, const State& s) {
  Outcome end;
  end.scored = 2;
  int last[2];
  for (int seat = 0; seat < 2; ++seat) {
    end.scores[seat] = score(c, s, seat);
    last[seat] = c.tie_by_tricks ? s.tricks[seat] : end.scores[seat] - s.scores[seat];
  }
  const int ahead = end.scores[0] - end.scores[1];
  const int by = ahead != 0 ? ahead : last[0] - last[1];
  end.ending = by != 0 ? Ending::kWin : Ending::kDraw;
  end.winners = by > 0 ? 1u : by < 0 ? 2u : 0u;
  end.rule = ahead != 0 ? "fox.game.winner" : c.tie_by_tricks ? "manual.tie" : "fox.tie";
  return end;
}

}  // namespace tw::fox
