package strategos.engine.games.xenophon.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.xenophon.March;
import strategos.engine.games.xenophon.Modifier;
import strategos.engine.games.xenophon.Stage;
import strategos.engine.Recorded;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** A leader uses his power on his own throw: Xenophon throws again, Clearchus adds or takes one. */
@Rule({"leader-cards", "ruling-L2"})
@Recorded("power-used")
public record PowerUsed(int change) implements MarchEvent {
    @Override
    public March apply(March before) {
        March after = before.with(before.turn().power());
        return change == 0
                ? after.in(Stage.THROW)
                : after.with(after.cast()
                        .play(new Modifier("leader", before.roller().leader().id(), change), true));
    }

    @Override
    public Optional<Line> tell(March before, Viewer viewer) {
        return Optional.of(new Line(
                Text.of(
                        change == 0 ? "told.power.reroll" : "told.power.change",
                        "army",
                        before.roller().seat(),
                        "leader",
                        before.roller().leader().named(),
                        "roll",
                        before.cast().kind().named(),
                        "change",
                        change,
                        "total",
                        before.cast().total() + change),
                "leader-cards"));
    }
}
