// The fox games in Python: FoxConfig, FoxTwin, FoxKnown, FoxBatch.
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
  using View = fox::View;

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

  static constexpr const char* kTold[] = {"void", "limit", "took", "drew", "under"};

  static View view(const Config& c, nb::handle law) {
    View v{};
    const auto number = [&](const char* name) { return nb::cast<int>(law.attr(name)); };
    v.viewer = number("viewer");
    v.to_act = number("to_act");
    v.round = number("round");
    v.dealer = number("dealer");
    v.leader = number("leader");
    v.decree = number("decree");
    v.deck = number("deck");
    v.target = c.target;
    v.hand = nb::cast<std::uint64_t>(law.attr("hand"));
    v.phase = phase(nb::cast<std::string>(law.attr("phase")));
    for (nb::handle action : law.attr("legal")) v.legal.add(nb::cast<int>(action.attr("index")));
    const auto trick = nb::cast<std::vector<int>>(law.attr("trick"));
    for (std::size_t i = 0; i < 2; ++i) v.trick[i] = i < trick.size() ? trick[i] : fox::kNone;
    const nb::object known = law.attr("known");
    for (int seat = 0; seat < 2; ++seat) {
      v.scores[seat] = nb::cast<int>(law.attr("scores")[seat]);
      v.counts[seat] = nb::cast<int>(law.attr("counts")[seat]);
      v.tricks[seat] = nb::cast<int>(law.attr("tricks")[seat]);
      v.sevens[seat] = nb::cast<int>(law.attr("sevens")[seat]);
      v.holds[seat] = nb::cast<std::uint64_t>(known.attr("holds")[seat]);
      v.lacks[seat] = nb::cast<std::uint64_t>(known.attr("lacks")[seat]);
    }
    for (nb::handle trick_won : law.attr("won")) {
      if (v.won_count == fox::kMaxTricks) throw std::invalid_argument("Too many tricks.");
      const auto won = nb::cast<std::vector<int>>(trick_won);
      const auto at = [&](std::size_t i) { return static_cast<std::uint8_t>(won.at(i)); };
      v.won[v.won_count++] = {at(0), at(1), at(2), at(3), at(4)};
    }
    for (nb::handle fact : known.attr("facts")) {
      if (v.facts_count == fox::kMaxFacts) throw std::invalid_argument("Too many facts.");
      const auto part = [&](int i) {
        const nb::object value = fact[i];
        return static_cast<std::int8_t>(value.is_none() ? fox::kNone : nb::cast<int>(value));
      };
      const auto kind = nb::cast<std::string>(fact[0]);
      const auto* told = std::find(std::begin(kTold), std::end(kTold), kind);
      v.facts[v.facts_count++] = {static_cast<fox::Told>(told - std::begin(kTold)),
                                  static_cast<std::uint8_t>(part(1)),
                                  static_cast<std::uint8_t>(part(2)),
                                  part(3),
                                  part(4),
                                  part(5)};
    }
    for (nb::handle card : known.attr("under")) {
      if (v.under_count == fox::kMaxUnder) throw std::invalid_argument("Too many cards under.");
      v.under[v.under_count++] = card.is_none() ? fox::kNone : nb::cast<int>(card);
    }
    v.played = nb::cast<std::uint64_t>(known.attr("played"));
    return v;
  }

  static fox::Phase phase(const std::string& name) {
    constexpr const char* kNames[] = {"lead",   "follow", "exchange", "under",
                                      "dealer", "deal",   "over"};
    for (int i = 0; i < 7; ++i) {
      if (name == kNames[i]) return static_cast<fox::Phase>(i);
    }
    throw std::invalid_argument("'" + name + "' is no phase.");
  }

  static nb::dict fields(const Config&, const View& v) {
    const auto card = [](int value) { return value == fox::kNone ? nb::none() : nb::cast(value); };
    const auto pair = [](auto a, auto b) { return nb::make_tuple(+a, +b); };
    nb::list legal, trick, won, facts, under;
    v.legal.each([&](int action) { legal.append(action); });
    for (int i = 0; i < 2; ++i) {
      if (v.trick[i] != fox::kNone) trick.append(v.trick[i]);
    }
    for (int i = 0; i < v.won_count; ++i) {
      const fox::Won& w = v.won[i];
      won.append(nb::make_tuple(+w.winner, +w.leader, +w.lead, +w.follow, +w.points));
    }
    for (int i = 0; i < v.facts_count; ++i) {
      const fox::Fact& f = v.facts[i];
      facts.append(nb::make_tuple(kTold[static_cast<int>(f.kind)], +f.seat, +f.trick, card(f.suit),
                                  card(f.rank), card(f.card)));
    }
    for (int i = 0; i < v.under_count; ++i) under.append(card(v.under[i]));
    nb::dict d;
    d["viewer"] = v.viewer;
    d["to_act"] = v.to_act;
    d["phase"] = static_cast<int>(v.phase);
    d["legal"] = nb::tuple(legal);
    d["scores"] = pair(v.scores[0], v.scores[1]);
    d["round"] = v.round;
    d["dealer"] = v.dealer;
    d["leader"] = v.leader;
    d["hand"] = v.hand;
    d["counts"] = pair(v.counts[0], v.counts[1]);
    d["decree"] = v.decree;
    d["deck"] = v.deck;
    d["trick"] = nb::tuple(trick);
    d["tricks"] = pair(v.tricks[0], v.tricks[1]);
    d["sevens"] = pair(v.sevens[0], v.sevens[1]);
    d["target"] = v.target;
    d["won"] = nb::tuple(won);
    d["facts"] = nb::tuple(facts);
    d["holds"] = pair(v.holds[0], v.holds[1]);
    d["lacks"] = pair(v.lacks[0], v.lacks[1]);
    d["under"] = nb::tuple(under);
    d["played"] = v.played;
    return d;
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
  bind_told<Fox>(bound);
  bind_search(m, bound);
  bind_batch<Fox>(m, "Fox");
}

}  // namespace tw::bind
