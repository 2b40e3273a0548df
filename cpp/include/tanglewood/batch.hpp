// Batches: many independent games side by side, stepped together, written into the caller's arrays.
//
// Chance is drawn by the kernel; a game's outcomes depend on the seed and its place in the batch
// only, never on the number of threads. A game that ends says so (done, rewards) and begins anew in
// the same step, so an observation always shows somebody who has to act.
#pragma once

#include <type_traits>
#include <vector>

#include "tanglewood/beside.hpp"
#include "tanglewood/crew.hpp"
#include "tanglewood/features.hpp"
#include "tanglewood/trail.hpp"

namespace tw {

// Where results go: row after row, one row per game. What is null is not written.
template <class Feature>
struct Rows {
  Feature* features = nullptr;    // kFeatures per row, std::uint8_t or float
  std::uint8_t* masks = nullptr;  // kActions per row, 1 where the action is legal
  float* rewards = nullptr;       // one per seat, the utility of a game that ended in this step
  std::uint8_t* done = nullptr;   // 1 where a game ended in this step
  std::int8_t* to_act = nullptr;  // the seat that acts next
};

template <Game G>
class Batch {
 public:
  Batch(const typename G::Config& config, std::int64_t games, std::uint64_t seed, int threads)
      : config_(config), crew_(threads) {
    for (std::int64_t i = 0; i < games; ++i) {
      randoms_.emplace_back(seed, static_cast<std::uint64_t>(i));
    }
    places_.resize(static_cast<std::size_t>(games));
    legal_.resize(static_cast<std::size_t>(games));
    reset<std::uint8_t>(nullptr, {});
  }

  std::int64_t size() const { return static_cast<std::int64_t>(places_.size()); }
  const typename G::Config& config() const { return config_; }
  const typename G::State& state(std::int64_t i) const { return at(i).state; }

  // Begin every game anew, or only those with a 1 in `which`.
  template <class Feature>
  void reset(const std::uint8_t* which, const Rows<Feature>& rows) {
    share([&](std::int64_t from, std::int64_t to) {
      for (std::int64_t i = from; i < to; ++i) {
        if (which == nullptr || which[i] != 0) begin(i, randoms_[static_cast<std::size_t>(i)]);
        if (rows.done != nullptr) rows.done[i] = 0;
        clear_rewards(i, rows);
        show(i, rows);
      }
    });
  }

  // The first game whose action is not legal, or -1.
  std::int64_t first_illegal(const std::int32_t* actions) {
    std::atomic<std::int64_t> found{size()};
    share([&](std::int64_t from, std::int64_t to) {
      for (std::int64_t i = from; i < to; ++i) {
        const std::int32_t action = actions[i];
        const bool known = action >= 0 && action < G::kActions;
        if (known && legal_[static_cast<std::size_t>(i)].has(action)) continue;
        for (std::int64_t best = found.load(); i < best && !found.compare_exchange_weak(best, i);) {
        }
        return;
      }
    });
    return found == size() ? -1 : found.load();
  }

  // Apply one legal action in every game.
  template <class Feature>
  void step(const std::int32_t* actions, const Rows<Feature>& rows) {
    share([&](std::int64_t from, std::int64_t to) {
#if TW_HAVE_FAST_BITS
      if (fast_) return fast_steps(actions, rows, from, to);
#endif
      steps<Random, Put>(actions, rows, from, to);
    });
  }

  // A uniformly random legal action for every game.
  void sample(std::int32_t* actions) {
    share([&](std::int64_t from, std::int64_t to) {
#if TW_HAVE_FAST_BITS
      if (fast_) return fast_samples(actions, from, to);
#endif
      samples<Random>(actions, from, to);
    });
  }

 private:
  static constexpr std::int64_t kChunk = 256;

  struct Place {
    typename G::State state;
    typename Beside<G>::Kept kept;
  };
  const Place& at(std::int64_t i) const { return places_[static_cast<std::size_t>(i)]; }
  Place& at(std::int64_t i) { return places_[static_cast<std::size_t>(i)]; }

  template <class F>
  void share(F&& f) {
    const std::int64_t games = size();
    crew_.share((games + kChunk - 1) / kChunk, [&](std::int64_t chunk) {
      f(chunk * kChunk, std::min(games, (chunk + 1) * kChunk));
    });
  }

  template <class Rng>
  void begin(std::int64_t i, Rng& random) {
    Place& place = at(i);
    place.state = G::first(config_);
    place.kept = Beside<G>::nothing(place.state);
    settle(place, random);
  }

  template <class Rng>
  void settle(Place& place, Rng& random) {
    while (G::to_act(place.state) == kChance) {
      const typename G::State before = place.state;
      G::draw(config_, place.state, random);
      Beside<G>::tell(config_, before, kDrawn, place.state, place.kept);
    }
  }

  template <class Feature>
  void clear_rewards(std::int64_t i, const Rows<Feature>& rows) {
    if (rows.rewards == nullptr) return;
    const int seats = G::seats(config_);
    for (int seat = 0; seat < seats; ++seat) rows.rewards[i * seats + seat] = 0;
  }

  // A game whose observe() takes a way of writing gets the quickest; others write in their own way.
  template <class P>
  void observe(const Place& place, std::uint8_t* out) {
    const int me = G::to_act(place.state);
    if constexpr (requires { G::template observe<P>(config_, place.state, place.kept, me, out); }) {
      G::template observe<P>(config_, place.state, place.kept, me, out);
    } else {
      G::observe(config_, place.state, place.kept, me, out);
    }
  }

  template <class P = Put, class Feature>
  void show(std::int64_t i, const Rows<Feature>& rows) {
    const Place& place = at(i);
    if (rows.features != nullptr) {
      Feature* row = rows.features + i * G::kFeatures;
      if constexpr (std::is_same_v<Feature, std::uint8_t>) {
        observe<P>(place, row);
      } else {
        std::uint8_t bytes[G::kFeatures];
        observe<P>(place, bytes);
        for (int k = 0; k < G::kFeatures; ++k) row[k] = static_cast<Feature>(bytes[k]);
      }
    }
    const Bits<G::kActions> legal = G::legal(config_, place.state);
    legal_[static_cast<std::size_t>(i)] = legal;
    if (rows.masks != nullptr) put_mask<P>(rows.masks + i * G::kActions, legal);
    if (rows.to_act != nullptr) {
      rows.to_act[i] = static_cast<std::int8_t>(G::to_act(place.state));
    }
  }

  template <class Rng, class P, class Feature>
  void steps(const std::int32_t* actions, const Rows<Feature>& rows, std::int64_t from,
             std::int64_t to) {
    for (std::int64_t i = from; i < to; ++i) step_game<Rng, P>(i, actions[i], rows);
  }

  template <class Rng, class P, class Feature>
  void step_game(std::int64_t i, std::int32_t action, const Rows<Feature>& rows) {
    Place& place = at(i);
    const typename G::State before = place.state;
    G::apply(config_, place.state, action);
    Beside<G>::tell(config_, before, action, place.state, place.kept);
    if (G::to_act(place.state) < 0) return step_on<Rng, P>(i, rows);
    if (rows.done != nullptr) rows.done[i] = 0;
    clear_rewards(i, rows);
    show<P>(i, rows);
  }

  // Chance, or the end of a game, which begins anew.
  template <class Rng, class P, class Feature>
  void step_on(std::int64_t i, const Rows<Feature>& rows) {
    Place& place = at(i);
    Rng random(randoms_[static_cast<std::size_t>(i)]);
    settle(place, random);
    const bool ended = over<G>(place.state);
    if (rows.done != nullptr) rows.done[i] = ended;
    clear_rewards(i, rows);
    if (ended) {
      if (rows.rewards != nullptr) {
        G::utility(config_, place.state, rows.rewards + i * G::seats(config_));
      }
      begin(i, random);
    }
    randoms_[static_cast<std::size_t>(i)].state = random.state;
    show<P>(i, rows);
  }

  template <class Rng>
  void samples(std::int32_t* actions, std::int64_t from, std::int64_t to) {
    for (std::int64_t i = from; i < to; ++i) {
      Rng random(randoms_[static_cast<std::size_t>(i)]);
      actions[i] = G::pick(config_, at(i).state, random);
      randoms_[static_cast<std::size_t>(i)].state = random.state;
    }
  }

#if TW_HAVE_FAST_BITS
  template <class Feature>
  TW_FAST_TARGET
      __attribute__((flatten, noinline)) void fast_steps(const std::int32_t* actions,
                                                         const Rows<Feature>& rows,
                                                         std::int64_t from, std::int64_t to) {
    steps<FastRandom, FastPut>(actions, rows, from, to);
  }
  TW_FAST_TARGET __attribute__((flatten, noinline)) void fast_samples(std::int32_t* actions,
                                                                      std::int64_t from,
                                                                      std::int64_t to) {
    samples<FastRandom>(actions, from, to);
  }
  bool fast_ = fast_bits();
#endif

  typename G::Config config_;
  std::vector<Place> places_;
  std::vector<Bits<G::kActions>> legal_;  // of the state that each game is in now
  std::vector<Random> randoms_;
  Crew crew_;
};

}  // namespace tw
