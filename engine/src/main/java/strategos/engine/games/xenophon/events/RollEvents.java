package strategos.engine.games.xenophon.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Modifier;
import strategos.engine.games.xenophon.march.RollKind;
import strategos.engine.games.xenophon.march.Stage;
import strategos.engine.games.xenophon.march.Throw;
import strategos.engine.scene.Strip;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Dice on the table, before they are read. */
public sealed interface RollEvents extends MarchEvent {
    /** Dice lie on the table, with what the rules add to them. */
    @Rule({"dice", "ruling-order"})
    @Recorded("dice-thrown")
    record DiceThrown(RollKind kind, int roll, List<Integer> faces, List<Modifier> printed) implements RollEvents {
        public DiceThrown {
            faces = List.copyOf(faces);
            printed = List.copyOf(printed);
        }

        @Override
        public March apply(March before) {
            March after = before.with(cast(before)).with(before.window().again());
            boolean answered = before.solitaire() ? !before.roller().hand().isEmpty() : before.anyMayAnswer();
            return after.in(answered ? Stage.OPPONENTS : Stage.ROLLER);
        }

        @Override
        public Optional<Line> tell(March before, Viewer viewer) {
            Throw cast = cast(before);
            List<Text> added = new ArrayList<>();
            cast.printed().forEach(modifier -> added.add(words(modifier)));
            cast.played().forEach(modifier -> added.add(words(modifier)));
            Text text = Text.of(
                    added.isEmpty() ? "told.thrown" : "told.thrown.modified",
                    "army",
                    before.roller().seat(),
                    "roll",
                    kind.named(),
                    "natural",
                    cast.natural(),
                    "modifiers",
                    added,
                    "total",
                    cast.total());
            return Optional.of(new Line(text, kind.phase().rule()));
        }

        /** Shown while it is open; when nobody can answer it, its result follows at once and shows it. */
        @Override
        public Optional<Strip> strip(March before) {
            return before.anyMayAnswer() || before.rollerMayAnswer()
                    ? Optional.of(Strips.open(before, cast(before)))
                    : Optional.empty();
        }

        private Throw cast(March before) {
            return before.thrown().orElseGet(() -> Throw.pending(kind)).thrown(roll, faces, printed);
        }

        private static Text words(Modifier modifier) {
            return Text.of("modifier", "amount", modifier.amount(), "cause", modifier.named());
        }
    }

    /** What the rules add to the throw on the table has changed with the tokens. */
    @Rule("ruling-printed")
    @Recorded("printed-changed")
    record PrintedChanged(List<Modifier> printed) implements RollEvents {
        public PrintedChanged {
            printed = List.copyOf(printed);
        }

        @Override
        public March apply(March before) {
            return before.with(before.cast().printed(printed));
        }

        @Override
        public Optional<Line> tell(March before, Viewer viewer) {
            return Optional.empty();
        }
    }
}
