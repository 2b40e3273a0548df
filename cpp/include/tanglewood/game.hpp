// What a twin is: the contract between a game's rules and everything that works on any game
// (playouts, perft, batches, searches, bindings).
#pragma once

#include <concepts>
#include <type_traits>

#include "tanglewood/bits.hpp"
#include "tanglewood/random.hpp"

namespace tw {

// Who is to act when no seat is; the same numbers as in tanglewood.core.seat.
inline constexpr int kChance = -1;
inline constexpr int kNobody = -2;

inline constexpr int kMaxSeats = 5;
inline constexpr int kMaxItems = 704;  // a deck of Into the Woods has up to 7 x 99 cards

// Draw `count` of `size` items, in order or as an ascending handful (tanglewood.core.chance).
struct Chance {
  const char* name = nullptr;
  std::uint8_t item[kMaxItems]{};
  int size = 0;
  int count = 0;
  bool ordered = false;
};

enum class Ending : std::uint8_t { kWin, kDraw, kShared, kVictory, kDefeat, kSolo };

// The end of a game (tanglewood.core.outcome), its sentence excepted. Winners are a seat mask.
struct Outcome {
  Ending ending = Ending::kDraw;
  unsigned winners = 0;
  int scores[kMaxSeats]{};
  int scored = 0;  // how many scores: one per seat, or one for a team or a lone player
  const char* rule = nullptr;
};

// A game is a struct of types, constants and static functions; a state is plain data of fixed size,
// so it can be copied with memcpy, kept by millions and sent to a GPU.
//
//   Config   the options and printed facts of one ruleset
//   State    one moment; what the law's POSITION holds and no history
//   Memory   what each seat has seen beyond the state, kept step by step
template <class G>
concept Game = requires(
    const typename G::Config& config, typename G::State& state, const typename G::State& before,
    typename G::Memory& memory, const typename G::Memory& recalled, Random& random,
    const std::uint8_t* items, int* scores, float* utility, std::uint8_t* features) {
  requires std::is_trivially_copyable_v<typename G::Config>;
  requires std::is_trivially_copyable_v<typename G::State>;
  requires std::is_trivially_copyable_v<typename G::Memory>;
  { G::kName } -> std::convertible_to<const char*>;
  { G::kActions } -> std::convertible_to<int>;
  { G::kFeatures } -> std::convertible_to<int>;
  { G::seats(config) } -> std::same_as<int>;

  // The course of the game. Indices and legal order are those of the law's ActionTable.
  { G::first(config) } -> std::same_as<typename G::State>;
  { G::to_act(before) } -> std::same_as<int>;
  { G::legal(config, before) } -> std::same_as<Bits<G::kActions>>;
  { G::apply(config, state, int{}) } -> std::same_as<void>;
  // Writes the scores as they stand on the table and says how many there are.
  { G::scores(config, before, scores) } -> std::same_as<int>;
  { G::outcome(config, before) } -> std::same_as<Outcome>;
  // What the end is worth to each seat, -1 … 1; written once the game is over.
  { G::utility(config, before, utility) } -> std::same_as<void>;

  // Chance: the law's way, and the quick way with the same distribution.
  { G::chance(config, before) } -> std::same_as<Chance>;
  { G::apply_chance(config, state, items) } -> std::same_as<void>;
  { G::draw(config, state, random) } -> std::same_as<void>;

  // A uniformly random legal action, without building the whole mask.
  { G::pick(config, before, random) } -> std::same_as<int>;

  // Knowledge: a memory begins with nothing seen; remember() notes every step, with kDrawn as the
  // action for a chance outcome.
  { G::nothing_seen(before) } -> std::same_as<typename G::Memory>;
  { G::remember(config, before, int{}, before, memory) } -> std::same_as<void>;
  // kFeatures bytes for a network, as a seat sees the state.
  { G::observe(config, before, recalled, int{}, features) } -> std::same_as<void>;
};

// The action number that remember() gets for a chance outcome.
inline constexpr int kDrawn = -1;

// A uniformly random member of the legal actions: pick() of a game that has no quicker way.
template <int N, class Rng>
TW_HD int random_member(const Bits<N>& legal, Rng& random) {
  return legal.nth(random.below(legal.size()));
}

template <class G>
TW_HD bool over(const typename G::State& state) {
  return G::to_act(state) == kNobody;
}

}  // namespace tw
