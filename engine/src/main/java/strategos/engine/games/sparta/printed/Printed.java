package strategos.engine.games.sparta.printed;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.config.BadData;
import strategos.engine.config.GameData;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.NumberSet.PlaceSet;
import strategos.engine.games.sparta.war.PrintedRef.LeaderRef;
import strategos.engine.games.sparta.war.RandomEvent;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.text.Text.Arg;

/** Everything that the box prints: map, counters, charts, governments, scenarios. */
@Rule("2.0")
public record Printed(
        Atlas atlas, Counters counters, Tables tables, List<GovernmentRow> governments, List<ScenarioSheet> scenarios) {
    private static final String GOVERNMENTS = "governments.json";
    private static final String SCENARIOS = "scenarios.json";

    public Printed {
        governments = List.copyOf(governments);
        scenarios = List.copyOf(scenarios);
    }

    private record GovernmentFile(String provenance, List<GovernmentRow> rows) {}

    private record ScenarioFile(String provenance, List<ScenarioSheet> scenarios) {}

    /** The files that it is read from. */
    public static List<String> files() {
        return List.of(MapFile.FILE, Counters.UNITS, Counters.LEADERS, Tables.FILE, GOVERNMENTS, SCENARIOS);
    }

    /** What these data print. @throws BadData when they contradict the rules or each other */
    public static Printed read(GameData data) {
        Atlas atlas = MapFile.read(data);
        Counters counters = Counters.read(data, atlas);
        Printed printed = new Printed(
                atlas,
                counters,
                Tables.read(data, atlas),
                data.json(GOVERNMENTS, GovernmentFile.class).rows(),
                data.json(SCENARIOS, ScenarioFile.class).scenarios());
        printed.checkGovernments();
        printed.scenarios.forEach(printed::check);
        return printed;
    }

    /** The row of the government table. */
    public GovernmentRow government(int row) {
        return governments.get(row - 1);
    }

    /** The number of the last row. */
    public int lastRow() {
        return governments.size();
    }

    /** The scenario of that id. */
    public ScenarioSheet scenario(String id) {
        for (ScenarioSheet sheet : scenarios) {
            if (sheet.id().equals(id)) {
                return sheet;
            }
        }
        throw new IllegalArgumentException("no scenario is called " + id);
    }

    /** The side that sets up and answers for a nation's units before anybody has joined: 16, 2.9. */
    @Rule({"2.9", "16.0"})
    public Side patron(Nation nation) {
        return switch (nation) {
            case SPARTA, COALITION, SPARTAN_ALLIES, CHALCIDICE, PERSIA -> Side.SPARTA;
            case ATHENS, CONFEDERATION, ATHENIAN_ALLIES, ARGOS, MELOS -> Side.ATHENS;
            case NONE -> Side.NEUTRAL;
        };
    }

    private static BadData bad(String file, String path, String reason) {
        return new BadData("config/games/sparta/" + file, path, reason);
    }

    private void checkGovernments() {
        int expected = 1;
        for (GovernmentRow row : governments) {
            String path = "rows." + expected;
            if (row.row() != expected++) {
                throw bad(GOVERNMENTS, path, "rows are numbered from 1");
            }
            List<String> named = new ArrayList<>(row.leaders());
            row.leaders().forEach(leader -> leader(GOVERNMENTS, path, leader));
            if (!named.containsAll(row.must()) || !named.containsAll(row.withShips())) {
                throw bad(GOVERNMENTS, path, "asks for leaders whom it does not have");
            }
            row.avert().ifPresent(leader -> leader(GOVERNMENTS, path, leader));
            row.at().forEach(place -> place(GOVERNMENTS, path, place));
            row.forts().forEach(atlas::fort);
        }
    }

    private void leader(String file, String path, String id) {
        if (counters.find(id).filter(counters::isLeader).isEmpty()) {
            throw bad(file, path, id + " is no leader");
        }
    }

    private int place(String file, String path, String id) {
        return atlas.find(id)
                .orElseThrow(() -> bad(file, path, id + " is no place of the map"))
                .number();
    }

    /** Every line of a set-up can be met by the counters that there are. */
    @Rule({"16.1", "16.2", "16.3"})
    private void check(ScenarioSheet sheet) {
        String path = "scenarios." + sheet.id();
        if (sheet.first() < sheet.last() || sheet.government() < 1 || sheet.government() > lastRow()) {
            throw bad(SCENARIOS, path, "its years or its government are not on their tracks");
        }
        sheet.athens().forEach(Nation::of);
        sheet.sparta().forEach(Nation::of);
        sheet.done().forEach(RandomEvent::of);
        sheet.barred().forEach(RandomEvent::of);
        sheet.forts().forEach(atlas::fort);
        sheet.captured().forEach(held -> place(SCENARIOS, path, held.place()));
        sheet.trapped().forEach(held -> place(SCENARIOS, path, held.place()));
        sheet.defected().forEach(id -> place(SCENARIOS, path, id));
        for (ScenarioSheet.Posted posted : sheet.leaders()) {
            leader(SCENARIOS, path, posted.leader());
            place(SCENARIOS, path, posted.place());
        }
        PieceSet left = PieceSet.below(counters.firstLeader());
        for (ScenarioSheet.Muster line : sheet.muster()) {
            PieceSet eligible = PieceSet.NONE;
            for (String group : line.of()) {
                if (counters.group(group).isEmpty()) {
                    throw bad(SCENARIOS, path, "no units are called " + group);
                }
                eligible = eligible.or(counters.group(group));
            }
            int count = line.count();
            for (int unit : eligible.and(left).numbers()) {
                if (count > 0) {
                    left = left.without(unit);
                    count--;
                }
            }
            if (count > 0) {
                throw bad(SCENARIOS, path, "there are not " + line.count() + " of " + line.of() + " left");
            }
            if (!line.box()) {
                place(SCENARIOS, path, line.place());
            }
        }
    }

    /**
     * A row of the Athens Government Table.
     *
     * @param leaders ids of those it may place
     * @param place how many of them
     * @param must those that must be among them
     * @param mustAfter one that must be among them once that city is lost
     * @param withShips those that are placed with ships
     * @param at the only places for its leaders, or empty for any
     * @param forts forts that come with it
     * @param avert the leader whose removal averts its fall
     * @param year the year in which it comes by itself
     * @param oneYear whether it stays one year only
     */
    @Rule({"6.4", "14.1"})
    public record GovernmentRow(
            int row,
            List<String> leaders,
            int place,
            List<String> must,
            Optional<After> mustAfter,
            List<String> withShips,
            List<String> at,
            List<String> forts,
            Optional<String> avert,
            Optional<Integer> year,
            boolean oneYear,
            String provenance) {
        /** The row under which nobody may attack Melos or Cythera (16.1). */
        public static final int SPARES_ISLANDS = 2;

        /** The row with which the war reaches the northeast (15.6). */
        public static final int NORTHEAST = 3;

        /** A leader who is called for once a city is lost. */
        public record After(String leader, String lost) {}

        public GovernmentRow {
            leaders = List.copyOf(leaders);
            must = List.copyOf(must);
            withShips = List.copyOf(withShips);
            at = List.copyOf(at);
            forts = List.copyOf(forts);
        }
    }

    /**
     * A leader chit.
     *
     * @param number its number among all pieces
     * @param naval shift in combat at sea
     * @param land shift in combat on land
     * @param campaign campaign points
     * @param year the year from which a Spartan leader may come, or 0
     */
    @Rule({"2.4", "6.2", "6.3", "6.5"})
    public record Leader(
            int number, String id, Side side, int naval, int land, int campaign, boolean unnamed, int year) {
        /** The rating for that kind of combat. */
        public int rating(boolean atSea) {
            return atSea ? naval : land;
        }

        /** How events name it. */
        public LeaderRef ref() {
            return new LeaderRef(number, id);
        }
    }

    /**
     * A land unit or a ship.
     *
     * @param number its number among all pieces
     * @param people whose it is within its nation, such as Corinth
     * @param group the id of all that are alike: people and kind
     * @param homes the places where it may be set up
     * @param spread whether a ready-made set-up spreads its people over its homes
     * @param selfSustained whether it never needs maintenance
     */
    @Rule({"2.2", "2.3"})
    public record Unit(
            int number,
            String id,
            String people,
            String group,
            Nation nation,
            boolean naval,
            PlaceSet homes,
            boolean spread,
            boolean selfSustained,
            int full,
            int reduced) {
        /** Its name in a text. */
        public Arg named() {
            return new Arg.Name("unit", id);
        }
    }

    /**
     * A scenario as section 16 prints it.
     *
     * @param first its first year
     * @param last its last year
     * @param end how it ends: {@code roll}, {@code darius}, {@code sicily}, {@code athens}, or {@code rebels}, which no rules print:
     *     Athens wins with a city that had left it, Sparta when the last year is over
     * @param tax whether the property tax can be raised in it
     * @param athens nations on Athens' side
     * @param sparta nations on Sparta's side
     * @param done events that have happened
     * @param barred events that cannot happen
     * @param leaders where the ready-made set-up puts them
     */
    @Rule("16.0")
    public record ScenarioSheet(
            String id,
            String rule,
            int first,
            int last,
            String end,
            Talents talents,
            int basic,
            int government,
            int prestige,
            List<String> athens,
            List<String> sparta,
            List<String> forts,
            boolean tax,
            List<Held> captured,
            List<String> defected,
            List<Held> trapped,
            List<String> done,
            List<String> barred,
            boolean peace,
            List<Posted> leaders,
            List<Muster> muster,
            String provenance) {
        /** Where a line of the set-up puts units that a scenario leaves out. */
        public static final String BOX = "box";

        public ScenarioSheet {
            athens = List.copyOf(athens);
            sparta = List.copyOf(sparta);
            forts = List.copyOf(forts);
            captured = List.copyOf(captured);
            defected = List.copyOf(defected);
            trapped = List.copyOf(trapped);
            done = List.copyOf(done);
            barred = List.copyOf(barred);
            leaders = List.copyOf(leaders);
            muster = List.copyOf(muster);
        }

        /** Treasuries at the start. */
        public record Talents(int athens, int sparta) {}

        /** A place with the side that holds it, or is trapped in it. */
        public record Held(String place, String by) {}

        /** A leader and where he is. */
        public record Posted(String leader, String place) {}

        /**
         * A line of the set-up: so many units of these groups stand there.
         *
         * @param pick which of them the ready-made set-up takes: {@code weakest}, {@code strongest}, or {@code fleets} and then
         *     the strongest land units
         */
        public record Muster(String place, int count, List<String> of, boolean inside, boolean besieging, String pick) {
            public Muster {
                of = List.copyOf(of);
            }

            /** Whether its units are left out. */
            public boolean box() {
                return place.equals(BOX);
            }
        }

        /** Whether the match hangs on that place: it left Athens before the start, and the scenario is about that. */
        public boolean rebel(String place) {
            return end.equals("rebels") && defected.contains(place);
        }

        /** The nation's side at the start. */
        public Side side(Nation nation) {
            return athens.contains(nation.id())
                    ? Side.ATHENS
                    : sparta.contains(nation.id()) ? Side.SPARTA : Side.NEUTRAL;
        }
    }
}
