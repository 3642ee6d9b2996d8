package strategos.engine.games.xenophon.march;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Seat;

/**
 * The position.
 *
 * @param armies in seat order; an army's place in this list is its number in the game's code
 * @param thrown the throw on the table, or about to be made
 */
public record March(
        Mode mode,
        List<Army> armies,
        Deck deck,
        Clock clock,
        Turn turn,
        Optional<Throw> thrown,
        Window window,
        Optional<Move> lastMove) {
    public March {
        armies = List.copyOf(armies);
    }

    /** Whether one army marches alone. */
    public boolean solitaire() {
        return armies.size() == 1;
    }

    /** The phase under way. */
    public Phase phase() {
        return clock.phase();
    }

    /** What is under way in it. */
    public Stage stage() {
        return clock.stage();
    }

    /** The place of the army whose turn it is. */
    public int active() {
        return clock.active();
    }

    /** The army whose turn it is. */
    public Army roller() {
        return armies.get(clock.active());
    }

    /** The army at that place. */
    public Army army(int place) {
        return armies.get(place);
    }

    /** The army of that seat. */
    public Army army(Seat seat) {
        return armies.get(place(seat));
    }

    /** The place of the seat's army, or -1 when it has none. */
    public int place(Seat seat) {
        for (int i = 0; i < armies.size(); i++) {
            if (armies.get(i).seat().equals(seat)) {
                return i;
            }
        }
        return -1;
    }

    /** The throw that must be there now. */
    public Throw cast() {
        return thrown.orElseThrow();
    }

    /** Whether an army other than the roller's could answer: it marches and holds cards. */
    public boolean mayAnswer(int place) {
        Army army = armies.get(place);
        return place != clock.active() && army.marching() && !army.hand().isEmpty();
    }

    /** Whether any opponent could answer. */
    public boolean anyMayAnswer() {
        for (int i = 0; i < armies.size(); i++) {
            if (mayAnswer(i)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the roller could answer his own throw: he holds a card, or his leader's power is left. */
    @Rule("ruling-idle")
    public boolean rollerMayAnswer() {
        return !roller().hand().isEmpty() || powerLeft();
    }

    /** Whether the roller's leader can still touch a throw this turn. */
    public boolean powerLeft() {
        return roller().leader().touchesThrows() && !turn.powerUsed();
    }

    /** With another army at that place. */
    public March with(int place, Army army) {
        Army[] changed = armies.toArray(Army[]::new);
        changed[place] = army;
        return new March(mode, List.of(changed), deck, clock, turn, thrown, window, lastMove);
    }

    /** With the roller's army changed. */
    public March with(Army army) {
        return with(clock.active(), army);
    }

    /** With another deck. */
    public March with(Deck now) {
        return new March(mode, armies, now, clock, turn, thrown, window, lastMove);
    }

    /** At another point of the match. */
    public March with(Clock now) {
        return new March(mode, armies, deck, now, turn, thrown, window, lastMove);
    }

    /** With the turn gone further. */
    public March with(Turn now) {
        return new March(mode, armies, deck, clock, now, thrown, window, lastMove);
    }

    /** With this throw on the table. */
    public March with(Throw now) {
        return new March(mode, armies, deck, clock, turn, Optional.of(now), window, lastMove);
    }

    /** With the opponents' window changed. */
    public March with(Window now) {
        return new March(mode, armies, deck, clock, turn, thrown, now, lastMove);
    }

    /** After this march. */
    public March with(Move move) {
        return new March(mode, armies, deck, clock, turn, thrown, window, Optional.of(move));
    }

    /** In another stage of the same phase. */
    public March in(Stage stage) {
        return with(clock.to(clock.phase(), stage));
    }

    /** At the start of that phase: nothing lies on the table, and nobody has answered. */
    public March begin(Phase phase) {
        return new March(
                mode, armies, deck, clock.to(phase, Stage.START), turn, Optional.empty(), Window.FRESH, lastMove);
    }

    /** With that roll to be made next. */
    public March pend(RollKind kind) {
        return new March(
                mode,
                armies,
                deck,
                clock.to(kind.phase(), Stage.THROW),
                turn,
                Optional.of(Throw.pending(kind)),
                Window.FRESH,
                lastMove);
    }
}
