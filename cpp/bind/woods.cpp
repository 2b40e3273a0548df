// Into the Woods in Python: WoodsConfig, WoodsTwin, WoodsKnown, WoodsBatch.
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
  using View = woods::View;

  // One entry a seat.
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

  static constexpr const char* kPhases[] = {"turn", "first", "deal", "reshuffle", "over"};
  static constexpr const char* kTold[] = {"took", "least", "most"};

  static int place_of(const std::string& name, const char* const* from, int size) {
    for (int i = 0; i < size; ++i) {
      if (name == from[i]) return i;
    }
    throw std::invalid_argument("The kernel does not know '" + name + "'.");
  }

  static View view(const Config& c, nb::handle law) {
    View v{};
    const auto number = [&](const char* name) { return nb::cast<int>(law.attr(name)); };
    const auto handful = [](nb::handle value) { return nb::cast<std::uint64_t>(value); };
    v.viewer = number("viewer");
    v.to_act = number("to_act");
    v.phase = static_cast<woods::Phase>(
        place_of(nb::cast<std::string>(law.attr("phase")), kPhases, std::size(kPhases)));
    for (nb::handle action : law.attr("legal")) v.legal.add(nb::cast<int>(action.attr("index")));
    v.players = number("players");
    v.turn = number("turn");
    v.hand = handful(law.attr("hand"));
    v.row = row(law.attr("row"));
    v.deck = number("deck");
    v.discards = handful(law.attr("discards"));
    v.reshuffles = number("reshuffles");
    v.tokens_left = number("left");
    v.passes = number("passes");
    const nb::object known = law.attr("known");
    for (int seat = 0; seat < c.players; ++seat) {
      v.scores[seat] = nb::cast<int>(law.attr("scores")[seat]);
      v.counts[seat] = nb::cast<int>(law.attr("counts")[seat]);
      v.pockets[seat] = handful(law.attr("pockets")[seat]);
      v.tokens[seat] = nb::cast<int>(law.attr("tokens")[seat]);
      v.holds[seat] = handful(known.attr("holds")[seat]);
      v.unknown[seat] = nb::cast<int>(known.attr("unknown")[seat]);
      v.most[seat] = handful(known.attr("most")[seat]);
      v.least_first[seat] = handful(known.attr("least_first")[seat]);
      v.most_first[seat] = handful(known.attr("most_first")[seat]);
    }
    v.pool = handful(known.attr("pool"));
    const nb::object deck = known.attr("deck");
    v.deck_certain = !deck.is_none();
    v.deck_cards = v.deck_certain ? handful(deck) : 0;
    for (nb::handle fact : known.attr("facts")) {
      if (v.facts_count == woods::kMaxFacts) throw std::invalid_argument("Too many facts.");
      const int told = place_of(nb::cast<std::string>(fact[0]), kTold, std::size(kTold));
      v.facts[v.facts_count++] = {static_cast<woods::Told>(told), nb::cast<std::uint8_t>(fact[1]),
                                  nb::cast<std::uint16_t>(fact[2]), nb::cast<std::uint8_t>(fact[3]),
                                  nb::cast<std::uint8_t>(fact[4])};
    }
    return v;
  }

  static nb::dict fields(const Config& c, const View& v) {
    nb::list legal, facts;
    v.legal.each([&](int action) { legal.append(action); });
    for (int i = 0; i < v.facts_count; ++i) {
      const woods::Fact& f = v.facts[i];
      facts.append(
          nb::make_tuple(kTold[static_cast<int>(f.kind)], +f.seat, +f.turn, +f.value, +f.number));
    }
    nb::dict d;
    d["viewer"] = v.viewer;
    d["to_act"] = v.to_act;
    d["phase"] = static_cast<int>(v.phase);
    d["legal"] = nb::tuple(legal);
    d["scores"] = by_seat(c, v.scores);
    d["players"] = v.players;
    d["turn"] = v.turn;
    d["hand"] = v.hand;
    d["counts"] = by_seat(c, v.counts);
    d["row"] = row_of(v.row);
    d["deck"] = v.deck;
    d["discards"] = v.discards;
    d["reshuffles"] = v.reshuffles;
    d["pockets"] = by_seat(c, v.pockets);
    d["tokens"] = by_seat(c, v.tokens);
    d["left"] = v.tokens_left;
    d["passes"] = v.passes;
    d["facts"] = nb::tuple(facts);
    d["holds"] = by_seat(c, v.holds);
    d["unknown"] = by_seat(c, v.unknown);
    d["most"] = by_seat(c, v.most);
    d["least_first"] = by_seat(c, v.least_first);
    d["most_first"] = by_seat(c, v.most_first);
    d["pool"] = v.pool;
    d["deck_cards"] = v.deck_certain ? nb::cast(v.deck_cards) : nb::none();
    return d;
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
