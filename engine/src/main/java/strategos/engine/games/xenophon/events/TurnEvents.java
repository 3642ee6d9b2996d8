package strategos.engine.games.xenophon.events;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import strategos.engine.Chapter;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.Army.Fate;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.MarchState.Clock;
import strategos.engine.games.xenophon.state.Phase;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.games.xenophon.state.Turn;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** Set-up, turns, and the end. */
public sealed interface TurnEvents extends MarchEvent {
    private static MarchState out(MarchState march, Seat seat) {
        int gone = 1;
        for (Army army : march.armies()) {
            gone += army.fate() == Fate.GONE ? 1 : 0;
        }
        return march.with(march.army(seat).gone(gone));
    }
    /** The army that has the first turn of each round is known. */
    @Rule({"setup", "ruling-T1"})
    @Recorded("first-chosen")
    record FirstChosen(Seat seat) implements TurnEvents {
        @Override
        public MarchState apply(MarchState before) {
            int first = before.armyIndex(seat);
            Stage next = before.mode().leaders() ? Stage.LEADERS : Stage.DEAL;
            return before.withClock(new Clock(before.clock().round(), first, first, Phase.DRAW, next));
        }

        @Override
        public Optional<Line> tell(Seen<MarchState> seen) {
            MarchState before = seen.position();
            return before.solitaire()
                    ? Optional.empty()
                    : Optional.of(new Line(Text.of("told.first", "army", seat), "setup"));
        }
    }

    /** The armies roll for the first turn; those that are equal roll again. */
    @Rule({"setup", "ruling-T1"})
    @Recorded("lots-rolled")
    record LotsRolled(List<Seat> seats, List<Integer> faces) implements TurnEvents {
        public LotsRolled {
            seats = List.copyOf(seats);
            faces = List.copyOf(faces);
        }

        @Override
        public MarchState apply(MarchState before) {
            return before;
        }

        @Override
        public Optional<Line> tell(Seen<MarchState> seen) {
            List<Text> lots = new ArrayList<>();
            for (int i = 0; i < seats.size(); i++) {
                lots.add(Text.of("told.lot", "army", seats.get(i), "face", faces.get(i)));
            }
            int most = Collections.max(faces);
            List<Seat> equal = IntStream.range(0, seats.size())
                    .filter(i -> faces.get(i) == most)
                    .mapToObj(seats::get)
                    .toList();
            return Optional.of(new Line(
                    equal.size() > 1
                            ? Text.of("told.lots.equal", "lots", lots, "armies", equal)
                            : Text.of("told.lots", "lots", lots),
                    "setup"));
        }
    }

    /** An army begins its turn. The neutral pawn moves on when all have had theirs. */
    @Rule({"turn-sequence", "time-track", "ruling-T2", "ruling-P4"})
    @Recorded("turn-began")
    record TurnBegan(Seat seat, int round) implements TurnEvents {
        @Override
        public MarchState apply(MarchState before) {
            MarchState after = before.with(before.roller().after(before.turn().weather()))
                    .withTurn(Turn.FRESH)
                    .begin(Phase.DRAW);
            return after.withClock(
                    new Clock(round, before.clock().first(), before.armyIndex(seat), Phase.DRAW, Stage.START));
        }

        @Override
        public Optional<Line> tell(Seen<MarchState> seen) {
            return Optional.of(new Line(Text.of("told.turn", "army", seat, "round", round), "turn-sequence"));
        }

        /** A new round begins with the first army of it. */
        @Override
        public Optional<Chapter> chapter(Seen<MarchState> before) {
            Text title = Text.of("chapter.turn", "army", seat, "round", round);
            Chapter turn = Chapter.of(title, seat, seat.id());
            return Optional.of(
                    round == before.position().clock().round()
                            ? turn
                            : turn.opening(Text.of("chapter.frame", "round", round)));
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }

    /** The match goes on: to another phase, or to who has the word in it. */
    @Rule("turn-sequence")
    @Recorded("word-passed")
    record WordPassed(Phase phase, Stage stage) implements TurnEvents {
        @Override
        public MarchState apply(MarchState before) {
            return stage == Stage.START
                    ? before.begin(phase)
                    : before.withClock(before.clock().to(phase, stage));
        }

        @Override
        public Optional<Line> tell(Seen<MarchState> seen) {
            return Optional.empty();
        }

        /** That there is a choice between two harms tells of the card. */
        @Override
        @Rule("ruling-O5")
        public boolean reveals() {
            return stage == Stage.FORCED;
        }
    }

    /** The last man is lost: pawn and hand leave the game. */
    @Rule("ruling-P3")
    @Recorded("army-gone")
    record ArmyGone(Seat seat) implements TurnEvents {
        @Override
        public MarchState apply(MarchState before) {
            return out(before, seat);
        }

        @Override
        public Optional<Line> tell(Seen<MarchState> seen) {
            return Optional.of(new Line(Text.of("told.gone", "army", seat), "ruling-P3"));
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }

    /** Nobody marches any more, or the time track is at its end. */
    @Rule({"ruling-T5", "ruling-T6"})
    @Recorded("match-ended")
    record MatchEnded(boolean timeUp) implements TurnEvents {
        @Override
        public MarchState apply(MarchState before) {
            return before.in(Stage.OVER);
        }

        @Override
        public Optional<Line> tell(Seen<MarchState> seen) {
            return Optional.of(
                    new Line(Text.of(timeUp ? "told.time-up" : "told.ended"), timeUp ? "ruling-T5" : "ruling-T6"));
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }

    /** A player gives up for good: pawn and hand leave the game. */
    @Rule("ruling-resign")
    @Recorded("resigned")
    record Resigned(Seat seat) implements TurnEvents {
        @Override
        public MarchState apply(MarchState before) {
            return out(before.withWindow(before.window().without(seat)), seat);
        }

        @Override
        public Optional<Line> tell(Seen<MarchState> seen) {
            return Optional.of(new Line(Text.of("told.resigned", "army", seat), "ruling-resign"));
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }
}
