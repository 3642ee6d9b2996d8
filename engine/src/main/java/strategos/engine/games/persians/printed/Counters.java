package strategos.engine.games.persians.printed;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.config.BadData;
import strategos.engine.config.GameData;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Navy.Ship;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.text.Text.Arg;

/** Leaders, land units and ships. */
@Rule({"1.1", "1.2", "9"})
public final class Counters {
    /** The file that prints them. */
    public static final String FILE = "counters.json";

    private final Map<String, Arms> units = new LinkedHashMap<>();
    private final Map<String, ShipType> ships = new LinkedHashMap<>();
    private final Map<CounterId, Leader> leaders = new LinkedHashMap<>();
    private final int dummyStrategic;
    private final List<String> lossOrder;
    private final Comparator<CounterId> byRank;

    private record File(
            String about, int dummyStrategic, List<Arms> units, List<ShipType> ships, List<Leader> leaders) {}

    private Counters(File file) {
        file.units.forEach(unit -> units.put(unit.id(), unit));
        file.ships.forEach(ship -> ships.put(ship.id(), ship));
        file.leaders.forEach(leader -> leaders.put(leader.id(), leader));
        dummyStrategic = file.dummyStrategic;
        lossOrder = file.units.stream()
                .sorted(Comparator.comparing(Arms::morale).reversed().thenComparingInt(Arms::points))
                .map(Arms::id)
                .toList();
        byRank = ranking();
    }

    /** Places in the order of rank are found once; a dummy comes after all leaders. */
    private Comparator<CounterId> ranking() {
        List<CounterId> order = List.copyOf(leaders.keySet());
        List<CounterId> ranked = leaders.values().stream()
                .sorted(Comparator.comparingInt(Leader::stars)
                        .thenComparingInt(Leader::strategic)
                        .thenComparingInt(Leader::tactical)
                        .reversed()
                        .thenComparingInt(leader -> order.indexOf(leader.id())))
                .map(Leader::id)
                .toList();
        Map<CounterId, Integer> places = new HashMap<>();
        ranked.forEach(id -> places.put(id, places.size()));
        return Comparator.<CounterId>comparingInt(id -> places.getOrDefault(id, places.size()))
                .thenComparing(Comparator.naturalOrder());
    }

    /** The counters of these data. @throws BadData when one cannot be played with */
    public static Counters read(GameData data) {
        File file = data.json(FILE, File.class);
        for (Arms unit : file.units) {
            if (unit.points() < 1 || !List.of("A", "B", "C", "D").contains(unit.morale())) {
                throw new BadData("config/games/" + data.game() + "/" + FILE, unit.id(), "has no such strength");
            }
            if (!unit.label().equals(unit.points() + (unit.fires() ? "*" : "") + unit.morale())) {
                throw new BadData("config/games/" + data.game() + "/" + FILE, unit.id(), "is not what its label says");
            }
        }
        return new Counters(file);
    }

    /** The kind of unit. */
    public Arms unit(String id) {
        return units.get(id);
    }

    /** All kinds of units. */
    public Collection<Arms> units() {
        return units.values();
    }

    /** All kinds of ships. */
    public Collection<ShipType> ships() {
        return ships.values();
    }

    /** The kind of ship, if there is one. */
    public Optional<ShipType> shipType(String id) {
        return Optional.ofNullable(ships.get(id));
    }

    /** The leader of that id; a dummy is none. */
    public Optional<Leader> leader(CounterId id) {
        return Optional.ofNullable(leaders.get(id));
    }

    /** Whether he is one for battle at sea; a dummy is not. */
    @Rule("1.1")
    public boolean naval(CounterId leader) {
        return leader(leader).filter(Leader::naval).isPresent();
    }

    /** All leaders. */
    public Collection<Leader> leaders() {
        return leaders.values();
    }

    /** Stars; a dummy has none. */
    public int stars(CounterId id) {
        Leader leader = leaders.get(id);
        return leader == null ? 0 : leader.stars();
    }

    /** The strategic value in an interception: 3 for a dummy, 0 without a leader. */
    @Rule({"6.2", "11.1"})
    public int strategic(CounterId id) {
        return id.isDummy() ? dummyStrategic : leader(id).map(Leader::strategic).orElse(0);
    }

    /** The strategic value of a dummy. */
    @Rule("11.1")
    public int dummyStrategic() {
        return dummyStrategic;
    }

    /** The highest in rank first: stars, strategic value, tactical value, order of the list. */
    @Rule("4.2")
    public Comparator<CounterId> byRank() {
        return byRank;
    }

    /** Combat points as printed. */
    public int points(Troops troops) {
        int points = 0;
        for (Map.Entry<String, Integer> e : troops.counts().entrySet()) {
            points += e.getValue() * unit(e.getKey()).points();
        }
        return points;
    }

    /** Naval points. */
    public int naval(Collection<Ship> list) {
        int points = 0;
        for (Ship ship : list) {
            points += ships.get(ship.type()).points();
        }
        return points;
    }

    /** Room that the units take aboard, in sixths of a naval point. */
    @Rule("9.4")
    public int room(Troops troops, Tables.Transport transport) {
        int room = 0;
        for (Map.Entry<String, Integer> e : troops.counts().entrySet()) {
            room += e.getValue() * unit(e.getKey()).room(transport);
        }
        return room;
    }

    /** The default order in which units are lost: lowest morale, then fewest points, then the order of the list. */
    @Rule({"1.2", "5.3"})
    public List<String> lossOrder() {
        return lossOrder;
    }

    /**
     * A kind of land unit.
     *
     * @param type troop type, such as {@code hoplite}
     * @param points combat points
     * @param morale A to D
     * @param fires whether it may fire
     * @param label as printed, such as 4A
     * @param count counters in the box
     */
    @Rule({"1.2", "7.2"})
    public record Arms(
            String id,
            String nation,
            String type,
            int points,
            String morale,
            boolean fires,
            String label,
            String provenance,
            int count) {
        /** Whether it is cavalry, which needs more room aboard and pursues. */
        public boolean cavalry() {
            return type.endsWith("cavalry");
        }

        /** So many of them in one pile: the points of all with what their counters say besides, such as 12A for three 4A. */
        public String piled(int n) {
            return n * points + label.substring(Integer.toString(points).length());
        }

        /** The figure on its counter: foot, horse or bow. */
        public String figure() {
            return cavalry() ? "rider" : type.equals("archer") ? "bow" : "hoplite";
        }

        /** Whether a result of 10 may ask for it: hoplites, Immortals, cavalry. */
        @Rule("7.3")
        public boolean noble() {
            return cavalry() || type.equals("hoplite") || type.equals("immortal");
        }

        /** Its points in mêlée, doubled so that halves are whole. */
        @Rule("7.2")
        public int meleeTwice() {
            return switch (type) {
                case "hoplite", "heavy-cavalry" -> points * 4;
                case "archer" -> points;
                default -> points * 2;
            };
        }

        /** Its points in pursuit. */
        @Rule("7.6")
        public int pursuit(boolean noMercy) {
            if (cavalry()) {
                return points * 3;
            }
            return noMercy && type.equals("hoplite") ? points * 2 : 0;
        }

        /** Room that it takes aboard, in sixths of a naval point. */
        @Rule("9.4")
        public int room(Tables.Transport transport) {
            int share = transport.infantry() * transport.cavalry();
            return points * share / (cavalry() ? transport.cavalry() : transport.infantry());
        }
    }

    /**
     * A leader.
     *
     * @param printed his name on the counter
     * @param naval whether his tactical value is yellow: for naval combat only
     * @param nationIn his nation in scenarios where it is another
     */
    @Rule("1.1")
    public record Leader(
            CounterId id,
            String printed,
            Side side,
            int stars,
            int strategic,
            int tactical,
            boolean naval,
            String nation,
            String provenance,
            Map<String, String> nationIn) {
        public Leader {
            nationIn = Map.copyOf(nationIn);
        }

        /** His value in a combat on land: a yellow one counts for nothing there. */
        @Rule({"1.1", "7.5"})
        public int onLand() {
            return naval ? 0 : tactical;
        }

        /** His value in a naval combat. */
        @Rule({"1.1", "9.3"})
        public int atSea() {
            return naval ? tactical : 0;
        }

        /** His nation in that scenario. */
        public String nation(String scenario) {
            return nationIn.getOrDefault(scenario, nation);
        }

        /** A counter as a value in a text. */
        public static Arg named(CounterId id) {
            return new Arg.Name("counter", id.id());
        }
    }

    /** A kind of ship counter: its nation and naval points. */
    @Rule("9")
    public record ShipType(String id, String nation, int points, int count, String provenance) {}
}
