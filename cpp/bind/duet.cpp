// The Duet in Python: DuetConfig, DuetTwin, DuetBatch.
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

  static nb::tuple pair(std::uint64_t a, std::uint64_t b) { return nb::make_tuple(a, b); }

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
  bind_seen<Duet>(bound);
  bind_search(m, bound);
  bind_batch<Duet>(m, "Duet");
}

}  // namespace tw::bind
