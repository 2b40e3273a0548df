// Filling unknown places with unseen cards: counted exactly, drawn exactly uniformly.
//
// Places come in kinds: all places of a kind bar the same cards. Every place gets one card, every
// card one place, and each such assignment is as likely as any other. The number of ways to go on
// from card i with so many places of each kind left is worked out once, from the last card to the
// first; drawing then walks the cards and picks a kind for each in proportion to the ways that
// remain.
//
// Cards that may go to the same kinds are alike. The largest such class comes last and needs no
// table: whatever places are left for it take its cards in any order.
#pragma once

#include <vector>

#include "tanglewood/bits.hpp"
#include "tanglewood/worlds/ways.hpp"

namespace tw::worlds {

using Cards = std::uint64_t;

struct Kind {
  Cards barred;
  int places;
  bool operator==(const Kind&) const = default;
};

class Filling {
 public:
  static constexpr int kMostKinds = 32;

  // As many cards as places; no two kinds bar the same of these cards.
  Filling(const std::vector<Kind>& kinds, Cards cards) : kinds_(kinds) {
    sort_cards(cards);
    int states = 1;
    for (const Kind& kind : kinds_) {
      stride_.push_back(states);
      if (&kind != &kinds_.back()) states *= kind.places + 1;
    }
    count_ways(states);
  }

  // In how many ways the cards can be assigned to the places, each place being one of its own.
  Ways ways() const { return ways_; }

  // Draws an assignment: the set of cards that each kind gets.
  template <class Rng>
  void draw(Rng& random, Cards* put) const {
    int left[kMostKinds];
    const int kinds = static_cast<int>(kinds_.size());
    int state = 0;
    for (int k = 0; k < kinds; ++k) {
      left[k] = kinds_[k].places;
      put[k] = 0;
      if (k < kinds - 1) state += stride_[k] * left[k];
    }
    for (int i = 0; i < static_cast<int>(order_.size()); ++i) {
      const double* after = &table_[static_cast<std::size_t>(i + 1) * states_];
      double at = part_of(table_[static_cast<std::size_t>(i) * states_ + state], random);
      int chosen = -1;
      for (unsigned allowed = allowed_[i]; allowed != 0; allowed &= allowed - 1) {
        const int k = lowest(allowed);
        if (left[k] == 0) continue;
        const double ways = left[k] * after[k < kinds - 1 ? state - stride_[k] : state];
        if (ways == 0) continue;
        chosen = k;
        if (at < ways) break;
        at -= ways;
      }
      --left[chosen];
      put[chosen] |= bit(order_[i]);
      if (chosen < kinds - 1) state -= stride_[chosen];
    }
    Cards rest = free_;
    for (int k = 0; k < kinds; ++k) {
      if (left[k] == 0) continue;
      if (left[k] == count(rest)) {
        put[k] |= rest;
        return;
      }
      for (; left[k] > 0; --left[k]) {
        const Cards card = bit(random.member(rest));
        put[k] |= card;
        rest ^= card;
      }
    }
  }

 private:
  unsigned kinds_for(int card) const {
    unsigned allowed = 0;
    for (std::size_t k = 0; k < kinds_.size(); ++k) {
      if ((kinds_[k].barred >> card & 1) == 0) allowed |= 1u << k;
    }
    return allowed;
  }

  void sort_cards(Cards cards) {
    struct Class {
      unsigned allowed;
      Cards cards;
    };
    std::vector<Class> classes;
    for (Cards rest = cards; rest != 0; rest &= rest - 1) {
      const int card = lowest(rest);
      const unsigned allowed = kinds_for(card);
      auto same = std::find_if(classes.begin(), classes.end(),
                               [&](const Class& c) { return c.allowed == allowed; });
      if (same == classes.end()) same = classes.insert(classes.end(), {allowed, 0});
      same->cards |= bit(card);
    }
    // Stable: a seed is to give the same worlds with every standard library.
    std::stable_sort(classes.begin(), classes.end(), [](const Class& a, const Class& b) {
      return count(a.cards) < count(b.cards);
    });
    if (classes.empty()) return;
    free_ = classes.back().cards;
    free_allowed_ = classes.back().allowed;
    classes.pop_back();
    for (const Class& some : classes) {
      for (Cards rest = some.cards; rest != 0; rest &= rest - 1) {
        order_.push_back(lowest(rest));
        allowed_.push_back(some.allowed);
      }
    }
  }

  // table[i][state]: in how many ways cards i and on fill the places that the state says are left.
  void count_ways(int states) {
    states_ = static_cast<std::size_t>(states);
    const int cards = static_cast<int>(order_.size()), kinds = static_cast<int>(kinds_.size());
    table_.assign((order_.size() + 1) * states_, 0.0);
    std::vector<Ways> after(states_, 0), before(states_, 0);
    for (int i = cards; i >= 0; --i) {
      const int open = cards - i + count(free_);
      for (int state = 0; state < states; ++state) {
        int left[kMostKinds];
        int sum = 0;
        for (int k = 0; k < kinds - 1; ++k) {
          left[k] = state / stride_[k] % (kinds_[k].places + 1);
          sum += left[k];
        }
        Ways ways = 0;
        if (kinds > 0) left[kinds - 1] = open - sum;
        if (kinds == 0) {
          ways = 1;
        } else if (left[kinds - 1] >= 0 && left[kinds - 1] <= kinds_[kinds - 1].places) {
          ways = i == cards ? ways_at_end(left) : ways_from(i, state, left, after);
        }
        before[state] = ways;
        table_[static_cast<std::size_t>(i) * states_ + state] = static_cast<double>(ways);
      }
      std::swap(after, before);
    }
    ways_ = after[states_ - 1];  // every kind has all of its places left
  }

  Ways ways_at_end(const int* left) const {
    for (std::size_t k = 0; k < kinds_.size(); ++k) {
      if (left[k] > 0 && (free_allowed_ >> k & 1) == 0) return 0;
    }
    return factorial(count(free_));
  }

  Ways ways_from(int i, int state, const int* left, const std::vector<Ways>& after) const {
    const int last = static_cast<int>(kinds_.size()) - 1;
    Ways sum = 0;
    for (unsigned allowed = allowed_[i]; allowed != 0; allowed &= allowed - 1) {
      const int k = lowest(allowed);
      if (left[k] == 0) continue;
      sum += static_cast<Ways>(left[k]) * after[k < last ? state - stride_[k] : state];
    }
    return sum;
  }

  std::vector<Kind> kinds_;
  std::vector<int> stride_;
  std::vector<int> order_;         // the cards that need the table, in the order of the walk
  std::vector<unsigned> allowed_;  // the kinds each of them may go to
  Cards free_ = 0;                 // the largest class
  unsigned free_allowed_ = 0;
  std::size_t states_ = 1;
  std::vector<double> table_;
  Ways ways_ = 0;
};

}  // namespace tw::worlds
