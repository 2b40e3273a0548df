// The Duet twin by itself: what must hold in every game, and the quick ways beside the plain ones.
#include <initializer_list>
#include <vector>

#include "check.hpp"
#include "rulesets.hpp"
#include "stepped_batch.hpp"
#include "tanglewood/playouts.hpp"

using namespace tw;

static duet::Config easy() {  // nothing moves, and all gems lie at the start
  return duet_config({0, 0, 9, 0, 0}, {}, 2, 2, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
}

static duet::Config full() {  // every gem token lies on the board, and icons at the ends want more
  return duet_config({7, 0, 4, 0, 11}, {0, 4}, 2, 2, {9, 9, 9, 0, 0, 1, 0, 1, 0, 1});
}

static int games(const duet::Config& c, int number) {
  Random random(11);
  int won = 0;
  for (int game = 0; game < number; ++game) {
    auto trail = Trail<Duet>::from(Duet::first(c));
    for (;;) {
      trail.settle(c, random);
      const duet::State& s = trail.state;
      if (over<Duet>(s)) break;
      const duet::Memory& m = trail.memory;
      if (s.decree != duet::kNone) {
        const std::uint64_t played = m.played[0] | m.played[1];
        CHECK((s.hand[0] | s.hand[1] | s.rest | played | bit(s.decree)) == duet::kDeck);
        CHECK(count(s.hand[0]) + count(s.hand[1]) + count(s.rest) + count(played) + 1 ==
              duet::kCards);
      }
      int gems = 0;
      for (int i = 0; i < c.spaces; ++i) gems += s.forest.gems[i];
      CHECK(gems == s.forest.left && gems > 0 && gems <= duet::kSupply);
      CHECK(s.forest.low <= c.start && c.start <= s.forest.high);
      const auto legal = Duet::legal(c, s);
      CHECK(legal.size() > 1 || s.phase <= duet::kFollow);
      for (int seat = 0; seat < 2; ++seat) {
        CHECK((m.known.holds[seat] & ~s.hand[seat]) == 0);
        CHECK((m.known.lacks[seat] & s.hand[seat]) == 0);
      }
      std::uint8_t features[Duet::kFeatures];
      Duet::observe(c, s, m, s.to_act, features);
      const int action = Duet::pick(c, s, random);
      CHECK(legal.has(action));
      trail.apply(c, action);
    }
    const Outcome end = Duet::outcome(c, trail.state);
    const bool victory = end.ending == Ending::kVictory;
    CHECK(victory == (trail.state.forest.left == 0) && victory == (end.scores[0] > 0));
    won += victory;
  }
  return won;
}

// The quick deal gives every card the same chance to lie anywhere.
static void deals_are_even() {
  const duet::Config c = side_a();
  Random random(3);
  int in_hand[30]{}, as_decree[30]{}, in_rest[30]{};
  constexpr int kDeals = 60000;
  for (int i = 0; i < kDeals; ++i) {
    duet::State s = Duet::first(c);
    Duet::draw(c, s, random);
    Duet::draw(c, s, random);
    CHECK(count(s.hand[0]) == 11 && count(s.hand[1]) == 11 && count(s.rest) == 7);
    for (int card = 0; card < 30; ++card) {
      in_hand[card] += s.hand[0] >> card & 1;
      in_rest[card] += s.rest >> card & 1;
    }
    ++as_decree[s.decree];
  }
  double chi_hand = 0, chi_decree = 0, chi_rest = 0;
  for (int card = 0; card < 30; ++card) {
    const double hand = kDeals * 11.0 / 30, rest = kDeals * 7.0 / 30, one = kDeals / 30.0;
    chi_hand += (in_hand[card] - hand) * (in_hand[card] - hand) / hand;
    chi_rest += (in_rest[card] - rest) * (in_rest[card] - rest) / rest;
    chi_decree += (as_decree[card] - one) * (as_decree[card] - one) / one;
  }
  CHECK(chi_hand < 70 && chi_decree < 70 && chi_rest < 70);  // 29 degrees of freedom
}

static void quick_and_plain_playouts_agree() {
  const duet::Config c = side_a();
  const Tally quick = playouts<Duet>(c, Duet::first(c), 500, 7, 2);
  const Tally plain = detail::playouts_with<Duet, Random>(c, Duet::first(c), 500, 7, 2);
  CHECK(quick.decisions == plain.decisions && quick.scores[0] == plain.scores[0]);
}

// Two Gazelles allow none, one or both; a Musician both directions (ruling.U4).
static void moves_are_those_of_the_rules() {
  const duet::Config c = side_a();
  const auto at = [](int by) { return bit(duet::kFarthest + by); };
  const auto card = [](int suit, int rank) { return suit * duet::kRanks + rank - 1; };
  CHECK(duet::moves(c, 0, card(0, 2), card(1, 10)) == at(-6));
  CHECK(duet::moves(c, 1, card(0, 5), card(1, 10)) == (at(1) | at(3) | at(4)));
  CHECK(duet::moves(c, 0, card(0, 5), card(1, 5)) == (at(-2) | at(-1) | at(0)));
  CHECK(duet::moves(c, 1, card(0, 1), card(0, 8)) == (at(-2) | at(2)));
  CHECK(duet::moves(c, 1, card(0, 1), card(1, 7)) == at(0));
  CHECK(duet::moves(c, 0, card(0, 1), card(1, 5)) == (at(-1) | at(0) | at(1)));
}

static void batches_step() {
  SteppedBatch<Duet> all(easy(), 300, 2, 2);
  const auto& rewards = all.rewards;
  const auto ended = all.stepped(100, [&](std::int64_t i) {
    CHECK(rewards[2 * i] == rewards[2 * i + 1] && rewards[2 * i] == (all.done[i] ? 1 : 0));
  });
  CHECK(ended > all.games);
}

int main() {
  games(side_a(), 400);
  CHECK(games(easy(), 200) == 200);
  games(full(), 400);
  deals_are_even();
  quick_and_plain_playouts_agree();
  moves_are_those_of_the_rules();
  batches_step();
}
