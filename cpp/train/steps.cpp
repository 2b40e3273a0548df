// The environment as two calls inside a compiled JAX program, on a processor and on a GPU.
//
//   g++  -std=c++20 -O3 -shared -fPIC -DTW_GAME=Fox -I cpp/include -I <jax.ffi.include_dir()> …
//   nvcc -std=c++20 -O3 -arch=native -x cu -shared -Xcompiler -fPIC … (the same)
//
// `Begin` makes the rows, `Step` takes rows and actions and gives the rows after it with all that a
// learner sees. tanglewood.training.library builds and registers them.
#include <thread>
#include <vector>

#include "row.hpp"
#include "xla/ffi/api/ffi.h"

namespace ffi = xla::ffi;

namespace tw::train {

using G = TW_GAME;
using Bytes = ffi::Buffer<ffi::U8>;
using Ints = ffi::Buffer<ffi::S32>;
using Floats = ffi::Buffer<ffi::F32>;

#if defined(__CUDACC__)
template <class F>
__global__ void each_on_gpu(std::int64_t rows, F f) {
  const std::int64_t i = std::int64_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (i < rows) f(i);
}
using Where = cudaStream_t;
using Context = ffi::PlatformStream<cudaStream_t>;
template <class F>
ffi::Error each(Where stream, std::int64_t rows, F f) {
  constexpr int kThreads = 128;
  each_on_gpu<<<static_cast<unsigned>((rows + kThreads - 1) / kThreads), kThreads, 0, stream>>>(
      rows, f);
  const cudaError_t error = cudaGetLastError();
  return error == cudaSuccess ? ffi::Error::Success()
                              : ffi::Error::Internal(cudaGetErrorString(error));
}
#define TW_EACH [=] __device__
#else
using Where = ffi::ThreadPool;
using Context = ffi::ThreadPool;
template <class F>
ffi::Error each(Where, std::int64_t rows, F f) {
  const auto hands = std::min<std::int64_t>(std::max(1u, std::thread::hardware_concurrency()),
                                            (rows + 1023) / 1024);
  const auto part = [&](std::int64_t hand) {
    for (std::int64_t i = rows * hand / hands; i < rows * (hand + 1) / hands; ++i) f(i);
  };
  std::vector<std::thread> others;
  for (std::int64_t hand = 1; hand < hands; ++hand) others.emplace_back(part, hand);
  part(0);
  for (std::thread& other : others) other.join();
  return ffi::Error::Success();
}
#define TW_EACH [=]
#endif

static ffi::Error begin_rows(Where where, std::uint64_t seed, Bytes configs,
                             ffi::Result<Bytes> rows) {
  const auto* config = reinterpret_cast<const G::Config*>(configs.typed_data());
  auto* row = reinterpret_cast<Row<G>*>(rows->typed_data());
  const int count = static_cast<int>(configs.dimensions()[0]);
  return each(
      where, rows->dimensions()[0], TW_EACH(std::int64_t i) {
        row[i].random = Random(seed, static_cast<std::uint64_t>(i));
        begin<G>(config, count, row[i]);
      });
}

static ffi::Error step_rows(Where where, Bytes configs, Bytes, Ints actions,
                            ffi::Result<Bytes> rows, ffi::Result<Bytes> observations,
                            ffi::Result<Bytes> hidden, ffi::Result<Bytes> masks,
                            ffi::Result<Ints> facts, ffi::Result<Floats> results) {
  const auto* config = reinterpret_cast<const G::Config*>(configs.typed_data());
  auto* row = reinterpret_cast<Row<G>*>(rows->typed_data());  // the same memory as the rows before
  const std::int32_t* action = actions.typed_data();
  const int count = static_cast<int>(configs.dimensions()[0]);
  const Seen seen{observations->typed_data(), hidden->typed_data(), masks->typed_data(),
                  facts->typed_data(), results->typed_data()};
  return each(
      where, rows->dimensions()[0], TW_EACH(std::int64_t i) {
        Row<G> here = row[i];
        step<G>(config, count, here, action[i], i, seen);
        row[i] = here;
      });
}

}  // namespace tw::train

using namespace tw::train;

XLA_FFI_DEFINE_HANDLER_SYMBOL(
    Begin, begin_rows,
    ffi::Ffi::Bind().Ctx<Context>().Attr<std::uint64_t>("seed").Arg<Bytes>().Ret<Bytes>());
XLA_FFI_DEFINE_HANDLER_SYMBOL(Step, step_rows,
                              ffi::Ffi::Bind()
                                  .Ctx<Context>()
                                  .Arg<Bytes>()
                                  .Arg<Bytes>()
                                  .Arg<Ints>()
                                  .Ret<Bytes>()
                                  .Ret<Bytes>()
                                  .Ret<Bytes>()
                                  .Ret<Bytes>()
                                  .Ret<Ints>()
                                  .Ret<Floats>(),
                              {ffi::Traits::kCmdBufferCompatible});

// What Python has to know to make the arrays.
extern "C" {
int config_size() { return sizeof(G::Config); }
int row_size() { return sizeof(Row<G>); }
int features() { return Lesson<G>::kSeen; }
int actions() { return G::kActions; }
int mask_size() { return kMask<G>; }
int hidden() { return Lesson<G>::kHidden; }
int results() { return Lesson<G>::kResults; }
}
