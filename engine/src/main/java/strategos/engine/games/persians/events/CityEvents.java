package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Notice;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.scene.Strip;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Cities and scorched earth (8, 12). */
public sealed interface CityEvents extends PersiansEvent {
    /** The holder of the city fights outside, or inside. */
    @Rule("8.1")
    @Recorded("city-chosen")
    record CityChosen(Side side, String zone, boolean inside) implements CityEvents {
        @Override
        public War apply(War before) {
            Battle battle = before.battle().orElseThrow().at(Battle.Stage.OPENING_ACTIVE);
            return before.proceed(1, List.of(new Step.Fight(inside ? battle.inside(side) : battle)));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line(
                    inside ? "told.inside" : "told.outside",
                    "8.1",
                    "side",
                    side.named(),
                    "city",
                    new Arg.Name("city", zone));
        }
    }

    /** Miletus or Ephesus is in Persian hands for the first time (14.1). */
    @Rule("14.1")
    @Recorded("city-fell")
    record CityFell(String city) implements CityEvents {
        @Override
        public War apply(War before) {
            return before.with(before.tide().fallen(city, ""));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line("told.fell", "14.1", "city", new Arg.Name("city", city));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** Whether a taken city is destroyed. */
    @Rule("8.2")
    @Recorded("storm-rolled")
    record StormRolled(Side side, String zone, int roll, int die, boolean destroyed) implements CityEvents {
        @Override
        public War apply(War before) {
            War after = before.with(new Notice("storm", zone, List.of(die)));
            return destroyed ? after.with(after.ground().destroy(zone)) : after;
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line(
                    destroyed ? "told.destroyed" : "told.spared",
                    "8.2",
                    "side",
                    side.named(),
                    "city",
                    new Arg.Name("city", zone),
                    "die",
                    die);
        }

        @Override
        public boolean milestone() {
            return true;
        }

        @Override
        public Optional<Strip> strip(War before) {
            return Optional.of(Told.strip(
                    "strip.storm",
                    "8.2",
                    side,
                    roll,
                    List.of(die),
                    List.of(),
                    "",
                    "",
                    Text.of(destroyed ? "strip.destroyed" : "strip.spared"),
                    tell(before, Viewer.EVERYONE)));
        }
    }

    /** A zone is laid waste. */
    @Rule("12")
    @Recorded("zone-scorched")
    record ZoneScorched(Side side, String zone) implements CityEvents {
        @Override
        public War apply(War before) {
            return before.with(before.ground().scorch(zone));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line("told.scorched", "12", "side", side.named(), "zone", Zone.named(zone));
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }
}
