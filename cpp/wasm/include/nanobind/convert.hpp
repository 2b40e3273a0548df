// What is what in C++: numbers, texts, containers, and objects of bound classes.
#pragma once

#include <concepts>
#include <optional>
#include <tuple>
#include <type_traits>

#include "value.hpp"

namespace nanobind {

template <class T>
inline int class_id = -1;

// Converts a T. `load` says whether the value was one; `make` is the way back. This one is for
// bound classes: values that the kernel owns and Python names.
template <class T>
struct Converter {
  using Held = T*;
  static bool load(const object& given, Held& held) {
    held = static_cast<T*>(given.value().at);
    return given.kind() == Kind::kOwned && static_cast<int>(given.value().whole) == class_id<T>;
  }
  static T& use(Held& held) { return *held; }
  static object make(T&& made) {
    object found(Kind::kOwned);
    found.value().whole = static_cast<std::uint64_t>(class_id<T>);
    found.value().at = new T(std::move(made));
    return found;
  }
  static object make(const T& made) { return make(T(made)); }
};

// For values that are held themselves.
template <class T>
struct Plain {
  using Held = T;
  static T& use(Held& held) { return held; }
};

template <class T>
struct Converter<const T*> : Plain<const T*> {
  static bool load(const object& given, const T*& held) {
    T* found = nullptr;
    const bool fits = Converter<T>::load(given, found);
    held = found;
    return fits;
  }
};

template <>
struct Converter<bool> : Plain<bool> {
  static bool load(const object& given, bool& held) {
    held = given.kind() == Kind::kTrue;
    return held || given.kind() == Kind::kFalse;
  }
  static object make(bool made) { return object(made ? Kind::kTrue : Kind::kFalse); }
};

template <std::integral T>
struct Converter<T> : Plain<T> {
  static bool load(const object& given, T& held) {
    const std::uint64_t whole = given.value().whole;
    held = static_cast<T>(whole);
    if (given.kind() == Kind::kLarge) return std::in_range<T>(whole);
    return given.kind() == Kind::kWhole && std::in_range<T>(static_cast<std::int64_t>(whole));
  }
  static object make(T made) {
    const bool large = std::is_unsigned_v<T> && !std::in_range<std::int64_t>(made);
    object found(large ? Kind::kLarge : Kind::kWhole);
    found.value().whole = static_cast<std::uint64_t>(made);
    return found;
  }
};

template <std::floating_point T>
struct Converter<T> : Plain<T> {
  static bool load(const object& given, T& held) {
    const bool whole = given.kind() == Kind::kWhole;
    held =
        static_cast<T>(whole ? static_cast<double>(static_cast<std::int64_t>(given.value().whole))
                             : given.value().number);
    return whole || given.kind() == Kind::kNumber;
  }
  static object make(T made) {
    object found(Kind::kNumber);
    found.value().number = made;
    return found;
  }
};

template <>
struct Converter<std::string> : Plain<std::string> {
  static bool load(const object& given, std::string& held) {
    held = given.value().text;
    return given.kind() == Kind::kText;
  }
  static object make(const std::string& made) {
    object found(Kind::kText);
    found.value().text = made;
    return found;
  }
};

template <>
struct Converter<const char*> {
  static object make(const char* made) { return Converter<std::string>::make(made); }
};

template <class T>
object cast(T&& made) {
  return Converter<std::decay_t<T>>::make(std::forward<T>(made));
}

template <class T>
T cast(const object& given) {
  typename Converter<T>::Held held{};
  if (!Converter<T>::load(given, held)) throw cast_error();
  return Converter<T>::use(held);
}

template <class T>
struct Converter<std::vector<T>> : Plain<std::vector<T>> {
  static bool load(const object& given, std::vector<T>& held) {
    if (!given.holds_many()) return false;
    held.reserve(given.size());
    for (const object& item : given) {
      typename Converter<T>::Held one{};
      if (!Converter<T>::load(item, one)) return false;
      held.push_back(Converter<T>::use(one));
    }
    return true;
  }
  static object make(const std::vector<T>& made) {
    object found(Kind::kList);
    for (const T& one : made) found.value().items.push_back(nanobind::cast(one));
    return found;
  }
};

template <class T>
struct Converter<std::optional<T>> : Plain<std::optional<T>> {
  static bool load(const object& given, std::optional<T>& held) {
    if (given.kind() == Kind::kNone) return true;
    typename Converter<T>::Held one{};
    if (!Converter<T>::load(given, one)) return false;
    held = Converter<T>::use(one);
    return true;
  }
};

template <class... T>
struct Converter<std::tuple<T...>> : Plain<std::tuple<T...>> {
  static bool load(const object& given, std::tuple<T...>& held) {
    if (!given.holds_many() || given.size() != sizeof...(T)) return false;
    std::size_t at = 0;
    return std::apply(
        [&](auto&... one) {
          return (Converter<std::decay_t<decltype(one)>>::load(given[at++], one) && ...);
        },
        held);
  }
};

template <class A, class B>
struct Converter<std::pair<A, B>> : Plain<std::pair<A, B>> {
  static bool load(const object& given, std::pair<A, B>& held) {
    return given.holds_many() && given.size() == 2 && Converter<A>::load(given[0], held.first) &&
           Converter<B>::load(given[1], held.second);
  }
  static object make(const std::pair<A, B>& made) {
    object found(Kind::kTuple);
    found.value().items = {nanobind::cast(made.first), nanobind::cast(made.second)};
    return found;
  }
};

// Python's own kinds of objects.

class list : public object {
 public:
  list() : object(Kind::kList) {}
  template <class T>
  void append(T&& item) {
    value().items.push_back(nanobind::cast(std::forward<T>(item)));
  }
};

class tuple : public object {
 public:
  tuple() : object(Kind::kTuple) {}
  explicit tuple(const list& items) : tuple() { value().items = items.value().items; }
};

class bytes : public object {
 public:
  bytes() : object(Kind::kBytes) {}
  bytes(const void* data, std::size_t size) : bytes() {
    value().text.assign(static_cast<const char*>(data), size);
  }
  std::size_t size() const { return value().text.size(); }
  const char* c_str() const { return value().text.data(); }
};

class dict : public object {
 public:
  struct Entry {
    dict& in;
    const char* name;
    template <class T>
    void operator=(T&& item) && {
      in.value().items.push_back(nanobind::cast(name));
      in.value().items.push_back(nanobind::cast(std::forward<T>(item)));
    }
  };
  dict() : object(Kind::kDict) {}
  Entry operator[](const char* name) { return {*this, name}; }
};

template <class T>
concept Given = std::derived_from<T, object>;

template <Given T>
struct Converter<T> : Plain<T> {
  static bool load(const object& given, T& held) {
    const Kind kind = held.kind();
    static_cast<object&>(held) = given;
    return std::is_same_v<T, object> || given.kind() == kind;
  }
  static object make(const T& made) { return made; }
};

template <class... T>
tuple make_tuple(T&&... items) {
  tuple found;
  (found.value().items.push_back(nanobind::cast(std::forward<T>(items))), ...);
  return found;
}

// Annotations for whoever reads the types.
struct any {};
struct ellipsis {};
template <class T, class...>
struct typed : T {};

}  // namespace nanobind
