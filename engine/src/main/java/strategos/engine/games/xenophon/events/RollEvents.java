package strategos.engine.games.xenophon.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.xenophon.events.MarchEvent.Settled;
import strategos.engine.games.xenophon.state.CurrentRoll;
import strategos.engine.games.xenophon.state.CurrentRoll.Modifier;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.kit.Strips;
import strategos.engine.scene.Strip;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** Dice on the table, before they are read. */
public sealed interface RollEvents extends MarchEvent {
    /** Dice lie on the table, with what the rules add to them. */
    @Rule({"dice", "ruling-order"})
    @Recorded("dice-rolled")
    record DiceRolled(RollKind kind, int roll, List<Integer> faces, List<Modifier> printed) implements RollEvents {
        public DiceRolled {
            faces = List.copyOf(faces);
            printed = List.copyOf(printed);
        }

        @Override
        public MarchState apply(MarchState before) {
            MarchState after =
                    before.with(rolled(before)).withWindow(before.window().again());
            boolean answered = before.solitaire() ? !before.roller().hand().isEmpty() : before.anyMayAnswer();
            return after.in(answered ? Stage.OPPONENTS : Stage.ROLLER);
        }

        @Override
        public Optional<Line> tell(Seen<MarchState> seen) {
            MarchState before = seen.position();
            CurrentRoll rolled = rolled(before);
            List<Text> added = new ArrayList<>();
            rolled.printed().forEach(modifier -> added.add(words(modifier)));
            rolled.played().forEach(modifier -> added.add(words(modifier)));
            Text text = Text.of(
                    added.isEmpty() ? "told.rolled" : "told.rolled.modified",
                    "army",
                    before.roller().seat(),
                    "roll",
                    kind.named(),
                    "natural",
                    rolled.natural(),
                    "modifiers",
                    added,
                    "total",
                    rolled.total());
            return Optional.of(new Line(text, kind.phase().rule()));
        }

        /** Shown while it is open; when nobody can answer it, its result follows at once and shows it. */
        @Override
        public Optional<Strip> strip(Seen<MarchState> seen) {
            MarchState before = seen.position();
            return before.anyMayAnswer() || before.rollerMayAnswer()
                    ? Optional.of(RollStrip.open(before, rolled(before)))
                    : Optional.empty();
        }

        @Override
        public boolean pending() {
            return true;
        }

        private CurrentRoll rolled(MarchState before) {
            return before.roll().orElseGet(() -> CurrentRoll.pending(kind)).rolled(roll, faces, printed);
        }

        private static Text words(Modifier modifier) {
            return Text.of("modifier", "amount", modifier.amount(), "cause", modifier.named());
        }
    }

    /** What the rules add to the roll on the table has changed with the tokens. */
    @Rule("ruling-printed")
    @Recorded("printed-changed")
    record PrintedChanged(List<Modifier> printed) implements RollEvents {
        public PrintedChanged {
            printed = List.copyOf(printed);
        }

        @Override
        public MarchState apply(MarchState before) {
            return before.with(before.currentRoll().withPrinted(printed));
        }

        @Override
        public Optional<Line> tell(Seen<MarchState> seen) {
            return Optional.empty();
        }
    }

    /** A roll as a picture. */
    final class RollStrip {
        private RollStrip() {}

        /** A roll that may still be answered. */
        static Strip open(MarchState before, CurrentRoll roll) {
            return strip(before, roll)
                    .meaning(
                            Text.of("strip.open"),
                            Text.of(
                                    "strip.open.sentence",
                                    "army",
                                    before.roller().seat()));
        }

        /** A roll with what came of it. */
        static Strip settled(MarchState before, Settled settled) {
            return strip(before, before.currentRoll()).meaning(settled.result(), settled.sentence(before));
        }

        private static Strips strip(MarchState before, CurrentRoll roll) {
            RollKind kind = roll.kind();
            Text title = Text.of("strip." + kind.id(), "army", before.roller().seat());
            Text citation = Text.of("strip.citation", "phase", kind.phase().named());
            return Strips.of(title, citation, before.roller().seat().id(), RollKind.SIDES)
                    .rolled(roll.index(), roll.faces())
                    .adding(Stream.concat(roll.printed().stream(), roll.played().stream())
                            .map(one -> Strip.Modifier.of(one.amount(), Text.of("cause", "cause", one.named())))
                            .toList())
                    .total(roll.total());
        }
    }
}
