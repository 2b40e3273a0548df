// The worlds of a fox game: the other hand and the order of the deck.
#pragma once

#include "tanglewood/fox/fox.hpp"
#include "tanglewood/worlds/worlds.hpp"

namespace tw::worlds {

template <>
struct Hidden<Fox> {
  static Stories stories(const fox::Config&, const fox::State& s, const fox::Memory& m, int seat) {
    if (s.phase == fox::kDealer || s.phase == fox::kDeal) return Stories(0, 0, 0);
    const int other = seat ^ 1;
    Stories found(m.first.hand[other] | m.first.deck, count(m.first.hand[other]),
                  count(m.first.deck));
    int decree = m.first.decree, lead = m.first.lead;
    for (int i = 0; i < m.sights.count; ++i) {
      const Sight& sight = m.sights.sight[i];
      const bool others = sight.seat == other;
      const int card = sight.card;
      switch (sight.what) {
        case fox::kSawPlay:
          if (others) found.leaves(card);
          if (lead == fox::kNone) {
            lead = card;
          } else {
            if (others) found.lacks(fox::ruled_out(lead, card));
            lead = fox::kNone;
          }
          break;
        case fox::kSawExchange:
          if (others) {
            found.leaves(card);
            found.takes(decree);
          }
          decree = card;
          break;
        case fox::kSawDraw: others ? found.draws() : found.viewer_draws(card); break;
        default:  // kSawUnder
          others ? found.puts_under() : found.goes_under(card);
      }
    }
    return found;
  }

  static int choices(const fox::State&, int) { return 1; }
  static int shuffled(const fox::State&) { return 0; }

  template <class Rng>
  static void write(const fox::Config&, fox::State& s, int seat, const World& world, Rng&) {
    if (s.phase == fox::kDealer || s.phase == fox::kDeal) return;
    s.hand[seat ^ 1] = world.hand;
    // While a card is to be put under the deck, the slot of the card drawn is still at the top.
    const int from = s.top + (s.phase == fox::kUnder);
    if (s.phase == fox::kUnder) s.deck[s.top] = static_cast<std::uint8_t>(lowest(s.hand[s.to_act]));
    for (int i = 0; i < world.deck_size; ++i) {
      s.deck[(from + i) % s.deck_size] = world.deck[i];
    }
  }
};

}  // namespace tw::worlds
