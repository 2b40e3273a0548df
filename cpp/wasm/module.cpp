// The kernel as a WebAssembly module: the bindings of cpp/bind, called by messages of bytes.
//
// A message has the objects that are no longer needed (their number, then class and address of
// each), the number of a function, and a list of what it is given. The answer is its value, after
// the size of all that follows. Function -1 tells what there is: the classes with their functions.
#include "../bind/bind.hpp"

namespace {

namespace nb = nanobind;

std::string said;    // what the caller writes
nb::Writer written;  // what it reads

nb::object described() {
  nb::list all;
  for (const nb::Class& one : nb::classes()) {
    nb::list methods;
    for (const int number : one.functions) {
      const nb::Function& function = nb::functions()[static_cast<std::size_t>(number)];
      methods.append(nb::make_tuple(function.name, static_cast<std::int64_t>(function.role), number,
                                    function.names, function.defaults));
    }
    all.append(nb::make_tuple(one.name, methods));
  }
  return all;
}

void end_objects(nb::Reader& from) {
  for (auto left = from.number<std::uint32_t>(); left > 0; --left) {
    const auto kind = from.number<std::uint32_t>();
    nb::classes()[kind].end(reinterpret_cast<void*>(from.number<std::uintptr_t>()));
  }
}

}  // namespace

#define TW_EXPORT(name) extern "C" __attribute__((export_name(name)))

// Where a message of this size is to be written.
TW_EXPORT("room") char* tanglewood_room(std::uint32_t size) {
  said.resize(size);
  return said.data();
}

TW_EXPORT("call") const char* tanglewood_call() {
  nb::Reader from(said.data(), said.size());
  end_objects(from);
  const auto number = from.number<std::int32_t>();
  const nb::object given = from.value();
  written.bytes.assign(sizeof(std::uint32_t), '\0');
  written.value(number < 0
                    ? described()
                    : nb::functions()[static_cast<std::size_t>(number)].body(given.value().items));
  const auto size = static_cast<std::uint32_t>(written.bytes.size() - sizeof(std::uint32_t));
  std::memcpy(written.bytes.data(), &size, sizeof size);
  return written.bytes.data();
}

TW_EXPORT("begin") void tanglewood_begin() {
  nb::module_ m;
  tw::bind::bind_fox(m);
  tw::bind::bind_deluxe(m);
  tw::bind::bind_duet(m);
  tw::bind::bind_woods(m);
  tw::bind::bind_network(m);
}
