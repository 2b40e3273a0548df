// A bot that always plays its last legal action, in C++ without any library.
//
//     g++ -std=c++17 -O2 -o last examples/bots/last.cpp
//     tanglewood arena uniform --agent cmd:./last
//
// It asks for no view ("none"), so a turn is a short line whose "legal" is a list of plain words.
#include <iostream>
#include <string>

namespace {

bool is(const std::string& line, const std::string& type) {
  return line.find("\"type\":\"" + type + "\"") != std::string::npos;
}

// The last word of the list "legal".
std::string last_legal(const std::string& line) {
  const auto list = line.find("\"legal\":[");
  const auto end = line.find(']', list);
  const auto close = line.rfind('"', end);
  const auto open = line.rfind('"', close - 1);
  return line.substr(open + 1, close - open - 1);
}

}  // namespace

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    if (is(line, "hello")) {
      std::cout << R"({"type":"hello","name":"last","view":"none"})" << std::endl;
    } else if (is(line, "turn")) {
      std::cout << R"({"type":"move","action":")" << last_legal(line) << "\"}" << std::endl;
    }
  }
}
