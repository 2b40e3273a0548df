// The rules on a GPU: every thread plays its own random games with the kernel's headers.
//
//   nvcc -std=c++20 -O3 -arch=native -I cpp/include cpp/cuda/playouts.cu -o build/gpu-playouts
//
// A thread plays the games that the CPU plays for the same seed and stream, so the two are not only
// alike: their sums must be equal. The rate comes after that.
#include <cstdio>
#include <cstdlib>
#include <string>

#include "../tests/rulesets.hpp"
#include "tanglewood/playouts.hpp"

using namespace tw;

static void need(cudaError_t error) {
  if (error == cudaSuccess) return;
  std::fprintf(stderr, "CUDA: %s\n", cudaGetErrorString(error));
  std::exit(1);
}

struct Sums {
  unsigned long long games, decisions, wins[kMaxSeats], scores[kMaxSeats];
};

template <class G>
__global__ void play(typename G::Config config, typename G::State from, int games,
                     std::uint64_t seed, Sums* sums) {
  const std::uint64_t stream = std::uint64_t{blockIdx.x} * blockDim.x + threadIdx.x;
  Random random(seed, stream);
  unsigned long long decisions = 0, wins[kMaxSeats]{}, scores[kMaxSeats]{};
  for (int i = 0; i < games; ++i) {
    typename G::State state = from;
    decisions += static_cast<unsigned>(playout<G>(config, state, random));
    const Outcome end = G::outcome(config, state);
    for (int seat = 0; seat < kMaxSeats; ++seat) {
      wins[seat] += end.winners >> seat & 1;
      scores[seat] += static_cast<unsigned>(end.scores[seat]);
    }
  }
  atomicAdd(&sums->games, static_cast<unsigned long long>(games));
  atomicAdd(&sums->decisions, decisions);
  for (int seat = 0; seat < kMaxSeats; ++seat) {
    atomicAdd(&sums->wins[seat], wins[seat]);
    atomicAdd(&sums->scores[seat], scores[seat]);
  }
}

// Plays `blocks` x `threads` x `games` games; the sums, and the seconds that it took.
template <class G>
static Sums on_gpu(const typename G::Config& config, const typename G::State& from, int blocks,
                   int threads, int games, std::uint64_t seed, double* seconds) {
  Sums* sums;
  Sums found;
  need(cudaMalloc(&sums, sizeof *sums));
  need(cudaMemset(sums, 0, sizeof *sums));
  cudaEvent_t begin, end;
  need(cudaEventCreate(&begin));
  need(cudaEventCreate(&end));
  need(cudaEventRecord(begin));
  play<G><<<blocks, threads>>>(config, from, games, seed, sums);
  need(cudaGetLastError());
  need(cudaEventRecord(end));
  need(cudaEventSynchronize(end));
  float milliseconds = 0;
  need(cudaEventElapsedTime(&milliseconds, begin, end));
  *seconds = milliseconds / 1000;
  need(cudaMemcpy(&found, sums, sizeof found, cudaMemcpyDeviceToHost));
  need(cudaFree(sums));
  return found;
}

template <class G>
static void compare_and_time(const char* name, const typename G::Config& config) {
  const typename G::State from = G::first(config);
  constexpr int kBlocks = 32, kThreads = 128, kGames = 32;
  double seconds;
  const Sums gpu = on_gpu<G>(config, from, kBlocks, kThreads, kGames, 7, &seconds);
  Tally cpu;
  for (int stream = 0; stream < kBlocks * kThreads; ++stream) {
    cpu.add(playouts<G>(config, from, kGames, 7, static_cast<std::uint64_t>(stream)));
  }
  bool equal = gpu.games == static_cast<unsigned long long>(cpu.games) &&
               gpu.decisions == static_cast<unsigned long long>(cpu.decisions);
  for (int seat = 0; seat < kMaxSeats; ++seat) {
    equal = equal && gpu.wins[seat] == static_cast<unsigned long long>(cpu.wins[seat]) &&
            gpu.scores[seat] == static_cast<unsigned long long>(cpu.scores[seat]);
  }
  std::printf("%s: %llu games, %.4f decisions a game, GPU and CPU %s\n", name, gpu.games,
              static_cast<double>(gpu.decisions) / static_cast<double>(gpu.games),
              equal ? "equal" : "DIFFER");
  if (!equal) std::exit(1);
  double best = 0;
  for (int threads : {64, 128, 256}) {
    for (int blocks : {132 * 16, 132 * 64}) {
      const Sums sums = on_gpu<G>(config, from, blocks, threads, 64, 8, &seconds);
      const double rate = static_cast<double>(sums.decisions) / seconds;
      std::printf("  %5d x %3d threads: %.3g decisions/s\n", blocks, threads, rate);
      if (rate > best) best = rate;
    }
  }
  std::printf("%s: %.3g decisions/s on this GPU\n", name, best);
}

int main() {
  compare_and_time<Fox>("fox rounds", published(0));
  compare_and_time<Fox>("fox", published(21));
  compare_and_time<Fox>("fox-manual", manual(21));
  compare_and_time<Fox>("fox-mini", mini());
  compare_and_time<Deluxe>("deluxe", house_deluxe(2, 21));
  compare_and_time<Deluxe>("deluxe, all special cards", house_deluxe(9, 21));
  compare_and_time<Duet>("duet", side_a());
  for (int players = 1; players <= 5; ++players) {
    compare_and_time<Woods>(("woods, " + std::to_string(players) + " players").c_str(),
                            even(players));
  }
}
