// Learned networks in Python: Network.
#include "tanglewood/net/network.hpp"

#include "bind.hpp"

namespace tw::bind {

namespace {

template <class Number>
std::vector<Number> numbers(const nb::bytes& data) {
  if (data.size() % sizeof(Number) != 0) throw std::invalid_argument("Numbers are cut short.");
  std::vector<Number> found(data.size() / sizeof(Number));
  std::memcpy(found.data(), data.c_str(), data.size());
  return found;
}

net::Network network(const nb::bytes& caps, const std::vector<int>& shifts,
                     const std::vector<nb::bytes>& weights, const std::vector<nb::bytes>& bias) {
  if (weights.size() != shifts.size() || bias.size() != shifts.size()) {
    throw std::invalid_argument("Every layer needs weights, a bias and a shift.");
  }
  net::Network made;
  made.caps = numbers<std::uint8_t>(caps);
  int given = 0;
  for (const std::uint8_t cap : made.caps) given += cap;
  for (std::size_t i = 0; i < shifts.size(); ++i) {
    net::Layer layer;
    layer.shift = shifts[i];
    layer.weights = numbers<std::int16_t>(weights[i]);
    layer.bias = numbers<std::int32_t>(bias[i]);
    layer.given = given;
    given = layer.made = static_cast<int>(layer.bias.size());
    made.layers.push_back(std::move(layer));
  }
  made.check();
  return made;
}

}  // namespace

void bind_network(nb::module_& m) {
  nb::class_<net::Network>(m, "Network", "A learned network in whole numbers.")
      .def(
          "__init__",
          [](net::Network* self, const nb::bytes& caps, const std::vector<int>& shifts,
             const std::vector<nb::bytes>& weights, const std::vector<nb::bytes>& bias) {
            new (self) net::Network(network(caps, shifts, weights, bias));
          },
          "caps"_a, "shifts"_a, "weights"_a, "bias"_a)
      .def(
          "outputs",
          [](const net::Network& self, const nb::bytes& observation) {
            if (observation.size() != self.caps.size()) {
              throw std::invalid_argument("The observation has another length than the network's.");
            }
            std::vector<std::int32_t> found(static_cast<std::size_t>(self.outputs()));
            net::Pass pass;
            pass.run(self, reinterpret_cast<const std::uint8_t*>(observation.c_str()),
                     found.data());
            return found;
          },
          "observation"_a, "What the network answers to an observation.");
}

}  // namespace tw::bind
