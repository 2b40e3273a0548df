// Many playouts: with the quickest instructions this processor has, on one thread or on many.
#pragma once

#include <mutex>

#include "tanglewood/crew.hpp"
#include "tanglewood/playout.hpp"

namespace tw {

namespace detail {

// In WebAssembly calls are dear, so the whole game is drawn in there.
#if defined(__wasm__)
#define TW_DRAWN_IN __attribute__((flatten, noinline))
#else
#define TW_DRAWN_IN
#endif

template <class G, class Rng>
TW_DRAWN_IN Tally playouts_with(const typename G::Config& config, const typename G::State& from,
                                std::int64_t games, std::uint64_t seed, std::uint64_t stream) {
  Tally tally;
  Rng random(seed, stream);
  for (std::int64_t i = 0; i < games; ++i) {
    typename G::State state = from;
    const int decisions = playout<G>(config, state, random);
    tally.add(G::outcome(config, state), decisions);
  }
  return tally;
}

#if TW_HAVE_FAST_BITS
// `flatten` draws the whole game into this function, where the quicker instructions are allowed.
template <class G>
TW_FAST_TARGET __attribute__((flatten, noinline)) Tally
fast_playouts(const typename G::Config& config, const typename G::State& from, std::int64_t games,
              std::uint64_t seed, std::uint64_t stream) {
  return playouts_with<G, FastRandom>(config, from, games, seed, stream);
}
#endif

}  // namespace detail

// `games` playouts from a state, on one thread. The same seed and stream give the same games on
// every processor.
template <class G>
Tally playouts(const typename G::Config& config, const typename G::State& from, std::int64_t games,
               std::uint64_t seed, std::uint64_t stream = 0) {
#if TW_HAVE_FAST_BITS
  static const bool fast = fast_bits();
  if (fast) return detail::fast_playouts<G>(config, from, games, seed, stream);
#endif
  return detail::playouts_with<G, Random>(config, from, games, seed, stream);
}

// The same on several threads (0: all processors); the sum does not depend on their number.
template <class G>
Tally playouts_on(int threads, const typename G::Config& config, const typename G::State& from,
                  std::int64_t games, std::uint64_t seed) {
  constexpr std::int64_t kChunk = 512;
  Crew crew(threads);
  std::mutex adding;
  Tally sum;
  crew.share((games + kChunk - 1) / kChunk, [&](std::int64_t chunk) {
    const std::int64_t here = std::min(kChunk, games - chunk * kChunk);
    const Tally part = playouts<G>(config, from, here, seed, static_cast<std::uint64_t>(chunk));
    const std::lock_guard lock(adding);
    sum.add(part);
  });
  return sum;
}

}  // namespace tw
