// The worlds of a Deluxe game: the other hand, the order of the deck, the special cards that are
// not in (ruling.P6), what a Potion just drew, and the order of the goal deck.
#pragma once

#include "tanglewood/deluxe/deluxe.hpp"
#include "tanglewood/worlds/worlds.hpp"

namespace tw::worlds {

template <>
struct Hidden<Deluxe> {
  static bool between(const deluxe::State& s) {
    return s.phase >= deluxe::kSpecial && s.phase <= deluxe::kDeal;
  }

  // Another seat has drawn two cards with the Potion and is to play one of them.
  static bool pouring_unseen(deluxe::Phase phase, int turn, int seat) {
    return phase == deluxe::kPour && turn != seat;
  }

  static Stories stories(const deluxe::Config& c, const deluxe::State& s, const deluxe::Memory& m,
                         int seat) {
    const int box = c.hidden_specials() ? deluxe::kSpecialCards - c.special : 0;
    const Cards boxed = deluxe::kSpecials & ~m.hands[seat].specials;
    if (s.phase == deluxe::kSpecial) return Stories(0, 0, 0);
    if (between(s)) return unseen_specials(c, boxed, box);
    Reader reader(m.first, seat, box, boxed);
    for (int i = 0; i < m.sights.count; ++i) reader.read(m.sights.sight[i]);
    return reader.found;
  }

  // Nothing is dealt; which special cards are in may be unknown. Those that are but were not seen
  // make up a hand, which has no order.
  static Stories unseen_specials(const deluxe::Config& c, Cards unseen, int box) {
    if (box == 0) return Stories(0, 0, 0);
    return Stories(unseen, c.special - (deluxe::kSpecialCards - count(unseen)), 0, box, unseen);
  }

  static int choices(const deluxe::State&, int) { return 1; }
  static int shuffled(const deluxe::State& s) { return s.goal_size; }

  template <class Rng>
  static void write(const deluxe::Config& c, deluxe::State& s, int seat, const World& world,
                    Rng& random) {
    for (int i = s.goal_size - 1; i > 0; --i) {
      std::swap(s.goal_deck[s.goal_top + i], s.goal_deck[s.goal_top + random.below(i + 1)]);
    }
    if (s.phase == deluxe::kSpecial) return;
    if (c.hidden_specials()) {
      s.specials =
          static_cast<std::uint16_t>((deluxe::kSpecials & ~world.box) >> deluxe::kSuitedCards);
    }
    if (between(s)) return;
    s.hand[seat ^ 1] = world.hand;
    for (int i = 0; i < world.deck_size; ++i) {
      s.deck[(s.top + i) % deluxe::kDeckRoom] = world.deck[i];
    }
    if (pouring_unseen(s.phase, s.turn, seat)) s.shown = world.aside;
  }

 private:
  // Goes through the sights of a round as one seat saw them (tanglewood.kernel.seen.deluxe).
  struct Reader {
    Stories found;
    int seat, decree, leader, lead, named;
    bool crowned;
    int crown = deluxe::kNone;    // added to the play that comes next
    int brewing = deluxe::kNone;  // the seat whose Potion has gone under the deck

    static int aside(const deluxe::Beginning& b, int seat) {
      return pouring_unseen(b.phase, b.turn, seat) ? count(b.shown) : 0;
    }

    Reader(const deluxe::Beginning& b, int viewer, int box, Cards boxed)
        : found(
              b.hand[viewer ^ 1] | b.deck |
                  (box > 0 ? deluxe::kSpecials & ~(Cards{b.specials} << deluxe::kSuitedCards) : 0),
              count(b.hand[viewer ^ 1]) - aside(b, viewer), b.deck_size + aside(b, viewer), box,
              boxed),
          seat(viewer),
          decree(b.decree),
          leader(b.leader),
          lead(b.lead),
          named(b.named),
          crowned(b.crowned) {
      for (int i = 0; i < aside(b, seat); ++i) found.draws_aside();
      if (b.phase == deluxe::kTake && b.turn == seat) {
        for (Cards rest = b.shown; rest != 0; rest &= rest - 1) found.shows(lowest(rest));
      }
    }

    void loses(int who, int card) {
      if (who != seat) found.leaves(card);
    }
    void gets(int who, int card) {
      if (who != seat) found.takes(card);
    }

    void read(const Sight& sight) {
      const int who = sight.seat, card = sight.card;
      switch (sight.what) {
        case deluxe::kSawCrown: crown = card; break;
        case deluxe::kSawExchange:
          loses(who, card);
          gets(who, decree);
          decree = card;
          break;
        case deluxe::kSawDraw:
          if (who == seat) {
            found.viewer_draws(card);
          } else if (who == brewing) {
            found.draws_aside();
          } else {
            found.draws();
          }
          break;
        case deluxe::kSawUnder: who == seat ? found.goes_under(card) : found.puts_under(); break;
        case deluxe::kSawSent:
        case deluxe::kSawHammered:
          found.goes_under(card);
          brewing = sight.what == deluxe::kSawSent ? who : deluxe::kNone;
          break;
        case deluxe::kSawName: named = card; break;
        case deluxe::kSawLook:
          if (who == seat) found.shows(card);
          break;
        case deluxe::kSawTake:
          loses(who ^ 1, card);
          gets(who, card);
          break;
        case deluxe::kSawGive:
          loses(who, card);
          gets(who ^ 1, card);
          break;
        case deluxe::kSawTrick: leader = deluxe::kNone; break;
        default: plays(who, card, static_cast<deluxe::Way>(sight.what - deluxe::kSawPlay));
      }
    }

    void plays(int who, int card, deluxe::Way way) {
      const bool follows = leader != deluxe::kNone;
      if (!follows) leader = who;
      if (way == deluxe::kByPotion) {
        if (who != seat) found.leaves_aside(card);
        brewing = deluxe::kNone;
      } else if (way != deluxe::kByShovel) {  // a card that was dug up comes from no hand
        loses(who, card);
        if (crown != deluxe::kNone) loses(who, crown);
      }
      if (who != seat) {
        const Cards lacked = lacks(card, way, follows);
        if (lacked != 0) found.lacks(lacked);
      }
      if (who == leader) {
        lead = card;
        crowned = crown != deluxe::kNone;
      }
      crown = deluxe::kNone;
    }

    // The cards that were not in a hand from which this card was chosen (fox.follow, fox.monarch,
    // ruling.S10).
    Cards lacks(int card, deluxe::Way way, bool follows) const {
      const int shown = deluxe::face(card, decree);
      if (way == deluxe::kAsReplacement) {
        return deluxe::suit_of(shown) == named ? 0 : deluxe::suit_above(named, 0, decree);
      }
      if (way != deluxe::kFromHand || !follows || lead == deluxe::kNone) return 0;
      const int led = deluxe::face(lead, decree);
      const int above = deluxe::ruled_out_above(led, crowned, shown);
      return above == deluxe::kNone ? 0 : deluxe::suit_above(deluxe::suit_of(led), above, decree);
    }
  };
};

}  // namespace tw::worlds
