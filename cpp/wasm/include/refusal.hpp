// How the kernel refuses where there are no C++ exceptions: whoever called from outside is told,
// and throws there (web/src/local/kernel.js), which takes the whole call away. What the call had
// allocated stays behind: a refusal is a mistake of the caller, not a way to go on.
//
// This header is included before everything else, so that the headers of the rules and the bindings
// are compiled as they are.
#pragma once

#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <string>

namespace tw::wasm {

// What Python raises.
enum class Error : std::uint32_t { kValue, kType, kIndex, kRuntime };

extern "C" [[noreturn]] __attribute__((import_module("tanglewood"), import_name("refuse"))) void
tanglewood_refuse(Error error, const char* text, std::uint32_t size);

template <class Exception>
constexpr Error error_of = Error::kValue;

struct Refusal {
  template <class Exception>
  [[noreturn]] void operator<<(const Exception& exception) const {
    tanglewood_refuse(error_of<Exception>, exception.what(),
                      static_cast<std::uint32_t>(std::strlen(exception.what())));
  }
};

}  // namespace tw::wasm

#define throw ::tw::wasm::Refusal{} <<
