// The fox twin by itself: what must hold in every game, and the quick ways beside the plain ones.
#include <vector>

#include "check.hpp"
#include "rulesets.hpp"
#include "stepped_batch.hpp"
#include "tanglewood/perft.hpp"
#include "tanglewood/playouts.hpp"

using namespace tw;

static std::uint64_t all_cards(const fox::State& s) {
  std::uint64_t found = s.hand[0] | s.hand[1] | bit(s.decree);
  const int drawn = s.phase == fox::kUnder;
  for (int i = drawn; i < s.deck_size; ++i) found |= bit(s.deck[(s.top + i) % s.deck_size]);
  return found;
}

// Random games: no card is lost, hands stay level, picks are legal, memory fits what is hidden.
static void games_keep_their_cards(const fox::Config& c, int games) {
  std::uint64_t deck = 0;
  for (int i = 0; i < c.cards; ++i) deck |= bit(c.deck[i]);
  Random random(11);
  for (int game = 0; game < games; ++game) {
    auto trail = Trail<Fox>::from(Fox::first(c));
    for (;;) {
      trail.settle(c, random);
      const fox::State& s = trail.state;
      if (over<Fox>(s)) break;
      const std::uint64_t played = trail.memory.played[0] | trail.memory.played[1];
      CHECK((all_cards(s) | played) == deck);
      CHECK((all_cards(s) & played) == 0);
      const auto legal = Fox::legal(c, s);
      CHECK(!legal.empty());
      for (int seat = 0; seat < 2; ++seat) {
        const std::uint64_t seen = played | trail.memory.put_under[seat ^ 1];
        CHECK((trail.memory.holds_open[seat] & ~s.hand[seat]) == 0);
        CHECK((trail.memory.lacks_open[seat] & ~seen & s.hand[seat]) == 0);
      }
      std::uint8_t features[Fox::kFeatures];
      Fox::observe(c, s, trail.memory, s.to_act, features);
      const int action = Fox::pick(c, s, random);
      CHECK(legal.has(action));
      trail.apply(c, action);
    }
    const Outcome end = Fox::outcome(c, trail.state);
    CHECK(end.scores[0] >= c.target || end.scores[1] >= c.target);
  }
}

// The quick deal gives every card the same chance to lie anywhere.
static void deals_are_even() {
  const fox::Config c = published(0);
  Random random(3);
  int in_hand[33]{}, as_decree[33]{}, on_top[33]{};
  constexpr int kDeals = 66000;
  for (int i = 0; i < kDeals; ++i) {
    fox::State s = Fox::first(c);
    Fox::draw(c, s, random);
    Fox::draw(c, s, random);
    CHECK(count(s.hand[0]) == 13 && count(s.hand[1]) == 13);
    for (int card = 0; card < 33; ++card) in_hand[card] += s.hand[0] >> card & 1;
    ++as_decree[s.decree];
    ++on_top[s.deck[0]];
  }
  double chi_hand = 0, chi_decree = 0, chi_top = 0;
  for (int card = 0; card < 33; ++card) {
    const double hand = kDeals * 13.0 / 33, one = kDeals / 33.0;
    chi_hand += (in_hand[card] - hand) * (in_hand[card] - hand) / hand;
    chi_decree += (as_decree[card] - one) * (as_decree[card] - one) / one;
    chi_top += (on_top[card] - one) * (on_top[card] - one) / one;
  }
  CHECK(chi_hand < 75 && chi_decree < 75 && chi_top < 75);  // 32 degrees of freedom
}

static void quick_and_plain_playouts_agree() {
  const fox::Config c = published(21);
  const Tally quick = playouts<Fox>(c, Fox::first(c), 500, 7, 2);
  const Tally plain = detail::playouts_with<Fox, Random>(c, Fox::first(c), 500, 7, 2);
  CHECK(quick.decisions == plain.decisions && quick.scores[0] == plain.scores[0]);
  const Tally one = playouts_on<Fox>(1, c, Fox::first(c), 2000, 7);
  const Tally many = playouts_on<Fox>(4, c, Fox::first(c), 2000, 7);
  CHECK(one.games == 2000 && one.decisions == many.decisions && one.wins[1] == many.wins[1]);
}

static void perft_counts_what_stepping_counts() {
  const fox::Config c = mini();
  Random random(2);
  fox::State s = Fox::first(c);
  CHECK(perft<Fox>(c, s, 1) == 0);  // chance is open
  Fox::draw(c, s, random);
  Fox::draw(c, s, random);
  std::uint64_t sum = 0;
  Fox::legal(c, s).each([&](int action) {
    fox::State after = s;
    Fox::apply(c, after, action);
    sum += perft<Fox>(c, after, 4);
  });
  CHECK(perft<Fox>(c, s, 5) == sum && sum > 0);
}

static void batches_step() {
  SteppedBatch<Fox> all(manual(16), 700, 3, 2);
  const auto& rewards = all.rewards;
  const auto ended = all.stepped(300, [&](std::int64_t i) {
    CHECK(rewards[2 * i] == -rewards[2 * i + 1]);
    if (!all.done[i]) CHECK(rewards[2 * i] == 0);
    CHECK(all.to_act[i] == all.batch.state(i).to_act);
  });
  CHECK(ended > all.games);
  std::vector<float> floats(all.features.size());
  Rows<float> other;
  other.features = floats.data();
  const std::vector<std::uint8_t> none(all.games);
  all.batch.reset(none.data(), other);
  for (std::size_t i = 0; i < floats.size(); ++i) CHECK(floats[i] == all.features[i]);
  all.batch.sample(all.actions.data());
  all.actions[500] = 100;
  CHECK(all.batch.first_illegal(all.actions.data()) == 500);
}

int main() {
  games_keep_their_cards(published(21), 300);
  games_keep_their_cards(manual(35), 100);
  games_keep_their_cards(mini(), 2000);
  games_keep_their_cards(fox_config(3, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}, 1, {1, 2}, 9), 500);
  games_keep_their_cards(fox_config(3, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}, 15,
                                    {1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 9, 9, 9, 9}, 0),
                         500);
  deals_are_even();
  quick_and_plain_playouts_agree();
  perft_counts_what_stepping_counts();
  batches_step();
}
