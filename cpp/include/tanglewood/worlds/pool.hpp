// Sharing out a pool of cards of which only the values count, within bounds (Into the Woods).
//
// Each of several hands gets a number of cards out of the pool, and of every value at least and at
// most so many; what is left over is the deck. Cards of one value are counted as the different
// pieces of cardboard they are, so every share is as likely as a shuffle makes it.
//
// The ways are worked out value by value and, within a value, hand by hand: the only things that
// matter for what comes later are how many cards each hand still needs and how many of this value
// are gone.
#pragma once

#include <vector>

#include "tanglewood/worlds/ways.hpp"

namespace tw::worlds {

inline constexpr int kPoolValues = 7;
inline constexpr int kPoolHands = 5;

struct Bounds {
  int hands = 0;
  int pool[kPoolValues]{};
  int need[kPoolHands]{};
  int least[kPoolHands][kPoolValues]{};
  int most[kPoolHands][kPoolValues]{};
};

struct Share {
  std::uint8_t got[kPoolHands][kPoolValues];
  std::uint8_t left[kPoolValues];
};

class Pool {
 public:
  explicit Pool(const Bounds& bounds) : b_(bounds) {
    for (int hand = 0; hand < b_.hands; ++hand) {
      stride_[hand] = states_;
      states_ *= b_.need[hand] + 1;
    }
    for (int value = 0; value < kPoolValues; ++value) {
      int gone = 0;
      for (int hand = 0; hand < b_.hands; ++hand) gone += top(hand, value);
      gone_ = std::max(gone_, std::min(gone, b_.pool[value]) + 1);
    }
    count_ways();
  }

  // In how many ways the hands can be filled; the order of what is left is not counted.
  Ways ways() const { return ways_; }

  template <class Rng>
  Share draw(Rng& random) const {
    Share share{};
    int state = states_ - 1, level = 0;
    for (int value = 0; value < kPoolValues; ++value) {
      int gone = 0;
      for (int hand = 0; hand < b_.hands; ++hand, ++level) {
        const int need = state / stride_[hand] % (b_.need[hand] + 1);
        const int most = std::min({top(hand, value), need, b_.pool[value] - gone});
        int number = b_.least[hand][value];
        if (number < most) {
          double at = part_of(table_[index(level, state, gone)], random);
          int chosen = most;
          for (; number <= most; ++number) {
            const double ways = choose(b_.pool[value] - gone, number) *
                                after(level, hand, state - number * stride_[hand], gone + number);
            if (ways == 0) continue;
            chosen = number;
            if (at < ways) break;
            at -= ways;
          }
          number = chosen;
        }
        share.got[hand][value] = static_cast<std::uint8_t>(number);
        state -= number * stride_[hand];
        gone += number;
      }
      share.left[value] = static_cast<std::uint8_t>(b_.pool[value] - gone);
    }
    return share;
  }

 private:
  int top(int hand, int value) const { return std::min(b_.most[hand][value], b_.need[hand]); }

  static double choose(int n, int k) {
    double ways = 1;
    for (int i = 0; i < k; ++i) ways = ways * (n - i) / (i + 1);
    return ways;
  }
  // Pascal's triangle up to the numbers that come up; those fit easily.
  std::vector<Ways> triangle(int rows, int columns) const {
    std::vector<Ways> table(static_cast<std::size_t>(rows) * columns, 0);
    for (int n = 0; n < rows; ++n) {
      table[static_cast<std::size_t>(n) * columns] = 1;
      for (int k = 1; k < columns && k <= n; ++k) {
        table[static_cast<std::size_t>(n) * columns + k] =
            table[static_cast<std::size_t>(n - 1) * columns + k - 1] +
            table[static_cast<std::size_t>(n - 1) * columns + k];
      }
    }
    return table;
  }

  std::size_t index(int level, int state, int gone) const {
    return (static_cast<std::size_t>(level) * states_ + state) * gone_ + gone;
  }
  // After the last hand of a value the next value begins with none gone.
  template <class Table>
  auto at_next(const Table& table, int level, int hand, int state, int gone) const {
    return table[index(level + 1, state, hand == b_.hands - 1 ? 0 : gone)];
  }
  double after(int level, int hand, int state, int gone) const {
    return at_next(table_, level, hand, state, gone);
  }

  void count_ways() {
    const int levels = kPoolValues * b_.hands;
    const int rows = *std::max_element(b_.pool, b_.pool + kPoolValues) + 1;
    const std::vector<Ways> choices = triangle(rows, gone_);
    std::vector<Ways> exact(index(levels + 1, 0, 0), 0);
    exact[index(levels, 0, 0)] = 1;
    for (int level = levels - 1; level >= 0; --level) {
      const int hand = level % b_.hands, value = level / b_.hands;
      for (int state = 0; state < states_; ++state) {
        const int need = state / stride_[hand] % (b_.need[hand] + 1);
        for (int gone = 0; gone < gone_ && gone <= b_.pool[value]; ++gone) {
          const int most =
              std::min({top(hand, value), need, b_.pool[value] - gone, gone_ - 1 - gone});
          Ways sum = 0;
          for (int number = b_.least[hand][value]; number <= most; ++number) {
            sum += choices[static_cast<std::size_t>(b_.pool[value] - gone) * gone_ + number] *
                   at_next(exact, level, hand, state - number * stride_[hand], gone + number);
          }
          exact[index(level, state, gone)] = sum;
        }
      }
    }
    ways_ = exact[index(0, states_ - 1, 0)];
    table_.reserve(exact.size());
    for (const Ways ways : exact) table_.push_back(static_cast<double>(ways));
  }

  Bounds b_;
  int stride_[kPoolHands]{};
  int states_ = 1;
  int gone_ = 1;
  std::vector<double> table_;
  Ways ways_ = 0;
};

}  // namespace tw::worlds
