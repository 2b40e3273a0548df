// The Deluxe twin by itself: what must hold in every game, the quick ways beside the plain ones,
// and the worlds of its seats.
#include <vector>

#include "check.hpp"
#include "rulesets.hpp"
#include "stepped_batch.hpp"
#include "tanglewood/perft.hpp"
#include "tanglewood/playouts.hpp"
#include "tanglewood/trail.hpp"
#include "tanglewood/worlds/deluxe.hpp"

using namespace tw;
using namespace tw::deluxe;

// So many goals, every kind of condition among them.
static void add_goals(Config& c, int number) {
  for (int i = 0; i < number; ++i) {
    Goal g = deluxe_goal(static_cast<On>(i % 6), i % 4 == 3 ? -1 : 1 + i % 2, i % 4 >= 2);
    g.either = (every(1 + i % 11) | bit(kAxe)) | Asked{kAnySuit} << kAskedSuitAt;
    g.card = (bit(kCards) - 1) | static_cast<Asked>(i % 7) << kAskedSuitAt;
    g.any_cards = false;
    if (i % 5 == 1) g.in_a_row = 2;
    if (i % 5 == 2) g.different = i % 2 ? kByLeadSuit : kByOwnSuit;
    if (i % 5 == 3) g.times = 3;
    if (i % 5 == 4) g.tricks = 0x1554;
    c.goal[c.goals++] = g;
  }
}

static Config config(int special, unsigned named, int goals, bool poison, int target) {
  Config c = deluxe_config(special, named, poison, target);
  add_goals(c, goals);
  return c;
}

static std::uint64_t laid_cards(const Laid& laid) {
  return laid.card == kNone ? 0 : cards_of(laid);
}

// A world is what the seat sees, with the hidden cards moved.
static void check_world(const Config& c, const Trail<Deluxe>& trail, const State& world, int seat) {
  const State& real = trail.state;
  std::uint8_t seen[Deluxe::kFeatures], other[Deluxe::kFeatures];
  Deluxe::observe(c, real, trail.memory, seat, seen);
  Deluxe::observe(c, world, trail.memory, seat, other);
  CHECK(std::memcmp(seen, other, sizeof seen) == 0);
  if (to_act(real) == seat) CHECK(legal(real) == legal(world));
  CHECK((trail.memory.hands[seat].holds[seat ^ 1] & ~world.hand[seat ^ 1]) == 0);
  CHECK((known_lacks(trail.memory, seat, seat ^ 1) & world.hand[seat ^ 1]) == 0);
  CHECK((trail.memory.hands[seat].specials & ~specials_in(world)) == 0);
  CHECK(count(world.specials) == count(real.specials));
  const std::uint64_t all = world.hand[0] | world.hand[1] | deck_mask(world);
  CHECK(count(all) == count(world.hand[0]) + count(world.hand[1]) + world.deck_size);
  if (real.phase <= kGive) CHECK((all & ~(kSuited | specials_in(world))) == 0);
}

// Random games: no card is lost, picks are legal, what is known is true, worlds fit.
static void games_keep_their_cards(const Config& c, int games) {
  Random random(11);
  for (int game = 0; game < games; ++game) {
    auto trail = Trail<Deluxe>::from(Deluxe::first(c));
    while (!over<Deluxe>(trail.state)) {
      const State& s = trail.state;
      for (int seat = 0; seat < 2 && game % 8 == 0; ++seat) {
        const worlds::Worlds<Deluxe> found(c, s, trail.memory, seat);
        CHECK(found.count() > 0 && found.shuffled() == s.goal_size);
        for (int i = 0; i < 2; ++i) check_world(c, trail, found.draw(random), seat);
      }
      if (to_act(s) == kChance) {
        const Chance asked = Deluxe::chance(c, s);
        CHECK(asked.size >= 2 && asked.count >= 1);
        if (game % 2 == 0) {
          trail.settle(c, random);
        } else {  // the law's way: a random order of the items, an ascending handful
          std::uint8_t items[kMaxItems];
          std::uint64_t rest = drawn_from(c, s), some = 0;
          for (int i = 0; i < asked.count; ++i) {
            items[i] = static_cast<std::uint8_t>(random.member(rest));
            rest ^= bit(items[i]);
            some |= bit(items[i]);
          }
          for (int i = 0; !asked.ordered && some != 0; some &= some - 1) {
            items[i++] = static_cast<std::uint8_t>(lowest(some));
          }
          trail.apply_chance(c, items);
        }
        continue;
      }
      const std::uint64_t deck = kSuited | specials_in(s);
      const std::uint64_t here = s.hand[0] | s.hand[1] | deck_mask(s) | bit(s.decree);
      CHECK((here & trail.memory.out) == 0 && (here | trail.memory.out) == deck);
      CHECK(((laid_cards(s.lead) | laid_cards(s.follow)) & ~trail.memory.out) == 0);
      const auto legal = Deluxe::legal(c, s);
      CHECK(!legal.empty());
      const Memory& m = trail.memory;
      CHECK(m.untouched + m.sunk_count - m.risen == s.deck_size);
      for (int viewer = 0; viewer < 2; ++viewer) {
        CHECK((m.hands[viewer].specials & ~specials_in(s)) == 0);
        CHECK((known_in_deck(m, viewer) & ~deck_mask(s)) == 0);
        CHECK(m.hands[viewer].holds[viewer] == s.hand[viewer]);
        for (int seat = 0; seat < 2; ++seat) {
          CHECK((m.hands[viewer].holds[seat] & ~s.hand[seat]) == 0);
          CHECK((known_lacks(m, viewer, seat) & s.hand[seat]) == 0);
        }
      }
      CHECK(m.sights.count < kMaxSights);
      const int action = Deluxe::pick(c, s, random);
      CHECK(legal.has(action));
      trail.apply(c, action);
    }
    const Outcome end = Deluxe::outcome(c, trail.state);
    CHECK(end.scores[0] >= c.target || end.scores[1] >= c.target);
    CHECK(trail.state.tricks[0] + trail.state.tricks[1] == kHand);
  }
}

// pick() gives every legal action the same chance, crowned plays too.
static void picks_are_even() {
  State s{};
  s.hand[0] = bit(3) | bit(14) | bit(kCrown) | bit(kBow);
  s.deck_size = 1;  // a card for the Crown to draw
  s.phase = kLead;
  int seen[kActions]{};
  Random random(5);
  constexpr int kPicks = 60000;
  for (int i = 0; i < kPicks; ++i) ++seen[pick(s, random)];
  const auto found = legal(s);
  CHECK(found.size() == 6);
  double chi = 0;
  for (int i = 0; i < kActions; ++i) {
    const double expected = kPicks / 6.0;
    if (found.has(i)) chi += (seen[i] - expected) * (seen[i] - expected) / expected;
    if (!found.has(i)) CHECK(seen[i] == 0);
  }
  CHECK(chi < 26);  // 5 degrees of freedom: beyond this once in ten thousand seeds
}

static Laid laid(int card, int crown = kNone, Mark mark = kUnmarked) {
  return {static_cast<std::int8_t>(card), static_cast<std::int8_t>(crown), mark};
}

static void winners_of_tricks() {
  const int b3 = 2, b11 = 10, k9 = 19, k2 = 12, m4 = 25;
  CHECK(follower_takes(laid(b3), laid(b11), k2));           // the higher of the suit
  CHECK(follower_takes(laid(b11), laid(k9), k2));           // trump
  CHECK(follower_takes(laid(b11), laid(k9), kMirror));      // a Witch without a trump suit
  CHECK(!follower_takes(laid(b11), laid(b3, kCrown), m4));  // identical: the leader wins
  CHECK(follower_takes(laid(k9, kCrown), laid(kBow), k2));  // the Bow beats a trump
  CHECK(!follower_takes(laid(kBow), laid(kMirror), b3));    // and any special card
  CHECK(follower_takes(laid(kBow), laid(b3), k2));          // and nothing else
  CHECK(follower_takes(laid(b11), laid(kHammer), k2));      // odd
  CHECK(!follower_takes(laid(m4), laid(kHammer), k2));      // even
  CHECK(follower_takes(laid(kHammer), laid(kShovel, kNone, kUnmarked), k2) == false);
  CHECK(!follower_takes(laid(b3), laid(kShovel, kNone, kLost), k2));
  CHECK(follower_takes(laid(kShovel, kNone, kLost), laid(kFairy), k2));
  CHECK(follower_takes(laid(15), laid(kAxe, kNone, kWon), k2));  // whatever was led
  CHECK(!follower_takes(laid(b3 + 3), laid(kTree), k2));         // 6 and 6: the leader
}

static void quick_and_plain_playouts_agree() {
  const Config c = house_deluxe(2, 21);
  const Tally quick = playouts<Deluxe>(c, Deluxe::first(c), 500, 7, 2);
  const Tally plain = tw::detail::playouts_with<Deluxe, Random>(c, Deluxe::first(c), 500, 7, 2);
  CHECK(quick.decisions == plain.decisions && quick.scores[0] == plain.scores[0]);
  const Tally one = playouts_on<Deluxe>(1, c, Deluxe::first(c), 2000, 7);
  const Tally many = playouts_on<Deluxe>(4, c, Deluxe::first(c), 2000, 7);
  CHECK(one.games == 2000 && one.decisions == many.decisions && one.wins[1] == many.wins[1]);
}

static void perft_counts_what_stepping_counts() {
  const Config c = config(9, 0x1ff, 3, true, 21);
  Random random(2);
  State s = Deluxe::first(c);
  CHECK(perft<Deluxe>(c, s, 1) == 0);  // chance is open
  while (to_act(s) == kChance) Deluxe::draw(c, s, random);
  std::uint64_t sum = 0;
  Deluxe::legal(c, s).each([&](int action) {
    State after = s;
    Deluxe::apply(c, after, action);
    sum += perft<Deluxe>(c, after, 2);
  });
  CHECK(perft<Deluxe>(c, s, 3) == sum && sum > 0);
}

static void batches_step() {
  SteppedBatch<Deluxe> all(config(5, 0, 16, true, 7), 200, 3, 2);
  const auto& rewards = all.rewards;
  const auto ended =
      all.stepped(150, [&](std::int64_t i) { CHECK(rewards[2 * i] == -rewards[2 * i + 1]); });
  CHECK(ended > all.games);
}

int main() {
  games_keep_their_cards(house_deluxe(2, 21), 120);
  games_keep_their_cards(config(9, 0x1ff, 16, true, 21), 120);
  games_keep_their_cards(config(5, 0, 0, false, 35), 80);
  games_keep_their_cards(config(4, 0x192, 3, true, 16), 80);
  games_keep_their_cards(config(0, 0, 1, true, 0), 60);
  games_keep_their_cards(config(7, 0, 64, false, 16), 80);
  picks_are_even();
  winners_of_tricks();
  quick_and_plain_playouts_agree();
  perft_counts_what_stepping_counts();
  batches_step();
}
