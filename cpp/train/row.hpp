// One game of many that a learner plays: stepped alone, on a processor or by a thread of a GPU.
//
// A row is plain bytes, so a whole table of them is an array that can be saved and taken up again.
// Chance depends on the seed and the row's number alone: both kinds of machine play the same games.
#pragma once

#include "lesson_deluxe.hpp"
#include "lesson_fox.hpp"
#include "tanglewood/beside.hpp"

namespace tw::train {

template <class G>
struct Row {
  typename G::State state;
  typename Beside<G>::Kept kept;
  Random random;
  std::int32_t config;  // which of the run's rulesets this game follows
};

// Where a step's results go, one row per game.
struct Seen {
  std::uint8_t* observations;  // kFeatures: what the seat to act sees
  std::uint8_t* hidden;        // kHidden: what it does not
  std::uint8_t* masks;         // kActions: 1 where an action is legal
  std::int32_t* facts;         // kFacts, below
  float* results;              // kResults, below
};

enum Fact { kSeat, kConfig, kRoundOver, kGameOver, kFacts };
enum ResultPart { kPoints, kTricks, kUtility, kResults };

// Lets chance decide until a seat is to act or the game is over. Says whether a round ended by it.
template <class G>
TW_HD bool settle(const typename G::Config& config, Row<G>& row, Result& result) {
  bool ended = false;
  while (G::to_act(row.state) == kChance) {
    const typename G::State before = row.state;
    G::draw(config, row.state, row.random);
    Beside<G>::tell(config, before, kDrawn, row.state, row.kept);
    ended = Lesson<G>::ended(config, before, kDrawn, row.state, result) || ended;
  }
  return ended;
}

template <class G>
TW_HD void begin(const typename G::Config* configs, int count, Row<G>& row) {
  row.config = row.random.below(count);
  row.state = G::first(configs[row.config]);
  row.kept = Beside<G>::nothing(row.state);
  Result none;
  settle<G>(configs[row.config], row, none);
}

// Copies what was put together nearby: a GPU writes words, not bytes. Rows begin at a word.
template <int Size>
TW_HD void put_row(std::uint8_t* out, const std::uint8_t* from) {
#if defined(__CUDA_ARCH__)
  static_assert(Size % 4 == 0);
  using Word = std::conditional_t<Size % 16 == 0, uint4, unsigned>;
  for (unsigned i = 0; i < Size / sizeof(Word); ++i) {
    reinterpret_cast<Word*>(out)[i] = reinterpret_cast<const Word*>(from)[i];
  }
#else
  std::memcpy(out, from, Size);
#endif
}

inline constexpr int kLook = -1, kRandom = -2;  // in place of an action

// Applies the action, begins a game anew that ended, and shows what the next to act sees.
template <class G>
TW_HD void step(const typename G::Config* configs, int count, Row<G>& row, int action,
                std::int64_t number, const Seen& seen) {
  Result result;
  float utility[kMaxSeats]{};
  bool round_over = false, game_over = false;
  if (action != kLook) {
    const typename G::Config& config = configs[row.config];
    if (action == kRandom) action = G::pick(config, row.state, row.random);
    const typename G::State before = row.state;
    G::apply(config, row.state, action);
    Beside<G>::tell(config, before, action, row.state, row.kept);
    round_over = Lesson<G>::ended(config, before, action, row.state, result);
    round_over = settle<G>(config, row, result) || round_over;
    game_over = over<G>(row.state);
    if (game_over) {
      G::utility(config, row.state, utility);
      begin<G>(configs, count, row);
    }
  }
  const typename G::Config& config = configs[row.config];
  alignas(16) std::uint8_t observation[G::kFeatures];
  G::observe(config, row.state, row.kept, G::to_act(row.state), observation);
  put_row<G::kFeatures>(seen.observations + number * G::kFeatures, observation);
  alignas(16) std::uint8_t hidden[Lesson<G>::kHidden];
  Lesson<G>::hidden(config, row.state, hidden);
  put_row<Lesson<G>::kHidden>(seen.hidden + number * Lesson<G>::kHidden, hidden);
  alignas(16) std::uint8_t mask[G::kActions];
  put_mask(mask, G::legal(config, row.state));
  put_row<G::kActions>(seen.masks + number * G::kActions, mask);
  std::int32_t* facts = seen.facts + number * kFacts;
  facts[kSeat] = G::to_act(row.state);
  facts[kConfig] = row.config;
  facts[kRoundOver] = round_over;
  facts[kGameOver] = game_over;
  float* results = seen.results + number * kResults;
  results[kPoints] = result.points;
  results[kTricks] = result.tricks;
  results[kUtility] = utility[0];
}

}  // namespace tw::train
