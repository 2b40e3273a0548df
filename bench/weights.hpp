// Teaches a small network, and prints it as the header that the kernel includes.
#pragma once

#include <cstdio>

// One step towards a goal of 0 … 1; the chance that the network told before it.
template <class Net>
float learn(Net& net, const float* x, float goal, float rate) {
  float hidden[Net::kHidden];
  const float chance = net.chance(x, hidden);
  const float push = rate * (goal - chance);
  for (int h = 0; h < Net::kHidden; ++h) {
    if (hidden[h] <= 0) continue;
    const float back = push * net.out[h];
    net.out[h] += push * hidden[h];
    for (int i = 0; i < Net::kInputs; ++i) net.in[i][h] += back * x[i];
  }
  net.base += push;
  return chance;
}

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
