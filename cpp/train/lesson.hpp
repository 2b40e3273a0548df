// What a learner gets beyond an observation: the cards that its critic may see, and how a round
// ended. One specialisation a game (lesson_fox.hpp, lesson_deluxe.hpp); `Lesson<G>` offers
//
//   kHidden                          bytes of what the seat to act cannot see
//   hidden(config, state, out)       writes them
//   ended(config, before, action, after, result)
//                                    whether that step ended a round, and then how; the action is
//                                    kDrawn where chance decided
#pragma once

namespace tw::train {

// The end of a round as seat 0 sees it.
struct Result {
  float points = 0;  // scored in the round, less the other's
  float tricks = 0;  // won in the round
};

template <class G>
struct Lesson;

}  // namespace tw::train
