// Chance in a Deluxe game: special cards, goals, the dealer, the deal, and what Tree, Fairy and
// Shovel draw.
#pragma once

#include "tanglewood/deal.hpp"
#include "tanglewood/deluxe/rules.hpp"

namespace tw::deluxe {

// The set that chance draws from; goals by their number, the rest by card.
TW_HD inline std::uint64_t drawn_from(const Config& c, const State& s) {
  switch (s.phase) {
    case kSpecial: return kSpecials;
    case kGoals:
    case kRenew: return discarded(c, s);
    case kDealer: return 3;
    case kDeal: return kSuited | specials_in(s);
    case kTreeDraw: return s.hand[s.turn];
    case kFairyDraw: return s.hand[s.turn ^ 1];
    case kShovelDraw: return s.pile[s.turn];
    default: return 0;
  }
}

TW_HD inline const char* chance_name(Phase phase) {
  switch (phase) {
    case kSpecial: return "special";
    case kGoals:
    case kRenew: return "goals";
    case kDealer: return "dealer";
    case kDeal: return "deal";
    case kTreeDraw: return "tree";
    case kFairyDraw: return "fairy";
    default: return "shovel";
  }
}

TW_HD inline Chance chance(const Config& c, const State& s) {
  Chance asked;
  if (s.phase <= kGive || s.phase == kOver) return asked;
  asked.name = chance_name(s.phase);
  for (std::uint64_t rest = drawn_from(c, s); rest != 0; rest &= rest - 1) {
    asked.item[asked.size++] = static_cast<std::uint8_t>(lowest(rest));
  }
  asked.ordered = s.phase == kGoals || s.phase == kRenew || s.phase == kDeal;
  asked.count = asked.ordered           ? asked.size
                : s.phase == kSpecial   ? c.special
                : s.phase == kFairyDraw ? 2
                                        : 1;
  return asked;
}

// Random special cards stay hidden until they are seen (ruling.P6).
TW_HD inline void specials_drawn(const Config& c, State& s, std::uint64_t cards) {
  s.specials = static_cast<std::uint16_t>(cards >> kSuitedCards);
  shuffle_goals(c, s);
}

TW_HD inline void dealer_drawn(const Config& c, State& s, int dealer) {
  s.dealer = static_cast<std::uint8_t>(dealer);
  open_round(c, s);
}

// The goals of goal_deck lie in their order now.
TW_HD inline void goals_shuffled(const Config& c, State& s, int size) {
  const bool renewed = s.phase == kRenew;
  s.goal_top = 0;
  s.goal_size = static_cast<std::uint8_t>(size);
  if (renewed) {
    open_round(c, s);
  } else {
    wait(s, kDealer, 0);
  }
}

// The non-dealer leads (fox.first-lead).
TW_HD inline void dealt(State& s, int decree, int deck_size) {
  s.decree = static_cast<std::int8_t>(decree);
  s.top = 0;
  s.deck_size = static_cast<std::uint8_t>(deck_size);
  wait(s, kLead, s.leader);
}

// What a Tree, a Fairy or a Shovel drew.
template <class Tell>
TW_HD void ability_drawn(const Config& c, State& s, std::uint64_t cards, Tell& tell) {
  const unsigned seat = s.turn;
  if (s.phase == kFairyDraw) {
    look(s, seat, cards, tell);
    return;
  }
  s.drawn = static_cast<std::uint8_t>(lowest(cards));
  if (s.phase == kTreeDraw) {
    s.hand[seat] &= ~cards;
    go_on(c, s, seat, s.drawn, kForced, tell);
  } else {
    go_on(c, s, seat, dug(s, s.drawn), kByShovel, tell);
  }
}

// The law's way: hands to seat 0 and seat 1, then the decree, then the draw deck (ruling.G2).
TW_HD inline void apply_chance(const Config& c, State& s, const std::uint8_t* items) {
  ++s.chances;
  std::uint64_t set = 0;
  Silent silent;
  switch (s.phase) {
    case kSpecial:
      for (int i = 0; i < c.special; ++i) set |= bit(items[i]);
      return specials_drawn(c, s, set);
    case kGoals:
    case kRenew: {
      const int size = count(discarded(c, s));
      for (int i = 0; i < size; ++i) s.goal_deck[i] = items[i];
      return goals_shuffled(c, s, size);
    }
    case kDealer: return dealer_drawn(c, s, items[0]);
    case kDeal: {
      for (int seat = 0; seat < 2; ++seat) {
        s.hand[seat] = 0;
        for (int i = 0; i < kHand; ++i) s.hand[seat] |= bit(items[seat * kHand + i]);
      }
      const int size = kSuitedCards + count(s.specials) - 2 * kHand - 1;
      for (int i = 0; i < size; ++i) s.deck[i] = items[2 * kHand + 1 + i];
      return dealt(s, items[2 * kHand], size);
    }
    case kFairyDraw: set = bit(items[1]); [[fallthrough]];
    default: return ability_drawn(c, s, set | bit(items[0]), silent);
  }
}

// A random order of a set, written out.
template <class Rng>
TW_HD int shuffle_into(std::uint8_t* out, std::uint64_t set, int size, Rng& random) {
  for (int i = 0; i < size; ++i) {
    const int one = random.member(set);
    set ^= bit(one);
    out[i] = static_cast<std::uint8_t>(one);
  }
  return size;
}

// The quick way: the decree and the deck are drawn card by card, one hand is a random part of the
// rest.
template <class Rng>
TW_HD void draw(const Config& c, State& s, Rng& random) {
  ++s.chances;
  const std::uint64_t from = drawn_from(c, s);
  Silent silent;
  switch (s.phase) {
    case kSpecial: return specials_drawn(c, s, some_of(from, c.special, random));
    case kGoals:
    case kRenew: return goals_shuffled(c, s, shuffle_into(s.goal_deck, from, count(from), random));
    case kDealer: return dealer_drawn(c, s, random.below(2));
    case kDeal: {
      const int decree = random.member(from);
      std::uint64_t rest = from ^ bit(decree);
      const int size = count(rest) - 2 * kHand;
      for (int i = 0; i < size; ++i) {
        const int card = random.member(rest);
        rest ^= bit(card);
        s.deck[i] = static_cast<std::uint8_t>(card);
      }
      s.hand[0] = some_of(rest, kHand, random);
      s.hand[1] = rest ^ s.hand[0];
      return dealt(s, decree, size);
    }
    case kFairyDraw: {
      const std::uint64_t one = bit(random.member(from));
      return ability_drawn(c, s, one | bit(random.member(from ^ one)), silent);
    }
    default: return ability_drawn(c, s, bit(random.member(from)), silent);
  }
}

}  // namespace tw::deluxe
