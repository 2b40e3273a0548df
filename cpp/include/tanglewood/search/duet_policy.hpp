// A Duet player that looks one trick ahead: what each seat would do by what it sees itself.
//
// A follow is judged by the forest that it leads to. A lead is judged by the best follow that the
// teammate may hold: each unseen card is held with the same chance, and the teammate takes the best
// there is. All of it goes by a Sight, which holds nothing that the seat does not see.
#pragma once

#include "tanglewood/search/duet_value.hpp"

namespace tw::search {

// What both players have seen in this round beyond the table.
struct DuetSeen {
  std::uint64_t played = 0;
  std::uint64_t holds[2]{}, lacks[2]{};

  void gains(int seat, std::uint64_t lost, std::uint64_t gained) {
    holds[seat] = (holds[seat] & ~lost) | gained;
    lacks[seat] &= ~gained;
  }

  // Called for every step except chance; a new round begins with nothing seen.
  void tell(const duet::State& before, int action, const duet::State& after) {
    if (before.round != after.round) {
      *this = {};
      return;
    }
    if (before.phase >= duet::kMove) return;
    const int seat = before.to_act;
    std::uint64_t hand[2] = {before.hand[0], before.hand[1]};
    if (before.phase <= duet::kFollow) {
      played |= bit(action);
      holds[seat] &= ~bit(action);
      hand[seat] ^= bit(action);
      if (before.phase == duet::kFollow) lacks[seat] |= duet::ruled_out(before.lead, action);
    } else if (before.phase == duet::kExchange && action != duet::kKeep) {
      gains(seat, bit(action - duet::kExchangeFrom), bit(before.decree));
      return;
    }
    const std::uint64_t gave[2] = {hand[0] & ~after.hand[0], hand[1] & ~after.hand[1]};
    if (gave[0] == 0) return;
    gains(0, gave[0], gave[1]);
    gains(1, gave[1], gave[0]);
  }
};

// What the policy goes by: the network, and what it costs to part with a card of each rank.
struct DuetMind {
  const ForestNet* net;
  float price[duet::kRanks + 1];
};

// What every move of this trick's tracker would lead to.
class DuetMoves {
 public:
  void prepare(const DuetMind& mind, const duet::Config& c, const duet::State& s) {
    const int after =
        std::min(count(s.hand[0]), count(s.hand[1])) - (s.lead == duet::kNone ? 1 : 0);
    if (after == tricks_ && s.round == round_ && s.forest.left == left_ &&
        s.forest.tracker == tracker_) {
      return;
    }
    tricks_ = after;
    round_ = s.round;
    left_ = s.forest.left;
    tracker_ = s.forest.tracker;
    float beyond[2] = {-1, -1};
    for (int by = -duet::kFarthest; by <= duet::kFarthest; ++by) {
      const int space = s.forest.tracker + by;
      const bool off = space < s.forest.low || space > s.forest.high;
      float& chance = chance_[by + duet::kFarthest];
      if (off && beyond[space > s.forest.high] >= 0) {
        chance = beyond[space > s.forest.high];
        continue;
      }
      duet::Forest f = s.forest;
      chance = duet::move(c, f, by) ? chance_after(*mind.net, c, f, s.round, after) : 0;
      if (off) beyond[space > s.forest.high] = chance;
    }
    const float here = chance_[duet::kFarthest];
    scale_ = 4 * here * (1 - here) + 0.02f;
  }
  float operator[](int by) const { return chance_[by + duet::kFarthest]; }
  // The best of a set of moves as duet::moves() gives it.
  float best(std::uint64_t moves) const {
    float most = -1;
    for (; moves != 0; moves &= moves - 1) most = std::max(most, chance_[lowest(moves)]);
    return most;
  }
  float scale() const { return scale_; }  // how much is at stake

 private:
  int tricks_ = -1, round_ = -1, left_ = -1, tracker_ = -1;
  float chance_[2 * duet::kFarthest + 1];
  float scale_ = 0;
};

class DuetPolicy {
 public:
  DuetPolicy(const duet::Config& config, const DuetMind& mind) : config_(&config), mind_(&mind) {}

  // What the seat to act does; of the state only what this seat sees is read.
  int choose(const duet::State& s, const DuetSeen& seen) {
    const int seat = s.to_act, mate = seat ^ 1;
    const std::uint64_t hand = s.hand[seat];
    if (s.phase == duet::kCover) return cover(s);
    moves_.prepare(*mind_, *config_, s);
    leader_ = s.leader;
    hand_ = hand;
    held_ = seen.holds[mate];
    maybe_ = duet::kDeck & ~(hand | seen.played | bit(s.decree) | seen.lacks[mate] | held_);
    const int open = count(s.hand[mate]) - count(held_), among = count(maybe_);
    chance_ = among > 0
                  ? std::clamp(static_cast<float>(open) / static_cast<float>(among), 0.05f, 1.0f)
                  : 0;
    const int trump = duet::suit_of(s.decree);
    const std::uint64_t legal = duet::choices(*config_, s);
    if ((legal & (legal - 1)) == 0) return duet::first_action(s.phase) + lowest(legal);
    switch (s.phase) {
      case duet::kLead:
        return best(legal, [&](int card) { return lead(card, trump) - price(card); });
      case duet::kFollow:
        return best(legal, [&](int card) {
          return follow(s.lead, card, trump, hand ^ bit(card)) - price(card);
        });
      case duet::kName: return duet::kNameSelf + name(s, trump, legal);
      case duet::kExchange: return duet::kExchangeFrom + exchange(s, trump);
      case duet::kGift: return duet::kGiveFrom + best(legal, [&](int card) { return gift(card); });
      default:
        return duet::kMoveFrom + best(legal, [&](int i) { return moves_[i - duet::kFarthest]; });
    }
  }

 private:
  template <class Worth>
  static int best(std::uint64_t among, Worth worth) {
    int found = lowest(among);
    float most = -1e9f;
    for (; among != 0; among &= among - 1) {
      const float value = worth(lowest(among));
      if (value > most) {
        most = value;
        found = lowest(among);
      }
    }
    return found;
  }

  float price(int card) const { return mind_->price[duet::rank_of(card)] * moves_.scale(); }

  float trick(int lead, int follow, int trump) const {
    const auto taken = static_cast<unsigned>(duet::cards().winning[trump][lead] >> follow & 1);
    return moves_.best(duet::moves(*config_, leader_ ^ taken, lead, follow));
  }

  // A follow of the seat itself or of the teammate: Foxes may change the trump suit to one in
  // `hand`.
  float follow(int lead, int card, int trump, std::uint64_t hand) const {
    float value = trick(lead, card, trump);
    if (duet::rank_of(card) == duet::kFoxes) {
      for (int suit = 0; suit < 3; ++suit) {
        if ((hand & suits(suit)) != 0)
          value = std::max(value, trick(lead, card, suit) - 0.3f * price(card));
      }
    }
    return value;
  }

  static std::uint64_t suits(int suit) { return duet::cards().suit_mask[suit * duet::kRanks]; }

  // The teammate's best follow, over what may be held.
  float lead(int card, int trump) const {
    if (duet::rank_of(card) == duet::kFoxes) {
      float value = followed(card, trump);
      for (int suit = 0; suit < 3; ++suit) {
        if (suit != trump && (hand_ & ~bit(card) & suits(suit)) != 0) {
          value = std::max(value, followed(card, suit));
        }
      }
      return value;
    }
    return followed(card, trump);
  }

  float followed(int card, int trump) const {
    const std::uint64_t all = maybe_ | held_;
    const std::uint64_t suit = duet::cards().suit_mask[card];
    float sum = 0, left = 1;
    if (duet::rank_of(card) == duet::kHeir) {
      hoped(card, trump, all, sum, left);
    } else {
      hoped(card, trump, all & suit, sum, left);
      if (left > 0.001f) hoped(card, trump, all & ~suit, sum, left);
    }
    return left < 0.999f ? sum / (1 - left) : moves_[0];
  }

  void hoped(int card, int trump, std::uint64_t among, float& sum, float& left) const {
    float value[duet::kCards], held[duet::kCards];
    int size = 0;
    for (; among != 0; among &= among - 1) {
      const int other = lowest(among);
      const float worth = follow(card, other, trump, maybe_ | held_) - 0.5f * price(other);
      const float chance = held_ >> other & 1 ? 1 : chance_;
      int at = size++;
      for (; at > 0 && value[at - 1] < worth; --at) {
        value[at] = value[at - 1];
        held[at] = held[at - 1];
      }
      value[at] = worth;
      held[at] = chance;
    }
    for (int i = 0; i < size && left > 0.001f; ++i) {
      sum += left * held[i] * value[i];
      left *= 1 - held[i];
    }
  }

  float played(const duet::State& s, int trump) const {
    return s.follow == duet::kNone ? followed(s.lead, trump) : trick(s.lead, s.follow, trump);
  }

  // Self, mate or nobody.
  int name(const duet::State& s, int trump, std::uint64_t legal) const {
    const float now = played(s, trump);
    float self = -1, mate = -1;
    for (int suit = 0; suit < 3; ++suit) {
      if (suit == trump) continue;
      const float value = played(s, suit);
      if ((hand_ & suits(suit)) != 0) self = std::max(self, value);
      if (((maybe_ | held_) & suits(suit)) != 0) mate = std::max(mate, value);
    }
    if (self > now + 0.005f && self >= mate - 0.05f) return 0;
    if (mate > now + 0.02f && (legal & 2) != 0) return 1;
    return self > now + 0.005f ? 0 : 2;
  }

  int exchange(const duet::State& s, int trump) const {
    float most = played(s, trump) + 0.004f;
    int found = duet::kCards;  // keep
    for (std::uint64_t rest = hand_; rest != 0; rest &= rest - 1) {
      const int card = lowest(rest);
      const float value = played(s, duet::suit_of(card)) + price(s.decree) - price(card);
      if (duet::suit_of(card) != trump && value > most) {
        most = value;
        found = card;
      }
    }
    return found;
  }

  // A card of the longest suit, without an ability.
  float gift(int card) const {
    return static_cast<float>(count(hand_ & duet::cards().suit_mask[card])) -
           0.25f * static_cast<float>(duet::rank_of(card) % 2);
  }

  int cover(const duet::State& s) const {
    float most = -1;
    int found = duet::kCoverLow;
    for (const bool at_low : {true, false}) {
      duet::Forest f = s.forest;
      duet::cover(f, at_low);
      const float chance = forest_chance(*mind_->net, *config_, f, s.round + 1, duet::kHand);
      if (chance > most) {
        most = chance;
        found = at_low ? duet::kCoverLow : duet::kCoverHigh;
      }
    }
    return found;
  }

  const duet::Config* config_;
  const DuetMind* mind_;
  DuetMoves moves_;
  unsigned leader_ = 0;
  std::uint64_t hand_ = 0, held_ = 0, maybe_ = 0;
  float chance_ = 0;
};

}  // namespace tw::search
