package strategos.engine.skirmish;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.seat.Seat;
import strategos.engine.skirmish.Valley.Step;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** Dealing, moving, the turns and the end: rules 1 to 3, and 5. */
sealed interface TurnEvents extends SkirmishEvent {
    @Rule("1")
    @Recorded("dealt")
    record Dealt(Seat seat, List<Integer> strengths) implements TurnEvents {
        @Override
        public Valley apply(Valley valley) {
            Iterator<Integer> next = strengths.iterator();
            return valley.all(band -> band.seat().equals(seat) ? band.withStrength(Optional.of(next.next())) : band)
                    .withStep(seat.equals(Skirmish.RED) ? new Step.Deal(Skirmish.BLUE) : new Step.Move(Skirmish.RED));
        }

        @Override
        public Optional<Line> tell(Seen<Valley> before) {
            return SkirmishEvent.line("1", "told.dealt", "seat", seat);
        }

        /** Its owner learns what was hidden. */
        @Override
        public boolean reveals() {
            return true;
        }
    }

    @Rule("3.1")
    @Recorded("marched")
    record Marched(String band, List<String> path) implements TurnEvents {
        @Override
        public Valley apply(Valley valley) {
            return valley.with(band, b -> b.in(path.getLast()).withMoved(true));
        }

        @Override
        public Optional<Line> tell(Seen<Valley> before) {
            return SkirmishEvent.line(
                    "3.1",
                    "told.marched",
                    "band",
                    before.position().band(band).named(),
                    "place",
                    new Arg.Name("place", path.getLast()));
        }
    }

    @Rule("3.2")
    @Recorded("dug-in")
    record DugIn(String band) implements TurnEvents {
        @Override
        public Valley apply(Valley valley) {
            return valley.with(band, b -> b.withDugIn(true).withMoved(true));
        }

        @Override
        public Optional<Line> tell(Seen<Valley> before) {
            return SkirmishEvent.line(
                    "3.2", "told.dug-in", "band", before.position().band(band).named());
        }
    }

    @Rule("2")
    @Recorded("moves-done")
    record MovesDone(Seat seat) implements TurnEvents {
        @Override
        public Valley apply(Valley valley) {
            boolean red = seat.equals(Skirmish.RED);
            return valley.all(band -> band.withMoved(false))
                    .withTurn(red ? valley.turn() : valley.turn() + 1)
                    .withStep(new Step.Move(Skirmish.other(seat)));
        }

        @Override
        public Optional<Line> tell(Seen<Valley> before) {
            return SkirmishEvent.line("2", "told.moves-done", "seat", seat);
        }

        @Override
        public boolean milestone() {
            return seat.equals(Skirmish.BLUE);
        }
    }

    @Rule({"5", "ruling-resign"})
    @Recorded("ended")
    record Ended(Optional<Seat> winner, String reason) implements TurnEvents {
        @Override
        public Valley apply(Valley valley) {
            return valley.withStep(new Step.Over(winner, reason));
        }

        @Override
        public Optional<Line> tell(Seen<Valley> before) {
            return Optional.of(Skirmish.reason(reason));
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }
}
