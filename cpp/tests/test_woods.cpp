// The Woods twin by itself: what must hold in every game, and the quick ways beside the plain ones.
#include <vector>

#include "check.hpp"
#include "rulesets.hpp"
#include "stepped_batch.hpp"
#include "tanglewood/playouts.hpp"

using namespace tw;

// Whether the second handful has no fewer cards of any value.
static bool within(std::uint64_t part, std::uint64_t whole) {
  return (((whole | woods::kTops) - part) & woods::kTops) == woods::kTops;
}

static void games(const woods::Config& c, int number) {
  Random random(11);
  for (int game = 0; game < number; ++game) {
    auto trail = Trail<Woods>::from(Woods::first(c));
    for (;;) {
      trail.settle(c, random);
      const woods::State& s = trail.state;
      std::uint64_t cards = s.discards + woods::handful_of(s.row) +
                            woods::handful_of(s.deck, s.deck.top, s.deck.size);
      int tokens = s.tokens_left;
      for (int seat = 0; seat < c.players; ++seat) {
        cards += s.hand[seat] + 3 * s.pocket[seat];
        tokens += s.tokens[seat];
      }
      CHECK(cards == c.cards && tokens == c.tokens);
      for (int at = 0; at < c.players; ++at) {
        const woods::Seat& seat = trail.memory.seat[at];
        CHECK(within(woods::hand_now(seat, seat.least), s.hand[at]));
        CHECK(within(s.hand[at], woods::hand_now(seat, seat.most)));
      }
      if (over<Woods>(s)) break;
      const auto legal = Woods::legal(c, s);
      CHECK(!legal.empty() && !(c.solo && legal.has(woods::kPass)));
      std::uint8_t features[Woods::kFeatures];
      Woods::observe(c, s, trail.memory, s.to_act, features);
      const int action = Woods::pick(c, s, random);
      CHECK(legal.has(action));
      trail.apply(c, action);
    }
    float utility[kMaxSeats]{}, sum = 0;
    Woods::utility(c, trail.state, utility);
    for (int seat = 0; seat < c.players; ++seat) {
      CHECK(utility[seat] >= -1 && utility[seat] <= 1);
      sum += utility[seat];
    }
    CHECK(c.solo || (sum < 0.001f && sum > -0.001f));
  }
}

// Every legal action is picked equally often, also where some are barred.
static void picks_are_even() {
  const woods::Config c = even(2);
  Random random(5);
  int barred = 0;
  for (int game = 0; game < 40; ++game) {
    woods::State s = Woods::first(c);
    while (Woods::to_act(s) == kChance) Woods::draw(c, s, random);
    for (; !over<Woods>(s); Woods::apply(c, s, Woods::pick(c, s, random))) {
      const auto legal = Woods::legal(c, s);
      const auto lanes = woods::lanes_of(s.row);
      const bool some = woods::emptying(c, s.hand[s.turn], s.pocket[s.turn], lanes).takes != 0;
      barred += some;
      if (!some && random.below(20) != 0) continue;
      int picked[woods::kActions]{};
      const int draws = 400 * legal.size();
      for (int i = 0; i < draws; ++i) ++picked[Woods::pick(c, s, random)];
      double chi = 0;
      for (int action = 0; action < woods::kActions; ++action) {
        CHECK(legal.has(action) || picked[action] == 0);
        if (legal.has(action)) chi += (picked[action] - 400.0) * (picked[action] - 400.0) / 400;
      }
      CHECK(chi < 2 * legal.size() + 40);
    }
  }
  CHECK(barred > 10);
}

// The quick deal gives every value the same chance to lie anywhere.
static void deals_are_even() {
  const woods::Config c = even(2);
  Random random(3);
  constexpr int kDeals = 56000;
  int on_top[9]{}, at_bottom[9]{}, in_hand[9]{};
  for (int i = 0; i < kDeals; ++i) {
    woods::State s = Woods::first(c);
    Woods::draw(c, s, random);
    Woods::draw(c, s, random);
    ++on_top[s.deck.at(s.deck.top)];
    ++at_bottom[s.deck.at(s.deck.size - 1)];
    for (int value = 2; value <= 8; ++value) in_hand[value] += woods::count_of(s.hand[1], value);
  }
  for (int value = 2; value <= 8; ++value) {
    CHECK(on_top[value] > 7600 && on_top[value] < 8400);
    CHECK(at_bottom[value] > 7600 && at_bottom[value] < 8400);
    CHECK(in_hand[value] > 15400 && in_hand[value] < 16600);
  }
}

static void quick_and_plain_playouts_agree() {
  for (int number = 1; number <= 5; ++number) {
    const woods::Config c = even(number);
    const Tally quick = playouts<Woods>(c, Woods::first(c), 300, 7, 2);
    const Tally plain = detail::playouts_with<Woods, Random>(c, Woods::first(c), 300, 7, 2);
    CHECK(quick.decisions == plain.decisions && quick.scores[0] == plain.scores[0]);
  }
}

static void batches_step() {
  SteppedBatch<Woods> all(even(3), 100, 2, 3);
  CHECK(all.stepped(200, [](std::int64_t) {}) > 2 * all.games);
}

int main() {
  for (int number = 1; number <= 5; ++number) games(even(number), 40);
  games(woods_config(1, {8, 8, 8, 8, 8, 8, 8}, true), 100);
  games(woods_config(1, {30, 1, 2, 0, 0, 1, 30}, true), 60);
  games(woods_config(1, {99, 0, 0, 0, 0, 0, 0}), 1);  // nothing to shuffle
  games(woods_config(2, {0, 0, 0, 0, 0, 0, 10}), 1);
  games(woods_config(4, {0, 0, 14, 0, 0, 0, 0}), 20);
  games(woods_config(5, {3, 2, 2, 2, 2, 2, 3}), 100);  // a renewed deck of a few cards
  games(woods_config(3, {9, 0, 0, 1, 0, 0, 2}), 200);
  games(woods_config(5, {99, 99, 99, 99, 99, 99, 99}), 1);
  picks_are_even();
  deals_are_even();
  quick_and_plain_playouts_agree();
  batches_step();
}
