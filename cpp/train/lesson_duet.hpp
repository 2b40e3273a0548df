// The lesson of the Duet. Both seats win or lose together.
#pragma once

#include "lesson.hpp"
#include "tanglewood/net/sight_duet.hpp"

namespace tw::train {

// What a Duet brings the team.
enum Together {
  kGems,     // fewer gems and more tokens on the board than before the step, in tens of gems
  kVictory,  // 1 at the end of a game that was won
  kScore,    // of the game, in tens
  kTogether
};

template <>
struct Lesson<Duet> {
  using State = duet::State;
  using Config = duet::Config;
  using Note = net::SuitNames;
  static constexpr int kResults = kTogether;
  static constexpr float kToken = 0.25f;  // what a forest token is worth in gems
  static constexpr float kTen = 10.0f;

  TW_HD static Note noted(Random& random) {
    Note names;
    for (auto& of : names.of) {
      const int first = random.below(3), turn = 1 + random.below(2);
      for (int i = 0; i < 3; ++i) of[i] = static_cast<std::uint8_t>((first + i * turn) % 3);
    }
    return names;
  }

  static constexpr int kSeen = net::kDuetSeen;
  TW_HD static void see(const Config& c, const State& s, const duet::Memory& m, const Note& names,
                        std::uint8_t* out) {
    net::see_duet(c, s, m, names, out);
  }

  // Cards by the seat's names for suits; for seat 1 moves and ends of the path the other way round.
  TW_HD static Bits<duet::kActions> legal(const Config& c, const State& s, const Note& names) {
    Bits<duet::kActions> found;
    if (s.to_act < 0) return found;
    const int me = s.to_act;
    const std::uint64_t choices = duet::choices(c, s);
    const int from = duet::first_action(s.phase);
    if (s.phase == duet::kName || s.phase >= duet::kMove) {
      for (std::uint64_t rest = choices; rest != 0; rest &= rest - 1) {
        found.add(net::turned(me, from + lowest(rest)));
      }
      return found;
    }
    constexpr std::uint64_t kEvery = bit(duet::kCards) - 1;
    found.add(net::renamed(choices & kEvery, names.of[me]) | (choices & ~kEvery), from);
    return found;
  }

  TW_HD static int meant(const State& s, const Note& names, int action) {
    const int from = duet::first_action(s.phase), at = action - from;
    if (s.phase == duet::kName || at >= duet::kCards) return net::turned(s.to_act, action);
    if (s.phase >= duet::kMove) return net::turned(s.to_act, action);
    const auto& of = names.of[s.to_act & 1];
    const int name = at / duet::kRanks;
    const int suit = of[0] == name ? 0 : of[1] == name ? 1 : 2;
    return from + suit * duet::kRanks + at % duet::kRanks;
  }

  // The teammate's hand and the card in it that is sealed for me.
  static constexpr int kHidden = 64;
  TW_HD static void hidden(const Config&, const State& s, const Note& names, std::uint8_t* out) {
    const int me = s.to_act & 1;
    const std::uint64_t sealed = duet::card_bit(s.sealed);
    put_set<duet::kCards>(out, net::renamed(s.hand[me ^ 1], names.of[me]));
    put_set<duet::kCards>(out + duet::kCards, net::renamed(sealed, names.of[me]));
    std::memset(out + 2 * duet::kCards, 0, kHidden - 2 * duet::kCards);
  }

  TW_HD static bool brought(const Config&, const State& before, int, const State& after,
                            float* results) {
    const int gems = before.forest.left - after.forest.left;
    const int tokens = after.forest.tokens - before.forest.tokens;
    results[kGems] += (static_cast<float>(gems) + kToken * static_cast<float>(tokens)) / kTen;
    return after.phase == duet::kOver;
  }

  TW_HD static void worth(const Config& c, const State& s, float* results) {
    results[kVictory] = s.ending == duet::kVictory ? 1.0f : 0.0f;
    results[kScore] = static_cast<float>(duet::score(c, s)) / kTen;
  }
};

}  // namespace tw::train
