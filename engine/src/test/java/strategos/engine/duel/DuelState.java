package strategos.engine.duel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;

/** The duel as it stands. A hidden card or stance is {@link #HIDDEN} to those who may not know it. */
public record DuelState(
        int lastWound, List<Seat> seats, int round, Map<Seat, Fighter> fighters, List<String> deck, Phase phase) {
    static final String HIDDEN = "?";

    public DuelState {
        seats = List.copyOf(seats);
        fighters = Map.copyOf(fighters);
        deck = List.copyOf(deck);
    }

    /** One fighter. */
    public record Fighter(
            int place, int wounds, List<String> hand, Optional<String> stance, boolean shifted, boolean spoken) {
        public Fighter {
            hand = List.copyOf(hand);
        }

        Fighter at(int newPlace) {
            return new Fighter(newPlace, wounds, hand, stance, shifted, spoken);
        }

        Fighter shiftedTo(int newPlace) {
            return new Fighter(newPlace, wounds, hand, stance, true, spoken);
        }

        Fighter wounded() {
            return new Fighter(place, wounds + 1, hand, stance, shifted, spoken);
        }

        Fighter speaking() {
            return new Fighter(place, wounds, hand, stance, shifted, true);
        }

        Fighter choosing(String newStance) {
            return new Fighter(place, wounds, hand, Optional.of(newStance), shifted, spoken);
        }

        Fighter drawing(String card) {
            List<String> more = new ArrayList<>(hand);
            more.add(card);
            return new Fighter(place, wounds, more, stance, shifted, spoken);
        }

        Fighter without(List<String> cards) {
            List<String> left = new ArrayList<>(hand);
            left.removeAll(cards);
            return new Fighter(place, wounds, left, stance, shifted, spoken);
        }

        Fighter fresh() {
            return new Fighter(place, wounds, hand, Optional.empty(), false, false);
        }

        Fighter concealed(boolean stanceShown) {
            return new Fighter(
                    place, wounds, blanks(hand), stanceShown ? stance : stance.map(s -> HIDDEN), shifted, spoken);
        }
    }

    /** What is under way. */
    public sealed interface Phase {
        /** The next fighter draws. */
        record Deal(int next) implements Phase {}

        record Choose() implements Phase {}

        record Lunge(Seat attacker) implements Phase {}

        record Answer(Seat attacker, int strength) implements Phase {}

        record Strike(Seat attacker, int strength) implements Phase {}

        record Over(Optional<Seat> winner, String reason) implements Phase {}
    }

    Fighter fighter(Seat seat) {
        return fighters.get(seat);
    }

    Seat other(Seat seat) {
        return seats.get(seats.getFirst().equals(seat) ? 1 : 0);
    }

    DuelState with(Seat seat, Fighter fighter) {
        Map<Seat, Fighter> all = new HashMap<>(fighters);
        all.put(seat, fighter);
        return new DuelState(lastWound, seats, round, all, deck, phase);
    }

    DuelState in(Phase next) {
        return new DuelState(lastWound, seats, round, fighters, deck, next);
    }

    DuelState withDeck(List<String> cards) {
        return new DuelState(lastWound, seats, round, fighters, cards, phase);
    }

    DuelState inRound(int number) {
        Map<Seat, Fighter> fresh = new HashMap<>();
        fighters.forEach((seat, fighter) -> fresh.put(seat, fighter.fresh()));
        return new DuelState(lastWound, seats, number, fresh, deck, new Phase.Deal(0));
    }

    DuelState concealed(Viewer viewer) {
        Map<Seat, Fighter> seen = new HashMap<>();
        fighters.forEach(
                (seat, fighter) -> seen.put(seat, seat.equals(viewer) ? fighter : fighter.concealed(stancesShown())));
        return new DuelState(lastWound, seats, round, seen, blanks(deck), phase);
    }

    /** Both stances are shown at once, when both have been chosen. */
    boolean stancesShown() {
        return !(phase instanceof Phase.Choose);
    }

    private static List<String> blanks(List<String> cards) {
        return Collections.nCopies(cards.size(), HIDDEN);
    }
}
