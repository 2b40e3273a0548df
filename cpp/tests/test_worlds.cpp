// Worlds: counts against brute force, shares against chances, and whole games.
#include <map>
#include <vector>

#include "check.hpp"
#include "rulesets.hpp"
#include "tanglewood/worlds/duet.hpp"
#include "tanglewood/worlds/fox.hpp"
#include "tanglewood/worlds/pool.hpp"
#include "tanglewood/worlds/woods.hpp"
#include "worlds_along.hpp"

using namespace tw;

using worlds::Cards;

// How many ways there are to give card i and those above it one place each, by trying all.
static unsigned long brute(const std::vector<worlds::Kind>& kinds, std::vector<int>& left,
                           Cards cards) {
  if (cards == 0) return 1;
  const int card = lowest(cards);
  unsigned long sum = 0;
  for (std::size_t k = 0; k < kinds.size(); ++k) {
    if (left[k] == 0 || (kinds[k].barred >> card & 1) != 0) continue;
    const int places = left[k]--;
    sum += static_cast<unsigned long>(places) * brute(kinds, left, cards & (cards - 1));
    ++left[k];
  }
  return sum;
}

static void fillings_are_counted_exactly() {
  Random random(3);
  for (int trial = 0; trial < 400; ++trial) {
    std::vector<worlds::Kind> kinds;
    std::vector<int> left;
    int places = 0;
    for (int k = random.below(4); k >= 0; --k) {
      const Cards barred = random.next() & random.next() & 0xff;
      bool twice = false;
      for (const worlds::Kind& kind : kinds) twice |= kind.barred == barred;
      if (twice) continue;
      kinds.push_back({barred, 1 + random.below(3)});
      left.push_back(kinds.back().places);
      places += kinds.back().places;
    }
    const Cards cards = bit(places) - 1;
    const worlds::Filling filling(kinds, cards);
    CHECK(filling.ways() == brute(kinds, left, cards));
    for (int i = 0; i < 20 && filling.ways() != 0; ++i) {
      Cards put[worlds::Filling::kMostKinds], all = 0;
      filling.draw(random, put);
      for (std::size_t k = 0; k < kinds.size(); ++k) {
        CHECK((put[k] & kinds[k].barred) == 0 && (put[k] & all) == 0);
        CHECK(count(put[k]) == kinds[k].places);
        all |= put[k];
      }
      CHECK(all == cards);
    }
  }
}

static void fillings_are_drawn_uniformly() {
  // Two places that bar cards 0 and 1, one that bars 2, two that bar nothing.
  const std::vector<worlds::Kind> kinds = {{4, 1}, {3, 2}, {0, 2}};
  const worlds::Filling filling(kinds, 0x1f);
  std::map<std::vector<Cards>, int> seen;
  Random random(11);
  constexpr int kDraws = 60000;
  for (int i = 0; i < kDraws; ++i) {
    Cards put[worlds::Filling::kMostKinds];
    filling.draw(random, put);
    ++seen[{put[0], put[1], put[2]}];
  }
  // Places of a kind are different places, so each set of cards stands for 1! 2! 2! assignments.
  CHECK(filling.ways() == 4 * seen.size());
  const double expected = static_cast<double>(kDraws) / static_cast<double>(seen.size());
  double chi = 0;
  for (const auto& [put, times] : seen) chi += (times - expected) * (times - expected) / expected;
  CHECK(chi < 3.0 * static_cast<double>(seen.size()) + 20);
}

// Shares of a pool by trying every card in every hand or the deck.
static unsigned long brute(const worlds::Bounds& b, const std::vector<int>& values, std::size_t at,
                           worlds::Share& share) {
  if (at == values.size()) {
    for (int hand = 0; hand < b.hands; ++hand) {
      int sum = 0;
      for (int v = 0; v < worlds::kPoolValues; ++v) {
        const int got = share.got[hand][v];
        if (got < b.least[hand][v] || got > b.most[hand][v]) return 0;
        sum += got;
      }
      if (sum != b.need[hand]) return 0;
    }
    return 1;
  }
  unsigned long sum = brute(b, values, at + 1, share);
  for (int hand = 0; hand < b.hands; ++hand) {
    ++share.got[hand][values[at]];
    sum += brute(b, values, at + 1, share);
    --share.got[hand][values[at]];
  }
  return sum;
}

static void pools_are_counted_exactly() {
  Random random(5);
  for (int trial = 0; trial < 200; ++trial) {
    worlds::Bounds b;
    b.hands = 1 + random.below(3);
    std::vector<int> values;
    for (int i = 0; i < 8; ++i) {
      values.push_back(random.below(4));
      ++b.pool[values.back()];
    }
    for (int hand = 0; hand < b.hands; ++hand) {
      b.need[hand] = random.below(3);
      for (int v = 0; v < worlds::kPoolValues; ++v) {
        b.least[hand][v] = random.below(6) == 0;
        b.most[hand][v] = b.least[hand][v] + random.below(3);
      }
    }
    const worlds::Pool pool(b);
    worlds::Share none{};
    CHECK(pool.ways() == brute(b, values, 0, none));
    for (int i = 0; i < 20 && pool.ways() != 0; ++i) {
      const worlds::Share share = pool.draw(random);
      for (int v = 0; v < worlds::kPoolValues; ++v) {
        int sum = share.left[v];
        for (int hand = 0; hand < b.hands; ++hand) {
          CHECK(share.got[hand][v] >= b.least[hand][v] && share.got[hand][v] <= b.most[hand][v]);
          sum += share.got[hand][v];
        }
        CHECK(sum == b.pool[v]);
      }
    }
  }
}

static void same_in_fox(const fox::State& real, const fox::State& world, int seat) {
  CHECK(world.hand[seat] == real.hand[seat]);
  CHECK(count(world.hand[seat ^ 1]) == count(real.hand[seat ^ 1]));
  std::uint64_t all[2]{};
  for (int i = 0; i < real.deck_size; ++i) {
    all[0] |= bit(real.deck[i]);
    all[1] |= bit(world.deck[i]);
  }
  CHECK((all[0] | real.hand[0] | real.hand[1]) == (all[1] | world.hand[0] | world.hand[1]));
  if (real.to_act == seat) CHECK(fox::legal(real) == fox::legal(world));
}

static void same_in_duet(const duet::State& real, const duet::State& world, int seat) {
  CHECK(world.hand[seat] == real.hand[seat]);
  CHECK(count(world.hand[seat ^ 1]) == count(real.hand[seat ^ 1]));
  CHECK((world.hand[0] | world.hand[1] | world.rest) == (real.hand[0] | real.hand[1] | real.rest));
  CHECK((world.hand[0] & world.hand[1]) == 0 && count(world.rest) == count(real.rest));
}

static void same_in_woods(const woods::State& real, const woods::State& world, int seat) {
  CHECK(world.hand[seat] == real.hand[seat]);
  std::uint64_t all[2] = {woods::handful_of(real.deck, real.deck.top, real.deck.size),
                          woods::handful_of(world.deck, world.deck.top, world.deck.size)};
  for (int other = 0; other < kMaxSeats; ++other) {
    CHECK(woods::size_of(world.hand[other]) == woods::size_of(real.hand[other]));
    all[0] += real.hand[other];
    all[1] += world.hand[other];
  }
  CHECK(all[0] == all[1]);
}

int main() {
  fillings_are_counted_exactly();
  fillings_are_drawn_uniformly();
  pools_are_counted_exactly();
  worlds_all_along<Fox>(published(21), 20, same_in_fox);
  worlds_all_along<Fox>(mini(), 200, same_in_fox);
  worlds_all_along<Duet>(side_a(), 20, same_in_duet);
  for (int players = 1; players <= kMaxSeats; ++players) {
    worlds_all_along<Woods>(even(players), 3, same_in_woods);
  }
}
