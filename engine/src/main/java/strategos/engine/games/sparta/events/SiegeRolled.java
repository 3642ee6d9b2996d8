package strategos.engine.games.sparta.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Company;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Tag;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.scene.Strip;
import strategos.engine.text.Line;

/** A siege is tried. */
@Rule("9.0")
@Recorded("siege-rolled")
public record SiegeRolled(
        Side side,
        Tag place,
        Company besiegers,
        int attack,
        int defence,
        String column,
        int die,
        int modifier,
        int roll,
        boolean falls)
        implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before.with(
                before.board().withBesieging(before.board().besieging().or(besiegers.pieces())));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(
                falls ? "told.siege-falls" : "told.siege-holds",
                "9.0",
                "side",
                side.named(),
                "pieces",
                besiegers.named(before),
                "place",
                place.named("place"),
                "attack",
                attack,
                "defence",
                defence,
                "column",
                column,
                "die",
                die);
    }

    @Override
    public Optional<Strip> strip(War before) {
        return Optional.of(Told.strip(
                "strip.siege",
                "9.0",
                side,
                roll,
                List.of(die),
                column,
                falls ? "strip.falls" : "strip.holds",
                tell(before, Viewer.EVERYONE)));
    }

    @Override
    public boolean milestone() {
        return true;
    }

    @Override
    public boolean reveals() {
        return true;
    }
}
