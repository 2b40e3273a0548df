// Values as they travel between Python and the kernel, under nanobind's names for Python's objects.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "refusal.hpp"

namespace nanobind {

struct cast_error {
  const char* what() const { return "std::bad_cast"; }
};
struct type_error {
  std::string text;
  const char* what() const { return text.c_str(); }
};
struct index_error {
  explicit index_error(const char* text) : text(text) {}
  const char* text;
  const char* what() const { return text; }
};

// As the first byte of a value (tanglewood/local/wire.py).
enum class Kind : char {
  kNone = 'n',
  kFalse = 'f',
  kTrue = 't',
  kWhole = 'i',  // 64 bits with a sign
  kLarge = 'u',  // 64 bits without
  kNumber = 'd',
  kText = 's',
  kBytes = 'b',
  kTuple = '(',
  kList = '[',
  kDict = '{',
  kRow = 'r',  // a tuple or list of whole numbers, or of others: both kinds, the size, the numbers
  kOwned = 'o',  // an object of a bound class
};

class object;

struct Value {
  Kind kind = Kind::kNone;
  std::uint64_t whole = 0;  // for kOwned: the class
  double number = 0;
  std::string text;
  std::vector<object> items;
  void* at = nullptr;
};

class object {
 public:
  object() : value_(std::make_shared<Value>()) {}
  explicit object(Kind kind) : object() { value_->kind = kind; }

  Value& value() { return *value_; }
  const Value& value() const { return *value_; }
  Kind kind() const { return value_->kind; }
  bool holds_many() const { return kind() == Kind::kTuple || kind() == Kind::kList; }

  // Whether all it holds are whole numbers, or all others: then they travel as one row.
  bool is_row() const {
    if (!holds_many() || value_->items.empty()) return false;
    const Kind of = value_->items[0].kind();
    if (of != Kind::kWhole && of != Kind::kNumber) return false;
    for (const object& item : value_->items) {
      if (item.kind() != of) return false;
    }
    return true;
  }

  std::size_t size() const { return many().size(); }
  template <class Index>
  const object& operator[](Index i) const {
    const auto at = static_cast<std::size_t>(i);
    if (at >= many().size()) throw index_error("This position is too short.");
    return many()[at];
  }
  auto begin() const { return many().begin(); }
  auto end() const { return many().end(); }

 protected:
  const std::vector<object>& many() const;

 private:
  std::shared_ptr<Value> value_;
};

using handle = object;

}  // namespace nanobind

namespace tw::wasm {

template <>
inline constexpr Error error_of<nanobind::cast_error> = Error::kRuntime;
template <>
inline constexpr Error error_of<nanobind::type_error> = Error::kType;
template <>
inline constexpr Error error_of<nanobind::index_error> = Error::kIndex;

}  // namespace tw::wasm

namespace nanobind {

inline const std::vector<object>& object::many() const {
  if (!holds_many()) throw cast_error();
  return value_->items;
}

inline object none() { return {}; }

// Reads values from bytes.
class Reader {
 public:
  Reader(const char* at, std::size_t size) : at_(at), end_(at + size) {}

  template <class T>
  T number() {
    T found;
    std::memcpy(&found, take(sizeof found), sizeof found);
    return found;
  }

  object value() {
    object found(static_cast<Kind>(*take(1)));
    Value& made = found.value();
    switch (made.kind) {
      case Kind::kNone:
      case Kind::kFalse:
      case Kind::kTrue: break;
      case Kind::kWhole:
      case Kind::kLarge: made.whole = number<std::uint64_t>(); break;
      case Kind::kNumber: made.number = number<double>(); break;
      case Kind::kText:
      case Kind::kBytes: {
        const auto size = number<std::uint32_t>();
        made.text.assign(take(size), size);
        break;
      }
      case Kind::kTuple:
      case Kind::kList: {
        const auto size = number<std::uint32_t>();
        for (std::uint32_t i = 0; i < size; ++i) made.items.push_back(value());
        break;
      }
      case Kind::kRow: {
        made.kind = static_cast<Kind>(*take(1));
        const auto of = static_cast<Kind>(*take(1));
        if (!found.holds_many() || (of != Kind::kWhole && of != Kind::kNumber)) throw cast_error();
        made.items.resize(number<std::uint32_t>());
        for (object& item : made.items) {
          item = object(of);
          of == Kind::kWhole ? item.value().whole = number<std::uint64_t>()
                             : item.value().number = number<double>();
        }
        break;
      }
      case Kind::kOwned:
        made.whole = number<std::uint32_t>();
        made.at = reinterpret_cast<void*>(number<std::uintptr_t>());
        break;
      default: throw cast_error();
    }
    return found;
  }

 private:
  const char* take(std::size_t size) {
    if (static_cast<std::size_t>(end_ - at_) < size) throw cast_error();
    return std::exchange(at_, at_ + size);
  }

  const char* at_;
  const char* end_;
};

// Writes values as bytes.
struct Writer {
  std::string bytes;

  template <class T>
  void number(T value) {
    bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
  }

  void value(const object& given) {
    const Value& from = given.value();
    if (given.is_row()) return row(from);
    bytes.push_back(static_cast<char>(from.kind));
    switch (from.kind) {
      case Kind::kNone:
      case Kind::kFalse:
      case Kind::kTrue: break;
      case Kind::kWhole:
      case Kind::kLarge: number(from.whole); break;
      case Kind::kNumber: number(from.number); break;
      case Kind::kText:
      case Kind::kBytes:
        number(static_cast<std::uint32_t>(from.text.size()));
        bytes += from.text;
        break;
      case Kind::kTuple:
      case Kind::kList:
      case Kind::kDict:  // names and values in turn
      case Kind::kRow:   // only on its way
        number(static_cast<std::uint32_t>(from.items.size()));
        for (const object& item : from.items) value(item);
        break;
      case Kind::kOwned:
        number(static_cast<std::uint32_t>(from.whole));
        number(reinterpret_cast<std::uintptr_t>(from.at));
        break;
    }
  }

 private:
  void row(const Value& from) {
    const Kind of = from.items[0].kind();
    for (const Kind kind : {Kind::kRow, from.kind, of}) bytes.push_back(static_cast<char>(kind));
    number(static_cast<std::uint32_t>(from.items.size()));
    for (const object& item : from.items) {
      of == Kind::kWhole ? number(item.value().whole) : number(item.value().number);
    }
  }
};

}  // namespace nanobind
