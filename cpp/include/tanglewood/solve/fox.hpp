// The exact value of a fox round when all cards lie open: alpha-beta trick by trick.
//
// Values are those of the Goals, for seat 0 outside and for the seat to act inside. What makes it
// quick: what cannot matter any more does not tell positions apart (spot.hpp), tricks and Treasures
// that can still be won bound every value (goals.hpp), the last two tricks are worked out in one go
// (last_two.hpp), answers that lead to a known position are looked up before any is searched, and
// moves that were good before are tried first.
#pragma once

#include <cstring>
#include <new>

#include "tanglewood/solve/last_two.hpp"
#include "tanglewood/solve/limit.hpp"
#include "tanglewood/solve/table.hpp"

namespace tw::solve {

class FoxSearch {
 public:
  using Value = Goals::Value;

  static constexpr Value kFar = 1 << 30;

  // Begin with these cards in play; everything remembered is forgotten. `goals` must live on.
  void begin(const fox::Config& config, const fox::State& root, const Goals& goals, Limit limit) {
    config_ = config;
    config_.target = 0;  // the round's end is the end
    goals_ = &goals;
    limit_ = limit;
    before_[0] = root.treasure[0];
    before_[1] = root.treasure[1];
    const int left = goals.tricks - root.tricks[0] - root.tricks[1];
    table_.reserve(std::size_t{1} << std::clamp(2 * left, 8, 22));
    table_.begin();
    salt_ = mixed(++searches_);
    nodes_ = 0;
    stopped_ = false;
    std::memset(leads_, 0, sizeof leads_);
    std::memset(follows_, 0, sizeof follows_);
    std::memset(aways_, 0, sizeof aways_);
  }

  bool stopped() const { return stopped_; }
  std::uint64_t nodes() const { return nodes_; }
  const fox::Config& config() const { return config_; }

  // The value for seat 0: exact within the window, else a bound beyond it.
  Value value(const fox::State& s, Value low, Value high) {
    if (s.to_act < 0) {
      return goals_->value[s.tricks[0]][s.treasure[0] - before_[0]][s.treasure[1] - before_[1]];
    }
    return s.to_act == 0 ? to_act(s, low, high) : -to_act(s, -high, -low);
  }

 private:
  static constexpr int kMoves = 112;  // sixteen cards, three Foxes and three Woodcutters among them
  static constexpr int kAhead = 4;    // with so many tricks left answers are looked up first

  using Move = std::uint16_t;  // card + 64 x (0, or 1 + the card that the ability puts away)

  static int card_of(Move move) { return move & 63; }
  static int away_of(Move move) { return (move >> 6) - 1; }

  struct Moves {
    Move move[kMoves];
    int worth[kMoves];
    int look[kMoves];
    int size = 0;

    Moves() {}  // leaves the lists as they are

    void add(int card) { move[size++] = static_cast<Move>(card); }
    void add(int card, std::uint64_t away) {
      for (; away != 0; away &= away - 1) {
        move[size++] = static_cast<Move>(card | (1 + lowest(away)) << 6);
      }
    }
    // Brings the most promising of the moves from here on to this place.
    Move next(int from) {
      int best = from;
      for (int i = from + 1; i < size; ++i) {
        if (worth[i] > worth[best]) best = i;
      }
      std::swap(move[from], move[best]);
      std::swap(worth[from], worth[best]);
      std::swap(look[from], look[best]);
      return move[from];
    }
  };

  // A spot with what is known of it before any search.
  struct Look {
    Spot spot;
    Live live;
    std::uint64_t hash = 0;
    Value least = 0, most = 0;  // for seat 0

    explicit Look(const Spot& from) : spot(from), live(from, from.hand[0] | from.hand[1], 0) {}

    Value floor(int seat) const { return seat == 0 ? least : -most; }
    Value roof(int seat) const { return seat == 0 ? most : -least; }
    // Whether the bounds answer a window already; the answer is for `seat`.
    bool settled(int seat, Value low, Value high, Value& answer) const {
      answer = roof(seat) <= low ? roof(seat) : floor(seat);
      return floor(seat) >= high || roof(seat) <= low || least == most;
    }
  };

  Value to_act(const fox::State& s, Value low, Value high) {
    if (s.phase <= fox::kFollow) {
      Spot spot = spot_of(s, goals_->tricks);
      for (int seat = 0; seat < 2; ++seat) {
        spot.sevens[seat] = static_cast<std::uint8_t>(s.treasure[seat] - before_[seat]);
      }
      return s.phase == fox::kLead ? lead(spot, low, high) : follow(spot, s.lead, low, high);
    }
    Value best = -kFar;  // an ability waits for its choice
    fox::legal(s).each([&](int action) {
      if (best >= high) return;
      fox::State after = s;
      fox::apply(config_, after, action);
      const Value floor = std::max(low, best);
      best =
          std::max(best, s.to_act == 0 ? value(after, floor, high) : -value(after, -high, -floor));
    });
    return best;
  }

  Value ended(const Spot& spot, int seat) const {
    const Value value = goals_->value[spot.tricks][spot.sevens[0]][spot.sevens[1]];
    return seat == 0 ? value : -value;
  }

  void bound(Look& look) const {
    const Spot& spot = look.spot;
    int won = spot.tricks, open = spot.left;
    if (!look.live.exchanges && look.live.draws == 0) {
      const int trump = fox::suit_of(spot.decree);
      const int sure = sure_tricks(spot.hand[0], spot.hand[1], trump);
      won += sure;
      open -= sure + sure_tricks(spot.hand[1], spot.hand[0], trump);
    }
    const int sevens = how_many(look.live.cards, fox::kTreasure);
    look.least = goals_->low[won][open][spot.sevens[0]][spot.sevens[1]][sevens];
    look.most = goals_->high[won][open][spot.sevens[0]][spot.sevens[1]][sevens];
  }

  std::uint64_t hash_of(const Spot& spot, const Live& live) const {
    return solve::hash_of(spot, live, !goals_->additive, salt_);
  }

  // The table keeps values without the Treasures won so far where these simply add up.
  Value apart(const Spot& spot) const {
    return goals_->additive ? goals_->treasure * (spot.sevens[0] - spot.sevens[1]) : 0;
  }

  // Narrows the bounds by what the table knows; the move that was best, or -1.
  int recall(Look& look) const {
    const Entry* known = table_.find(look.hash);
    if (known == nullptr) return -1;
    look.least = std::max(look.least, known->low + apart(look.spot));
    look.most = std::min(look.most, known->high + apart(look.spot));
    return known->move();
  }

  Value lead(const Spot& spot, Value low, Value high) {
    const int seat = spot.leader;
    if (spot.left == 1) {
      Spot last = spot;
      taken(last, lowest(spot.hand[seat]), lowest(spot.hand[seat ^ 1]));
      return ended(last, seat);
    }
    Look look(spot);
    bound(look);
    Value answer;
    if (look.settled(seat, low, high, answer)) return answer;
    if (spot.left == 2) return last_two(spot, *goals_);
    look.hash = hash_of(spot, look.live);
    return lead(look, low, high);
  }

  Value lead(Look& look, Value low, Value high) {
    const Spot& spot = look.spot;
    const int seat = spot.leader;
    const int first = recall(look);
    Value answer;
    if (look.settled(seat, low, high, answer)) return answer;
    ++nodes_;
    stopped_ = stopped_ || limit_.reached(nodes_);
    if (stopped_) return 0;
    Value floor = look.floor(seat), roof = look.roof(seat);
    low = std::max(low, floor);
    high = std::min(high, roof);

    Moves moves;
    list(spot, seat, spot.hand[seat] & ~alike(spot.hand[seat], look.live.cards), 0, moves);
    for (int i = 0; i < moves.size; ++i) {
      const Move move = moves.move[i];
      moves.worth[i] =
          move == first ? kFar : leads_[seat][card_of(move)] + aways_[seat][0][move >> 6];
    }
    Value best = -kFar;
    Move chosen = 0;
    for (int i = 0; i < moves.size && best < high; ++i) {
      const Move move = moves.next(i);
      Spot after = spot;
      play(after, seat, card_of(move), away_of(move));
      const Value found = -follow(after, card_of(move), -high, -std::max(low, best));
      if (stopped_) return 0;
      learn(leads_[seat][card_of(move)], aways_[seat][0][move >> 6], spot.left, found >= high);
      if (found > best) {
        best = found;
        chosen = move;
      }
    }
    // Below the window the best is an upper bound, above it a lower one, inside it is the value.
    if (best <= low) {
      best = roof = std::max(std::min(roof, best), floor);
    } else if (best >= high) {
      best = floor = std::min(std::max(floor, best), roof);
    } else {
      floor = roof = best;
    }
    const Value moved = apart(spot);
    table_.store(look.hash, spot.left, chosen, (seat == 0 ? floor : -roof) - moved,
                 (seat == 0 ? roof : -floor) - moved);
    return best;
  }

  Value follow(const Spot& spot, int led, Value low, Value high) {
    const int seat = spot.leader ^ 1;
    const Live live(spot, spot.hand[0] | spot.hand[1], bit(led));
    const std::uint64_t may = fox::may_follow(spot.hand[seat], led);
    Moves moves;
    list(spot, seat, may & ~alike(may, live.cards), bit(led), moves);
    for (int i = 0; i < moves.size; ++i) {
      const Move move = moves.move[i];
      moves.worth[i] = follows_[seat][led][card_of(move)] + aways_[seat][1][move >> 6];
    }
    return spot.left >= kAhead ? look_ahead(spot, led, moves, low, high)
                               : straight(spot, led, moves, low, high);
  }

  Value straight(const Spot& spot, int led, Moves& moves, Value low, Value high) {
    const int seat = spot.leader ^ 1;
    Value best = -kFar;
    for (int i = 0; i < moves.size && best < high; ++i) {
      const Move move = moves.next(i);
      Spot after = spot;
      play(after, seat, card_of(move), away_of(move));
      taken(after, led, card_of(move));
      const Value floor = std::max(low, best);
      const Value found = after.left == 0        ? ended(after, seat)
                          : after.leader == seat ? lead(after, floor, high)
                                                 : -lead(after, -high, -floor);
      if (stopped_) return 0;
      learn(follows_[seat][led][card_of(move)], aways_[seat][1][move >> 6], spot.left,
            found >= high);
      best = std::max(best, found);
    }
    return best;
  }

  // First see which of the answers lead to a known spot: one that suffices ends it.
  Value look_ahead(const Spot& spot, int led, Moves& moves, Value low, Value high) {
    const int seat = spot.leader ^ 1;
    alignas(Look) unsigned char room[sizeof(Look) * kMoves];
    Look* const looks = reinterpret_cast<Look*>(room);
    for (int i = 0; i < moves.size; ++i) {
      Spot after = spot;
      play(after, seat, card_of(moves.move[i]), away_of(moves.move[i]));
      taken(after, led, card_of(moves.move[i]));
      Look& look = *new (looks + i) Look(after);
      look.hash = hash_of(after, look.live);
      table_.prefetch(look.hash);
    }
    Value best = -kFar, answer;
    int rest = 0;
    for (int i = 0; i < moves.size; ++i) {
      bound(looks[i]);
      recall(looks[i]);
      if (looks[i].settled(seat, std::max(low, best), high, answer)) {
        best = std::max(best, answer);
        if (best >= high) return best;
        continue;
      }
      moves.move[rest] = moves.move[i];
      moves.worth[rest] = moves.worth[i];
      moves.look[rest++] = i;
    }
    moves.size = rest;
    for (int i = 0; i < rest && best < high; ++i) {
      const Move move = moves.next(i);
      Look& look = looks[moves.look[i]];
      const Value floor = std::max(low, best);
      const Value found =
          look.spot.leader == seat ? lead(look, floor, high) : -lead(look, -high, -floor);
      if (stopped_) return 0;
      learn(follows_[seat][led][card_of(move)], aways_[seat][1][move >> 6], spot.left,
            found >= high);
      best = std::max(best, found);
    }
    return best;
  }

  static void learn(int& card, int& away, int left, bool cut) {
    card += cut ? left * left : -left;
    if (cut) away += left * left;
  }

  // The plays and, where an ability asks, what it may put away; `table` is the led card, if any.
  static void list(const Spot& spot, int seat, std::uint64_t plays, std::uint64_t table,
                   Moves& moves) {
    const std::uint64_t others = spot.hand[seat ^ 1];
    for (; plays != 0; plays &= plays - 1) {
      const int card = lowest(plays);
      std::uint64_t rest = spot.hand[seat] ^ bit(card);
      if (((kFoxes | kWoodcutters) >> card & 1) == 0 || rest == 0) {
        moves.add(card);
      } else if (kFoxes >> card & 1) {
        // A card that nobody can take up again is as good as played.
        const Live after(spot, rest | others | bit(spot.decree), table | bit(card));
        moves.add(card);
        moves.add(card, after.exchanges ? rest : rest & ~alike(rest, after.cards));
      } else {
        Spot drawn = spot;
        drawn.deck >>= 8;
        --drawn.deck_size;
        rest |= bit(spot.drawn(0));
        const Live after(drawn, rest | others, table | bit(card));
        const bool gone = spot.deck_size > kDrawn;
        moves.add(card, gone ? rest & ~alike(rest, after.cards) : rest);
      }
    }
  }

  fox::Config config_{};
  const Goals* goals_ = nullptr;
  Limit limit_;
  Table table_;
  std::uint64_t nodes_ = 0, salt_ = 0, searches_ = 0;
  bool stopped_ = false;
  int before_[2] = {};  // Treasures won before the root; the goals know of them
  // How often a card, and a card put away, was good: by seat; when led, and against a led card.
  int leads_[2][fox::kCards];
  int follows_[2][fox::kCards][fox::kCards];
  int aways_[2][2][fox::kCards + 1];
};

}  // namespace tw::solve
