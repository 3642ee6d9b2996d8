package strategos.engine.games.sparta.printed;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.config.BadData;
import strategos.engine.config.GameData;
import strategos.engine.games.sparta.printed.Printed.Leader;
import strategos.engine.games.sparta.printed.Printed.Unit;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Company;
import strategos.engine.games.sparta.war.Company.Tally;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.NumberSet;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.NumberSet.PlaceSet;
import strategos.engine.games.sparta.war.Side;

/** All pieces, each by its number: land units first, then ships, then leaders. */
@Rule({"2.2", "2.3", "2.4"})
public final class Counters {
    static final String UNITS = "units.json";
    static final String LEADERS = "leaders.json";

    private final List<Unit> units;
    private final List<Leader> leaders;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final Map<Nation, PieceSet> nations = new HashMap<>();
    private final Map<String, PieceSet> groups = new LinkedHashMap<>();
    private final int ships;

    private Counters(List<Unit> units, List<Leader> leaders) {
        this.units = List.copyOf(units);
        this.leaders = List.copyOf(leaders);
        for (Unit unit : units) {
            numbers.put(unit.id(), unit.number());
            nations.merge(unit.nation(), PieceSet.of(unit.number()), PieceSet::or);
            groups.merge(unit.group(), PieceSet.of(unit.number()), PieceSet::or);
        }
        leaders.forEach(leader -> numbers.put(leader.id(), leader.number()));
        ships = (int) units.stream().filter(unit -> !unit.naval()).count();
    }

    private record GroupRow(
            String code,
            String people,
            String nation,
            String kind,
            List<String> homes,
            boolean spread,
            boolean selfSustained,
            List<List<Integer>> units,
            String provenance) {}

    private record UnitFile(String provenance, List<GroupRow> groups) {}

    private record LeaderRow(
            String id,
            String side,
            int naval,
            int land,
            int campaign,
            boolean unnamed,
            Optional<Integer> year,
            String provenance) {}

    private record LeaderFile(String provenance, List<LeaderRow> leaders) {}

    /** The counters of these data. */
    static Counters read(GameData data, Atlas atlas) {
        List<Unit> units = units(data, atlas);
        List<Leader> leaders = leaders(data, units.size());
        if (units.size() + leaders.size() > NumberSet.SIZE) {
            throw bad(UNITS, "groups", "more than " + NumberSet.SIZE + " pieces");
        }
        Counters counters = new Counters(units, leaders);
        counters.check();
        return counters;
    }

    private static List<Unit> units(GameData data, Atlas atlas) {
        List<Unit> units = new ArrayList<>();
        boolean naval = false;
        for (GroupRow row : data.json(UNITS, UnitFile.class).groups()) {
            String path = "groups." + row.code;
            if (naval && row.kind.equals("land")) {
                throw bad(UNITS, path, "land units stand before ships");
            }
            naval = row.kind.equals("naval");
            PlaceSet homes = homes(row, path, atlas);
            int n = 0;
            for (List<Integer> strength : row.units) {
                if (strength.size() != 2 || strength.get(0) <= strength.get(1) || strength.get(1) < 1) {
                    throw bad(UNITS, path, strength + " is no full and reduced strength");
                }
                units.add(new Unit(
                        units.size(),
                        row.code + ++n,
                        row.people,
                        row.people + (naval ? "-nsp" : "-lsp"),
                        Nation.of(row.nation),
                        naval,
                        homes,
                        row.spread,
                        row.selfSustained,
                        strength.get(0),
                        strength.get(1)));
            }
        }
        return units;
    }

    private static PlaceSet homes(GroupRow row, String path, Atlas atlas) {
        PlaceSet homes = PlaceSet.NONE;
        for (String home : row.homes) {
            homes = homes.with(atlas.find(home)
                    .orElseThrow(() -> bad(UNITS, path, home + " is no place of the map"))
                    .number());
        }
        return homes;
    }

    /** @param first the number of the first of them: they come after the units */
    private static List<Leader> leaders(GameData data, int first) {
        List<Leader> leaders = new ArrayList<>();
        for (LeaderRow row : data.json(LEADERS, LeaderFile.class).leaders()) {
            if (row.unnamed && row.naval + row.land > 0) {
                throw bad(LEADERS, "leaders." + row.id, "an unnamed leader has no shift (6.2)");
            }
            leaders.add(new Leader(
                    first + leaders.size(),
                    row.id,
                    Side.of(row.side),
                    row.naval,
                    row.land,
                    row.campaign,
                    row.unnamed,
                    row.year.orElse(0)));
        }
        return leaders;
    }

    private static BadData bad(String file, String path, String reason) {
        return new BadData("config/games/sparta/" + file, path, reason);
    }

    private void check() {
        if (numbers.size() != size()) {
            throw bad(UNITS, "groups", "two pieces have one id");
        }
        if (of(Nation.SPARTA).any(piece -> unit(piece).naval())) {
            throw bad(UNITS, "groups", "Sparta has no ships of its own (2.16)");
        }
        if (of(Nation.PERSIA).size() != 2) {
            throw bad(UNITS, "groups", "Persia sends two units (15.13)");
        }
    }

    /** How many pieces there are. */
    public int size() {
        return units.size() + leaders.size();
    }

    /** The number of the first ship. */
    public int ships() {
        return ships;
    }

    /** The number of the first leader. */
    public int firstLeader() {
        return units.size();
    }

    /** All units. */
    public List<Unit> units() {
        return units;
    }

    /** All leaders. */
    public List<Leader> leaders() {
        return leaders;
    }

    /** The unit of that number. */
    public Unit unit(int piece) {
        return units.get(piece);
    }

    /** The leader of that number. */
    public Leader leader(int piece) {
        return leaders.get(piece - units.size());
    }

    /** The number of a piece that there is. */
    public int number(String id) {
        return find(id).orElseThrow(() -> new IllegalArgumentException("there is no piece " + id));
    }

    /** The number of the piece of that id. */
    public Optional<Integer> find(String id) {
        return Optional.ofNullable(numbers.get(id));
    }

    /** The id of the piece. */
    public String id(int piece) {
        return piece < units.size() ? unit(piece).id() : leader(piece).id();
    }

    /** Whether the piece of that number is a leader. */
    public boolean isLeader(int piece) {
        return piece >= firstLeader();
    }

    /** All units of the nation. */
    public PieceSet of(Nation nation) {
        return nations.getOrDefault(nation, PieceSet.NONE);
    }

    /** The units of a group, such as athens-lsp. */
    public PieceSet group(String id) {
        return groups.getOrDefault(id, PieceSet.NONE);
    }

    /** The ids of all groups. */
    public List<String> groups() {
        return List.copyOf(groups.keySet());
    }

    /** Strength points of the unit, as the side that shows. */
    @Rule("2.3")
    public int points(Board board, int piece) {
        Unit unit = unit(piece);
        return board.flipped().has(piece) ? unit.reduced() : unit.full();
    }

    /** Strength points of all these units. */
    public int points(Board board, PieceSet pieces) {
        int points = 0;
        for (int piece = pieces.next(0); piece >= 0; piece = pieces.next(piece + 1)) {
            points += points(board, piece);
        }
        return points;
    }

    /** The leader with the best rating. */
    @Rule({"6.2", "8.1"})
    public Optional<Integer> bestLeader(PieceSet chiefs, boolean naval) {
        if (chiefs.isEmpty()) {
            return Optional.empty();
        }
        int best = chiefs.first();
        for (int chief = best; chief >= 0; chief = chiefs.next(chief + 1)) {
            best = leader(chief).rating(naval) > leader(best).rating(naval) ? chief : best;
        }
        return Optional.of(best);
    }

    /** These pieces with what a story needs to name them. */
    public Company company(PieceSet pieces) {
        if (pieces.isEmpty()) {
            return Company.NONE;
        }
        Map<String, Integer> counts = new LinkedHashMap<>();
        List<String> chiefs = new ArrayList<>();
        for (int piece = pieces.next(0); piece >= 0; piece = pieces.next(piece + 1)) {
            if (piece < units.size()) {
                counts.merge(unit(piece).group(), 1, Integer::sum);
            } else {
                chiefs.add(leader(piece).id());
            }
        }
        List<Tally> tallies = new ArrayList<>();
        counts.forEach((group, count) -> {
            Unit unit = unit(group(group).first());
            tallies.add(new Tally(unit.people(), unit.naval(), count));
        });
        return new Company(pieces, tallies, chiefs);
    }
}
