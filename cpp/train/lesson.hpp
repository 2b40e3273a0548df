// What a learner gets from a game: what its policy sees, the cards that its critic may see, and
// what every step brought. One specialisation a game (lesson_*.hpp); `Lesson<G>` offers
//
//   Note, noted(random)              what goes along with one game beyond the rules, drawn anew for
//                                    every game
//   kSeen, see(config, state, kept, note, out)
//                                    what the seat to act sees, so many bytes
//   legal(config, state, note)       the legal actions as that seat names them, and
//   meant(state, note, action)       the rules' number of an action that it names
//   kHidden, hidden(config, state, note, out)
//                                    what it cannot see, so many bytes
//   kResults                         numbers that a step can bring, for
//   brought(config, before, action, after, results)
//                                    which adds what this step brought, and says whether it ended
//                                    a round; the action is kDrawn where chance decided
//   worth(config, state, results)    which adds what the game's end is worth
#pragma once

#include "tanglewood/beside.hpp"
#include "tanglewood/features.hpp"

namespace tw::train {

template <class G>
struct Lesson;

// A game that is seen and named as its rules have it.
template <class G>
struct AsItIs {
  using State = typename G::State;
  using Config = typename G::Config;
  struct Note {};
  TW_HD static Note noted(Random&) { return {}; }

  static constexpr int kSeen = G::kFeatures;
  TW_HD static void see(const Config& config, const State& state,
                        const typename Beside<G>::Kept& kept, const Note&, std::uint8_t* out) {
    G::observe(config, state, kept, G::to_act(state), out);
  }
  TW_HD static Bits<G::kActions> legal(const Config& config, const State& state, const Note&) {
    return G::legal(config, state);
  }
  TW_HD static int meant(const State&, const Note&, int action) { return action; }
};

// What rounds against another bring, as seat 0 sees it.
enum Versus {
  kPoints,   // of the round, less the other's
  kTricks,   // won in the round
  kUtility,  // what the game was worth
  kVersus
};

template <class G>
struct Against : AsItIs<G> {
  static constexpr int kResults = kVersus;
  TW_HD static void worth(const typename G::Config& config, const typename G::State& state,
                          float* results) {
    float utility[kMaxSeats]{};
    G::utility(config, state, utility);
    results[kUtility] = utility[0];
  }
};

}  // namespace tw::train
