package strategos.engine.duel;

import java.util.List;
import java.util.Optional;
import strategos.engine.Event;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.duel.DuelState.Phase;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** What can happen in a duel. */
sealed interface DuelEvent extends Event<DuelState> {
    private static Optional<Line> line(String rule, String key, Object... values) {
        return Optional.of(new Line(Text.of("told." + key, values), rule));
    }

    private static Arg name(String kind, String id) {
        return new Arg.Name(kind, id);
    }

    @Recorded("round")
    record Round(int number) implements DuelEvent {
        @Override
        public DuelState apply(DuelState duel) {
            return duel.inRound(number);
        }

        @Override
        public Optional<Line> tell(Seen<DuelState> before) {
            return Optional.of(new Line(Text.of("told.round", "n", number)));
        }
    }

    @Rule("1")
    @Recorded("shuffled")
    record Shuffled(List<String> deck) implements DuelEvent {
        @Override
        public DuelState apply(DuelState duel) {
            return duel.withDeck(deck);
        }

        @Override
        public Optional<Line> tell(Seen<DuelState> before) {
            return line("1", "shuffled");
        }
    }

    @Rule("1")
    @Recorded("drew")
    record Drew(Seat seat, String card) implements DuelEvent {
        @Override
        public DuelState apply(DuelState duel) {
            return duel.withDeck(duel.deck().subList(1, duel.deck().size()))
                    .with(seat, duel.fighter(seat).drawing(card))
                    .in(new Phase.Deal(duel.seats().indexOf(seat) + 1));
        }

        @Override
        public Optional<Line> tell(Seen<DuelState> before) {
            return seat.equals(before.viewer())
                    ? line("1", "drew-own", "card", name("card", card))
                    : line("1", "drew", "seat", seat);
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    @Recorded("dealt")
    record Dealt() implements DuelEvent {
        @Override
        public DuelState apply(DuelState duel) {
            return duel.in(new Phase.Choose());
        }

        @Override
        public Optional<Line> tell(Seen<DuelState> before) {
            return Optional.empty();
        }
    }

    @Rule("2.1")
    @Recorded("chose")
    record Chose(Seat seat, String stance) implements DuelEvent {
        @Override
        public DuelState apply(DuelState duel) {
            return duel.with(seat, duel.fighter(seat).choosing(stance));
        }

        @Override
        public Optional<Line> tell(Seen<DuelState> before) {
            return seat.equals(before.viewer())
                    ? line("2.1", "chose-own", "stance", name("stance", stance))
                    : line("2.1", "chose", "seat", seat);
        }
    }

    @Rule("2.1")
    @Recorded("revealed")
    record Revealed(String red, String blue, Optional<Seat> better) implements DuelEvent {
        @Override
        public DuelState apply(DuelState duel) {
            return better.map(seat -> duel.in(new Phase.Lunge(seat))).orElseGet(() -> duel.inRound(duel.round() + 1));
        }

        @Override
        public Optional<Line> tell(Seen<DuelState> before) {
            return line(
                    "2.1",
                    "revealed",
                    "red",
                    one(before.position().seats().getFirst(), red),
                    "blue",
                    one(before.position().seats().getLast(), blue));
        }

        private static Text one(Seat seat, String stance) {
            return Text.of("told.revealed-one", "seat", seat, "stance", name("stance", stance));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    @Rule("2.2")
    @Recorded("shifted")
    record Shifted(Seat seat, int to) implements DuelEvent {
        @Override
        public DuelState apply(DuelState duel) {
            return duel.with(seat, duel.fighter(seat).shiftedTo(to));
        }

        @Override
        public Optional<Line> tell(Seen<DuelState> before) {
            return line("2.2", "shifted", "seat", seat, "spot", name("spot", Integer.toString(to)));
        }
    }

    @Rule("7")
    @Recorded("taunted")
    record Taunted(Seat seat, String words) implements DuelEvent {
        @Override
        public DuelState apply(DuelState duel) {
            return duel.with(seat, duel.fighter(seat).speaking());
        }

        @Override
        public Optional<Line> tell(Seen<DuelState> before) {
            return line("7", "taunted", "seat", seat, "words", words);
        }
    }

    @Rule("3")
    @Recorded("lunged")
    record Lunged(Seat seat, List<Integer> path, List<String> cards, boolean loud) implements DuelEvent {
        @Override
        public DuelState apply(DuelState duel) {
            return duel.with(seat, duel.fighter(seat).at(path.getLast()).without(cards))
                    .in(new Phase.Answer(seat, path.size() + cards.size()));
        }

        @Override
        public Optional<Line> tell(Seen<DuelState> before) {
            return line(
                    "3",
                    "lunged",
                    "seat",
                    seat,
                    "spot",
                    name("spot", path.getLast().toString()),
                    "n",
                    cards.size());
        }
    }

    @Rule("4")
    @Recorded("parried")
    record Parried(Seat seat, String card, int strength) implements DuelEvent {
        @Override
        public DuelState apply(DuelState duel) {
            return duel.with(seat, duel.fighter(seat).without(List.of(card)))
                    .in(new Phase.Strike(duel.other(seat), strength));
        }

        @Override
        public Optional<Line> tell(Seen<DuelState> before) {
            return line("4", "parried", "seat", seat, "card", name("card", card));
        }
    }

    @Rule("4")
    @Recorded("passed")
    record Passed(Seat seat, int strength) implements DuelEvent {
        @Override
        public DuelState apply(DuelState duel) {
            return duel.in(new Phase.Strike(duel.other(seat), strength));
        }

        @Override
        public Optional<Line> tell(Seen<DuelState> before) {
            return line("4", "passed", "seat", seat);
        }
    }

    @Rule("5")
    @Recorded("struck")
    record Struck(Seat target, int face, boolean hit) implements DuelEvent {
        @Override
        public DuelState apply(DuelState duel) {
            DuelState after = hit ? duel.with(target, duel.fighter(target).wounded()) : duel;
            return after.inRound(duel.round() + 1);
        }

        @Override
        public Optional<Line> tell(Seen<DuelState> before) {
            return hit
                    ? line(
                            "5",
                            "hit",
                            "seat",
                            target,
                            "wounds",
                            before.position().fighter(target).wounds() + 1)
                    : line("5", "missed", "seat", target);
        }
    }

    @Rule("6")
    @Recorded("ended")
    record Ended(Optional<Seat> winner, String reason) implements DuelEvent {
        @Override
        public DuelState apply(DuelState duel) {
            return duel.in(new Phase.Over(winner, reason));
        }

        @Override
        public Optional<Line> tell(Seen<DuelState> before) {
            return Optional.of(new Line(Text.of("result." + reason), "6"));
        }

        /** Whoever gives up after the stances are chosen leaves them open on the table. */
        @Override
        public boolean reveals() {
            return true;
        }
    }
}
