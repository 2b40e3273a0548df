// The fox games in Python: FoxConfig, FoxTwin, FoxBatch.
#include "tanglewood/fox/fox.hpp"

#include "batch.hpp"
#include "bind.hpp"
#include "searches.hpp"
#include "tanglewood/worlds/fox.hpp"
#include "worlds.hpp"

namespace tw::bind {

template <>
struct Convert<Fox> {
  using Config = fox::Config;
  using State = fox::State;

  static nb::tuple position(const Config&, const State& s) {
    nb::list deck, trick;
    const int drawn = s.phase == fox::kUnder;
    for (int i = drawn; i < s.deck_size; ++i) {
      deck.append(static_cast<int>(s.deck[(s.top + i) % s.deck_size]));
    }
    if (s.lead != fox::kNone) trick.append(static_cast<int>(s.lead));
    if (s.follow != fox::kNone) trick.append(static_cast<int>(s.follow));
    const auto pair = [](auto a, auto b) { return nb::make_tuple(+a, +b); };
    return nb::make_tuple(nb::make_tuple(+s.round, +s.dealer, pair(s.scores[0], s.scores[1]),
                                         +s.decree, +s.trump, nb::tuple(deck), +s.chances),
                          pair(s.hand[0], s.hand[1]), nb::tuple(trick),
                          pair(s.tricks[0], s.tricks[1]), pair(s.treasure[0], s.treasure[1]),
                          +s.leader, +s.to_act, static_cast<int>(s.phase));
  }

  static State state(const Config& c, const nb::tuple& position) {
    State s = fox::first(c);
    const auto round = nb::cast<nb::tuple>(position[0]);
    s.round = nb::cast<std::uint16_t>(round[0]);
    s.dealer = nb::cast<std::uint8_t>(round[1]);
    s.decree = nb::cast<std::int8_t>(round[3]);
    s.trump = nb::cast<std::int8_t>(round[4]);
    s.chances = nb::cast<std::uint16_t>(round[6]);
    const auto trick = nb::cast<nb::tuple>(position[2]);
    if (trick.size() > 0) s.lead = nb::cast<std::int8_t>(trick[0]);
    if (trick.size() > 1) s.follow = nb::cast<std::int8_t>(trick[1]);
    for (int seat = 0; seat < 2; ++seat) {
      s.scores[seat] = nb::cast<std::int32_t>(round[2][seat]);
      s.hand[seat] = nb::cast<std::uint64_t>(position[1][seat]);
      s.tricks[seat] = nb::cast<std::uint8_t>(position[3][seat]);
      s.treasure[seat] = nb::cast<std::uint8_t>(position[4][seat]);
    }
    s.leader = nb::cast<std::uint8_t>(position[5]);
    s.to_act = nb::cast<std::int8_t>(position[6]);
    s.phase = static_cast<fox::Phase>(nb::cast<int>(position[7]));
    const auto deck = nb::cast<nb::tuple>(round[5]);
    const int hole = s.phase == fox::kUnder;  // where the drawn card lay
    const auto size = static_cast<int>(deck.size());
    if (size + hole > fox::kMaxDeck) throw std::invalid_argument("The deck is too large.");
    s.deck_size = static_cast<std::uint8_t>(size + hole);
    for (int i = 0; i < size; ++i) s.deck[i + hole] = nb::cast<std::uint8_t>(deck[i]);
    check(c, s);
    return s;
  }

  // A position text may describe what no game can lead to; the kernel refuses what would make it
  // look beyond its tables.
  static void check(const Config& c, const State& s) {
    int left[2] = {count(s.hand[0]), count(s.hand[1])};  // tricks that each seat has cards for
    if (s.phase == fox::kUnder) --left[s.to_act];
    if (s.lead != fox::kNone) ++left[s.leader];
    if (s.follow != fox::kNone) ++left[s.leader ^ 1];
    if (left[0] != left[1] || s.tricks[0] + s.tricks[1] + left[0] > c.hand) {
      throw std::invalid_argument("The hands and the tricks of this position do not make a round.");
    }
    const bool woodcutter = ((s.hand[0] | s.hand[1]) & fox::every(fox::kWoodcutter)) != 0 ||
                            (s.decree >= 0 && fox::rank_of(s.decree) == fox::kWoodcutter);
    if (s.phase <= fox::kUnder && woodcutter && s.deck_size == 0) {
      throw std::invalid_argument("The deck is empty, but a Woodcutter can still be played.");
    }
  }
};

static fox::Config fox_config(const std::vector<int>& deck, int hand,
                              const std::vector<int>& points, bool treasure_at_once,
                              bool tie_by_tricks, int target) {
  fox::Config c{};
  const auto cards = static_cast<int>(deck.size());
  if (cards > fox::kCards || hand < 1 || hand > fox::kMaxTricks || 2 * hand + 1 > cards ||
      static_cast<int>(points.size()) != hand + 1) {
    throw std::invalid_argument("This deck, hand and score table do not make a fox ruleset.");
  }
  for (std::size_t i = 0; i < deck.size(); ++i) {
    if (deck[i] < 0 || deck[i] >= fox::kCards)
      throw std::invalid_argument("There is no such card.");
    c.deck[i] = static_cast<std::uint8_t>(deck[i]);
  }
  for (std::size_t i = 0; i < points.size(); ++i)
    c.points[i] = static_cast<std::int16_t>(points[i]);
  c.cards = static_cast<std::uint8_t>(cards);
  c.hand = static_cast<std::uint8_t>(hand);
  c.treasure_at_once = treasure_at_once;
  c.tie_by_tricks = tie_by_tricks;
  c.target = target;
  return c;
}

void bind_fox(nb::module_& m) {
  nb::class_<fox::Config>(m, "FoxConfig", "A fox ruleset.")
      .def(
          "__init__",
          [](fox::Config* self, const std::vector<int>& deck, int hand,
             const std::vector<int>& points, bool treasure_at_once, bool tie_by_tricks,
             int target) {
            new (self) fox::Config(
                fox_config(deck, hand, points, treasure_at_once, tie_by_tricks, target));
          },
          "deck"_a, "hand"_a, "points"_a, "treasure_at_once"_a, "tie_by_tricks"_a, "target"_a)
      .def("__bytes__", &raw<fox::Config>);
  auto bound = bind_game<Fox>(m, "Fox");
  bind_worlds<Fox>(bound);
  bind_seen<Fox>(bound);
  bind_search(m, bound);
  bind_batch<Fox>(m, "Fox");
}

}  // namespace tw::bind
