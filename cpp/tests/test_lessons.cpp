// The games that a learner plays, beside the same steps taken by hand: who is to act, what is
// hidden from it, and how rounds and games end.
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
  std::uint8_t observation[G::kFeatures], hidden[Lesson<G>::kHidden], mask[G::kActions];
  std::int32_t facts[kFacts];
  float results[kResults];

  Seen seen() { return {observation, hidden, mask, facts, results}; }
};

static int tricks(const fox::State& s, int seat) { return s.tricks[seat]; }
static int tricks(const deluxe::State& s, int seat) { return s.tricks[seat]; }
static int before(const fox::State& s, int seat) { return s.scores[seat]; }
static int before(const deluxe::State& s, int seat) { return s.before[seat]; }

// One step by hand, once more with a target that ends the game with the round: there the tricks
// still lie.
template <class G, class Take>
static bool taken(const typename G::Config& c, typename G::State& s, Result& result, Take&& take) {
  typename G::Config last = c;
  last.target = INT32_MIN;
  typename G::State end = s;
  take(last, end, false);
  take(c, s, true);
  if (!over<G>(end)) return false;
  int scores[2];
  G::scores(last, end, scores);
  const int first = scores[0] - before(end, 0), second = scores[1] - before(end, 1);
  result = {static_cast<float>(first - second), static_cast<float>(tricks(end, 0))};
  CHECK(tricks(end, 0) + tricks(end, 1) == 13);
  return true;
}

static void check_hidden(const fox::State& s, const std::uint8_t* hidden) {
  for (int card = 0; card < fox::kCards; ++card) {
    CHECK(hidden[card] == (s.hand[s.to_act ^ 1] >> card & 1));
    CHECK(hidden[fox::kCards + card] == (s.deck[s.top] == card));
  }
}

static void check_hidden(const deluxe::State& s, const std::uint8_t* hidden) {
  using namespace deluxe;
  for (int card = 0; card < kCards; ++card) {
    CHECK(hidden[card] == (s.hand[s.turn ^ 1] >> card & 1));
    CHECK(hidden[kCards + card] == (s.deck_size > 0 && deck_card(s, 0) == card));
    CHECK(hidden[2 * kCards + card] == (s.deck_size > 1 && deck_card(s, 1) == card));
  }
  for (int i = 0; i < kSpecialCards; ++i) CHECK(hidden[3 * kCards + i] == (s.specials >> i & 1));
  for (int i = 3 * kCards + kSpecialCards; i < Lesson<Deluxe>::kHidden; ++i) CHECK(hidden[i] == 0);
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
    const int action = random_member(G::legal(c, hand.state), choices);
    step<G>(configs.data(), count, row, action, 0, shown.seen());
    Result result;
    bool round = taken<G>(c, hand.state, result,
                          [&](const auto& config, auto& s, bool) { G::apply(config, s, action); });
    while (G::to_act(hand.state) == kChance) {
      const bool ended =
          taken<G>(c, hand.state, result, [&](const auto& config, auto& s, bool real) {
            Random luck = hand.random;
            G::draw(config, s, luck);
            if (real) hand.random = luck;
          });
      ends.by_chance += ended;
      round = round || ended;
    }
    const bool game = over<G>(hand.state);
    CHECK(shown.facts[kRoundOver] == round && shown.facts[kGameOver] == game);
    CHECK(shown.results[kPoints] == result.points && shown.results[kTricks] == result.tricks);
    ends.rounds += round;
    ends.games += game;
    float worth[kMaxSeats]{};
    if (game) G::utility(c, hand.state, worth);
    CHECK(shown.results[kUtility] == worth[0]);
    CHECK(shown.facts[kSeat] == G::to_act(row.state) && shown.facts[kConfig] == row.config);
    check_hidden(row.state, shown.hidden);
    const typename G::Config& now = configs[static_cast<std::size_t>(row.config)];
    const auto legal = G::legal(now, row.state);
    for (int i = 0; i < G::kActions; ++i) CHECK(shown.mask[i] == legal.has(i));
    std::uint8_t seen[G::kFeatures];
    if (!game) {
      CHECK(row.random.state == hand.random.state);
      G::observe(now, hand.state, row.kept, G::to_act(hand.state), seen);
      CHECK(std::memcmp(seen, shown.observation, sizeof seen) == 0);
    }
  }
  return ends;
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
  return 0;
}
