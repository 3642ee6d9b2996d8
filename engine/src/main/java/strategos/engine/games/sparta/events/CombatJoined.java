package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Company;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Tag;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/**
 * A combat begins.
 *
 * @param attack points
 * @param defence points, garrison and fort included
 * @param shift leadership, above 0 for the attacker
 * @param column the final one
 */
@Rule({"8.1", "8.5-naval"})
@Recorded("combat-joined")
public record CombatJoined(
        boolean naval,
        Side attacker,
        Tag place,
        Company attackers,
        Company defenders,
        int attack,
        int defence,
        int shift,
        String column)
        implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before;
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(
                naval ? "told.sea-fight" : "told.land-fight",
                naval ? "8.5-naval" : "8.1",
                "side",
                attacker.named(),
                "place",
                place.named("place"),
                "attackers",
                attackers.named(before),
                "defenders",
                defenders.named(before),
                "units",
                defenders.pieces().size(),
                "attack",
                attack,
                "defence",
                defence,
                "shift",
                shift,
                "column",
                column);
    }

    @Override
    public boolean reveals() {
        return true;
    }
}
