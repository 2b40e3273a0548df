// The lesson of the fox games.
#pragma once

#include "lesson.hpp"
#include "tanglewood/fox/fox.hpp"

namespace tw::train {

template <>
struct Lesson<Fox> : Against<Fox> {
  // The other's hand, the card on top of the deck, the next one, and a 0 to make words of it.
  static constexpr int kHidden = 3 * fox::kCards + 1;

  TW_HD static void hidden(const Config&, const State& s, const Note&, std::uint8_t* out) {
    const std::uint64_t other = s.hand[(s.to_act & 1) ^ 1];
    std::uint64_t next[2]{};
    for (int i = 0; i < 2 && i < s.deck_size; ++i) {
      next[i] = bit(s.deck[(s.top + i) % s.deck_size]);
    }
    put_set<fox::kCards>(out, other);
    put_set<fox::kCards>(out + fox::kCards, next[0]);
    put_set<fox::kCards>(out + 2 * fox::kCards, next[1]);
    out[3 * fox::kCards] = 0;
  }

  // Chance deals and ends nothing.
  TW_HD static bool brought(const Config& c, const State& before, int action, const State& after,
                            float* results) {
    if (action == kDrawn || (after.phase != fox::kDeal && after.phase != fox::kOver)) return false;
    // A state that goes on has forgotten its tricks: end the game here to see them.
    Config last = c;
    last.target = INT32_MIN;
    State end = before;
    fox::apply(last, end, action);
    int points[2];
    for (int seat = 0; seat < 2; ++seat) {
      points[seat] = fox::score(last, end, seat) - end.scores[seat];
    }
    results[kPoints] = static_cast<float>(points[0] - points[1]);
    results[kTricks] = end.tricks[0];
    return true;
  }
};

}  // namespace tw::train
