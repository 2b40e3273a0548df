// The collector by rules of thumb: the twin of tanglewood.agents.heuristic.woods, for playouts.
//
// It reads what the player on turn sees: the hand, the row, the pockets, how many cards the
// deck has.
#pragma once

#include "tanglewood/search/outlooks.hpp"

namespace tw::search {

class WoodsPolicy {
 public:
  WoodsPolicy(const woods::Config& config, const woods::State& s)
      : config_(&config),
        s_(&s),
        hand_(s.hand[s.turn]),
        pocket_(s.pocket[s.turn]),
        ending_(s.deck.left() < 4 * config.players) {}

  // The trade that leaves the best hand, sets and tokens counted; the first of equals.
  int choose() const {
    const auto legal = woods::trades(*config_, *s_);
    int best = woods::kPass;
    double most = -1e9;
    legal.each([&](int action) {
      const double value = action == woods::kPass ? 0 : worth(action);
      if (value > most) {
        most = value;
        best = action;
      }
    });
    return best;
  }

  double worth(int action) const {
    const woods::Trade& trade = woods::trade_tables().trade[action];
    const bool solo = config_->solo;
    std::uint64_t hand = woods::hand_after(hand_, s_->row, trade);
    const std::uint64_t sets = woods::sets_in(*config_, hand, pocket_);
    hand -= 3 * sets;
    const std::uint64_t pocket = pocket_ + sets;
    double points = 0;
    for (std::uint64_t rest = sets; rest != 0; rest &= rest - 1) {
      points += solo ? 10.0 : lowest(rest) / 8 + woods::kLowest;
    }
    if (trade.slot == 0 && s_->tokens_left != 0 && !solo) points += 1.0;
    return points + hope(hand, pocket, woods::row_after(s_->row, trade));
  }

 private:
  // What the cards kept may still become: pairs nearly are sets, and a card that lies in the row
  // can be fetched next turn.
  double hope(std::uint64_t hand, std::uint64_t pocket, std::uint32_t row) const {
    static constexpr double kHeld[3] = {0.04, 0.10, 0.34};
    const bool solo = config_->solo;
    double value = ending_ ? 0.0 : 0.15 * woods::size_of(hand);
    const std::uint64_t open = woods::handful_of(row);
    for (std::uint64_t rest = woods::values_in(hand); rest != 0; rest &= rest - 1) {
      const int card = woods::lowest_value(rest & -rest);
      const int held = woods::count_of(hand, card);
      if (solo && woods::count_of(pocket, card) != 0) {
        value -= 0.2 * held;
        continue;
      }
      const double worth = solo ? 5.0 : card;
      const int near = std::min(woods::count_of(open, card), 2);
      value += worth * kHeld[std::min(held, 2)] + worth * 0.06 * near;
    }
    return solo ? value + freedom(hand, row) : value;
  }

  // A low row cannot strand a hand that still can trade down.
  static double freedom(std::uint64_t hand, std::uint32_t row) {
    const std::uint64_t values = woods::values_in(hand);
    const int most = values == 0 ? 0 : highest(values) / 8 + woods::kLowest;
    const int least = values == 0 ? 9 : woods::lowest_value(values & -values);
    int fits = 0;
    for (std::uint32_t rest = row; rest != 0; rest >>= 4)
      fits += static_cast<int>(rest & 15) >= least;
    return 0.15 * most + 0.3 * fits;
  }

  const woods::Config* config_;
  const woods::State* s_;
  std::uint64_t hand_, pocket_;
  bool ending_;
};

// Into the Woods to its end, played out by the collector with a random trade now and then.
class WoodsPlanned : public WoodsGame {
 public:
  explicit WoodsPlanned(const woods::Config& config) : WoodsGame(config) {}

  template <class Rng>
  int finish(woods::State& s, Rng& random, float* worth) const {
    while (s.to_act != kNobody) {
      if (s.to_act == kChance) {
        woods::draw(config(), s, random);
      } else {
        woods::apply(config(), s, WoodsPolicy(config(), s).choose());
      }
    }
    return ended(s, worth);
  }
};

}  // namespace tw::search
