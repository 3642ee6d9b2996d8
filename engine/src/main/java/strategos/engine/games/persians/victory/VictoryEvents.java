package strategos.engine.games.persians.victory;

import java.util.List;
import java.util.Optional;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.common.Boxes;
import strategos.engine.games.persians.common.EventText;
import strategos.engine.games.persians.common.PersiansEvent;
import strategos.engine.games.persians.war.Ground;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** Supply and control, and what ends a match or brings its end nearer (10, 13, 14). */
public sealed interface VictoryEvents extends PersiansEvent {
    /** The match is over. */
    @Rule({"14.1", "14.2", "14.3"})
    @Recorded("match-ended")
    record MatchEnded(Side winner, String level, String rule) implements VictoryEvents {
        @Override
        public War apply(War before) {
            return before.withSteps(List.of(new Step.Over(winner, level)))
                    .withActive(Optional.empty())
                    .withBattle(Optional.empty());
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.over." + level, rule, "side", winner.named());
        }

        @Override
        public boolean reveals() {
            return true;
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }

    /** Miletus or Ephesus is in Persian hands for the first time (14.1). */
    @Rule("14.1")
    @Recorded("city-fell")
    record CityFell(ZoneId city) implements VictoryEvents {
        @Override
        public War apply(War before) {
            return before.withStatus(before.status().fallen(city));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.fell", "14.1", "city", new Arg.Name("city", city.id()));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** All counters of a nation leave the game (14.1). */
    @Rule("14.1")
    @Recorded("nation-gone")
    record NationGone(ZoneId city, int roll, int die, String nation, Troops troops, List<String> shipTypes)
            implements VictoryEvents {
        public NationGone {
            shipTypes = List.copyOf(shipTypes);
        }

        @Override
        public War apply(War before) {
            SideState state = Boxes.strip(before.side(Side.GREEK), troops);
            for (Vessel vessel : state.vessels()) {
                state = state.with(vessel.minus(vessel.ships().stream()
                        .filter(s -> shipTypes.contains(s.type()))
                        .toList()));
            }
            return before.with(state).withStatus(before.status().fallen(city).without(nation));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(
                    "told.nation-gone",
                    "14.1",
                    "city",
                    new Arg.Name("city", city.id()),
                    "die",
                    die,
                    "nation",
                    new Arg.Name("nation", nation));
        }

        @Override
        public boolean reveals() {
            return true;
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }

    /** Control markers are laid at the end of a turn. */
    @Rule({"13", "2"})
    @Recorded("control-laid")
    record ControlLaid(Side side, List<ZoneId> zones) implements VictoryEvents {
        public ControlLaid {
            zones = List.copyOf(zones);
        }

        @Override
        public War apply(War before) {
            Ground ground = before.ground();
            for (ZoneId zone : zones) {
                ground = ground.lay(zone, side);
            }
            return before.withGround(ground);
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.control", "13", "side", side.named(), "zones", EventText.zones(zones));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** Supply was checked, in secret. */
    @Rule({"2", "10"})
    @Recorded("supply-checked")
    record SupplyChecked(Side side) implements VictoryEvents {
        @Override
        public War apply(War before) {
            return before;
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.supply", "10", "side", side.named());
        }

        @Override
        public boolean routine() {
            return true;
        }
    }
}
