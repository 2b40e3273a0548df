// One game of many that a learner plays: stepped alone, on a processor or by a thread of a GPU.
//
// A row is plain bytes, so a whole table of them is an array that can be saved and taken up again.
// Chance depends on the seed and the row's number alone: both kinds of machine play the same games.
#pragma once

#include "lesson_deluxe.hpp"
#include "lesson_duet.hpp"
#include "lesson_fox.hpp"
#include "lesson_woods.hpp"

namespace tw::train {

template <class G>
struct Row {
  typename G::State state;
  typename Beside<G>::Kept kept;
  Random random;
  std::int32_t config;  // which of the run's rulesets this game follows
  typename Lesson<G>::Note note;
};

// Masks are rows of words.
template <class G>
inline constexpr int kMask = (G::kActions + 3) / 4 * 4;

// Where a step's results go, one row per game.
struct Seen {
  std::uint8_t* observations;  // kSeen: what the seat to act sees
  std::uint8_t* hidden;        // kHidden: what it does not
  std::uint8_t* masks;         // kMask: 1 where an action is legal
  std::int32_t* facts;         // kFacts, below
  float* results;              // kResults: what the step brought
};

enum Fact { kSeat, kConfig, kRoundOver, kGameOver, kFacts };

// Lets chance decide until a seat is to act or the game is over. Says whether a round ended by it.
template <class G>
TW_HD bool settle(const typename G::Config& config, Row<G>& row, float* results) {
  bool ended = false;
  while (G::to_act(row.state) == kChance) {
    const typename G::State before = row.state;
    G::draw(config, row.state, row.random);
    Beside<G>::tell(config, before, kDrawn, row.state, row.kept);
    ended = Lesson<G>::brought(config, before, kDrawn, row.state, results) || ended;
  }
  return ended;
}

template <class G>
TW_HD void begin(const typename G::Config* configs, int count, Row<G>& row) {
  row.config = row.random.below(count);
  row.note = Lesson<G>::noted(row.random);
  row.state = G::first(configs[row.config]);
  row.kept = Beside<G>::nothing(row.state);
  float none[Lesson<G>::kResults]{};
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
  using L = Lesson<G>;
  float brought[L::kResults]{};
  bool round_over = false, game_over = false;
  if (action != kLook) {
    const typename G::Config& config = configs[row.config];
    action = action == kRandom ? G::pick(config, row.state, row.random)
                               : L::meant(row.state, row.note, action);
    const typename G::State before = row.state;
    G::apply(config, row.state, action);
    Beside<G>::tell(config, before, action, row.state, row.kept);
    round_over = L::brought(config, before, action, row.state, brought);
    round_over = settle<G>(config, row, brought) || round_over;
    game_over = over<G>(row.state);
    if (game_over) {
      L::worth(config, row.state, brought);
      begin<G>(configs, count, row);
    }
  }
  const typename G::Config& config = configs[row.config];
  alignas(16) std::uint8_t observation[L::kSeen];
  L::see(config, row.state, row.kept, row.note, observation);
  put_row<L::kSeen>(seen.observations + number * L::kSeen, observation);
  alignas(16) std::uint8_t hidden[L::kHidden];
  L::hidden(config, row.state, row.note, hidden);
  put_row<L::kHidden>(seen.hidden + number * L::kHidden, hidden);
  alignas(16) std::uint8_t mask[kMask<G>]{};
  put_mask(mask, L::legal(config, row.state, row.note));
  put_row<kMask<G>>(seen.masks + number * kMask<G>, mask);
  std::int32_t* facts = seen.facts + number * kFacts;
  facts[kSeat] = G::to_act(row.state);
  facts[kConfig] = row.config;
  facts[kRoundOver] = round_over;
  facts[kGameOver] = game_over;
  float* results = seen.results + number * L::kResults;
  for (int i = 0; i < L::kResults; ++i) results[i] = brought[i];
}

}  // namespace tw::train
