// Prints a small network as the header that the kernel includes.
#pragma once

#include <cstdio>

template <int N>
void print_row(const float (&row)[N], const char* indent) {
  std::printf("%s{", indent);
  for (int i = 0; i < N; ++i) {
    if (i > 0) std::printf(i % 8 == 0 ? ",\n%s " : ", ", indent);
    std::printf("%.4ff", static_cast<double>(row[i]));
  }
  std::printf("},\n");
}

template <class Net>
void print_weights(const Net& net, const char* what, const char* source, const char* beside,
                   const char* type, const char* name) {
  std::printf("// The weights of %s, as %s prints them.\n#pragma once\n\n", what, source);
  std::printf("#include \"tanglewood/search/%s\"\n\nnamespace tw::search {\n\n", beside);
  std::printf("inline constexpr %s %s = {\n    {\n", type, name);
  for (const auto& row : net.in) print_row(row, "        ");
  std::printf("    },\n");
  print_row(net.out, "    ");
  std::printf("    %.4ff};\n\n}  // namespace tw::search\n", static_cast<double>(net.base));
}
