// Batches in Python: arrays that belong to the caller are checked and written in place.
#pragma once

#include "bind.hpp"
#include "tanglewood/batch.hpp"

namespace tw::bind {

using Array = nb::ndarray<nb::c_contig, nb::device::cpu>;
using MaybeArray = std::optional<Array>;

// The data of an array of exactly this shape and type; a null pointer where there is none.
template <class T>
T* data_of(const MaybeArray& array, const char* name, std::int64_t rows, std::int64_t columns) {
  if (!array) return nullptr;
  const bool flat = columns == 0;
  if (array->dtype() != nb::dtype<T>() || array->ndim() != (flat ? 1u : 2u) ||
      static_cast<std::int64_t>(array->shape(0)) != rows ||
      (!flat && static_cast<std::int64_t>(array->shape(1)) != columns)) {
    std::string shape = std::to_string(rows);
    shape += flat ? "," : ", " + std::to_string(columns);
    throw std::invalid_argument(std::string(name) + " must have the shape (" + shape +
                                ") and the documented type.");
  }
  return static_cast<T*>(array->data());
}

// A batch with its arrays' common checks.
template <Game G>
struct Tables {
  MaybeArray observations, masks, rewards, done, to_act;

  bool floats() const { return observations && observations->dtype() == nb::dtype<float>(); }

  template <class Feature>
  Rows<Feature> rows(const Batch<G>& batch) const {
    const std::int64_t n = batch.size();
    Rows<Feature> found;
    found.features = data_of<Feature>(observations, "observations", n, G::kFeatures);
    found.masks = data_of<std::uint8_t>(masks, "masks", n, G::kActions);
    found.rewards = data_of<float>(rewards, "rewards", n, G::seats(batch.config()));
    found.done = data_of<std::uint8_t>(done, "done", n, 0);
    found.to_act = data_of<std::int8_t>(to_act, "to_act", n, 0);
    return found;
  }

  // Calls f(rows) with rows of the observations' type, without the GIL.
  template <class F>
  void with_rows(const Batch<G>& batch, F&& f) const {
    if (floats()) {
      const Rows<float> rows = this->rows<float>(batch);
      nb::gil_scoped_release release;
      f(rows);
    } else {
      const Rows<std::uint8_t> rows = this->rows<std::uint8_t>(batch);
      nb::gil_scoped_release release;
      f(rows);
    }
  }
};

template <Game G>
void step_batch(Batch<G>& batch, Array actions, MaybeArray observations, MaybeArray masks,
                MaybeArray rewards, MaybeArray done, MaybeArray to_act) {
  const auto* chosen = data_of<std::int32_t>(actions, "actions", batch.size(), 0);
  const Tables<G> tables{observations, masks, rewards, done, to_act};
  std::int64_t wrong = -1;
  tables.with_rows(batch, [&](const auto& rows) {
    wrong = batch.first_illegal(chosen);
    if (wrong < 0) batch.step(chosen, rows);
  });
  if (wrong >= 0) {
    throw std::invalid_argument("The action " + std::to_string(chosen[wrong]) +
                                " is not legal in game " + std::to_string(wrong) +
                                "; no game was stepped.");
  }
}

// Binds <Name>Batch.
template <Game G>
void bind_batch(nb::module_& m, const std::string& name) {
  using B = Batch<G>;
  nb::class_<B>(m, (name + "Batch").c_str(), "Many games side by side.")
      .def(
          "__init__",
          [](B* self, const typename G::Config& config, std::int64_t games, std::uint64_t seed,
             int threads) {
            if (games < 1) throw std::invalid_argument("A batch has at least one game.");
            new (self) B(config, games, seed, threads);
          },
          "config"_a, "games"_a, "seed"_a, "threads"_a = 1)
      .def("__len__", &B::size)
      .def_prop_ro_static("features", [](nb::handle) { return G::kFeatures; })
      .def_prop_ro_static("actions", [](nb::handle) { return G::kActions; })
      .def_prop_ro("seats", [](const B& batch) { return G::seats(batch.config()); })
      .def(
          "game",
          [](const B& batch, std::int64_t i) {
            if (i < 0 || i >= batch.size()) throw nb::index_error("There is no such game.");
            return Twin<G>{batch.config(), Trail<G>::from(batch.state(i))};
          },
          "i"_a, "One game's state as a twin that has seen nothing before.")
      .def(
          "reset",
          [](B& batch, MaybeArray which, MaybeArray observations, MaybeArray masks,
             MaybeArray rewards, MaybeArray done, MaybeArray to_act) {
            const auto* some = data_of<std::uint8_t>(which, "which", batch.size(), 0);
            Tables<G>{observations, masks, rewards, done, to_act}.with_rows(
                batch, [&](const auto& rows) { batch.reset(some, rows); });
          },
          "which"_a.noconvert() = nb::none(), "observations"_a.noconvert() = nb::none(),
          "masks"_a.noconvert() = nb::none(), "rewards"_a.noconvert() = nb::none(),
          "done"_a.noconvert() = nb::none(), "to_act"_a.noconvert() = nb::none(),
          nb::sig("def reset(self, which: typing.Any = None, observations: typing.Any = None,"
                  " masks: typing.Any = None, rewards: typing.Any = None,"
                  " done: typing.Any = None, to_act: typing.Any = None) -> None"))
      .def("step", &step_batch<G>, "actions"_a.noconvert(),
           "observations"_a.noconvert() = nb::none(), "masks"_a.noconvert() = nb::none(),
           "rewards"_a.noconvert() = nb::none(), "done"_a.noconvert() = nb::none(),
           "to_act"_a.noconvert() = nb::none(),
           nb::sig("def step(self, actions: typing.Any, observations: typing.Any = None,"
                   " masks: typing.Any = None, rewards: typing.Any = None,"
                   " done: typing.Any = None, to_act: typing.Any = None) -> None"))
      .def(
          "sample",
          [](B& batch, Array actions) {
            auto* chosen = data_of<std::int32_t>(actions, "actions", batch.size(), 0);
            nb::gil_scoped_release release;
            batch.sample(chosen);
          },
          "actions"_a.noconvert(), nb::sig("def sample(self, actions: typing.Any) -> None"),
          "Write a uniformly random legal action for every game.");
}

}  // namespace tw::bind
