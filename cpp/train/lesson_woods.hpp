// The lesson of Into the Woods, for one player and for several.
#pragma once

#include "lesson.hpp"
#include "tanglewood/net/sight_woods.hpp"

namespace tw::train {

// What a game of Into the Woods brings each seat, and who walks alone.
enum Shared {
  kWon = 0,                       // at the end: 1 shared among the winners; alone, 1 for every set
  kGained = kMaxSeats,            // points since the step before, in tens
  kOnward = kGained + kMaxSeats,  // alone: cards that left row and deck since then, in fifties
  kShared
};

template <>
struct Lesson<Woods> : AsItIs<Woods> {
  static constexpr int kResults = kShared;

  static constexpr int kSeen = net::kWoodsSeen;
  TW_HD static void see(const Config& c, const State& s, const woods::Memory& m, const Note&,
                        std::uint8_t* out) {
    net::see_woods(c, s, m, out);
  }

  // The hands from mine on in the order of turns, the next cards of the deck, seven numbers each.
  static constexpr int kHidden = 112;
  static constexpr int kAhead = 11;
  static_assert(woods::kValues * (kMaxSeats + kAhead) == kHidden);
  TW_HD static void hidden(const Config& c, const State& s, const Note&, std::uint8_t* out) {
    std::memset(out, 0, kHidden);
    for (int i = 0, seat = s.to_act; i < c.players; ++i) {
      woods::put_handful(out + woods::kValues * i, s.hand[seat]);
      seat = seat + 1 == c.players ? 0 : seat + 1;
    }
    std::uint8_t* next = out + woods::kValues * kMaxSeats;
    for (int i = 0; i < kAhead && i < s.deck.left(); ++i) {
      next[woods::kValues * i + s.deck.at(s.deck.top + i) - woods::kLowest] = 1;
    }
  }

  // The cards that are still to be walked past.
  TW_HD static int ahead(const State& s) { return s.deck.left() + woods::row_size(s.row); }

  TW_HD static bool brought(const Config& c, const State& before, int, const State& after,
                            float* results) {
    for (int seat = 0; seat < c.players; ++seat) {
      const int points = woods::score(c, after, seat) - woods::score(c, before, seat);
      results[kGained + seat] += static_cast<float>(points) / 10.0f;
    }
    if (c.solo) results[kOnward] += static_cast<float>(ahead(before) - ahead(after)) / 50.0f;
    return after.phase == woods::kOver;
  }

  TW_HD static void worth(const Config& c, const State& s, float* results) {
    const Outcome end = woods::outcome(c, s);
    const float share = 1.0f / static_cast<float>(end.winners == 0 ? 1 : count(end.winners));
    for (int seat = 0; seat < c.players; ++seat) {
      if (end.winners >> seat & 1) results[kWon + seat] = share;
    }
  }
};

}  // namespace tw::train
