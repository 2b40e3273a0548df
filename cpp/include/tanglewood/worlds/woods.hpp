// The worlds of Into the Woods: the others' first cards by value, and the order of the deck.
#pragma once

#include "tanglewood/woods/woods.hpp"
#include "tanglewood/worlds/pool.hpp"
#include "tanglewood/worlds/worlds.hpp"

namespace tw::worlds {

static_assert(kPoolValues == woods::kValues && kPoolHands == kMaxSeats);

// What a seat has seen: bounds on the first cards (none for the seat itself), what every hand
// gained since (the seat's own whole hand), and whether the cards of the deck are known.
struct Pooled {
  Bounds bounds;
  int gained[kMaxSeats][woods::kValues]{};
  bool deck_known = false;
};

template <>
class Worlds<Woods> {
 public:
  using State = woods::State;
  using Config = woods::Config;

  Worlds(const Config& config, const State& state, const woods::Memory& memory, int seat)
      : Worlds(config, state, seen(config, state, memory, seat), seat) {}

  Worlds(const Config&, const State& state, const Pooled& seen, int)
      : state_(state), seen_(seen), pool_(seen.bounds) {}

  // Times shuffled()!, for the orders of the deck.
  Ways count() const { return pool_.ways(); }
  int shuffled() const { return between() ? 0 : state_.deck.left(); }

  template <class Rng>
  State draw(Rng& random) const {
    State world = state_;
    if (between() || pool_.ways() == 0) return world;
    const Share share = pool_.draw(random);
    for (int seat = 0; seat < seen_.bounds.hands; ++seat) {
      std::uint64_t hand = 0;
      for (int i = 0; i < woods::kValues; ++i) {
        const int cards = seen_.gained[seat][i] + share.got[seat][i];
        hand += static_cast<std::uint64_t>(cards) << 8 * i;
      }
      world.hand[seat] = hand;
    }
    shuffle_deck(world, share, random);
    return world;
  }

 private:
  bool between() const { return state_.phase == woods::kFirst || state_.phase == woods::kDeal; }

  template <class Rng>
  void shuffle_deck(State& world, const Share& share, Rng& random) const {
    std::uint8_t cards[woods::kMaxDeck];
    int size = 0;
    if (seen_.deck_known) {
      for (int i = world.deck.top; i < world.deck.size; ++i) {
        cards[size++] = static_cast<std::uint8_t>(world.deck.at(i));
      }
    } else {
      for (int i = 0; i < woods::kValues; ++i) {
        for (int n = 0; n < share.left[i]; ++n) {
          cards[size++] = static_cast<std::uint8_t>(i + woods::kLowest);
        }
      }
    }
    woods::shuffle(cards, size, random);
    for (int i = 0; i < size; ++i) {
      const int at = world.deck.top + i, shift = 4 * (at % 16);
      std::uint64_t& word = world.deck.card[at / 16];
      word = (word & ~(std::uint64_t{0xf} << shift)) | std::uint64_t{cards[i]} << shift;
    }
  }

  static Pooled seen(const Config& c, const State& s, const woods::Memory& m, int viewer) {
    Pooled found;
    if (s.phase == woods::kFirst || s.phase == woods::kDeal) return found;
    found.bounds.hands = c.players;
    found.deck_known = m.reshuffled;
    const std::uint64_t pool = m.pool - m.seat[viewer].first;
    for (int i = 0; i < woods::kValues; ++i) {
      found.bounds.pool[i] = woods::count_of(pool, i + woods::kLowest);
      for (int at = 0; at < c.players; ++at) {
        const woods::Seat& seat = m.seat[at];
        found.gained[at][i] = seat.gained[i];
        if (at == viewer) {
          found.gained[at][i] = woods::count_of(s.hand[at], i + woods::kLowest);
        } else {
          found.bounds.need[at] = seat.size;
          found.bounds.least[at][i] = seat.least[i];
          found.bounds.most[at][i] = seat.most[i];
        }
      }
    }
    return found;
  }

  State state_;
  Pooled seen_;
  Pool pool_;
};

}  // namespace tw::worlds
