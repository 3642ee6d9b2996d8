package strategos.engine.games.persians.city;

import java.util.List;
import java.util.Optional;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.common.EventText;
import strategos.engine.games.persians.common.PersiansEvent;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.scene.Strip;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** Cities and scorched earth (8, 12). */
public sealed interface CityEvents extends PersiansEvent {
    /** The holder of the city fights outside, or inside. */
    @Rule("8.1")
    @Recorded("city-chosen")
    record CityChosen(Side side, ZoneId zone, boolean inside) implements CityEvents {
        @Override
        public War apply(War before) {
            Battle battle = before.fight().withStage(Battle.Stage.OPENING_ACTIVE);
            return before.with(inside ? battle.withInside(Optional.of(side)) : battle);
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(
                    inside ? "told.inside" : "told.outside",
                    "8.1",
                    "side",
                    side.named(),
                    "city",
                    new Arg.Name("city", zone.id()));
        }
    }

    /** An active force storms an undefended city, as it can once. */
    @Rule({"8.2", "ruling-sack"})
    @Recorded("assault-begun")
    record AssaultBegun() implements CityEvents, Untold {
        @Override
        public War apply(War before) {
            return before.with(before.active().orElseThrow().withSacked(true));
        }
    }

    /** Whether a taken city is destroyed. */
    @Rule("8.2")
    @Recorded("storm-rolled")
    record StormRolled(Side side, ZoneId zone, int roll, int die, boolean destroyed) implements CityEvents {
        @Override
        public War apply(War before) {
            return destroyed ? before.withGround(before.ground().destroy(zone)) : before;
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(
                    destroyed ? "told.destroyed" : "told.spared",
                    "8.2",
                    "side",
                    side.named(),
                    "city",
                    new Arg.Name("city", zone.id()),
                    "die",
                    die);
        }

        @Override
        public boolean milestone() {
            return true;
        }

        @Override
        public Optional<Strip> strip(Seen<War> before) {
            return Optional.of(EventText.strip("strip.storm", "8.2", side)
                    .rolled(roll, List.of(die))
                    .meaning(
                            Text.of(destroyed ? "strip.destroyed" : "strip.spared"),
                            tell(before).orElseThrow().text()));
        }
    }
}
