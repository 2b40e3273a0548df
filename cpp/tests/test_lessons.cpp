// The games that a learner plays, beside the same steps taken by hand: who is to act, what is
// hidden from it, and how rounds and games end.
#include <cmath>
#include <vector>

#include "../train/row.hpp"
#include "check.hpp"
#include "rulesets.hpp"

using namespace tw;
using namespace tw::train;

struct Ends {
  int rounds = 0, games = 0, by_chance = 0;
};

// What one step of a game shows.
template <class G>
struct Shown {
  std::uint8_t observation[Lesson<G>::kSeen], hidden[Lesson<G>::kHidden], mask[kMask<G>];
  std::int32_t facts[kFacts];
  float results[Lesson<G>::kResults];

  Seen seen() { return {observation, hidden, mask, facts, results}; }
};

static int tricks(const fox::State& s, int seat) { return s.tricks[seat]; }
static int tricks(const deluxe::State& s, int seat) { return s.tricks[seat]; }
static int before(const fox::State& s, int seat) { return s.scores[seat]; }
static int before(const deluxe::State& s, int seat) { return s.before[seat]; }

// One step by hand and what it brings. In rounds of two once more with a target that ends the game
// with the round: there the tricks still lie.
template <class G, class Take>
static bool taken(const typename G::Config& c, typename G::State& s, float* results, Take&& take) {
  const typename G::State was = s;
  if constexpr (std::is_same_v<G, Duet>) {
    take(c, s, true);
    int gems[2]{};
    for (int i = 0; i < duet::kMaxSpaces; ++i) {
      gems[0] += was.forest.gems[i];
      gems[1] += s.forest.gems[i];
    }
    const int tokens = s.forest.tokens - was.forest.tokens;
    results[kGems] += static_cast<float>(4 * (gems[0] - gems[1]) + tokens) / 40.0f;
    return over<G>(s);
  } else if constexpr (std::is_same_v<G, Woods>) {
    take(c, s, true);
    for (int seat = 0; seat < c.players; ++seat) {
      int points = s.tokens[seat] - was.tokens[seat];
      for (int value = woods::kLowest; value <= woods::kHighest; ++value) {
        const int sets =
            woods::count_of(s.pocket[seat], value) - woods::count_of(was.pocket[seat], value);
        points += sets * (c.solo ? 1 : value);
      }
      results[kGained + seat] += static_cast<float>(points) / 10.0f;
    }
    const auto left = [](const woods::State& state) {
      return woods::size_of(woods::handful_of(state.row)) + state.deck.size - state.deck.top;
    };
    if (c.solo) results[kOnward] += static_cast<float>(left(was) - left(s)) / 50.0f;
    return over<G>(s);
  } else {
    typename G::Config last = c;
    last.target = INT32_MIN;
    typename G::State end = s;
    take(last, end, false);
    take(c, s, true);
    if (!over<G>(end)) return false;
    int scores[2];
    G::scores(last, end, scores);
    const int first = scores[0] - before(end, 0), second = scores[1] - before(end, 1);
    results[kPoints] = static_cast<float>(first - second);
    results[kTricks] = static_cast<float>(tricks(end, 0));
    CHECK(tricks(end, 0) + tricks(end, 1) == 13);
    return true;
  }
}

// What the end of a game by hand is worth.
template <class G>
static void add_worth(const typename G::Config& c, const typename G::State& s, float* results) {
  const Outcome end = G::outcome(c, s);
  if constexpr (std::is_same_v<G, Duet>) {
    results[kVictory] = end.ending == Ending::kVictory;
    results[kScore] = static_cast<float>(end.scores[0]) / 10.0f;
  } else if constexpr (std::is_same_v<G, Woods>) {
    for (int seat = 0; seat < c.players; ++seat) {
      const bool won = end.winners >> seat & 1;
      results[kWon + seat] = won ? 1.0f / static_cast<float>(count(end.winners)) : 0.0f;
    }
  } else {
    float worth[kMaxSeats]{};
    G::utility(c, s, worth);
    results[kUtility] = worth[0];
  }
}

static void check_hidden(const Row<Fox>& row, const fox::Config&, const std::uint8_t* hidden) {
  const fox::State& s = row.state;
  for (int card = 0; card < fox::kCards; ++card) {
    CHECK(hidden[card] == (s.hand[s.to_act ^ 1] >> card & 1));
    CHECK(hidden[fox::kCards + card] == (s.deck[s.top] == card));
  }
}

static void check_hidden(const Row<Deluxe>& row, const deluxe::Config&,
                         const std::uint8_t* hidden) {
  using namespace deluxe;
  const State& s = row.state;
  for (int card = 0; card < kCards; ++card) {
    CHECK(hidden[card] == (s.hand[s.turn ^ 1] >> card & 1));
    CHECK(hidden[kCards + card] == (s.deck_size > 0 && deck_card(s, 0) == card));
    CHECK(hidden[2 * kCards + card] == (s.deck_size > 1 && deck_card(s, 1) == card));
  }
  for (int i = 0; i < kSpecialCards; ++i) CHECK(hidden[3 * kCards + i] == (s.specials >> i & 1));
  for (int i = 3 * kCards + kSpecialCards; i < Lesson<Deluxe>::kHidden; ++i) CHECK(hidden[i] == 0);
}

static void check_hidden(const Row<Duet>& row, const duet::Config&, const std::uint8_t* hidden) {
  const duet::State& s = row.state;
  for (int card = 0; card < duet::kCards; ++card) {
    const int suit = row.note.of[s.to_act][card / duet::kRanks];
    const int named = suit * duet::kRanks + card % duet::kRanks;
    CHECK(hidden[named] == (s.hand[s.to_act ^ 1] >> card & 1));
    CHECK(hidden[duet::kCards + named] == (s.sealed == card));
  }
}

static void check_hidden(const Row<Woods>& row, const woods::Config& c,
                         const std::uint8_t* hidden) {
  using namespace woods;
  const State& s = row.state;
  for (int value = kLowest; value <= kHighest; ++value) {
    const std::uint8_t* at = hidden + value - kLowest;
    for (int i = 0; i < kMaxSeats; ++i) {
      const std::uint64_t hand = i < c.players ? s.hand[(s.to_act + i) % c.players] : 0;
      CHECK(at[kValues * i] == count_of(hand, value));
    }
    for (int i = 0; i < Lesson<Woods>::kAhead; ++i) {
      const bool there = i < s.deck.left() && s.deck.at(s.deck.top + i) == value;
      CHECK(at[kValues * (kMaxSeats + i)] == there);
    }
  }
}

// Every legal action has one name of its own, and the mask has these names.
template <class G>
static void check_names(const typename G::Config& c, const Row<G>& row, const std::uint8_t* mask) {
  const auto legal = G::legal(c, row.state);
  Bits<G::kActions> meant;
  int names = 0;
  for (int i = 0; i < kMask<G>; ++i) {
    if (mask[i] == 0) continue;
    CHECK(mask[i] == 1 && i < G::kActions);
    meant.add(Lesson<G>::meant(row.state, row.note, i));
    ++names;
  }
  CHECK(meant == legal && names == legal.size());
}

template <class G>
static Ends played(const std::vector<typename G::Config>& configs, int steps) {
  Ends ends;
  const int count = static_cast<int>(configs.size());
  Row<G> row;
  row.random = Random(3, 7);
  begin<G>(configs.data(), count, row);
  Shown<G> shown;
  step<G>(configs.data(), count, row, kLook, 0, shown.seen());
  CHECK(shown.facts[kRoundOver] == 0 && shown.facts[kGameOver] == 0);
  Random choices(5);
  for (int number = 0; number < steps; ++number) {
    Row<G> hand = row;  // the same game, by hand
    const typename G::Config& c = configs[static_cast<std::size_t>(hand.config)];
    const int named = random_member(Lesson<G>::legal(c, hand.state, hand.note), choices);
    const int action = Lesson<G>::meant(hand.state, hand.note, named);
    CHECK(G::legal(c, hand.state).has(action));
    step<G>(configs.data(), count, row, named, 0, shown.seen());
    float results[Lesson<G>::kResults]{};
    bool round = taken<G>(c, hand.state, results,
                          [&](const auto& config, auto& s, bool) { G::apply(config, s, action); });
    while (G::to_act(hand.state) == kChance) {
      const bool ended =
          taken<G>(c, hand.state, results, [&](const auto& config, auto& s, bool real) {
            Random luck = hand.random;
            G::draw(config, s, luck);
            if (real) hand.random = luck;
          });
      ends.by_chance += ended;
      round = round || ended;
    }
    const bool game = over<G>(hand.state);
    CHECK(shown.facts[kRoundOver] == round && shown.facts[kGameOver] == game);
    ends.rounds += round;
    ends.games += game;
    if (game) add_worth<G>(c, hand.state, results);
    for (int i = 0; i < Lesson<G>::kResults; ++i) {
      CHECK(std::abs(shown.results[i] - results[i]) < 1e-6f);
    }
    CHECK(shown.facts[kSeat] == G::to_act(row.state) && shown.facts[kConfig] == row.config);
    const typename G::Config& now = configs[static_cast<std::size_t>(row.config)];
    check_hidden(row, now, shown.hidden);
    check_names<G>(now, row, shown.mask);
    std::uint8_t seen[Lesson<G>::kSeen];
    if (!game) {
      CHECK(row.random.state == hand.random.state);
      Lesson<G>::see(now, hand.state, row.kept, row.note, seen);
      CHECK(std::memcmp(seen, shown.observation, sizeof seen) == 0);
    }
  }
  return ends;
}

// Both seats have names of their own for the suits, every order of them as often as the others.
static void check_suits() {
  Random random(2);
  int often[2][27]{};
  for (int i = 0; i < 6000; ++i) {
    const net::SuitNames names = Lesson<Duet>::noted(random);
    for (int seat = 0; seat < 2; ++seat) {
      const auto& of = names.of[seat];
      CHECK(((1 << of[0]) | (1 << of[1]) | (1 << of[2])) == 7);
      ++often[seat][of[0] + 3 * of[1] + 9 * of[2]];
    }
  }
  for (const auto& seat : often) {
    for (const int times : seat) CHECK(times == 0 || std::abs(times - 1000) < 150);
  }
}

int main() {
  const Ends fox = played<Fox>({published(0), published(21), manual(0), manual(16)}, 20000);
  CHECK(fox.rounds > fox.games && fox.games > 100 && fox.by_chance == 0);
  std::vector<deluxe::Config> configs;
  for (int special = 0; special <= deluxe::kSpecialCards; ++special) {
    configs.push_back(house_deluxe(special, 0));
    configs.push_back(house_deluxe(special, 21));
    configs.push_back(deluxe_config(special, 0, special % 2 == 0, 16));
  }
  const Ends deluxe = played<Deluxe>(configs, 60000);
  // The last trick can end by the card that a Shovel dug.
  CHECK(deluxe.rounds > deluxe.games && deluxe.games > 100 && deluxe.by_chance > 0);
  // A short board, one with a start at its end, one longer than a learner looks.
  const auto paws = {0, 3, 2, 1, 1, 2, 0, 2, 0, 3};
  const Ends duet = played<Duet>(
      {side_a(), duet_config({2, 1, 0, 1, 2}, {0, 4}, 2, 1, paws),
       duet_config({0, 3, 3, 3}, {}, 0, 0, paws),
       duet_config({1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, {3}, 9, 5, paws)},
      30000);
  CHECK(duet.rounds == duet.games && duet.games > 300 && duet.by_chance == 0);
  check_suits();
  std::vector<woods::Config> tables;
  for (int players = 1; players <= kMaxSeats; ++players) tables.push_back(even(players));
  tables.push_back(woods_config(1, {11, 10, 9, 8, 7, 6, 5}, true));
  tables.push_back(woods_config(4, {11, 10, 9, 8, 7, 6, 5}));
  const Ends woods = played<Woods>(tables, 40000);
  CHECK(woods.rounds == woods.games && woods.games > 500 && woods.by_chance < woods.games / 10);
  return 0;
}
