// Endings of Into the Woods with the order of the deck known, solved exactly.
//
// Only games without a reshuffle to come have such endings. A lone player asks whether so many sets
// can be reached, from the most that the cards allow downwards. Two players whose goals are
// opposite (points apart, victory) are searched with alpha-beta. Everybody else takes, of all
// trades, the first one by its index that brings them most, the others doing the same (max^n); that
// is what a value means there, and nothing can be left out of the search, so endings must be
// shorter.
#pragma once

#include <optional>

#include "tanglewood/solve/limit.hpp"
#include "tanglewood/solve/table.hpp"
#include "tanglewood/solve/woods_goals.hpp"

namespace tw::solve {

struct WoodsSolved {
  Worth worth;
  int action;  // the first of the best; -1 where nobody is to act
};

class WoodsSolver {
 public:
  using Value = std::int32_t;

  // Whether a state has an ending without chance.
  static bool certain(const woods::State& s) { return s.to_act != kChance && s.reshuffles == 0; }

  void begin(const woods::Config& config, const woods::State& root, WoodsGoal goal,
             Limit limit = {}) {
    config_ = config;
    goal_ = goal;
    limit_ = limit;
    to_come_.begin(root);
    const int cards = woods::size_of(to_come_.cards(root));
    const int room = std::clamp(6 + 2 * cards, 10, 20);
    if (opposite() || config.solo) {
      table_.reserve(std::size_t{1} << room);
      table_.begin();
    } else {
      known_.assign(std::size_t{1} << room, Known{});
    }
    salt_ = mixed(++searches_);
    nodes_ = 0;
    stopped_ = false;
  }

  std::uint64_t nodes() const { return nodes_; }

  // Nothing if the limit was reached.
  std::optional<WoodsSolved> solve(const woods::State& s) {
    WoodsSolved found{exactly(s), -1};
    if (s.to_act >= 0) {
      woods::trades(config_, s).each([&](int action) {
        if (found.action >= 0 || stopped_) return;
        const woods::State next = after(s, action);
        if (at_least(next, s.turn, found.worth.of[s.turn])) found.action = action;
      });
    }
    if (stopped_) return {};
    return found;
  }

  // The worth of each legal action, ascending by action; false if the limit was reached.
  template <class F>
  bool values(const woods::State& s, F&& tell) {
    woods::trades(config_, s).each([&](int action) {
      if (stopped_) return;
      const Worth worth = exactly(after(s, action));
      if (!stopped_) tell(action, worth);
    });
    return !stopped_;
  }

 private:
  static constexpr Value kFar = 1 << 20;

  // What each seat still gets from a position on, for max^n.
  struct Known {
    std::uint64_t hash = 0;
    Worth worth;
  };

  bool opposite() const { return config_.players == 2 && goal_ != WoodsGoal::kScore; }

  woods::State after(const woods::State& s, int action) const {
    woods::State next = s;
    woods::apply(config_, next, action);
    return next;
  }

  bool one_more() {
    stopped_ = stopped_ || limit_.reached(++nodes_);
    return !stopped_;
  }

  Worth exactly(const woods::State& s) {
    if (s.to_act < 0) return worth_of(config_, s, goal_);
    Worth found;
    if (config_.solo) {
      int sets = to_come_.sets(s);
      while (!stopped_ && !reaches(s, sets)) --sets;
      found.of[0] = static_cast<std::int16_t>(sets);
    } else if (opposite()) {
      const Value value = duel(s, -kFar, kFar);
      found.of[0] = static_cast<std::int16_t>(value);
      found.of[1] = static_cast<std::int16_t>(whole() - value);
    } else {
      found = each(s);
    }
    return found;
  }

  bool at_least(const woods::State& s, int seat, Value wanted) {
    if (s.to_act < 0) return worth_of(config_, s, goal_).of[seat] >= wanted;
    if (config_.solo) return reaches(s, wanted);
    if (!opposite()) return each(s).of[seat] >= wanted;
    if (seat == 0) return duel(s, wanted - 1, wanted) >= wanted;
    return duel(s, whole() - wanted, whole() - wanted + 1) <= whole() - wanted;
  }

  // What the values of two opponents add up to.
  Value whole() const { return goal_ == WoodsGoal::kWin ? kWhole : 0; }

  // How good a trade looks: the sets and the token it brings at once, then three of a kind to be.
  Value promise(const woods::State& s, int action) const {
    if (action == woods::kPass) return 0;
    const woods::Trade& trade = woods::trade_tables().trade[action];
    const std::uint64_t pocket = s.pocket[s.turn];
    const std::uint64_t hand = woods::hand_after(s.hand[s.turn], s.row, trade);
    const std::uint64_t sets = woods::sets_in(config_, hand, pocket);
    const std::uint64_t done = config_.solo ? woods::values_in(pocket) >> 7 : 0;
    Value sum = 0, near = 0;
    for (int value = woods::kLowest; value <= woods::kHighest; ++value) {
      const int weight = config_.solo ? 1 : value;
      sum += weight * woods::count_of(sets, value);
      if (woods::count_of(done, value) == 0)
        near += weight * std::min(woods::count_of(hand, value), 2);
    }
    return 64 * (sum + (trade.slot == 0 && s.tokens_left != 0)) + near;
  }

  // A lone player: whether so many sets can be pocketed.
  bool reaches(const woods::State& s, Value wanted) {
    const Value won = woods::size_of(s.pocket[0]);
    if (won >= wanted) return true;
    if (s.to_act < 0 || to_come_.sets(s) < wanted) return false;
    const std::uint64_t hash = woods_hash(config_, s, salt_);
    Value low = won, high = woods::kValues;
    if (const Entry* known = table_.find(hash)) {
      low = known->low;
      high = known->high;
      if (low >= wanted) return true;
      if (high < wanted) return false;
    }
    if (!one_more()) return false;
    Trades trades(config_, s);
    for (int i = 0; i < trades.size; ++i) trades.worth[i] = promise(s, trades.action[i]);
    bool found = false;
    for (int i = 0; i < trades.size && !found && !stopped_; ++i) {
      found = reaches(after(s, trades.next(i)), wanted);
    }
    if (stopped_) return false;
    (found ? low : high) = found ? wanted : wanted - 1;
    table_.store(hash, kept(s), 0, low, high);
    return found;
  }

  // Which positions the table would rather keep: those with more to come.
  int kept(const woods::State& s) const {
    return std::min(woods::size_of(to_come_.cards(s)) / 2, 15);
  }

  // Two opponents: the value for seat 0, exact within the window, else a bound beyond it.
  Value duel(const woods::State& s, Value low, Value high) {
    if (s.to_act < 0) return worth_of(config_, s, goal_).of[0];
    const bool winning = goal_ == WoodsGoal::kWin;
    const Value mine = to_come_.points(s, 0), others = to_come_.points(s, 1);
    const Value ahead = woods::score(config_, s, 0) - woods::score(config_, s, 1);
    if (winning) {
      if (ahead > others) return kWhole;
      if (-ahead > mine) return 0;
    } else {
      if (ahead - others >= high) return ahead - others;
      if (ahead + mine <= low) return ahead + mine;
    }
    // Points apart add up: the table keeps what is still to come.
    const Value apart = winning ? 0 : ahead;
    const std::uint64_t hash =
        winning ? woods_hash_with_points(config_, s, salt_) : woods_hash(config_, s, salt_);
    Value floor = -kFar, roof = kFar;
    int first = -1;
    if (const Entry* known = table_.find(hash)) {
      floor = known->low + apart;
      roof = known->high + apart;
      first = known->move() - 1;
      if (floor >= high || floor == roof) return floor;
      if (roof <= low) return roof;
    }
    if (!one_more()) return 0;
    low = std::max(low, floor);
    high = std::min(high, roof);
    const bool max = s.turn == 0;
    Trades trades(config_, s);
    for (int i = 0; i < trades.size; ++i) {
      trades.worth[i] = trades.action[i] == first ? kFar : promise(s, trades.action[i]);
    }
    Value best = max ? -kFar : kFar, alpha = low, beta = high;
    int chosen = -1;
    for (int i = 0; i < trades.size && alpha < beta; ++i) {
      const int action = trades.next(i);
      const Value found = duel(after(s, action), alpha, beta);
      if (stopped_) return 0;
      if (max ? found > best : found < best) {
        best = found;
        chosen = action;
      }
      (max ? alpha : beta) = max ? std::max(alpha, best) : std::min(beta, best);
    }
    if (best <= low) {
      roof = std::min(roof, best);
    } else if (best >= high) {
      floor = std::max(floor, best);
    } else {
      floor = roof = best;
    }
    table_.store(hash, kept(s), chosen + 1, floor - apart, roof - apart);
    return best;
  }

  // Several players, each for themselves. Points add up and are kept as what is still to come.
  Worth each(const woods::State& s) {
    if (s.to_act < 0) return worth_of(config_, s, goal_);
    const bool additive = goal_ == WoodsGoal::kScore;
    const std::uint64_t hash =
        additive ? woods_hash(config_, s, salt_) : woods_hash_with_points(config_, s, salt_);
    Worth apart;
    for (int seat = 0; seat < config_.players && additive; ++seat) {
      apart.of[seat] = static_cast<std::int16_t>(woods::score(config_, s, seat));
    }
    Known& place = known_[hash & (known_.size() - 1)];
    if (place.hash == hash) return sum(place.worth, apart, 1);
    if (!one_more()) return {};
    const Trades trades(config_, s);
    Worth best;
    for (int i = 0; i < trades.size && !stopped_; ++i) {
      const Worth found = each(after(s, trades.action[i]));
      if (i == 0 || found.of[s.turn] > best.of[s.turn]) best = found;
    }
    if (!stopped_) place = {hash, sum(best, apart, -1)};
    return best;
  }

  static Worth sum(Worth a, const Worth& b, int sign) {
    for (int seat = 0; seat < kMaxSeats; ++seat) {
      a.of[seat] = static_cast<std::int16_t>(a.of[seat] + sign * b.of[seat]);
    }
    return a;
  }

  woods::Config config_{};
  WoodsGoal goal_ = WoodsGoal::kScore;
  Limit limit_;
  ToCome to_come_;
  Table table_;
  std::vector<Known> known_;
  std::uint64_t nodes_ = 0, salt_ = 0, searches_ = 0;
  bool stopped_ = false;
};

// The same worth by trying every line of play over the rules as they are: whoever is to act takes
// the first of the trades that bring them most. Slow, to check the solver.
inline Worth plain_woods(const woods::Config& config, const woods::State& s, WoodsGoal goal) {
  if (s.to_act < 0) return worth_of(config, s, goal);
  Worth best;
  bool first = true;
  woods::trades(config, s).each([&](int action) {
    woods::State next = s;
    woods::apply(config, next, action);
    const Worth found = plain_woods(config, next, goal);
    if (first || found.of[s.turn] > best.of[s.turn]) best = found;
    first = false;
  });
  return best;
}

}  // namespace tw::solve
