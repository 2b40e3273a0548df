// The plain solver as a small library for bench/measure/solver.py, which compiles it.
#include "plain_alphabeta.hpp"

// `numbers`: hands, decree, leader, tricks, treasures, the deck's size and cards, the tricks of a
// round and the points by tricks. 0 when the solver gave up.
extern "C" int plain_alphabeta(const long long* numbers, long long nodes, int log2_entries,
                               int* value) {
  using namespace tw;
  const auto next = [&] { return *numbers++; };
  fox::State s{};
  for (auto& hand : s.hand) hand = static_cast<std::uint64_t>(next());
  s.decree = static_cast<std::int8_t>(next());
  s.trump = static_cast<std::int8_t>(fox::suit_of(s.decree));
  s.leader = static_cast<std::uint8_t>(next());
  s.to_act = static_cast<std::int8_t>(s.leader);
  for (auto& tricks : s.tricks) tricks = static_cast<std::uint8_t>(next());
  for (auto& treasure : s.treasure) treasure = static_cast<std::uint8_t>(next());
  s.lead = s.follow = fox::kNone;
  s.phase = fox::kLead;
  s.deck_size = static_cast<std::uint8_t>(next());
  for (int i = 0; i < s.deck_size; ++i) s.deck[i] = static_cast<std::uint8_t>(next());
  fox::Config c{};
  c.hand = static_cast<std::uint8_t>(next());
  for (int i = 0; i <= c.hand; ++i) c.points[i] = static_cast<std::int16_t>(next());
  plain::AlphaBeta solver(c, log2_entries);
  return solver.solve(s, *value, static_cast<std::uint64_t>(nodes));
}
