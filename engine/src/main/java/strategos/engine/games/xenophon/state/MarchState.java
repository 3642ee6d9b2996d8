package strategos.engine.games.xenophon.state;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.state.Window.Answer;
import strategos.engine.seat.Seat;

/**
 * The position.
 *
 * @param armies in seat order
 * @param roll the roll on the table, or about to be made
 */
@RecordBuilder
public record MarchState(
        Mode mode,
        List<Army> armies,
        Deck deck,
        Clock clock,
        Turn turn,
        Optional<CurrentRoll> roll,
        Window window,
        Optional<Move> lastMove)
        implements MarchStateBuilder.With {
    public MarchState {
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

    /** The army whose turn it is. */
    public Army roller() {
        return armies.get(clock.active());
    }

    /** Whether it is that army's turn. */
    public boolean isRoller(Army army) {
        return army.seat().equals(roller().seat());
    }

    /** All others, in seat order after the roller. */
    public List<Army> opponents() {
        List<Army> opponents = new ArrayList<>(armies.size());
        for (int i = 1; i < armies.size(); i++) {
            opponents.add(armies.get((clock.active() + i) % armies.size()));
        }
        return opponents;
    }

    /** The army of that seat, if it has one. */
    public Optional<Army> find(Seat seat) {
        for (int i = 0; i < armies.size(); i++) {
            if (armies.get(i).seat().equals(seat)) {
                return Optional.of(armies.get(i));
            }
        }
        return Optional.empty();
    }

    /** The army of that seat. */
    public Army army(Seat seat) {
        return armies.get(armyIndex(seat));
    }

    /** Where the army of that seat stands in the list. */
    public int armyIndex(Seat seat) {
        for (int i = 0; i < armies.size(); i++) {
            if (armies.get(i).seat().equals(seat)) {
                return i;
            }
        }
        throw new IllegalArgumentException("no army sits at " + seat);
    }

    /** The roll that must be there now. */
    public CurrentRoll currentRoll() {
        return roll.orElseThrow();
    }

    /** Whether a roll lies on the table and is not yet settled. */
    public boolean rollOnTable() {
        return stage() == Stage.OPPONENTS || stage() == Stage.ROLLER || stage() == Stage.FORCED;
    }

    /** Whether an army other than the roller's could answer: it marches and holds cards. */
    public boolean mayAnswer(Army army) {
        return !isRoller(army) && army.marching() && !army.hand().isEmpty();
    }

    /** Whether that opponent, who was asked, has answered, and others have not yet. */
    public boolean answered(Army army) {
        return stage() == Stage.OPPONENTS && mode.asking() && window().answered(army.seat());
    }

    /** The card that an opponent who is asked has laid down, as far as it is known. */
    public Optional<Answer> laidDown(Army army) {
        return stage() == Stage.OPPONENTS ? window().of(army.seat()) : Optional.empty();
    }

    /** Whether any opponent could answer. */
    public boolean anyMayAnswer() {
        for (int i = 0; i < armies.size(); i++) {
            if (mayAnswer(armies.get(i))) {
                return true;
            }
        }
        return false;
    }

    /** Whether the roller could answer his own roll: he holds a card, or his leader's power is left, or can be taken back. */
    @Rule("ruling-idle")
    public boolean rollerMayAnswer() {
        return !roller().hand().isEmpty()
                || powerLeft()
                || roll.filter(CurrentRoll::closed).isPresent();
    }

    /** Whether the roller's leader can still touch a roll this turn. */
    public boolean powerLeft() {
        return roller().leader().touchesRolls() && !turn.powerUsed();
    }

    /** With this army as it is now. */
    public MarchState with(Army army) {
        Army[] changed = armies.toArray(Army[]::new);
        changed[armyIndex(army.seat())] = army;
        return withArmies(List.of(changed));
    }

    /** With this roll on the table. */
    public MarchState with(CurrentRoll now) {
        return withRoll(Optional.of(now));
    }

    /** In another stage of the same phase. */
    public MarchState in(Stage stage) {
        return withClock(clock.withStage(stage));
    }

    /** At the start of that phase: nothing lies on the table, and nobody has answered. */
    public MarchState begin(Phase phase) {
        return at(phase, Stage.START, Optional.empty());
    }

    /** With that roll to be made next. */
    public MarchState pend(RollKind kind) {
        return at(kind.phase(), Stage.ROLL, Optional.of(CurrentRoll.pending(kind)));
    }

    private MarchState at(Phase phase, Stage stage, Optional<CurrentRoll> now) {
        return new MarchState(mode, armies, deck, clock.to(phase, stage), turn, now, Window.FRESH, lastMove);
    }

    /**
     * How the match is played.
     *
     * @param asking whether opponents are asked after each roll; else their standing orders alone interfere
     * @param leaders whether each army has a leader
     */
    public record Mode(boolean asking, boolean leaders) {}

    /** The last march, for the map. */
    public record Move(Seat seat, int from, int to) {}

    /**
     * Where the match stands.
     *
     * @param round the space of the neutral pawn on the time track, from 1
     * @param first which army has the first turn of each round, as an index in seat order
     * @param active the army whose turn it is, likewise
     */
    @Rule("time-track")
    @RecordBuilder
    public record Clock(int round, int first, int active, Phase phase, Stage stage)
            implements MarchStateClockBuilder.With {
        /** In another phase and stage. */
        public Clock to(Phase there, Stage now) {
            return new Clock(round, first, active, there, now);
        }
    }
}
