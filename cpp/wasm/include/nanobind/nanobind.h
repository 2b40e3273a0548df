// The part of nanobind that our bindings (cpp/bind) use, for a kernel without Python beside it:
// what is bound here is called by messages of bytes (cpp/wasm/module.cpp,
// tanglewood/local/kernel.py). So the bindings are the same source for both, and so is what Python
// sees.
#pragma once

#include <functional>

#include "convert.hpp"
#include "tanglewood/batch.hpp"

namespace nanobind {

// What a function of the module is to Python.
enum class Role : std::int64_t { kInit, kMethod, kStatic, kProperty };

struct Function {
  std::string name;
  Role role;
  std::vector<object> names;     // of its arguments, the object itself left out
  std::vector<object> defaults;  // of the last of them
  std::function<object(const std::vector<object>&)> body;
};

struct Class {
  std::string name;
  std::function<void(void*)> end;
  std::vector<int> functions;
};

inline std::vector<Class>& classes() {
  static std::vector<Class> all;
  return all;
}
inline std::vector<Function>& functions() {
  static std::vector<Function> all;
  return all;
}

struct arg {
  const char* name;
  std::optional<object> given;

  arg& noconvert() { return *this; }
  arg& none() { return *this; }
  template <class T>
  arg operator=(T&& value) const {
    return {name, nanobind::cast(std::forward<T>(value))};
  }
};

namespace literals {
inline arg operator""_a(const char* name, std::size_t) { return {name, {}}; }
}  // namespace literals

struct sig {
  explicit sig(const char*) {}
};
struct gil_scoped_release {
  gil_scoped_release() {}  // as something done, or it would be an unused variable
};
template <class...>
struct call_guard {};

struct module_ {};

inline void take(Function& to, const arg& given) {
  to.names.push_back(cast(given.name));
  if (given.given) to.defaults.push_back(*given.given);
}
template <class Note>
void take(Function&, const Note&) {}

template <class T>
using Bare = std::remove_cvref_t<T>;

// A callable with its arguments.
template <class F>
struct Shape : Shape<decltype(&F::operator())> {};
template <class R, class... A>
struct Shape<R (*)(A...)> {
  using Result = R;
  using Arguments = std::tuple<A...>;
};
template <class F, class R, class... A>
struct Shape<R (F::*)(A...) const> : Shape<R (*)(A...)> {};

template <class F, class... A, std::size_t... I>
object called(const F& f, const std::vector<object>& given, std::type_identity<std::tuple<A...>>,
              std::index_sequence<I...>) {
  std::tuple<typename Converter<Bare<A>>::Held...> held{};
  if (given.size() != sizeof...(A) ||
      !(Converter<Bare<A>>::load(given[I], std::get<I>(held)) && ...)) {
    throw type_error("incompatible function arguments");
  }
  using Result = typename Shape<F>::Result;
  if constexpr (std::is_void_v<Result>) {
    f(Converter<Bare<A>>::use(std::get<I>(held))...);
    return none();
  } else {
    return cast(f(Converter<Bare<A>>::use(std::get<I>(held))...));
  }
}

template <class F>
auto body_of(F f) {
  return [f](const std::vector<object>& given) {
    using Arguments = typename Shape<F>::Arguments;
    return called(f, given, std::type_identity<Arguments>(),
                  std::make_index_sequence<std::tuple_size_v<Arguments>>());
  };
}

template <class T, class F, class... A>
auto init_of(F f, std::type_identity<std::tuple<T*, A...>>) {
  return [f](const std::vector<object>& given) {
    object found(Kind::kOwned);
    found.value().whole = static_cast<std::uint64_t>(class_id<T>);
    found.value().at = ::operator new(sizeof(T));
    const auto with = [&](A... a) { f(static_cast<T*>(found.value().at), std::forward<A>(a)...); };
    called(with, given, std::type_identity<std::tuple<A...>>(), std::index_sequence_for<A...>());
    return found;
  };
}

// Batches write arrays of the caller, which is not possible here: of them only the name is known.
template <class T>
inline constexpr bool kNameOnly = false;
template <class G>
inline constexpr bool kNameOnly<tw::Batch<G>> = true;

template <class T>
class class_ {
 public:
  template <class... Notes>
  class_(module_&, const char* name, const Notes&...) {
    class_id<T> = static_cast<int>(classes().size());
    const auto end = [](void* at) {
      if constexpr (!kNameOnly<T>) delete static_cast<T*>(at);
    };
    classes().push_back({name, end, {}});
  }

  template <class F, class... Notes>
  class_& def(const char* name, F f, const Notes&... notes) {
    if constexpr (!kNameOnly<T>) {
      if constexpr (initialises<F>()) {
        using Arguments = typename Shape<F>::Arguments;
        add(name, Role::kInit, init_of<T>(f, std::type_identity<Arguments>()), notes...);
      } else {
        add(name, Role::kMethod, body_of(f), notes...);
      }
    }
    return *this;
  }
  template <class F, class... Notes>
  class_& def_static(const char* name, F f, const Notes&... notes) {
    add(name, Role::kStatic, body_of(f), notes...);
    return *this;
  }
  template <class F>
  class_& def_prop_ro(const char* name, F f) {
    if constexpr (!kNameOnly<T>) add(name, Role::kProperty, body_of(f));
    return *this;
  }
  template <class F>
  class_& def_prop_ro_static(const char*, F) {
    static_assert(kNameOnly<T>, "nothing but a batch has one");
    return *this;
  }

 private:
  template <class F>
  static constexpr bool initialises() {
    using Arguments = typename Shape<F>::Arguments;
    return std::is_same_v<std::tuple_element_t<0, Arguments>, T*>;
  }
  template <class Body, class... Notes>
  void add(const char* name, Role role, Body body, const Notes&... notes) {
    Function made{name, role, {}, {}, body};
    (take(made, notes), ...);
    classes()[static_cast<std::size_t>(class_id<T>)].functions.push_back(
        static_cast<int>(functions().size()));
    functions().push_back(std::move(made));
  }
};

}  // namespace nanobind
