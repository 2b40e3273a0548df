// Searches of every game: what must hold in every report, and that they can be repeated.
#include "check.hpp"
#include "rulesets.hpp"
#include "same_report.hpp"
#include "tanglewood/search/fox.hpp"
#include "tanglewood/search/ismcts.hpp"
#include "tanglewood/search/listed.hpp"
#include "tanglewood/search/outlooks.hpp"
#include "tanglewood/search/solved.hpp"
#include "tanglewood/trail.hpp"
#include "tanglewood/worlds/deluxe.hpp"
#include "tanglewood/worlds/duet.hpp"
#include "tanglewood/worlds/fox.hpp"
#include "tanglewood/worlds/woods.hpp"

using namespace tw;

template <class G, class Outlook>
static void searched(const Outlook& outlook, const typename G::Config& c, const Trail<G>& trail) {
  const worlds::Worlds<G> worlds(c, trail.state, trail.memory, G::to_act(trail.state));
  search::Settings settings;
  settings.budget.iterations = 150;
  settings.seed = 3;
  const search::Report report = search::ismcts<G>(outlook, worlds, trail.state, settings);
  double visits = 0;
  for (const search::Tried& one : report.tried) {
    CHECK(G::legal(c, trail.state).has(one.action));
    CHECK(one.mean() >= 0 && one.mean() <= 1.0001);
    double ends = 0;
    for (const double end : one.ends) ends += end;
    CHECK(ends == one.visits);
    visits += one.visits;
  }
  CHECK(visits == 150 && report.iterations == 150);
  CHECK(same(report, search::ismcts<G>(outlook, worlds, trail.state, settings)));
  const search::Report plain = search::detail::grow<G, Outlook, worlds::Worlds<G>, Random>(
      outlook, worlds, trail.state, settings, 150, search::Deadline(0), 0);
  CHECK(same(report, plain));
  settings.threads = 2;
  CHECK(search::ismcts<G>(outlook, worlds, trail.state, settings).iterations == 150);
}

template <class G, class Make>
static void walk(const typename G::Config& c, int games, Make make) {
  Random random(11);
  for (int game = 0; game < games; ++game) {
    auto trail = Trail<G>::from(G::first(c));
    trail.settle(c, random);
    for (int step = 0; !over<G>(trail.state) && step < 60; ++step) {
      if (random.below(6) == 0) searched<G>(make(trail.state), c, trail);
      trail.apply(c, G::pick(c, trail.state, random));
      trail.settle(c, random);
    }
  }
}

static void fox_searches(const fox::Config& c, int games) {
  Random random(12);
  for (int game = 0; game < games; ++game) {
    auto trail = Trail<Fox>::from(fox::first(c));
    trail.settle(c, random);
    while (trail.state.to_act >= 0 && trail.state.round == 1) {
      const solve::Goals goals = solve::score_difference(c, trail.state);
      const search::FoxRound outlook(c, trail.state, goals);
      if (random.below(5) == 0) searched<Fox>(outlook, c, trail);
      if (goals.tricks - trail.state.tricks[0] - trail.state.tricks[1] <= 4) {
        const worlds::Worlds<Fox> worlds(c, trail.state, trail.memory, trail.state.to_act);
        search::Settings settings;
        settings.budget.iterations = 4;
        const search::Report report = search::solved(outlook, worlds, trail.state, settings);
        CHECK(report.iterations == 4);
        settings.threads = 2;
        CHECK(same(report, search::solved(outlook, worlds, trail.state, settings)));
      }
      trail.apply(c, Fox::pick(c, trail.state, random));
    }
  }
}

static void lists_draw_by_weight() {
  const search::Listed<int> listed({10, 20, 30}, {1, 0, 3});
  Random random(1);
  int found[31] = {};
  for (int i = 0; i < 4000; ++i) ++found[listed.draw(random)];
  CHECK(found[20] == 0 && found[10] > 850 && found[10] < 1150);
  CHECK(listed.size() == 3 && listed.weight(2) == 3);
}

int main() {
  fox_searches(published(21), 3);
  fox_searches(manual(21), 2);
  fox_searches(mini(), 10);
  walk<Deluxe>(house_deluxe(4, 21), 2,
               [](const deluxe::State&) { return search::DeluxeRound(house_deluxe(4, 21)); });
  walk<Duet>(side_a(), 2, [](const duet::State&) { return search::DuetGame(side_a()); });
  for (const int players : {1, 2, 4}) {
    walk<Woods>(even(players), 1,
                [=](const woods::State&) { return search::WoodsGame(even(players)); });
  }
  const fox::Config c = published(0);
  walk<Fox>(c, 1, [&](const fox::State&) { return search::Whole<Fox>(c); });
  lists_draw_by_weight();
}
