package strategos.engine.games.persians.printed;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.config.BadData;
import strategos.engine.config.GameData;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.text.Text.Arg;

/** The map: zones of land and of sea and how they touch, checked against each other. */
@Rule({"0.2", "5.4"})
public final class Atlas {
    /** The sheet of the whole map. */
    public static final String SHEET = "theatre";

    /** The file that prints it. */
    public static final String FILE = "map.json";

    private final Map<ZoneId, Zone> land = new LinkedHashMap<>();
    private final Map<ZoneId, Sea> seas = new LinkedHashMap<>();

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
            for (ZoneId next : zone.land()) {
                require(
                        file,
                        zone.id().id(),
                        land.containsKey(next) && land.get(next).land().contains(zone.id()),
                        next.id());
            }
            for (ZoneId sea : zone.seas()) {
                require(
                        file,
                        zone.id().id(),
                        seas.containsKey(sea) && seas.get(sea).coast().contains(zone.id()),
                        sea.id());
            }
            zone.primarySea()
                    .ifPresent(sea -> require(file, zone.id().id(), zone.seas().contains(sea), sea.id()));
        }
        for (Sea sea : seas.values()) {
            for (ZoneId next : sea.seas()) {
                require(
                        file,
                        sea.id().id(),
                        seas.containsKey(next) && seas.get(next).seas().contains(sea.id()),
                        next.id());
            }
            for (ZoneId zone : sea.coast()) {
                require(
                        file,
                        sea.id().id(),
                        land.containsKey(zone) && land.get(zone).seas().contains(sea.id()),
                        zone.id());
            }
            sea.twin()
                    .ifPresent(twin -> require(
                            file,
                            sea.id().id(),
                            land.containsKey(twin) && land.get(twin).strait(),
                            twin.id()));
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
    public List<ZoneId> places() {
        List<ZoneId> places = new ArrayList<>(land.keySet());
        places.addAll(seas.keySet());
        return places;
    }

    /** Whether there is such a zone of land. */
    public boolean hasLand(ZoneId id) {
        return land.containsKey(id);
    }

    /** Whether there is such a zone of land or sea. */
    public boolean has(ZoneId id) {
        return land.containsKey(id) || seas.containsKey(id);
    }

    /** The zone of land. */
    public Zone zone(ZoneId id) {
        return land.get(id);
    }

    /** The zone of sea. */
    public Sea sea(ZoneId id) {
        return seas.get(id);
    }

    /** The other half of a strait. */
    public Optional<ZoneId> twin(ZoneId place) {
        if (place.sea()) {
            return seas.get(place).twin();
        }
        return seas.values().stream()
                .filter(sea -> sea.twin().equals(Optional.of(place)))
                .map(Sea::id)
                .findFirst();
    }

    /** Zones next to that one, on the same element. */
    public List<ZoneId> next(ZoneId place) {
        return place.sea() ? seas.get(place).seas() : land.get(place).land();
    }

    /** Whether the fight there is in the mountains. */
    public boolean mountain(ZoneId place) {
        return !place.sea() && land.get(place).mountain();
    }

    /**
     * A zone of land.
     *
     * @param printed its name on the map
     * @param control whose it is at the start of the Second Persian War, by its colour
     * @param special {@code land-sea}, {@code thermopyle}, {@code pinde}, {@code island} or {@code none}
     * @param at its centre: longitude and latitude
     * @param land neighbours on land
     * @param seas sea zones that it touches
     * @param primarySea where ships "at" its city lie
     */
    @Rule({"0.2", "5.4"})
    public record Zone(
            ZoneId id,
            String printed,
            Optional<ZoneId> city,
            Colour control,
            boolean mountain,
            String special,
            List<Double> at,
            List<ZoneId> land,
            List<ZoneId> seas,
            Optional<ZoneId> primarySea,
            String provenance) {
        /** The colours of the map. */
        public enum Colour {
            PERSIAN,
            VASSAL,
            GREEK,
            NEUTRAL
        }

        public Zone {
            at = List.copyOf(at);
            land = List.copyOf(land);
            seas = List.copyOf(seas);
        }

        /** Whether it is Thermopylae. */
        public boolean thermopylae() {
            return special.equals("thermopylae");
        }

        /** Whether it is the Pindus. */
        public boolean pindus() {
            return special.equals("pindus");
        }

        /** Whether it is one of the four straits. */
        public boolean strait() {
            return special.equals("land-sea");
        }

        /** As a value in a text. */
        public Arg named() {
            return id.named();
        }
    }

    /**
     * A zone of sea.
     *
     * @param printed its name on the map
     * @param at its centre: longitude and latitude
     * @param seas neighbours
     * @param coast land zones that touch it
     * @param twin the land zone that is the same strait, if it is one
     */
    @Rule({"0.2", "5.4"})
    public record Sea(
            ZoneId id,
            String printed,
            List<Double> at,
            List<ZoneId> seas,
            List<ZoneId> coast,
            Optional<ZoneId> twin,
            String provenance) {
        public Sea {
            at = List.copyOf(at);
            seas = List.copyOf(seas);
            coast = List.copyOf(coast);
        }
    }
}
