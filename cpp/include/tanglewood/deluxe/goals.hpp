// The goals at work: the twin of tanglewood.games.deluxe.goals (deluxe.goals.claim,
// deluxe.goals.ongoing). A tally is how many times, how many in a row, or (as a mask) which suits.
#pragma once

#include "tanglewood/deluxe/steps.hpp"

namespace tw::deluxe {

// Whether a card with this face passes; a card without suit passes no test of the suit.
TW_HD inline bool passes(Asked asked, int shown, int trump, int lead_suit) {
  if ((asked >> shown & 1) == 0) return false;
  const int wanted = static_cast<int>(asked >> kAskedSuitAt);
  if (wanted == kAnySuit) return true;
  const int suit = suit_of(shown);
  if (suit == kNone) return false;
  switch (wanted) {
    case kTrump: return suit == trump;
    case kOffTrump: return suit != trump;
    case kLeadSuit: return suit == lead_suit;
    default: return suit == wanted;
  }
}

TW_HD inline void close(State& s, int place) {
  for (int i = place + 1; i < s.opened; ++i) s.open[i - 1] = s.open[i];
  --s.opened;
  s.open[s.opened] = Open{};
}

// Counts once more in mid-trick and pays when that was often enough. Says whether the goal is gone.
TW_HD inline bool counted(const Config& c, State& s, int place, unsigned seat) {
  Open& open = s.open[place];
  const Goal& goal = c.goal[open.goal];
  if (++open.tally[seat] < goal.times) return false;
  open.tally[seat] = 0;
  gain(s, seat, goal.points);
  if (goal.ongoing) return false;
  close(s, place);
  return true;
}

TW_HD inline int lead_suit_now(const State& s) {
  return s.lead.card == kNone ? kNone : suit_of(face(s.lead.card, s.decree));
}

// A card came into the trick: goals on playing pay at once (ruling.Q1).
TW_HD inline void goals_played(const Config& c, State& s, unsigned seat, int shown) {
  for (int i = 0; i < s.opened;) {
    const Goal& goal = c.goal[s.open[i].goal];
    const bool counts =
        goal.on == kOnPlay && passes(goal.card, shown, suit_of(s.decree), lead_suit_now(s));
    if (!counts || !counted(c, s, i, seat)) ++i;
  }
}

// A Fox changed the decree: goals on that pay at once (ruling.Q5).
TW_HD inline void goals_exchanged(const Config& c, State& s, unsigned seat, bool trump_changed) {
  for (int i = 0; i < s.opened;) {
    const Goal& goal = c.goal[s.open[i].goal];
    const bool counts = goal.on == kOnExchange && (trump_changed || !goal.trump_changed) &&
                        passes(goal.card, s.decree, suit_of(s.decree), lead_suit_now(s));
    if (!counts || !counted(c, s, i, seat)) ++i;
  }
}

// A trick at its end, as goals see it: by faces (ruling.Q3).
struct Ended {
  int led, answer, trump, lead_suit;
  unsigned winner;
};

// Whether this trick is one that the goal asks for.
TW_HD inline bool met(const State& s, const Goal& goal, const Ended& e, unsigned seat) {
  if (goal.on == (seat == e.winner ? kOnLose : kOnWin)) return false;
  if (goal.tricks != 0 && (goal.tricks >> (s.tricks[0] + s.tricks[1]) & 1) == 0) return false;
  if (goal.won != 0 && (goal.won >> s.tricks[seat] & 1) == 0) return false;
  if (goal.any_cards) return true;
  const bool led = seat == s.leader;
  const int own = led ? e.led : e.answer, other = led ? e.answer : e.led;
  const auto pass = [&](Asked asked, int shown) {
    return passes(asked, shown, e.trump, e.lead_suit);
  };
  return pass(goal.own, own) && pass(goal.other, other) && pass(goal.lead, e.led) &&
         (pass(goal.either, own) || pass(goal.either, other)) && pass(goal.both, own) &&
         pass(goal.both, other);
}

// Moves the seat's tally on and says how often the goal pays it for this trick.
TW_HD inline int advanced(const State& s, const Goal& goal, const Ended& e, unsigned seat,
                          std::uint16_t& tally) {
  if (goal.on == kOnTake) {
    if (seat != e.winner) return 0;
    const int sum = tally + passes(goal.card, e.led, e.trump, e.lead_suit) +
                    passes(goal.card, e.answer, e.trump, e.lead_suit);
    tally = static_cast<std::uint16_t>(sum % goal.times);
    return sum / goal.times;
  }
  if (goal.on > kOnTrick) return 0;
  const bool is_met = met(s, goal, e, seat);
  if (goal.in_a_row != 0) {
    tally = static_cast<std::uint16_t>(is_met ? tally + 1 : 0);
    if (tally != goal.in_a_row) return 0;
    tally = 0;
    return 1;
  }
  if (!is_met) return 0;
  bool pays;
  if (goal.different != kAnyTrick) {
    const int own = suit_of(seat == s.leader ? e.led : e.answer);
    const int suit = goal.different == kByLeadSuit ? e.lead_suit : own;
    if (suit != kNone) tally = static_cast<std::uint16_t>(tally | 1u << suit);
    pays = count(tally) >= goal.times;
  } else {
    pays = ++tally >= goal.times;
  }
  if (!pays) return 0;
  tally = 0;
  return 1;
}

// The trick is over: every open goal is looked at for the winner first, gains before losses
// (ruling.Q11).
TW_HD inline void goals_ended(const Config& c, State& s, unsigned winner) {
  const int led = face(s.lead.card, s.decree);
  const Ended e{led, face(s.follow.card, s.decree), suit_of(s.decree), suit_of(led), winner};
  struct Loss {
    unsigned seat;
    int points;
  } loss[2 * kMaxOpen];
  int losses = 0;
  for (int i = 0; i < s.opened;) {
    const Goal& goal = c.goal[s.open[i].goal];
    bool claimed = false;
    for (unsigned seat = winner, turn = 0; turn < 2 && !claimed; ++turn, seat ^= 1) {
      const int pays = advanced(s, goal, e, seat, s.open[i].tally[seat]);
      if (pays == 0) continue;
      if (goal.ongoing && goal.points < 0) {
        loss[losses++] = {seat, goal.points * pays};
      } else {
        gain(s, seat, goal.ongoing ? goal.points * pays : goal.points);
        claimed = !goal.ongoing;
      }
    }
    if (claimed) {
      close(s, i);
    } else {
      ++i;
    }
  }
  for (int i = 0; i < losses; ++i) gain(s, loss[i].seat, loss[i].points);
}

}  // namespace tw::deluxe
