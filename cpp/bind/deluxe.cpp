// Deluxe in Python: DeluxeConfig, DeluxeTwin, DeluxeBatch.
#include "tanglewood/deluxe/deluxe.hpp"

#include "batch.hpp"
#include "bind.hpp"
#include "searches.hpp"
#include "tanglewood/worlds/deluxe.hpp"
#include "worlds.hpp"

namespace tw::bind {

template <>
struct Convert<Deluxe> {
  using Config = deluxe::Config;
  using State = deluxe::State;
  using Laid = deluxe::Laid;

  template <class T>
  static nb::tuple pair(const T (&values)[2]) {
    return nb::make_tuple(+values[0], +values[1]);
  }

  static nb::tuple laid_of(const Laid& laid) {
    return nb::make_tuple(+laid.card, +laid.crown, static_cast<int>(laid.mark));
  }
  static nb::tuple trick_of(const Laid& lead, const Laid& follow) {
    nb::list trick;
    if (lead.card != deluxe::kNone || follow.card != deluxe::kNone) trick.append(laid_of(lead));
    if (follow.card != deluxe::kNone) trick.append(laid_of(follow));
    return nb::tuple(trick);
  }
  static nb::tuple open_of(const deluxe::Open* open, int size) {
    nb::list found;
    for (int i = 0; i < size; ++i) {
      found.append(nb::make_tuple(+open[i].goal, +open[i].tally[0], +open[i].tally[1]));
    }
    return nb::tuple(found);
  }

  static nb::tuple position(const Config&, const State& s) {
    nb::list deck, goal_deck;
    for (int i = 0; i < s.deck_size; ++i) deck.append(deluxe::deck_card(s, i));
    for (int i = 0; i < s.goal_size; ++i) goal_deck.append(+s.goal_deck[s.goal_top + i]);
    const auto special = nb::make_tuple(deluxe::specials_in(s), pair(s.pile), +s.named, s.shown);
    const auto goals = nb::make_tuple(nb::tuple(goal_deck), open_of(s.open, s.opened));
    return nb::make_tuple(s.number, +s.dealer, pair(s.before), pair(s.scores), +s.decree,
                          nb::tuple(deck), pair(s.hand), +s.leader, pair(s.tricks),
                          trick_of(s.lead, s.follow), +s.turn, static_cast<int>(s.phase), s.chances,
                          special, goals);
  }

  static Laid laid(nb::handle law) {
    return {nb::cast<std::int8_t>(law[0]), nb::cast<std::int8_t>(law[1]),
            static_cast<deluxe::Mark>(nb::cast<std::uint8_t>(law[2]))};
  }

  static void refuse_unless(bool fits, const char* sentence) {
    if (!fits) throw std::invalid_argument(sentence);
  }

  static State state(const Config& c, const nb::tuple& position) {
    State s = deluxe::first(c);
    s.number = nb::cast<std::uint32_t>(position[0]);
    s.dealer = nb::cast<std::uint8_t>(position[1]);
    for (int seat = 0; seat < 2; ++seat) {
      s.before[seat] = nb::cast<std::int32_t>(position[2][seat]);
      s.scores[seat] = nb::cast<std::int32_t>(position[3][seat]);
      s.hand[seat] = nb::cast<std::uint64_t>(position[6][seat]);
      const int tricks = nb::cast<int>(position[8][seat]);
      refuse_unless(tricks <= deluxe::kHand, "A round has 13 tricks.");
      s.tricks[seat] = static_cast<std::uint8_t>(tricks);
      s.pile[seat] = nb::cast<std::uint64_t>(position[13][1][seat]);
    }
    s.decree = nb::cast<std::int8_t>(position[4]);
    const auto deck = nb::cast<std::vector<int>>(position[5]);
    refuse_unless(deck.size() + 4 <= deluxe::kDeckRoom, "The draw deck is too large.");
    for (const int card : deck) deluxe::push_under(s, card);
    s.leader = nb::cast<std::uint8_t>(position[7]);
    const auto trick = nb::cast<nb::tuple>(position[9]);
    if (trick.size() > 0) s.lead = laid(trick[0]);
    if (trick.size() > 1) s.follow = laid(trick[1]);
    s.turn = nb::cast<std::uint8_t>(position[10]);
    s.phase = static_cast<deluxe::Phase>(nb::cast<std::uint8_t>(position[11]));
    s.chances = nb::cast<std::uint32_t>(position[12]);
    s.specials = static_cast<std::uint16_t>(nb::cast<std::uint64_t>(position[13][0]) >>
                                            deluxe::kSuitedCards);
    s.named = nb::cast<std::int8_t>(position[13][2]);
    s.shown = nb::cast<std::uint64_t>(position[13][3]);
    const auto goal_deck = nb::cast<std::vector<int>>(position[14][0]);
    refuse_unless(goal_deck.size() <= c.goals, "There are too many goals in the goal deck.");
    s.goal_size = static_cast<std::uint8_t>(goal_deck.size());
    s.goal_top = 0;
    for (std::size_t i = 0; i < goal_deck.size() && i < deluxe::kMaxGoals; ++i) {
      s.goal_deck[i] = static_cast<std::uint8_t>(goal_deck[i]);
    }
    for (nb::handle open : nb::cast<nb::tuple>(position[14][1])) {
      refuse_unless(s.opened < c.open_goals(), "At most two goals lie open.");
      s.open[s.opened++] = {{nb::cast<std::uint16_t>(open[1]), nb::cast<std::uint16_t>(open[2])},
                            nb::cast<std::uint8_t>(open[0])};
    }
    refuse_unless(makes_a_round(s), "These hands, tricks and choices do not make a round.");
    return s;
  }

  // Whether both hands last equally long and the choice that is open can be made.
  static bool makes_a_round(const State& s) {
    using namespace deluxe;
    const unsigned other = s.turn ^ 1u;
    if (s.phase == kOver) return true;
    if (s.phase > kGive && s.phase < kTreeDraw) return (s.hand[0] | s.hand[1]) == 0;
    int left[2] = {count(s.hand[0]), count(s.hand[1])};
    // What the follower still owes to this trick, and what leaves or comes back with the choice.
    const bool brewing = s.phase == kSpill || s.phase == kPour;
    const bool answers = s.follow.card != kNone || (brewing && s.turn != s.leader);
    if (s.phase != kLead && !answers) --left[s.leader ^ 1];
    if (s.phase == kReplace || s.phase == kUnder || s.phase == kPour || s.phase == kGive)
      --left[s.turn];
    if (s.phase == kGive) ++left[other];
    const int tricks = s.tricks[0] + s.tricks[1] + (s.phase != kLead) + left[0];
    if (left[0] != left[1] || left[0] < 0 || tricks > kHand) return false;
    switch (s.phase) {
      case kPour: return s.shown != 0 && (s.shown & ~s.hand[s.turn]) == 0;
      case kTake: return s.shown != 0 && (s.shown & ~s.hand[other]) == 0;
      case kSpill: return s.deck_size > 0;
      case kDig:
      case kShovelDraw: return s.pile[s.turn] != 0;
      default: return true;
    }
  }
};

// A goal in numbers: six card tests (the faces that pass, and the suit from bit 56 on), then
// tricks, won, points, on, times, in a row, different, ongoing, trump changed.
static deluxe::Goal goal_of(const std::vector<std::int64_t>& numbers) {
  if (numbers.size() != 15) throw std::invalid_argument("A goal has 15 numbers.");
  deluxe::Goal g{};
  deluxe::Asked* const tests[] = {&g.own, &g.other, &g.either, &g.both, &g.lead, &g.card};
  bool any = true;
  for (int i = 0; i < 6; ++i) {
    *tests[i] = static_cast<deluxe::Asked>(numbers[i]);
    any = any && (i == 5 || *tests[i] == deluxe::kAnything);
  }
  const auto within = [&](int i, int low, int high) {
    if (numbers[i] < low || numbers[i] > high)
      throw std::invalid_argument("A goal's number is too large.");
    return static_cast<int>(numbers[i]);
  };
  g.tricks = static_cast<std::uint16_t>(within(6, 0, 0x3fff));
  g.won = static_cast<std::uint16_t>(within(7, 0, 0x3fff));
  g.points = static_cast<std::int8_t>(within(8, -99, 99));
  g.on = static_cast<deluxe::On>(within(9, 0, deluxe::kOnExchange));
  g.times = static_cast<std::uint8_t>(within(10, 1, 99));
  g.in_a_row = static_cast<std::uint8_t>(within(11, 0, deluxe::kHand));
  g.different = static_cast<deluxe::Different>(within(12, 0, deluxe::kByOwnSuit));
  g.ongoing = within(13, 0, 1) != 0;
  g.trump_changed = within(14, 0, 1) != 0;
  g.any_cards = any;
  return g;
}

static deluxe::Config deluxe_config(const std::vector<std::vector<std::int64_t>>& goals,
                                    int special, std::uint64_t named, bool poison, int target) {
  deluxe::Config c{};
  if (goals.size() > deluxe::kMaxGoals) throw std::invalid_argument("There are at most 64 goals.");
  if (special < 0 || special > deluxe::kSpecialCards || (named & ~deluxe::kSpecials) != 0 ||
      (named != 0 && count(named) != special)) {
    throw std::invalid_argument("These special cards do not make a Deluxe game.");
  }
  for (const auto& goal : goals) c.goal[c.goals++] = goal_of(goal);
  c.special = static_cast<std::uint8_t>(special);
  c.named = static_cast<std::uint16_t>(named >> deluxe::kSuitedCards);
  c.poison = poison;
  c.target = target;
  return c;
}

void bind_deluxe(nb::module_& m) {
  nb::class_<deluxe::Config>(m, "DeluxeConfig", "Deluxe: its modules and the target.")
      .def(
          "__init__",
          [](deluxe::Config* self, const std::vector<std::vector<std::int64_t>>& goals, int special,
             std::uint64_t named, bool poison, int target) {
            new (self) deluxe::Config(deluxe_config(goals, special, named, poison, target));
          },
          "goals"_a, "special"_a, "named"_a, "poison"_a, "target"_a);
  auto bound = bind_game<Deluxe>(m, "Deluxe");
  bind_worlds<Deluxe>(bound);
  bind_seen<Deluxe>(bound);
  bind_search(m, bound);
  bind_batch<Deluxe>(m, "Deluxe");
}

}  // namespace tw::bind
