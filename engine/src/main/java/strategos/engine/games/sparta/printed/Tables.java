package strategos.engine.games.sparta.printed;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import strategos.engine.Rule;
import strategos.engine.config.BadData;
import strategos.engine.config.GameData;
import strategos.engine.games.sparta.printed.CombatTable.Odds;
import strategos.engine.games.sparta.war.RandomEvent;

/** All charts that {@code tables.json} prints. */
@Rule({"2.13", "12.1", "12.2", "13.0", "15.0"})
public record Tables(
        String provenance,
        CombatTable land,
        CombatTable naval,
        SiegeTable siege,
        Limits limits,
        Costs costs,
        ForceOne forceOne,
        PrestigeTable prestige,
        AthenianRevenue athens,
        SpartanRevenue sparta,
        PersianRevenue persia,
        DariusChart darius,
        BackAtWar backAtWar,
        List<EventRow> events) {
    static final String FILE = "tables.json";

    public Tables {
        events = List.copyOf(events);
    }

    /**
     * Stacking limits of one side in one place, and how many force markers each side has.
     *
     * @param ships at a coastal place, out of port
     */
    @Rule({"5.1", "5.2"})
    public record Limits(int land, int walled, int ships, int markers, String provenance) {}

    /** What campaign points buy. */
    @Rule({"7.3", "7.7", "9.0"})
    public record Costs(int enter, int siege, int pickUp, String provenance) {}

    /** What each land unit of Spartan Force 1 adds at Sparta. */
    @Rule("5.3")
    public record ForceOne(int bonus, String provenance) {}

    /** A cause of prestige. */
    public record Cause(String id, int levels, String provenance) {}

    /** The Prestige Adjustment Table and the track. */
    @Rule({"2.11", "13.0"})
    public record PrestigeTable(
            int least,
            int most,
            int tributeStep,
            int tributeMost,
            int ravagesOfAthens,
            List<String> peloponnese,
            String provenance,
            List<Cause> causes) {
        public PrestigeTable {
            peloponnese = List.copyOf(peloponnese);
            causes = List.copyOf(causes);
        }

        /** How many levels the cause is worth. */
        public int levels(String cause) {
            for (Cause row : causes) {
                if (row.id.equals(cause)) {
                    return row.levels;
                }
            }
            throw new IllegalArgumentException("no cause of prestige is called " + cause);
        }
    }

    /** The Athenian Revenue Table. */
    @Rule({"2.13", "12.2", "15.7"})
    public record AthenianRevenue(
            int divisor,
            int tax,
            int taxYears,
            int taxRow,
            int reserve,
            int reserveRow,
            int toll,
            int tollRow,
            int secondReserve,
            int secondReserveRow,
            int civicBuilding,
            int civicRow,
            String provenance) {}

    /** A line of the Spartan Revenue Table. */
    public record Deduction(String id, int talents) {}

    /** The Spartan Revenue Table. */
    @Rule("12.1")
    public record SpartanRevenue(int floor, String provenance, List<Deduction> deductions) {
        public SpartanRevenue {
            deductions = List.copyOf(deductions);
        }
    }

    /** The Persia Revenue Table: talents by die. */
    @Rule("15.13")
    public record PersianRevenue(int lateFrom, List<Integer> early, List<Integer> late, String provenance) {
        public PersianRevenue {
            early = List.copyOf(early);
            late = List.copyOf(late);
            if (early.size() != 6 || late.size() != 6) {
                throw new IllegalArgumentException("a column has a row for each face of a die");
            }
        }

        /** What Persia pays. */
        public int talents(int year, int die) {
            return (year > lateFrom ? early : late).get(die - 1);
        }
    }

    /** In which years, and on which die at most, Darius II dies. */
    @Rule("16.1")
    public record DariusChart(Map<Integer, Integer> diesAtMost, String provenance) {
        public DariusChart {
            diesAtMost = Map.copyOf(diesAtMost);
        }
    }

    /** When the Peace of Nicias ends. */
    @Rule("15.11")
    public record BackAtWar(List<Integer> years, int above, int atLatest, String provenance) {
        public BackAtWar {
            years = List.copyOf(years);
        }
    }

    /** In which years an event is looked at; in every year when it names none. */
    public record EventRow(String id, List<Integer> years, String rule) {
        public EventRow {
            years = List.copyOf(years);
        }

        /** The event. */
        public RandomEvent randomEvent() {
            return RandomEvent.of(id);
        }

        /** Whether it is looked at in that year. */
        public boolean in(int year) {
            return years.isEmpty() || years.contains(year);
        }
    }

    /** The tables of these data. */
    static Tables read(GameData data, Atlas atlas) {
        Tables tables = data.json(FILE, Tables.class);
        for (String id : tables.prestige.peloponnese) {
            if (atlas.find(id).isEmpty()) {
                throw bad("prestige.peloponnese", id + " is no place of the map");
            }
        }
        if (tables.prestige.least >= 0 || tables.prestige.most <= 0) {
            throw bad("prestige", "a track has levels for both sides");
        }
        Map<String, Integer> seen = new HashMap<>();
        for (EventRow row : tables.events) {
            RandomEvent.of(row.id);
            if (seen.merge(row.id, 1, Integer::sum) > 1) {
                throw bad("events." + row.id, "stands there twice");
            }
        }
        return tables;
    }

    private static BadData bad(String path, String reason) {
        return new BadData("config/games/sparta/" + FILE, path, reason);
    }

    /** The table for that kind of combat. */
    public CombatTable combat(boolean atSea) {
        return atSea ? naval : land;
    }

    /** The row of the event. */
    public EventRow event(RandomEvent randomEvent) {
        for (EventRow row : events) {
            if (row.randomEvent() == randomEvent) {
                return row;
            }
        }
        throw new IllegalArgumentException("no row for " + randomEvent);
    }

    /**
     * The Siege Table.
     *
     * @param lowest the odds of the first column
     * @param falls the least modified die in each column on which the place falls
     * @param minoa what is added when the fort in Plataea is besieged
     * @param counterSiege what is added when the besieged sally
     */
    @Rule({"9.0", "9.1"})
    public record SiegeTable(
            int lowest, List<String> columns, List<Integer> falls, int minoa, int counterSiege, String provenance) {
        public SiegeTable {
            columns = List.copyOf(columns);
            falls = List.copyOf(falls);
            if (columns.size() != falls.size() || columns.isEmpty()) {
                throw new IllegalArgumentException("each column has its number");
            }
        }

        /** The column of these odds. */
        public int column(Odds odds) {
            return Math.max(0, Math.min(columns.size() - 1, odds.rung() - Odds.rung(lowest)));
        }

        /** Whether it falls in that column on that die, all modifiers added. */
        public boolean falls(int column, int modified) {
            return modified >= falls.get(column);
        }

        /** On how many of the six faces it falls. */
        public int chances(int column, int modifier) {
            int faces = 0;
            for (int die = 1; die <= 6; die++) {
                faces += falls(column, die + modifier) ? 1 : 0;
            }
            return faces;
        }
    }
}
