// The lesson of Deluxe.
#pragma once

#include "lesson.hpp"
#include "tanglewood/deluxe/deluxe.hpp"

namespace tw::train {

// Hears who wins a trick, and nothing else.
struct TrickHeard : deluxe::Silent {
  int winner = deluxe::kNone;

  TW_HD void trick_won(int seat) { winner = seat; }
};

template <>
struct Lesson<Deluxe> : Against<Deluxe> {
  // The other's hand, the card on top of the deck, the next one, the special cards that are in, and
  // zeros to make words of it.
  static constexpr int kHidden = 144;
  static_assert(3 * deluxe::kCards + deluxe::kSpecialCards <= kHidden);

  TW_HD static void hidden(const Config&, const State& s, const Note&, std::uint8_t* out) {
    std::uint64_t sets[3] = {s.hand[(s.turn & 1) ^ 1], 0, 0};
    for (int i = 0; i < 2 && i < s.deck_size; ++i) sets[i + 1] = bit(deluxe::deck_card(s, i));
    for (int i = 0; i < 3; ++i) put_set<deluxe::kCards>(out + i * deluxe::kCards, sets[i]);
    put_set<kHidden - 3 * deluxe::kCards>(out + 3 * deluxe::kCards, s.specials);
  }

  // A round can end by a card that a Tree or a Shovel drew.
  TW_HD static bool brought(const Config& c, const State& before, int action, const State& after,
                            float* results) {
    if (after.phase != deluxe::kOver && after.number == before.number) return false;
    const int now = after.scores[0] - before.before[0], theirs = after.scores[1] - before.before[1];
    results[kPoints] = static_cast<float>(now - theirs);
    // A state that goes on has forgotten its tricks: take the step once more and listen.
    State again = before;
    TrickHeard heard;
    if (action == kDrawn) {
      deluxe::ability_drawn(c, again, bit(after.drawn), heard);
    } else {
      deluxe::apply(c, again, action, heard);
    }
    results[kTricks] = static_cast<float>(before.tricks[0] + (heard.winner == 0));
    return true;
  }
};

}  // namespace tw::train
