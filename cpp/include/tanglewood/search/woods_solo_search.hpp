// The lone player of Into the Woods: every way through the row that lies there, and for the most
// promising ends of it the rows that may come next, thought through as well. And the same with an
// open deck: the ceiling it is measured against.
#pragma once

#include "tanglewood/search/ismcts.hpp"
#include "tanglewood/search/woods_solo_value.hpp"
#include "tanglewood/search/woods_weights.hpp"

namespace tw::search {

namespace detail {

// What the deck holds, without its order.
inline std::uint64_t rest_of(const woods::State& s) {
  return woods::handful_of(s.deck, s.deck.top, s.deck.size);
}

// Up to a row of random cards.
template <class Rng>
std::uint64_t some_row(std::uint64_t rest, Rng& random) {
  std::uint64_t row = 0;
  for (int left = woods::size_of(rest), i = 0; i < woods::kRow && left > 0; ++i, --left) {
    int at = random.below(left), value = woods::kLowest;
    while (at >= woods::count_of(rest, value)) at -= woods::count_of(rest, value++);
    row += woods::one(value);
    rest -= woods::one(value);
  }
  return row;
}

// An end of the row, with what the rows after it came to.
struct SoloHope {
  SoloSpot spot;
  float first;  // by the network alone
  Tried tried;
};

}  // namespace detail

inline constexpr int kHopes = 24;        // ends that are looked at more closely
inline constexpr int kHopesEach = 3;     // of one action, at most
inline constexpr double kCertain = 1e6;  // visits of an action that is sure to win

// Every action's worth (solo_end). Of the deck only what it holds is read, not its order.
inline Report solo_search(const woods::Config& config, const woods::State& s,
                          const Settings& settings) {
  const Deadline deadline(settings.budget.milliseconds);
  Random random(settings.seed);
  Report report;
  SoloRow search(kSoloNet);
  const std::uint64_t rest = detail::rest_of(s), row = woods::handful_of(s.row);
  std::vector<detail::SoloHope> hopes;
  std::vector<std::vector<std::size_t>> of_action;
  std::vector<SoloSpot> leaves;
  woods::trades(config, s).each([&](int action) {
    Tried& tried = report.tried.emplace_back();
    of_action.emplace_back();
    tried.action = action;
    const woods::Trade& trade = woods::trade_tables().trade[action];
    const std::uint64_t in = woods::hand_after(s.hand[0], s.row, trade) + trade.card - s.hand[0];
    search.begin(rest, config.gentle);
    const auto after = search.trade(s.hand[0], s.pocket[0], row, trade.card, in);
    leaves.clear();
    if (search.reach(after.hand, after.pocket, row - in, leaves)) {
      tried.visits = tried.sum = tried.squares = kCertain;
      return;
    }
    std::vector<std::pair<float, SoloSpot>> best;
    for (const SoloSpot& leaf : leaves) best.emplace_back(solo_worth(kSoloNet, leaf), leaf);
    std::stable_sort(best.begin(), best.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    if (best.empty()) {  // stuck for certain
      tried.count(solo_end(woods::size_of(after.pocket)));
      return;
    }
    if (best.size() > kHopesEach) best.resize(kHopesEach);
    for (const auto& [worth, spot] : best) {
      std::size_t at = 0;
      while (at < hopes.size() && !(hopes[at].spot == spot)) ++at;
      if (at == hopes.size()) {
        hopes.push_back({spot, worth, {}});
        hopes.back().tried.count(worth);
      }
      of_action.back().push_back(at);
    }
  });
  std::vector<std::size_t> open(hopes.size());
  for (std::size_t i = 0; i < open.size(); ++i) open[i] = i;
  const auto better = [&](std::size_t a, std::size_t b) {
    return hopes[a].tried.mean() > hopes[b].tried.mean();
  };
  std::stable_sort(open.begin(), open.end(), better);
  if (open.size() > kHopes) open.resize(kHopes);
  int stages = 1;
  while ((std::size_t{1} << stages) < open.size()) ++stages;
  const std::int64_t all = settings.budget.iterations > 0 ? settings.budget.iterations : 1 << 16;
  for (int stage = 0; stage < stages && rest != 0 && open.size() > 1; ++stage) {
    const std::int64_t share = all / stages / static_cast<std::int64_t>(open.size());
    if (stage == 0) {  // from here on the rows that may come decide, not the first impression
      for (const std::size_t at : open) hopes[at].tried = {};
    }
    for (std::int64_t i = 0; i < std::max<std::int64_t>(share, 1); ++i) {
      if (i > 0 && deadline.passed()) break;
      const std::uint64_t next = detail::some_row(rest, random);
      for (const std::size_t at : open) {
        const SoloSpot& spot = hopes[at].spot;
        search.begin(rest - next, config.gentle);
        hopes[at].tried.count(search.best(spot.hand, spot.pocket, next));
        ++report.iterations;
      }
    }
    std::stable_sort(open.begin(), open.end(), better);
    open.resize((open.size() + 1) / 2);
  }
  for (std::size_t i = 0; i < report.tried.size(); ++i) {
    const detail::SoloHope* best = nullptr;
    for (const std::size_t at : of_action[i]) {
      const detail::SoloHope& hope = hopes[at];
      const bool more =
          best == nullptr || hope.tried.visits > best->tried.visits ||
          (hope.tried.visits == best->tried.visits && hope.tried.mean() > best->tried.mean());
      if (more) best = &hope;
    }
    if (best == nullptr) continue;
    const int action = report.tried[i].action;
    report.tried[i] = best->tried;
    report.tried[i].action = action;
  }
  for (Tried& tried : report.tried) {  // a player who does not win mostly ends one set short
    const double short_of = solo_end(woods::kValues - 1);
    const double chance = std::clamp((tried.mean() - short_of) / (1 - short_of), 0.0, 1.0);
    tried.ends[1] = chance * tried.visits;
    tried.ends[0] = tried.visits - tried.ends[1];
  }
  return report;
}

// The most sets that a beam of ways finds when the order of the deck is known; seven is victory.
inline int solo_open(const woods::Config& config, const woods::State& s, int width) {
  SoloRow search(kSoloNet);
  std::uint64_t rest = detail::rest_of(s);
  std::vector<SoloSpot> beam{{s.hand[0], s.pocket[0], rest}}, next;
  std::uint64_t row = woods::handful_of(s.row);
  int most = 0;
  for (int top = s.deck.top; row != 0;) {
    next.clear();
    for (const SoloSpot& spot : beam) {
      search.begin(rest, config.gentle);
      if (search.reach(spot.hand, spot.pocket, row, next)) return woods::kValues;
    }
    std::vector<std::pair<float, SoloSpot>> ranked;
    for (const SoloSpot& spot : next) {
      most = std::max(most, woods::size_of(spot.pocket));
      ranked.emplace_back(solo_worth(kSoloNet, spot), spot);
    }
    std::sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) {
      if (a.first != b.first) return a.first > b.first;
      return a.second.hand != b.second.hand ? a.second.hand < b.second.hand
                                            : a.second.pocket < b.second.pocket;
    });
    ranked.erase(std::unique(ranked.begin(), ranked.end(),
                             [](const auto& a, const auto& b) { return a.second == b.second; }),
                 ranked.end());
    if (ranked.size() > static_cast<std::size_t>(width))
      ranked.resize(static_cast<std::size_t>(width));
    beam.clear();
    for (const auto& one : ranked) beam.push_back(one.second);
    row = 0;
    for (int i = 0; i < woods::kRow && top < s.deck.size; ++i, ++top)
      row += woods::one(s.deck.at(top));
    rest -= row;
  }
  return most;
}

}  // namespace tw::search
