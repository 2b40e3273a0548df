// CHECK(condition): the whole test framework. A failed check says where and ends the program.
#pragma once

#include <cstdio>
#include <cstdlib>

#define CHECK(...)                                                           \
  do {                                                                       \
    if (!(__VA_ARGS__)) {                                                    \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #__VA_ARGS__); \
      std::exit(1);                                                          \
    }                                                                        \
  } while (false)
