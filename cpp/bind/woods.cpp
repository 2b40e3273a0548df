// Into the Woods in Python: WoodsConfig, WoodsTwin, WoodsBatch.
#include "tanglewood/woods/woods.hpp"

#include "batch.hpp"
#include "bind.hpp"
#include "searches.hpp"
#include "woods_worlds.hpp"

namespace tw::bind {

template <>
struct Convert<Woods> {
  using Config = woods::Config;
  using State = woods::State;

  // One entry per seat.
  template <class T>
  static nb::tuple by_seat(const Config& c, const T* numbers) {
    nb::list found;
    for (int seat = 0; seat < c.players; ++seat) found.append(+numbers[seat]);
    return nb::tuple(found);
  }

  static nb::tuple row_of(std::uint32_t row) {
    nb::list found;
    for (; row != 0; row >>= 4) found.append(woods::card_at(row, 0));
    return nb::tuple(found);
  }

  static std::uint8_t card(nb::handle value) {
    const int found = nb::cast<int>(value);
    if (found < woods::kLowest || found > woods::kHighest) {
      throw std::invalid_argument("There is no card of " + std::to_string(found) + ".");
    }
    return static_cast<std::uint8_t>(found);
  }

  static std::uint32_t row(nb::handle law) {
    std::uint32_t found = 0;
    int slot = 0;
    for (nb::handle value : law) {
      if (slot == woods::kRow) throw std::invalid_argument("The row has five cards at most.");
      found |= static_cast<std::uint32_t>(card(value)) << 4 * slot++;
    }
    return found;
  }

  static nb::tuple position(const Config& c, const State& s) {
    nb::list deck;
    for (int i = s.deck.top; i < s.deck.size; ++i) deck.append(s.deck.at(i));
    return nb::make_tuple(
        nb::make_tuple(row_of(s.row), nb::tuple(deck), s.discards, +s.reshuffles, +s.chances),
        by_seat(c, s.hand), by_seat(c, s.pocket), by_seat(c, s.tokens), +s.turn, +s.passes,
        +s.to_act, static_cast<int>(s.phase));
  }

  static State state(const Config& c, const nb::tuple& position) {
    State s{};
    s.solo = c.solo;
    const nb::handle table = position[0];
    s.row = row(table[0]);
    std::uint8_t order[woods::kMaxOrder];
    int size = 0;
    for (nb::handle value : nb::object(table[1])) {
      if (size == woods::kMaxDeck) throw std::invalid_argument("The deck is too large.");
      order[size++] = card(value);
    }
    woods::put_deck(s.deck, order, size);
    s.discards = nb::cast<std::uint64_t>(table[2]);
    s.reshuffles = nb::cast<std::uint8_t>(table[3]);
    s.chances = nb::cast<std::uint16_t>(table[4]);
    int tokens = 0;
    for (int seat = 0; seat < c.players; ++seat) {
      s.hand[seat] = nb::cast<std::uint64_t>(position[1][seat]);
      s.pocket[seat] = nb::cast<std::uint64_t>(position[2][seat]);
      tokens += s.tokens[seat] = nb::cast<std::uint8_t>(position[3][seat]);
    }
    s.turn = nb::cast<std::uint8_t>(position[4]);
    s.passes = nb::cast<std::uint8_t>(position[5]);
    s.to_act = nb::cast<std::int8_t>(position[6]);
    s.phase = static_cast<woods::Phase>(nb::cast<std::uint8_t>(position[7]));
    if (tokens > c.tokens || s.turn >= c.players) {
      throw std::invalid_argument("The tokens or the turn of this position do not fit the game.");
    }
    s.tokens_left = static_cast<std::uint8_t>(c.tokens - tokens);
    check(c, s);
    return s;
  }

  // The cards of a position are those of the game; anything else would make numbers run over.
  static void check(const Config& c, const State& s) {
    std::uint64_t sum =
        s.discards + woods::handful_of(s.row) + woods::handful_of(s.deck, s.deck.top, s.deck.size);
    for (int seat = 0; seat < c.players; ++seat) sum += s.hand[seat] + 3 * s.pocket[seat];
    const bool dealt = s.phase != woods::kFirst && s.phase != woods::kDeal;
    if (sum != (dealt ? c.cards : 0)) {
      throw std::invalid_argument("The cards of this position are not those of the deck.");
    }
  }
};

static woods::Config woods_config(const std::vector<int>& counts, int players, int tokens,
                                  int reshuffles, bool gentle) {
  woods::Config c{};
  if (counts.size() != woods::kValues || players < 1 || players > kMaxSeats || tokens < 0 ||
      tokens > woods::kTokens || reshuffles < 0 || reshuffles > 1 || (gentle && players > 1)) {
    throw std::invalid_argument("This is no game of Into the Woods.");
  }
  int size = 0;
  for (int i = 0; i < woods::kValues; ++i) {
    const int number = counts[static_cast<std::size_t>(i)];
    if (number < 0 || number > woods::kMost) {
      throw std::invalid_argument("A deck has 0 to 99 cards of a value.");
    }
    c.cards += static_cast<std::uint64_t>(number) * woods::one(i + woods::kLowest);
    size += number;
  }
  if (size < woods::kHand * players + woods::kRow + 1) {
    throw std::invalid_argument("The deck is too small.");
  }
  c.size = static_cast<std::uint16_t>(size);
  c.players = static_cast<std::uint8_t>(players);
  c.tokens = static_cast<std::uint8_t>(tokens);
  c.reshuffles = static_cast<std::uint8_t>(reshuffles);
  c.solo = players == 1;
  c.gentle = gentle;
  return c;
}

void bind_woods(nb::module_& m) {
  nb::class_<woods::Config>(m, "WoodsConfig", "Into the Woods: players and deck.")
      .def(
          "__init__",
          [](woods::Config* self, const std::vector<int>& counts, int players, int tokens,
             int reshuffles, bool gentle) {
            new (self) woods::Config(woods_config(counts, players, tokens, reshuffles, gentle));
          },
          "counts"_a, "players"_a, "tokens"_a, "reshuffles"_a, "gentle"_a);
  auto bound = bind_game<Woods>(m, "Woods");
  bind_worlds<Woods>(bound);
  bind_pooled(bound);
  bind_search(m, bound);
  bind_batch<Woods>(m, "Woods");
}

}  // namespace tw::bind
