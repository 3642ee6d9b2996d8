package strategos.engine.games.persians.printed;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.config.BadData;
import strategos.engine.config.GameData;
import strategos.engine.games.persians.war.SeaZone;

/** The map: zones of land and of sea and how they touch, checked against each other. */
@Rule({"0.2", "5.4"})
public final class Atlas {
    /** The file that prints it. */
    public static final String FILE = "map.json";

    private final Map<String, Zone> land = new LinkedHashMap<>();
    private final Map<String, Sea> seas = new LinkedHashMap<>();

    private final List<Zone> lands;
    private final List<Sea> waters;

    private record File(String about, List<Zone> land, List<Sea> sea) {}

    private Atlas(File file) {
        lands = List.copyOf(file.land);
        waters = List.copyOf(file.sea);
        file.land.forEach(zone -> land.put(zone.id(), zone));
        file.sea.forEach(sea -> seas.put(sea.id(), sea));
    }

    /** The map of these data. @throws BadData when a border is not one on both sides */
    public static Atlas read(GameData data) {
        String name = "config/games/" + data.game() + "/" + FILE;
        Atlas atlas = new Atlas(data.json(FILE, File.class));
        atlas.check(name);
        return atlas;
    }

    private void check(String file) {
        for (Zone zone : land.values()) {
            for (String next : zone.land()) {
                require(
                        file,
                        zone.id(),
                        land.containsKey(next) && land.get(next).land().contains(zone.id()),
                        next);
            }
            for (String sea : zone.seas()) {
                require(
                        file,
                        zone.id(),
                        seas.containsKey(sea) && seas.get(sea).coast().contains(zone.id()),
                        sea);
            }
            zone.primarySea()
                    .ifPresent(sea -> require(file, zone.id(), zone.seas().contains(sea), sea));
        }
        for (Sea sea : seas.values()) {
            for (String next : sea.seas()) {
                require(
                        file,
                        sea.id(),
                        seas.containsKey(next) && seas.get(next).seas().contains(sea.id()),
                        next);
            }
            for (String zone : sea.coast()) {
                require(
                        file,
                        sea.id(),
                        land.containsKey(zone) && land.get(zone).seas().contains(sea.id()),
                        zone);
            }
            sea.twin()
                    .ifPresent(twin -> require(
                            file,
                            sea.id(),
                            land.containsKey(twin) && land.get(twin).strait(),
                            twin));
        }
    }

    private static void require(String file, String path, boolean holds, String what) {
        if (!holds) {
            throw new BadData(file, path, "does not fit together with " + what);
        }
    }

    /** All zones of land, in the order of the file. */
    public List<Zone> land() {
        return lands;
    }

    /** All zones of sea, in the order of the file. */
    public List<Sea> seas() {
        return waters;
    }

    /** The ids of all zones, those of land first. */
    public List<String> places() {
        List<String> places = new ArrayList<>(land.keySet());
        places.addAll(seas.keySet());
        return places;
    }

    /** Whether there is such a zone of land. */
    public boolean hasLand(String id) {
        return land.containsKey(id);
    }

    /** Whether there is such a zone of land or sea. */
    public boolean has(String id) {
        return land.containsKey(id) || seas.containsKey(id);
    }

    /** The zone of land. */
    public Zone zone(String id) {
        return land.get(id);
    }

    /** The zone of sea. */
    public Sea sea(String id) {
        return seas.get(id);
    }

    /** The other half of a strait. */
    public Optional<String> twin(String place) {
        if (SeaZone.is(place)) {
            return seas.get(place).twin();
        }
        return seas.values().stream()
                .filter(sea -> sea.twin().equals(Optional.of(place)))
                .map(Sea::id)
                .findFirst();
    }

    /** Zones next to that one, on the same element. */
    public List<String> next(String place) {
        return SeaZone.is(place) ? seas.get(place).seas() : land.get(place).land();
    }

    /** Whether the fight there is in the mountains. */
    public boolean mountain(String place) {
        return !SeaZone.is(place) && land.get(place).mountain();
    }
}
