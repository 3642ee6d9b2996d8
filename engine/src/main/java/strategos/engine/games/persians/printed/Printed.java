package strategos.engine.games.persians.printed;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Rule;
import strategos.engine.config.BadData;
import strategos.engine.config.GameData;
import strategos.engine.games.persians.printed.Counters.Arms;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;

/**
 * All that the box prints, checked against the rules.
 *
 * @param isolationZones where the Spartans stay under Isolation
 */
@Rule("14")
public record Printed(
        Atlas atlas, Counters counters, Tables tables, List<ScenarioSheet> scenarios, List<ZoneId> isolationZones) {
    /** The file that prints the scenarios. */
    public static final String SCENARIOS = "scenarios.json";

    /** All files of the game's data. */
    public static final List<String> FILES = List.of(Atlas.FILE, Counters.FILE, Tables.FILE, SCENARIOS);

    /** Scenario 14.1. */
    public static final String REVOLT = "ionian-revolt";

    /** Scenario 14.2. */
    public static final String MARATHON = "marathon";

    /** Scenario 14.3. */
    public static final String SECOND_WAR = "second-war";

    private record File(String provenance, List<ZoneId> isolationZones, List<ScenarioSheet> scenarios) {}

    public Printed {
        scenarios = List.copyOf(scenarios);
        isolationZones = List.copyOf(isolationZones);
    }

    /** What these data print. @throws BadData when it cannot be played with */
    public static Printed read(GameData data) {
        File file = data.json(SCENARIOS, File.class);
        Printed printed = new Printed(
                Atlas.read(data), Counters.read(data), Tables.read(data), file.scenarios, file.isolationZones);
        printed.scenarios.forEach(sheet -> printed.check("config/games/" + data.game() + "/" + SCENARIOS, sheet));
        return printed;
    }

    private void check(String file, ScenarioSheet sheet) {
        for (Side side : Side.values()) {
            for (ScenarioSheet.Land land : sheet.deployment(side).land()) {
                check(file, sheet.id(), land);
            }
            for (ScenarioSheet.Fleet fleet : sheet.deployment(side).sea()) {
                require(
                        file,
                        sheet.id(),
                        atlas.sea(fleet.zone()) != null,
                        fleet.zone().id());
                fleet.ships()
                        .forEach(ship -> require(
                                file, sheet.id(), counters.shipType(ship).isPresent(), ship));
                fleet.leaders()
                        .forEach(leader -> require(
                                file, sheet.id(), counters.leader(leader).isPresent(), leader.id()));
            }
        }
        sheet.neutral().forEach(land -> check(file, sheet.id(), land));
        sheet.prepared().ifPresent(prepared -> {
            ScenarioSheet whole = sheet(prepared.of());
            require(file, sheet.id(), whole.turns().contains(prepared.turn()), prepared.turn());
            prepared.burnt().forEach(zone -> require(file, sheet.id(), atlas.hasLand(zone), zone.id()));
            prepared.fallen()
                    .forEach(leader ->
                            require(file, sheet.id(), whole.leaders(Side.GREEK).contains(leader), leader.id()));
        });
        sheet.control().greek().forEach(zone -> require(file, sheet.id(), atlas.hasLand(zone), zone.id()));
        sheet.control().persian().forEach(zone -> require(file, sheet.id(), atlas.hasLand(zone), zone.id()));
        sheet.pool()
                .keySet()
                .forEach(id -> require(
                        file,
                        sheet.id(),
                        tables.stratagems().stream().anyMatch(s -> s.id().id().equals(id)),
                        id));
    }

    private void check(String file, String path, ScenarioSheet.Land land) {
        require(file, path, atlas.hasLand(land.zone()), land.zone().id());
        for (Map.Entry<String, Integer> unit : land.units().entrySet()) {
            Arms arms = counters.unit(unit.getKey());
            require(file, path, arms != null && unit.getValue() <= arms.count(), unit.getKey());
        }
        land.leaders()
                .forEach(leader -> require(file, path, counters.leader(leader).isPresent(), leader.id()));
    }

    private static void require(String file, String path, boolean holds, String what) {
        if (!holds) {
            throw new BadData(file, path, "names " + what + ", which the box does not have so");
        }
    }

    /** Whether Spartans may be there under Isolation: in its zones, and on the seas that these touch. */
    @Rule("11.2-isolationism")
    public boolean isolated(ZoneId place) {
        return place.sea()
                ? atlas.sea(place).coast().stream().anyMatch(isolationZones::contains)
                : isolationZones.contains(place);
    }

    /** The scenario of that id. */
    public ScenarioSheet sheet(String id) {
        for (ScenarioSheet sheet : scenarios) {
            if (sheet.id().equals(id)) {
                return sheet;
            }
        }
        throw new IllegalArgumentException("no scenario is called " + id);
    }

    /** The scenario of that match. */
    public ScenarioSheet sheet(War war) {
        return sheet(war.scenario());
    }

    /**
     * A scenario as it is printed.
     *
     * @param turns season and year of each, such as {@code spring-480}
     * @param isolated whether Spartan Isolation is in force from the start
     * @param bound zones that the units which start there cannot leave
     * @param retreat the turn in which Xerxes leaves
     * @param prepared what has come about before it begins, where it is a part of another scenario
     */
    @Rule("14")
    public record ScenarioSheet(
            String id,
            String rule,
            List<String> turns,
            Control control,
            Commanders commanders,
            Deployment greek,
            Deployment persian,
            List<Land> neutral,
            Dummies dummies,
            Map<String, Integer> pool,
            boolean isolated,
            List<ZoneId> bound,
            List<Reinforcement> reinforcements,
            Optional<String> retreat,
            Optional<Prepared> prepared) {
        /**
         * The middle of another scenario, for the guided first match: no rules print it. It goes on by that one's rules.
         *
         * @param of the other one
         * @param turn with which it begins
         * @param burnt cities that the Persian has destroyed and laid waste
         * @param fallen leaders who were killed
         */
        public record Prepared(String of, String turn, List<ZoneId> burnt, List<CounterId> fallen) {}

        /** Zones under control at the start. */
        public record Control(List<ZoneId> persian, List<ZoneId> greek) {
            /** That side's. */
            public List<ZoneId> of(Side side) {
                return side == Side.GREEK ? greek : persian;
            }
        }

        /** Commanders-in-chief in their printed order of succession. */
        public record Commanders(List<CounterId> greek, List<CounterId> persian) {
            /** Those of that side. */
            public List<CounterId> of(Side side) {
                return side == Side.GREEK ? greek : persian;
            }
        }

        /** What a side starts with. */
        public record Deployment(List<Land> land, List<Fleet> sea) {
            /** The ships of the place where that leader starts, if there are any. */
            public Optional<Fleet> ships(CounterId leader) {
                for (Fleet fleet : sea) {
                    boolean there = fleet.leaders.contains(leader);
                    for (Land place : land) {
                        there |= place.zone.equals(fleet.at) && place.leaders.contains(leader);
                    }
                    if (there) {
                        return Optional.of(fleet);
                    }
                }
                return Optional.empty();
            }
        }

        /** Units and leaders in a zone. */
        public record Land(ZoneId zone, Map<String, Integer> units, List<CounterId> leaders) {}

        /**
         * Ships and leaders aboard.
         *
         * @param at the zone of land whose ships they are
         */
        public record Fleet(ZoneId zone, ZoneId at, List<String> ships, List<CounterId> leaders) {}

        /** Counters of each side beyond its leaders and ships. */
        public record Dummies(Markers greek, Markers persian) {
            /** Those of that side. */
            public Markers of(Side side) {
                return side == Side.GREEK ? greek : persian;
            }
        }

        /** Leader dummies, fleet markers, fleet dummies. */
        public record Markers(int leaders, int fleets, int decoys) {}

        /** A leader who comes later. */
        public record Reinforcement(String turn, CounterId leader, ZoneId zone) {}

        /** Kinds of units that cannot leave that zone. */
        public Set<String> bound(Side side, ZoneId zone) {
            Set<String> kinds = new HashSet<>();
            for (Land place : deployment(side).land()) {
                if (place.zone.equals(zone) && bound.contains(zone)) {
                    kinds.addAll(place.units.keySet());
                }
            }
            return kinds;
        }

        /** All leaders of that side, those who come later too. */
        public List<CounterId> leaders(Side side) {
            List<CounterId> all = new ArrayList<>();
            deployment(side).land().forEach(place -> all.addAll(place.leaders));
            deployment(side).sea().forEach(fleet -> all.addAll(fleet.leaders));
            if (side == Side.GREEK) {
                reinforcements.forEach(comes -> all.add(comes.leader));
            }
            return all;
        }

        /** Leaders of that side who have come by that turn. */
        public List<CounterId> arrived(Side side, int turn) {
            List<CounterId> all = leaders(side);
            reinforcements.stream()
                    .filter(comes -> turns.indexOf(comes.turn) > turn)
                    .forEach(comes -> all.remove(comes.leader));
            return all;
        }

        /** What that side starts with. */
        public Deployment deployment(Side side) {
            return side == Side.GREEK ? greek : persian;
        }
    }
}
