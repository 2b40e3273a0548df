// The course of a Duet: deal, trick, abilities, the way through the forest, rounds, end. The twin
// of tanglewood.games.duet.course, one function per phase.
#pragma once

#include "tanglewood/duet/forest.hpp"
#include "tanglewood/game.hpp"

namespace tw::duet {

// The action table of tanglewood.games.duet.actions.
inline constexpr int kActions = 133;
inline constexpr int kNameSelf = kCards;
inline constexpr int kNameMate = kNameSelf + 1;
inline constexpr int kNameNobody = kNameSelf + 2;
inline constexpr int kExchangeFrom = kNameNobody + 1;
inline constexpr int kKeep = kExchangeFrom + kCards;
inline constexpr int kGiveFrom = kKeep + 1;
inline constexpr int kMoveFrom = kGiveFrom + kCards;
inline constexpr int kMoveZero = kMoveFrom + kFarthest;
inline constexpr int kCoverLow = kMoveZero + kFarthest + 1;
inline constexpr int kCoverHigh = kCoverLow + 1;
static_assert(kCoverHigh + 1 == kActions);

TW_HD inline State first(const Config& c) {
  State s{};
  s.forest = fresh(c);
  s.decree = s.lead = s.follow = s.sealed = kNone;
  s.leader = 1;
  s.round = 1;
  s.to_act = kChance;
  s.phase = kDealer;
  return s;
}

// The choices as a mask that begins at the phase's first action.
TW_HD inline std::uint64_t choices(const Config& c, const State& s) {
  const auto seat = static_cast<unsigned>(s.to_act) & 1;
  const std::uint64_t hand = s.hand[seat];
  switch (s.phase) {
    case kFollow: return may_follow(hand, s.lead);
    case kName:  // whoever has a card can be named (duet.foxes)
      return (hand != 0 ? 1u : 0u) | (s.hand[seat ^ 1] != 0 ? 2u : 0u) | 4u;
    case kExchange: return hand | bit(kCards);  // keep comes right after the exchanges
    case kMove: return moves(c, seat, s.lead, s.follow);
    case kCover: return 3;
    default: return hand;
  }
}

struct FirstActions {
  std::uint8_t of[kOver + 1];
};

TW_TABLE(first_actions,
         FirstActions{{0, 0, kNameSelf, kExchangeFrom, kGiveFrom, kMoveFrom, kCoverLow}})

TW_HD inline int first_action(Phase phase) { return first_actions().of[phase]; }

TW_HD inline Bits<kActions> legal(const Config& c, const State& s) {
  Bits<kActions> found;
  if (s.to_act >= 0) found.add(choices(c, s), first_action(s.phase));
  return found;
}

TW_HD inline void over(State& s, End ending) {
  // The hands stay as they are, for cards left count (duet.score).
  s.to_act = kNobody;
  s.phase = kOver;
  s.ending = ending;
}

TW_HD inline void next_round(State& s) {
  // The other player deals (duet.dealer); the tracker stays where it is (duet.rounds).
  ++s.round;
  s.leader = s.dealer;
  s.dealer ^= 1;
  s.decree = kNone;
  s.rest = 0;
  s.to_act = kChance;
  s.phase = kDeal;
}

TW_HD inline void round_over(const Config& c, State& s) {
  // Plus icons bring gems, then a token covers an end that the tracker does not stand on
  // (duet.round-end, ruling.U5); after round 3 time is up (duet.end.time).
  if (s.round == kRounds) return over(s, kTime);
  Forest& f = s.forest;
  grow(c, f);
  if (f.tokens != 0) {
    if (f.low < f.tracker && f.tracker < f.high) {
      s.to_act = static_cast<std::int8_t>(s.dealer ^ 1);
      s.phase = kCover;
      return;
    }
    cover(f, f.tracker == f.high);
  }
  next_round(s);
}

TW_HD inline void walk(const Config& c, State& s, unsigned winner, int by) {
  // The last gem wins at once (duet.end.victory), the way beyond without a token loses at once
  // (duet.end.lost); else the winner leads (duet.winner).
  s.lead = s.follow = kNone;
  s.leader = static_cast<std::uint8_t>(winner);
  if (!move(c, s.forest, by)) return over(s, kLost);
  if (s.forest.left == 0) return over(s, kVictory);
  if (s.hand[winner] == 0) return round_over(c, s);
  s.to_act = static_cast<std::int8_t>(winner);
  s.phase = kLead;
}

TW_HD inline void played(const Config& c, State& s) {
  // A card and its ability are done: the other follows, or the trick is complete.
  if (s.follow == kNone) {
    s.to_act = static_cast<std::int8_t>(s.leader ^ 1);
    s.phase = kFollow;
    return;
  }
  const auto follows =
      static_cast<unsigned>(cards().winning[suit_of(s.decree)][s.lead] >> s.follow & 1);
  const unsigned winner = s.leader ^ follows;
  const std::uint64_t found = moves(c, winner, s.lead, s.follow);
  if ((found & (found - 1)) != 0) {
    s.to_act = static_cast<std::int8_t>(winner);
    s.phase = kMove;
    return;
  }
  walk(c, s, winner, lowest(found) - kFarthest);
}

TW_HD inline void swap(const Config& c, State& s, int card, int other) {
  // Both cards are sealed and change hands at once (duet.gift).
  const std::uint64_t both = bit(card) | bit(other);
  s.hand[0] ^= both;
  s.hand[1] ^= both;
  s.sealed = kNone;
  played(c, s);
}

TW_HD inline void seal(const Config& c, State& s, int seat, int card) {
  // The teammate's turn to seal, unless one card is all they hold (ruling.U2).
  const std::uint64_t other = s.hand[seat ^ 1];
  if ((other & (other - 1)) == 0) return swap(c, s, card, lowest(other));
  s.sealed = static_cast<std::int8_t>(card);
  s.to_act = static_cast<std::int8_t>(seat ^ 1);
  s.phase = kGift;
}

TW_HD inline void play(const Config& c, State& s, int card) {
  // Lead any card (duet.lead) or follow (duet.follow); Foxes and Gift resolve at once.
  const int seat = s.to_act;
  s.hand[seat] ^= bit(card);
  (s.phase == kLead ? s.lead : s.follow) = static_cast<std::int8_t>(card);
  if ((every(kFoxes) | every(kGiftRank)) >> card & 1) {
    if (every(kFoxes) >> card & 1) {
      if ((s.hand[0] | s.hand[1]) != 0) {
        s.phase = kName;
        return;
      }
    } else if (s.hand[0] != 0 && s.hand[1] != 0) {
      const std::uint64_t own = s.hand[seat];
      if ((own & (own - 1)) == 0) return seal(c, s, seat, lowest(own));
      s.phase = kGift;
      return;
    }
  }
  played(c, s);
}

TW_HD inline void name(const Config& c, State& s, int action) {
  // Foxes: somebody is named and may exchange the decree, or nobody is (duet.foxes).
  if (action == kNameNobody) return played(c, s);
  if (action == kNameMate) s.to_act ^= 1;
  s.phase = kExchange;
}

TW_HD inline void exchange(const Config& c, State& s, int action) {
  // The player who was named exchanges the decree or keeps it; it counts for this trick
  // (duet.foxes).
  if (action != kKeep) {
    const int card = action - kExchangeFrom;
    s.hand[s.to_act] ^= bit(card) | bit(s.decree);
    s.decree = static_cast<std::int8_t>(card);
  }
  played(c, s);
}

TW_HD inline void give(const Config& c, State& s, int action) {
  // Gift: a card is sealed, first by the player of the 7 (duet.gift, ruling.U2).
  const int card = action - kGiveFrom;
  if (s.sealed == kNone) return seal(c, s, s.to_act, card);
  swap(c, s, s.sealed, card);
}

TW_HD inline void apply(const Config& c, State& s, int action) {
  if (s.phase <= kFollow) return play(c, s, action);
  switch (s.phase) {
    case kName: return name(c, s, action);
    case kExchange: return exchange(c, s, action);
    case kGift: return give(c, s, action);
    case kMove: return walk(c, s, static_cast<unsigned>(s.to_act), action - kMoveZero);
    default:  // the next dealer enters the team's choice of an end (duet.round-end)
      cover(s.forest, action == kCoverLow);
      next_round(s);
  }
}

// Only a victory brings any (duet.score); a win in round 1 counts as one in round 2 (ruling.U9).
TW_HD inline int score(const Config& c, const State& s) {
  if (s.ending != kVictory) return 0;
  return kLevelPoints * c.level + count(s.hand[0]) + count(s.hand[1]) +
         (s.round < kRounds ? kEarlyPoints : 0) + kTokenPoints * s.forest.tokens;
}

TW_HD inline Outcome outcome(const Config& c, const State& s) {
  Outcome end;
  const bool victory = s.ending == kVictory;
  end.ending = victory ? Ending::kVictory : Ending::kDefeat;
  end.winners = victory ? 3u : 0u;
  end.scores[0] = score(c, s);
  end.scored = 1;
  end.rule = victory             ? "duet.end.victory"
             : s.ending == kLost ? "duet.end.lost"
             : s.ending == kTime ? "duet.end.time"
                                 : "duet.resign";
  return end;
}

}  // namespace tw::duet
