// The Duet in Python: DuetConfig, DuetTwin, DuetKnown, DuetBatch.
#include "tanglewood/duet/duet.hpp"

#include "batch.hpp"
#include "bind.hpp"
#include "searches.hpp"
#include "tanglewood/worlds/duet.hpp"
#include "worlds.hpp"

namespace tw::bind {

template <>
struct Convert<Duet> {
  using Config = duet::Config;
  using State = duet::State;
  using View = duet::View;

  static nb::tuple pair(std::uint64_t a, std::uint64_t b) { return nb::make_tuple(a, b); }
  static nb::object card(int value) { return value == duet::kNone ? nb::none() : nb::cast(value); }

  static nb::tuple trick_of(int lead, int follow) {
    nb::list trick;
    if (lead != duet::kNone) trick.append(lead);
    if (follow != duet::kNone) trick.append(follow);
    return nb::tuple(trick);
  }

  static nb::tuple forest_of(const Config& c, const duet::Forest& f) {
    nb::list gems;
    for (int i = 0; i < c.spaces; ++i) gems.append(+f.gems[i]);
    return nb::make_tuple(+f.tracker, +f.low, +f.high, +f.tokens, nb::tuple(gems));
  }

  static duet::Forest forest(const Config& c, nb::handle law) {
    duet::Forest f{};
    f.tracker = nb::cast<std::uint8_t>(law[0]);
    f.low = nb::cast<std::uint8_t>(law[1]);
    f.high = nb::cast<std::uint8_t>(law[2]);
    f.tokens = nb::cast<std::uint8_t>(law[3]);
    const auto gems = nb::cast<std::vector<int>>(law[4]);
    const int used = f.low + c.spaces - 1 - f.high;
    int left = 0;
    for (std::size_t i = 0; i < gems.size() && i < duet::kMaxSpaces; ++i) {
      f.gems[i] = static_cast<std::uint8_t>(gems[i]);
      left += f.gems[i];
    }
    f.left = static_cast<std::uint8_t>(left);
    if (gems.size() != c.spaces || left > duet::kSupply || f.low > c.start || f.high < c.start ||
        f.high >= c.spaces || f.tracker < f.low || f.tracker > f.high ||
        f.tokens + used > c.tokens) {
      throw std::invalid_argument("This forest does not fit the board.");
    }
    return f;
  }

  static nb::tuple position(const Config& c, const State& s) {
    return nb::make_tuple(nb::make_tuple(+s.round, +s.dealer, +s.decree, s.rest, +s.chances),
                          forest_of(c, s.forest), pair(s.hand[0], s.hand[1]),
                          trick_of(s.lead, s.follow), +s.sealed, +s.leader, +s.to_act,
                          static_cast<int>(s.phase), static_cast<int>(s.ending));
  }

  static State state(const Config& c, const nb::tuple& position) {
    State s = duet::first(c);
    const auto round = nb::cast<nb::tuple>(position[0]);
    s.round = nb::cast<std::uint8_t>(round[0]);
    s.dealer = nb::cast<std::uint8_t>(round[1]);
    s.decree = nb::cast<std::int8_t>(round[2]);
    s.rest = nb::cast<std::uint64_t>(round[3]);
    s.chances = nb::cast<std::uint16_t>(round[4]);
    s.forest = forest(c, position[1]);
    for (int seat = 0; seat < 2; ++seat) s.hand[seat] = nb::cast<std::uint64_t>(position[2][seat]);
    const auto trick = nb::cast<nb::tuple>(position[3]);
    if (trick.size() > 0) s.lead = nb::cast<std::int8_t>(trick[0]);
    if (trick.size() > 1) s.follow = nb::cast<std::int8_t>(trick[1]);
    s.sealed = nb::cast<std::int8_t>(position[4]);
    s.leader = nb::cast<std::uint8_t>(position[5]);
    s.to_act = nb::cast<std::int8_t>(position[6]);
    s.phase = static_cast<duet::Phase>(nb::cast<std::uint8_t>(position[7]));
    s.ending = static_cast<duet::End>(nb::cast<std::uint8_t>(position[8]));
    return s;
  }

  static constexpr const char* kPhases[] = {"lead", "follow", "foxes",  "exchange", "gift",
                                            "move", "cover",  "dealer", "deal",     "over"};
  static constexpr const char* kTold[] = {"void", "took", "gave"};

  static int place_of(const std::string& name, const char* const* from, int size) {
    for (int i = 0; i < size; ++i) {
      if (name == from[i]) return i;
    }
    throw std::invalid_argument("The kernel does not know '" + name + "'.");
  }

  static View view(const Config& c, nb::handle law) {
    View v{};
    const auto number = [&](const char* name) { return nb::cast<int>(law.attr(name)); };
    v.viewer = number("viewer");
    v.to_act = number("to_act");
    v.phase = static_cast<duet::Phase>(
        place_of(nb::cast<std::string>(law.attr("phase")), kPhases, std::size(kPhases)));
    for (nb::handle action : law.attr("legal")) v.legal.add(nb::cast<int>(action.attr("index")));
    v.score = nb::cast<int>(law.attr("scores")[0]);
    v.round = number("round");
    v.dealer = number("dealer");
    v.leader = number("leader");
    v.hand = nb::cast<std::uint64_t>(law.attr("hand"));
    v.decree = number("decree");
    const auto trick = nb::cast<std::vector<int>>(law.attr("trick"));
    for (std::size_t i = 0; i < 2; ++i) v.trick[i] = i < trick.size() ? trick[i] : duet::kNone;
    v.sealed = number("sealed");
    v.forest = forest(c, law.attr("forest"));
    const nb::object known = law.attr("known");
    for (int seat = 0; seat < 2; ++seat) {
      v.counts[seat] = nb::cast<int>(law.attr("counts")[seat]);
      v.holds[seat] = nb::cast<std::uint64_t>(known.attr("holds")[seat]);
      v.lacks[seat] = nb::cast<std::uint64_t>(known.attr("lacks")[seat]);
    }
    for (nb::handle trick_won : law.attr("won")) {
      if (v.won_count == duet::kHand) throw std::invalid_argument("Too many tricks.");
      const auto won = nb::cast<std::vector<int>>(trick_won);
      const auto at = [&](std::size_t i) { return static_cast<std::uint8_t>(won.at(i)); };
      v.won[v.won_count++] = {at(0), at(1), at(2), at(3)};
    }
    for (nb::handle fact : known.attr("facts")) {
      if (v.facts_count == duet::kMaxFacts) throw std::invalid_argument("Too many facts.");
      const auto part = [&](int i) {
        const nb::object value = fact[i];
        return static_cast<std::int8_t>(value.is_none() ? duet::kNone : nb::cast<int>(value));
      };
      const int told = place_of(nb::cast<std::string>(fact[0]), kTold, std::size(kTold));
      v.facts[v.facts_count++] = {static_cast<duet::Told>(told), static_cast<std::uint8_t>(part(1)),
                                  static_cast<std::uint8_t>(part(2)), part(3), part(4)};
    }
    v.played = nb::cast<std::uint64_t>(known.attr("played"));
    return v;
  }

  static nb::dict fields(const Config& c, const View& v) {
    nb::list legal, won, facts;
    v.legal.each([&](int action) { legal.append(action); });
    for (int i = 0; i < v.won_count; ++i) {
      const duet::Won& w = v.won[i];
      won.append(nb::make_tuple(+w.winner, +w.leader, +w.lead, +w.follow));
    }
    for (int i = 0; i < v.facts_count; ++i) {
      const duet::Fact& f = v.facts[i];
      facts.append(nb::make_tuple(kTold[static_cast<int>(f.kind)], +f.seat, +f.trick, card(f.suit),
                                  card(f.card)));
    }
    nb::dict d;
    d["viewer"] = v.viewer;
    d["to_act"] = v.to_act;
    d["phase"] = static_cast<int>(v.phase);
    d["legal"] = nb::tuple(legal);
    d["scores"] = nb::make_tuple(v.score);
    d["round"] = v.round;
    d["dealer"] = v.dealer;
    d["leader"] = v.leader;
    d["hand"] = v.hand;
    d["counts"] = nb::make_tuple(v.counts[0], v.counts[1]);
    d["decree"] = v.decree;
    d["trick"] = trick_of(v.trick[0], v.trick[1]);
    d["sealed"] = v.sealed;
    d["forest"] = forest_of(c, v.forest);
    d["won"] = nb::tuple(won);
    d["facts"] = nb::tuple(facts);
    d["holds"] = pair(v.holds[0], v.holds[1]);
    d["lacks"] = pair(v.lacks[0], v.lacks[1]);
    d["played"] = v.played;
    return d;
  }
};

static duet::Config duet_config(const std::vector<int>& gems, const std::vector<int>& plus,
                                const std::vector<int>& paws, int start, int tokens, int level) {
  duet::Config c{};
  const auto spaces = static_cast<int>(gems.size());
  const bool fits = spaces >= 1 && spaces <= duet::kMaxSpaces && start >= 0 && start < spaces &&
                    tokens >= 0 && tokens <= std::min(start, spaces - 1 - start) && level >= 1 &&
                    level <= 3 && paws.size() == duet::kCards;
  if (!fits) throw std::invalid_argument("This board and these paws do not make a Duet.");
  const auto within = [](int number, int most) {
    if (number < 0 || number > most)
      throw std::invalid_argument("A number of the board or of the paws is too large.");
    return static_cast<std::uint8_t>(number);
  };
  int sum = 0;
  for (std::size_t i = 0; i < gems.size(); ++i) sum += c.gems[i] = within(gems[i], duet::kSupply);
  within(sum, duet::kSupply);
  for (std::size_t i = 0; i < paws.size(); ++i) c.paws[i] = within(paws[i], duet::kMaxPaws);
  for (const int space : plus) c.plus |= bit(within(space, spaces - 1));
  c.spaces = static_cast<std::uint8_t>(spaces);
  c.start = static_cast<std::uint8_t>(start);
  c.tokens = static_cast<std::uint8_t>(tokens);
  c.level = static_cast<std::uint8_t>(level);
  return c;
}

void bind_duet(nb::module_& m) {
  nb::class_<duet::Config>(m, "DuetConfig", "A Duet: level, board and paws.")
      .def(
          "__init__",
          [](duet::Config* self, const std::vector<int>& gems, const std::vector<int>& plus,
             const std::vector<int>& paws, int start, int tokens, int level) {
            new (self) duet::Config(duet_config(gems, plus, paws, start, tokens, level));
          },
          "gems"_a, "plus"_a, "paws"_a, "start"_a, "tokens"_a, "level"_a);
  auto bound = bind_game<Duet>(m, "Duet");
  bind_worlds<Duet>(bound);
  bind_told<Duet>(bound);
  bind_search(m, bound);
  bind_batch<Duet>(m, "Duet");
}

}  // namespace tw::bind
