// A batch of games with the arrays that it writes to, and stepping through it at random.
#pragma once

#include <cstdint>
#include <vector>

#include "check.hpp"
#include "tanglewood/batch.hpp"

template <class G>
struct SteppedBatch {
  std::int64_t games;
  tw::Batch<G> batch;
  std::vector<std::uint8_t> features, masks, done;
  std::vector<float> rewards;
  std::vector<std::int8_t> to_act;
  std::vector<std::int32_t> actions;

  SteppedBatch(const typename G::Config& c, std::int64_t games, int threads, int seats)
      : games(games),
        batch(c, games, 5, threads),
        features(games * G::kFeatures),
        masks(games * G::kActions),
        done(games),
        rewards(games * seats),
        to_act(games),
        actions(games) {}

  // Begins all games and takes steps, all of them legal; `each` looks at a game after a step. How
  // many games ended.
  template <class Each>
  std::int64_t stepped(int steps, Each each) {
    const tw::Rows<std::uint8_t> rows{features.data(), masks.data(), rewards.data(), done.data(),
                                      to_act.data()};
    batch.template reset<std::uint8_t>(nullptr, rows);
    std::int64_t ended = 0;
    for (int step = 0; step < steps; ++step) {
      batch.sample(actions.data());
      CHECK(batch.first_illegal(actions.data()) == -1);
      batch.step(actions.data(), rows);
      for (std::int64_t i = 0; i < games; ++i) {
        ended += done[i];
        each(i);
      }
    }
    return ended;
  }
};
