// The course of a trick (fox.trick.order): the twin of tanglewood.games.fox.course.
//
// The two clocks of ruling.P1 are three places: go_on() asks for a card's face when it is played
// and never again, and looks at the led card when the follower is to play; trick_over() looks at
// both cards when the trick ends.
#pragma once

#include "tanglewood/deluxe/rounds.hpp"
#include "tanglewood/deluxe/special.hpp"

namespace tw::deluxe {

TW_HD inline int to_act(const State& s) {
  return s.phase <= kGive ? s.turn : s.phase == kOver ? kNobody : kChance;
}

// The winner takes the trick. Gains are booked before losses (ruling.Q11); the winner leads next
// (fox.next-lead), unless the loser's Swan does (fox.swan).
template <class Tell>
TW_HD void trick_over(const Config& c, State& s, Tell& tell) {
  const auto followed = static_cast<unsigned>(follower_takes(s.lead, s.follow, s.decree));
  const unsigned winner = s.leader ^ followed;
  const std::uint64_t led = able(s.lead, s.decree), answer = able(s.follow, s.decree);
  ++s.tricks[winner];
  const int points = count((led | answer) & every(kTreasure));  // fox.treasure, ruling.S8
  s.scores[winner] += points;
  tell.trick_won(static_cast<int>(winner));
  if (s.opened != 0) goals_ended(c, s, winner);
  if (c.poison) {  // deluxe.poison.loss, ruling.P4
    const int poisons = count((led | answer) & every(kPoison));
    if (poisons != 0) gain(s, winner, -poisons);
  }
  if (s.specials != 0) s.pile[winner] = cards_of(s.lead) | cards_of(s.follow);  // ruling.S9
  const std::uint64_t lost = followed ? led : answer;
  const unsigned next = winner ^ static_cast<unsigned>((lost & every(kSwan)) != 0);
  s.leader = static_cast<std::uint8_t>(next);
  s.lead = s.follow = Laid{};
  if (s.hand[next] != 0) {
    wait(s, kLead, next);
  } else {
    round_over(c, s);
  }
}

// Goes on after an ability's answer: a card comes in and acts by what it is now, the other follows,
// the trick ends. Stops where somebody has to choose or chance has to decide.
template <class Tell>
TW_HD void go_on(const Config& c, State& s, unsigned seat, int answer, Way way, Tell& tell) {
  while (answer != kWait) {
    if (answer >= 0) {
      const int shown = face(answer, s.decree);
      place_of(s, seat) = {static_cast<std::int8_t>(answer), kNone, kUnmarked};
      tell.played(static_cast<int>(seat), answer, kNone, way);
      if (s.opened != 0) goals_played(c, s, seat, shown);
      if ((kActive >> shown & 1) != 0) {
        answer = when_played(s, seat, shown, tell);
        way = shown == kPotion ? kByPotion : kByShovel;
        continue;
      }
    }
    if (s.follow.card != kNone) {
      trick_over(c, s, tell);
      return;
    }
    // The follower answers what the led card is now; a Tree lets chance answer (deluxe.tree).
    seat = s.leader ^ 1u;
    if (face(s.lead.card, s.decree) != kTree) {
      wait(s, kFollow, seat);
      return;
    }
    const std::uint64_t hand = s.hand[seat];
    if ((hand & (hand - 1)) != 0) {
      wait(s, kTreeDraw, seat);
      return;
    }
    answer = lowest(hand);  // a Crown comes alone (ruling.S24)
    s.hand[seat] = 0;
    way = kForced;
  }
}

// A crowned card does nothing of its own; its player draws a card at once (deluxe.crown,
// ruling.S6). To goals it is still the card it is (ruling.Q1).
template <class Tell>
TW_HD void play_crowned(const Config& c, State& s, int card, Way way, Tell& tell) {
  const unsigned seat = s.turn;
  const int crown = (s.hand[seat] >> kCrown & 1) != 0 ? kCrown : kMirror;
  s.hand[seat] &= ~(bit(card) | bit(crown));
  place_of(s, seat) = {static_cast<std::int8_t>(card), static_cast<std::int8_t>(crown), kUnmarked};
  tell.played(static_cast<int>(seat), card, crown, way);
  if (s.opened != 0) goals_played(c, s, seat, card);
  draw_card(s, seat, tell);
  go_on(c, s, seat, kDone, way, tell);
}

// A card is chosen from the hand: as lead (fox.lead), as answer (fox.follow), or as the leader's
// new card after a Hammer (ruling.P2).
template <class Tell>
TW_HD void play(const Config& c, State& s, int action, Tell& tell) {
  const Way way = s.phase == kReplace ? kAsReplacement : kFromHand;
  if (way == kAsReplacement) s.named = kNone;
  if (action >= kCrownedFrom) return play_crowned(c, s, action - kCrownedFrom, way, tell);
  const unsigned seat = s.turn;
  s.hand[seat] &= ~bit(action);
  go_on(c, s, seat, action, way, tell);
}

template <class Tell>
TW_HD void apply(const Config& c, State& s, int action, Tell& tell) {
  if (s.phase <= kReplace) return play(c, s, action, tell);
  const unsigned seat = s.turn;
  int answer = kDone;
  switch (s.phase) {
    case kExchange: answer = exchange(c, s, action, tell); break;
    case kUnder: put_under(s, seat, action - kUnderFrom, tell); break;
    case kSpill:
      put_under(s, seat, action - kUnderFrom, tell);
      answer = draw_two(s, seat, tell);
      break;
    case kPour:  // the other card stays in the hand, unseen
      answer = action - kPourFrom;
      s.shown = 0;
      s.hand[seat] &= ~bit(answer);
      break;
    case kName: answer = name(s, action - kNameFrom, tell); break;
    case kDig: answer = action == kDigs ? wait(s, kShovelDraw, seat) : idle(s, seat); break;
    case kTake: answer = take(s, action, tell); break;
    default: answer = give(s, seat, action - kGiveFrom, tell); break;
  }
  go_on(c, s, seat, answer, kByPotion, tell);
}

// Most points, then the greater change in the last round, else a draw (fox.game.winner, deluxe.tie,
// ruling.Q12).
TW_HD inline Outcome outcome(const State& s) {
  Outcome end;
  end.scored = 2;
  for (int seat = 0; seat < 2; ++seat) end.scores[seat] = s.scores[seat];
  const int ahead = s.scores[0] - s.scores[1];
  const int by = ahead != 0 ? ahead : ahead - (s.before[0] - s.before[1]);
  end.ending = by != 0 ? Ending::kWin : Ending::kDraw;
  end.winners = by > 0 ? 1u : by < 0 ? 2u : 0u;
  end.rule = ahead != 0 ? "fox.game.winner" : "deluxe.tie";
  return end;
}

}  // namespace tw::deluxe
