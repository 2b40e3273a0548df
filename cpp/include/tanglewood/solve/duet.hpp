// The best that the team of a Duet can make of a round when all cards lie open.
//
// Both seats want the same, so one question is asked again and again: can this be reached? The
// answer begins with the best that the gems on the board allow (each trick collects one at most)
// and goes down from there until it is yes. What was asked of a position between two tricks is
// remembered, tricks that collect a gem are tried first, and a line ends as soon as too many tricks
// brought none.
#pragma once

#include <algorithm>
#include <cstring>
#include <optional>

#include "tanglewood/duet/rules.hpp"
#include "tanglewood/solve/limit.hpp"
#include "tanglewood/solve/table.hpp"

namespace tw::solve {

// What a victory is worth: nothing more, or the cards left in the hands and some for each token
// left, which is what the course of a round decides of its score (duet.score).
enum class DuetGoal : std::uint8_t { kGems, kScore };

// The worth of a round's end: minus the gems that are left, 0 or more for a victory, and the least
// of all for the way beyond the path.
inline constexpr std::int32_t kDuetLost = -(duet::kSupply + 1);

inline std::int32_t duet_worth(DuetGoal goal, const duet::State& s) {
  if (s.ending == duet::kLost) return kDuetLost;
  if (s.ending != duet::kVictory) return -static_cast<std::int32_t>(s.forest.left);
  if (goal == DuetGoal::kGems) return 0;
  return count(s.hand[0]) + count(s.hand[1]) + duet::kTokenPoints * s.forest.tokens;
}

// The round of a state taken by itself: as the last one, so that its end is the end and no plus
// icon counts.
inline duet::State lone_round(duet::State s) {
  s.round = duet::kRounds;
  return s;
}

class DuetSolver {
 public:
  using Value = std::int32_t;

  void begin(const duet::Config& config, const duet::State& root, DuetGoal goal, Limit limit = {}) {
    config_ = config;
    goal_ = goal;
    limit_ = limit;
    table_.reserve(std::size_t{1} << std::clamp(2 * tricks_left(root), 8, 18));
    table_.begin();
    salt_ = mixed(++searches_);
    nodes_ = 0;
    stopped_ = false;
  }

  std::uint64_t nodes() const { return nodes_; }

  // Nothing if the limit was reached.
  std::optional<Solved> solve(const duet::State& state) {
    const duet::State s = lone_round(state);
    Solved found{exactly(s), -1};
    if (s.to_act >= 0) {
      duet::legal(config_, s).each([&](int action) {
        if (found.action >= 0 || stopped_) return;
        if (reaches(after(s, action), found.value)) found.action = action;
      });
    }
    if (stopped_) return {};
    return found;
  }

  // The value of each legal action, ascending by action; false if the limit was reached.
  template <class F>
  bool values(const duet::State& state, F&& tell) {
    const duet::State s = lone_round(state);
    duet::legal(config_, s).each([&](int action) {
      if (stopped_) return;
      const Value value = exactly(after(s, action));
      if (!stopped_) tell(action, value);
    });
    return !stopped_;
  }

 private:
  static int tricks_left(const duet::State& s) {
    // A follower holds one card for every trick to come, in the trick one more than the leader.
    return std::max(count(s.hand[0]), count(s.hand[1])) + (s.follow != duet::kNone);
  }

  duet::State after(const duet::State& s, int action) const {
    duet::State next = s;
    duet::apply(config_, next, action);
    return next;
  }

  // The most that a state can come to if every trick from here on collects a gem.
  Value most(const duet::State& s) const {
    const int tricks = tricks_left(s), needed = std::max<int>(s.forest.left, 1);
    if (needed > tricks) return tricks - needed;
    if (goal_ == DuetGoal::kGems) return 0;
    return 2 * (tricks - needed) + duet::kTokenPoints * s.forest.tokens;  // two cards a trick
  }

  Value exactly(const duet::State& s) {
    if (s.to_act < 0) return duet_worth(goal_, s);
    Value value = most(s);
    while (value > kDuetLost && !stopped_ && !reaches(s, value)) --value;
    return value;
  }

  bool reaches(const duet::State& s, Value wanted) {
    if (s.to_act < 0) return duet_worth(goal_, s) >= wanted;
    if (wanted <= kDuetLost) return true;
    if (s.phase != duet::kLead) return some_choice(s, wanted, -1) >= 0;
    if (most(s) < wanted) return false;
    const std::uint64_t hash = hash_of(s);
    Value low = kDuetLost, high = most(s);
    int first = -1;
    if (const Entry* known = table_.find(hash)) {
      low = known->low;
      high = known->high;
      first = known->move() - 1;
      if (low >= wanted) return true;
      if (high < wanted) return false;
    }
    stopped_ = stopped_ || limit_.reached(++nodes_);
    if (stopped_) return false;
    const int chosen = some_choice(s, wanted, first);
    if (stopped_) return false;
    (chosen >= 0 ? low : high) = chosen >= 0 ? wanted : wanted - 1;
    table_.store(hash, tricks_left(s), (chosen >= 0 ? chosen : first) + 1, low, high);
    return chosen >= 0;
  }

  // An action that reaches what is wanted, or -1: first those that do not end the trick without a
  // gem.
  int some_choice(const duet::State& s, Value wanted, int first) {
    if (first >= 0 && reaches(after(s, first), wanted)) return first;
    const int from = duet::first_action(s.phase);
    const std::uint64_t all = duet::choices(config_, s);
    std::uint64_t later = 0;
    for (std::uint64_t rest = all; rest != 0 && !stopped_; rest &= rest - 1) {
      const int choice = lowest(rest);
      if (from + choice == first) continue;
      const duet::State next = after(s, from + choice);
      const bool ended = next.to_act < 0 || next.phase == duet::kLead;
      if (ended && next.forest.left == s.forest.left) {
        if (next.to_act >= 0 && most(next) < wanted) continue;
        later |= bit(choice);
      } else if (reaches(next, wanted)) {
        return from + choice;
      }
    }
    for (; later != 0 && !stopped_; later &= later - 1) {
      const int choice = lowest(later);
      if (reaches(after(s, from + choice), wanted)) return from + choice;
    }
    return -1;
  }

  std::uint64_t hash_of(const duet::State& s) const {
    const duet::Forest& f = s.forest;
    std::uint64_t hash = mixed((s.hand[0] | s.hand[1] << 32) ^ salt_);
    const auto number = [](auto n) { return static_cast<std::uint64_t>(n); };
    hash ^= number(s.decree) | number(s.leader) << 8 | number(f.tracker) << 16 |
            number(f.low) << 24 | number(f.high) << 32 | number(f.tokens) << 40;
    for (int i = 0; i < config_.spaces; i += 8) {
      std::uint64_t eight;
      std::memcpy(&eight, f.gems + i, 8);
      hash = mixed(hash) + eight * 0x9e3779b97f4a7c15;
    }
    return mixed(hash);
  }

  duet::Config config_{};
  DuetGoal goal_ = DuetGoal::kGems;
  Limit limit_;
  Table table_;
  std::uint64_t nodes_ = 0, salt_ = 0, searches_ = 0;
  bool stopped_ = false;
};

// The same value by trying every line of play over the rules as they are; slow, to check the
// solver.
inline std::int32_t plain_duet(const duet::Config& config, const duet::State& s, DuetGoal goal) {
  if (s.to_act < 0) return duet_worth(goal, s);
  std::int32_t best = kDuetLost;
  duet::legal(config, s).each([&](int action) {
    duet::State next = s;
    duet::apply(config, next, action);
    best = std::max(best, plain_duet(config, next, goal));
  });
  return best;
}

}  // namespace tw::solve
