package strategos.engine.games.persians.printed;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import strategos.engine.Rule;
import strategos.engine.config.BadData;
import strategos.engine.config.GameData;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.ZoneId;

/** Every chart and number that {@code tables.json} prints. */
@Rule({"1.3", "3", "5.3", "6.2", "7.2", "9.3", "10"})
public record Tables(
        String provenance,
        LandTable landCombat,
        InterceptionTable interception,
        NavalTable navalCombat,
        Attrition attrition,
        Unsupplied unsupplied,
        Map<String, Integer> morale,
        Costs costs,
        Limits limits,
        Transport transport,
        Destruction destruction,
        List<Strait> straits,
        Political political,
        int navalInterception,
        List<ActionCounter> counters,
        List<StratagemCounter> stratagems) {
    /** The file that prints them. */
    public static final String FILE = "tables.json";

    /** Land combat: columns by the least points of each, rows by the die from {@code lowest}. */
    public record LandTable(List<Integer> from, int lowest, List<List<String>> rows) {
        /** The column for so many points, from 0. */
        public int column(int points) {
            int column = 0;
            while (column + 1 < from.size() && points >= from.get(column + 1)) {
                column++;
            }
            return column;
        }

        /** The columns as the table names them. */
        List<String> columns() {
            return IntStream.range(0, from.size())
                    .mapToObj(i -> i == from.size() - 1 ? from.get(i) + "+" : from.get(i) + "-" + (from.get(i + 1) - 1))
                    .toList();
        }

        /** The cell, held within the table. */
        public String cell(int column, int die) {
            return rows.get(clamp(die - lowest, rows.size())).get(clamp(column, from.size()));
        }
    }

    /** Interception: columns by the difference from {@code least}, rows by the die from {@code lowest}. */
    public record InterceptionTable(int least, int lowest, List<List<String>> rows) {
        /** The column, from 0, held within the table. */
        public int column(int difference) {
            return clamp(difference - least, rows.getFirst().size());
        }

        /** What comes of it, if the forces meet. */
        public Optional<Contact> cell(int difference, int die) {
            return Contact.of(rows.get(clamp(die - lowest, rows.size())).get(column(difference)));
        }
    }

    /** Naval combat: columns by odds, rows by the die from {@code lowest}. */
    public record NavalTable(List<String> columns, int lowest, List<List<Integer>> rows) {
        private static final int EVEN = 3;

        /** The column for own against enemy points: the fraction is dropped to the lower column. */
        @Rule("9.3")
        public int column(int own, int enemy) {
            if (enemy == 0) {
                return columns.size() - 1;
            }
            if (own >= enemy) {
                return clamp(EVEN + own / enemy - 1, columns.size());
            }
            int against = own == 0 ? columns.size() : (enemy + own - 1) / own;
            return clamp(EVEN + 1 - against, columns.size());
        }

        /** The column of even odds. */
        public int even() {
            return EVEN;
        }

        /** Naval points lost. */
        public int cell(int column, int die) {
            return rows.get(clamp(die - lowest, rows.size())).get(clamp(column, columns.size()));
        }
    }

    /** Attrition by movement: rows by the die, columns by zones. */
    public record Attrition(List<List<Integer>> rows, int tempest) {
        /** Units or naval points lost. */
        public int lost(int die, int zones) {
            List<Integer> row = rows.get(die - 1);
            return row.get(clamp(zones - 1, row.size()));
        }
    }

    /** Attrition without supply: rows by the die; normal, mountain, scorched. */
    public record Unsupplied(List<String> columns, List<List<Integer>> rows, int normalOver) {
        /** Units lost. */
        public int lost(int die, int column) {
            return rows.get(die - 1).get(column);
        }
    }

    /** Action points. */
    public record Costs(
            int land,
            int mountain,
            int thermopylae,
            int pindus,
            int interception,
            int battle,
            int embark,
            int sail,
            int scorch,
            int sack) {}

    /** Zones in a phase. */
    public record Limits(int land, int sea) {}

    /** Combat points that a naval point carries. */
    public record Transport(int infantry, int cavalry) {
        /** Points of infantry for which there is so much room, in sixths of a naval point. */
        public int foot(int room) {
            return room / cavalry;
        }

        /** Points of cavalry for which there is so much room, in sixths of a naval point. */
        public int horse(int room) {
            return room / infantry;
        }
    }

    /** The highest die that destroys a city. */
    public record Destruction(int persian, int greek) {}

    /** A strait: to even odds up to so much to one; at most so much for troops aboard; local ships. */
    public record Strait(ZoneId sea, int upTo, int embarked, List<String> local) {}

    /** What a political attempt needs, and what helps it. */
    public record Political(
            Map<ZoneId, Integer> persian,
            Map<ZoneId, Integer> greek,
            int manoeuvres,
            int oracle,
            int greekPresence,
            int persianPresence) {
        /** What that side needs there; empty where it cannot try. */
        public Optional<Integer> needs(Side side, ZoneId zone) {
            return Optional.ofNullable((side == Side.GREEK ? greek : persian).get(zone));
        }

        /** What its presence adds. */
        public int presence(Side side) {
            return side == Side.GREEK ? greekPresence : persianPresence;
        }
    }

    /** An action-point counter. */
    public record ActionCounter(int greek, int persian) {
        /** Its id. */
        public String id() {
            return "points-" + greek + "-" + persian;
        }

        /** Its value for that side. */
        public int value(Side side) {
            return side == Side.GREEK ? greek : persian;
        }
    }

    /**
     * The counters of a stratagem, and who can use it.
     *
     * @param printed its name on the counter
     */
    public record StratagemCounter(Stratagem id, String printed, User user) {
        /** Who can use it. */
        public enum User {
            BOTH,
            GREEK,
            PERSIAN;

            /** Whether that side can. */
            public boolean is(Side side) {
                return this == BOTH || this == (side == Side.GREEK ? GREEK : PERSIAN);
            }
        }
    }

    /** The names of the columns of a combat table. */
    public List<String> columns(boolean naval) {
        return naval ? navalCombat.columns() : landCombat.columns();
    }

    /** The name of a column of a combat table, held within it. */
    public String column(boolean naval, int column) {
        List<String> columns = columns(naval);
        return columns.get(clamp(column, columns.size()));
    }

    private static int clamp(int index, int size) {
        return Math.max(0, Math.min(size - 1, index));
    }

    /** The tables of these data. @throws BadData when they cannot be played with */
    public static Tables read(GameData data) {
        String file = "config/games/" + data.game() + "/" + FILE;
        Tables tables = data.json(FILE, Tables.class);
        tables.landCombat
                .rows()
                .forEach(row -> same(
                        file, "landCombat", row.size(), tables.landCombat.from().size()));
        tables.landCombat
                .rows()
                .forEach(row -> row.forEach(cell -> {
                    if (!cell.matches("\\d+T?")) {
                        throw new BadData(file, "landCombat", "has the cell " + cell);
                    }
                }));
        tables.interception
                .rows()
                .forEach(row -> row.forEach(cell -> {
                    if (!Contact.printed(cell)) {
                        throw new BadData(file, "interception", "has the cell " + cell);
                    }
                }));
        tables.navalCombat
                .rows()
                .forEach(row -> same(
                        file,
                        "navalCombat",
                        row.size(),
                        tables.navalCombat.columns().size()));
        same(file, "attrition", tables.attrition.rows().size(), SIDES);
        same(file, "unsupplied", tables.unsupplied.rows().size(), SIDES);
        return tables;
    }

    /** The six-sided dice of the game. */
    public static final int SIDES = 6;

    private static void same(String file, String path, int is, int wanted) {
        if (is != wanted) {
            throw new BadData(file, path, "has " + is + " entries, and " + wanted + " are needed");
        }
    }

    /** The strait of that sea zone, if it is one. */
    public Optional<Strait> strait(ZoneId sea) {
        for (Strait strait : straits) {
            if (strait.sea().equals(sea)) {
                return Optional.of(strait);
            }
        }
        return Optional.empty();
    }

    /** The counter of that id, if it is one of action points. */
    public Optional<ActionCounter> counter(String id) {
        for (ActionCounter counter : counters) {
            if (counter.id().equals(id)) {
                return Optional.of(counter);
            }
        }
        return Optional.empty();
    }

    /** Whether that side can use the stratagem. */
    public boolean usable(Stratagem stratagem, Side side) {
        for (StratagemCounter one : stratagems) {
            if (one.id() == stratagem) {
                return one.user().is(side);
            }
        }
        return false;
    }
}
