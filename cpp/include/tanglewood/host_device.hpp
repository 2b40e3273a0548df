// What lets one header serve the host compiler and nvcc alike.
//
// TW_HD marks every rules function: it may run on the CPU and on a GPU. Rules keep to plain data:
// no heap, no exceptions, no virtual calls, no standard containers.
#pragma once

#include <cstddef>
#include <cstdint>

#if defined(__CUDACC__)
#define TW_HD __host__ __device__
#define TW_DEVICE_TABLE(name, ...) static __device__ constexpr auto name##_on_device = __VA_ARGS__;
#else
#define TW_HD
#define TW_DEVICE_TABLE(name, ...)
#endif

// TW_APART: a function that stays a function of its own where everything around it is inlined.
#if defined(__CUDACC__)
#define TW_APART __noinline__
#elif defined(__GNUC__)
#define TW_APART __attribute__((noinline))
#else
#define TW_APART
#endif

#if defined(__CUDA_ARCH__)
#define TW_HERE(name) name##_on_device
#else
#define TW_HERE(name) name##_on_host
#endif

// TW_TABLE(name, value): a constant table that both sides can index; `name()` gives it. The value
// is a constant expression of a struct with arrays.
#define TW_TABLE(name, ...)                           \
  inline constexpr auto name##_on_host = __VA_ARGS__; \
  TW_DEVICE_TABLE(name, __VA_ARGS__)                  \
  TW_HD inline const auto& name() { return TW_HERE(name); }
