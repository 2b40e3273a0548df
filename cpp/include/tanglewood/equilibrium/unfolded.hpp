// A small fox round unfolded: every deal, every line of play, and what each seat can tell apart.
//
// One round with seat 1 as the dealer; the seats are alike otherwise, so this is all there is to
// know. A situation (an information set) is what a seat has seen since the deal: its hand, the
// decree, every action, the cards it drew itself. Nodes are kept level by level, so a loop
// backwards over them meets every node after all that can follow it.
#pragma once

#include <algorithm>
#include <stdexcept>
#include <unordered_map>
#include <vector>

#include "tanglewood/fox/fox.hpp"

namespace tw::equilibrium {

struct Place {
  std::int32_t situation = -1;  // -1 where the round is over
  std::int32_t first = 0;       // child; the others follow
  std::int32_t parent = -1;
  float value = 0;  // for seat 0, at the end
};

struct Situation {
  std::int32_t at = 0;       // where its numbers begin among those of all situations
  std::int32_t example = 0;  // one of its places
  std::uint8_t seat = 0;
  std::uint8_t actions = 0;
};

class Unfolded {
 public:
  // Refuses a game with more places than that.
  explicit Unfolded(const fox::Config& config, std::size_t most = 4'000'000)
      : config_(config), most_(most) {
    config_.target = 0;
    deal_all();
    for (std::size_t i = 0; i < places_.size(); ++i) unfold(i);
    states_.clear();
    states_.shrink_to_fit();
    known_.clear();
  }

  const std::vector<Place>& places() const { return places_; }
  const std::vector<Situation>& situations() const { return situations_; }
  std::size_t numbers() const { return numbers_; }  // one for each action of each situation
  std::size_t deals() const { return deals_; }

  // The deal of a place as the law's chance has it, and the actions that led there.
  std::pair<std::vector<int>, std::vector<int>> story(std::int32_t place) const {
    std::vector<int> actions;
    for (; places_[place].parent >= 0; place = places_[place].parent)
      actions.push_back(actions_[place]);
    std::reverse(actions.begin(), actions.end());
    std::vector<int> deal;
    for (int i = 0; i < config_.cards; ++i) deal.push_back(dealt_[place].card[i]);
    return {deal, actions};
  }
  int action(std::int32_t place) const { return actions_[place]; }

 private:
  struct Deal {
    std::uint8_t card[fox::kCards];
  };
  struct Moment {
    fox::State state;
    std::uint64_t seen[2];  // all that a seat has seen, as a hash
  };

  static std::uint64_t more(std::uint64_t seen, std::uint64_t what) {
    return mixed((seen ^ mixed(what + 1)) * 0x9e3779b97f4a7c15 + 1);
  }

  void refuse() const { throw std::invalid_argument("This game is too large to be unfolded."); }

  void deal_all() {
    double deals = 1;  // cards! / (hand! hand!)
    for (int i = 2; i <= config_.cards; ++i) deals *= i;
    for (int i = 2; i <= config_.hand; ++i) deals /= i * i;
    if (deals > static_cast<double>(most_) / config_.hand) refuse();
    Deal deal{};
    std::uint64_t cards = 0;
    for (int i = 0; i < config_.cards; ++i) cards |= bit(config_.deck[i]);
    hands(deal, cards, 0, 0, -1);
    deals_ = places_.size();
  }

  // Hands in ascending order, each once; decree and deck in every order.
  void hands(Deal& deal, std::uint64_t left, int at, int in_hand, int above) {
    if (at == config_.cards) return dealt(deal);
    const bool hand = at < 2 * config_.hand;
    if (hand && in_hand == config_.hand) return hands(deal, left, at, 0, -1);
    for (std::uint64_t rest = left; rest != 0; rest &= rest - 1) {
      const int card = lowest(rest);
      if (hand && card < above) continue;
      deal.card[at] = static_cast<std::uint8_t>(card);
      hands(deal, left ^ bit(card), at + 1, hand ? in_hand + 1 : 0, card);
    }
  }

  void dealt(const Deal& deal) {
    Moment moment{fox::first(config_), {}};
    dealer_chosen(moment.state, 1, fox::kDeal);
    fox::apply_chance(config_, moment.state, deal.card);
    for (int seat = 0; seat < 2; ++seat) {
      moment.seen[seat] = more(moment.state.hand[seat] * 2 + static_cast<unsigned>(seat),
                               static_cast<std::uint64_t>(moment.state.decree));
    }
    dealt_.push_back(deal);
    add(moment, -1, -1);
  }

  void add(const Moment& moment, std::int32_t parent, int action) {
    if (places_.size() >= most_) refuse();
    Place place;
    place.parent = parent;
    const fox::State& s = moment.state;
    if (s.to_act < 0) {
      place.value = static_cast<float>(config_.points[s.tricks[0]] + s.treasure[0] -
                                       config_.points[s.tricks[1]] - s.treasure[1]);
    } else {
      place.situation = situation_of(moment);
    }
    places_.push_back(place);
    actions_.push_back(static_cast<std::int16_t>(action));
    states_.push_back(moment);
  }

  std::int32_t situation_of(const Moment& moment) {
    const int seat = moment.state.to_act;
    const auto [found, fresh] =
        known_.try_emplace(moment.seen[seat], static_cast<std::int32_t>(situations_.size()));
    if (fresh) {
      Situation situation;
      situation.at = static_cast<std::int32_t>(numbers_);
      situation.example = static_cast<std::int32_t>(places_.size());
      situation.seat = static_cast<std::uint8_t>(seat);
      situation.actions = static_cast<std::uint8_t>(fox::legal(moment.state).size());
      numbers_ += situation.actions;
      situations_.push_back(situation);
    }
    return found->second;
  }

  void unfold(std::size_t i) {
    if (places_[i].situation < 0) return;
    places_[i].first = static_cast<std::int32_t>(places_.size());
    const Moment moment = states_[i];
    fox::legal(moment.state).each([&](int action) {
      Moment after = moment;
      fox::apply(config_, after.state, action);
      const int seat = moment.state.to_act;
      for (int viewer = 0; viewer < 2; ++viewer) {
        const bool hidden = moment.state.phase == fox::kUnder && viewer != seat;
        std::uint64_t what = hidden ? 1000 : static_cast<std::uint64_t>(action);
        if (after.state.phase == fox::kUnder && viewer == seat)
          what += after.state.hand[seat] * 2048;
        after.seen[viewer] = more(after.seen[viewer], what);
      }
      add(after, static_cast<std::int32_t>(i), action);
    });
  }

  fox::Config config_;
  std::size_t most_;
  std::vector<Place> places_;
  std::vector<std::int16_t> actions_;
  std::vector<Situation> situations_;
  std::vector<Deal> dealt_;
  std::vector<Moment> states_;
  std::unordered_map<std::uint64_t, std::int32_t> known_;
  std::size_t numbers_ = 0, deals_ = 0;
};

}  // namespace tw::equilibrium
