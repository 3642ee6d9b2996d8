package strategos.engine.games.sparta.printed;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Rule;
import strategos.engine.config.BadData;
import strategos.engine.config.GameData;
import strategos.engine.games.sparta.printed.Atlas.Fort;
import strategos.engine.games.sparta.printed.Atlas.Route;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.NumberSet.PlaceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.PrintedRef.FortRef;
import strategos.engine.games.sparta.war.Side;

/** {@code map.json} as it is written, and its check against the rules. */
record MapFile(
        String provenance,
        List<NationRow> nations,
        List<LocaleRow> locales,
        List<RouteRow> routes,
        List<TerritoryRow> territories,
        List<FortRow> forts) {
    static final String FILE = "map.json";

    private static final Set<String> PORTS = Set.of("syracuse", "corinth", "gytheum", "athens", "samos", "miletus");
    private static final String SOUTH = "south";

    record NationRow(String id, String colour, int cities, int counted, String provenance) {}

    record Tribute(int athens, int sparta) {}

    record LocaleRow(
            String id,
            String nation,
            String kind,
            int garrison,
            boolean port,
            boolean counted,
            boolean propontus,
            boolean optional,
            Optional<Tribute> tribute,
            Optional<String> harbour,
            String region,
            String provenance) {}

    record RouteRow(
            String a,
            String b,
            String kind,
            Optional<String> shore,
            Optional<String> closed,
            boolean optional,
            String provenance) {}

    record TerritoryRow(String id, List<String> locales) {}

    record FortRow(String id, String locale, String side, int strength, String provenance) {}

    /** The map of these data. */
    static Atlas read(GameData data) {
        return data.json(FILE, MapFile.class).atlas();
    }

    private static BadData bad(String path, String reason) {
        return new BadData("config/games/sparta/" + FILE, path, reason);
    }

    private Atlas atlas() {
        Map<String, Integer> numbers = numbers();
        List<List<Route>> from = routesFrom(numbers);
        List<Locale> places = new ArrayList<>();
        for (LocaleRow row : locales) {
            places.add(locale(row, places.size(), from.get(places.size())));
        }
        Atlas atlas = new Atlas(places, from, groups(numbers), strongholds(numbers));
        check(atlas);
        return atlas;
    }

    /** The number of each place, by its id. */
    private Map<String, Integer> numbers() {
        Map<String, Integer> numbers = new LinkedHashMap<>();
        for (LocaleRow row : locales) {
            if (numbers.put(row.id, numbers.size()) != null) {
                throw bad("locales." + row.id, "stands there twice");
            }
        }
        if (numbers.size() > Places.BOX) {
            throw bad("locales", "has more than " + Places.BOX + " places");
        }
        return numbers;
    }

    /** The routes from each place: a printed one leads both ways. */
    private List<List<Route>> routesFrom(Map<String, Integer> numbers) {
        List<List<Route>> from = new ArrayList<>();
        numbers.forEach((id, number) -> from.add(new ArrayList<>()));
        Set<String> seen = new HashSet<>();
        for (RouteRow row : routes) {
            int a = number(numbers, row.a, "routes." + row.a);
            int b = number(numbers, row.b, "routes." + row.b);
            if (a == b || !seen.add(Math.min(a, b) + " " + Math.max(a, b))) {
                throw bad("routes." + row.a + "-" + row.b, "joins a place to itself, or stands there twice");
            }
            boolean south = row.shore.filter(SOUTH::equals).isPresent();
            boolean southA = south && locales.get(a).harbour.isPresent();
            boolean southB = south && locales.get(b).harbour.isPresent();
            Route.Kind kind = kind(row);
            from.get(a).add(new Route(a, b, kind, southA, southB, row.closed.isPresent(), row.optional));
            from.get(b).add(new Route(b, a, kind, southB, southA, row.closed.isPresent(), row.optional));
        }
        return from;
    }

    private Map<String, PlaceSet> groups(Map<String, Integer> numbers) {
        Map<String, PlaceSet> groups = new HashMap<>();
        for (TerritoryRow row : territories) {
            PlaceSet places = PlaceSet.NONE;
            for (String id : row.locales) {
                places = places.with(number(numbers, id, "territories." + row.id));
            }
            groups.put(row.id, places);
        }
        return groups;
    }

    private List<Fort> strongholds(Map<String, Integer> numbers) {
        List<Fort> strongholds = new ArrayList<>();
        for (FortRow row : forts) {
            strongholds.add(new Fort(
                    new FortRef(strongholds.size(), row.id),
                    number(numbers, row.locale, "forts." + row.id),
                    Side.of(row.side),
                    row.strength));
        }
        return strongholds;
    }

    private static Route.Kind kind(RouteRow row) {
        return switch (row.kind) {
            case "land" -> Route.Kind.LAND;
            case "coastal" -> Route.Kind.COASTAL;
            case "sea" -> Route.Kind.SEA;
            default -> throw bad("routes." + row.a + "-" + row.b, row.kind + " is no kind of route");
        };
    }

    private static Locale locale(LocaleRow row, int number, List<Route> routes) {
        Locale.Kind kind = switch (row.kind) {
            case "city" -> Locale.Kind.CITY;
            case "walled-city" -> Locale.Kind.WALLED;
            case "fort-site" -> Locale.Kind.FORT_SITE;
            case "waypoint" -> Locale.Kind.ROAD;
            case "sea" -> Locale.Kind.SEA;
            default -> throw bad("locales." + row.id, row.kind + " is no kind of place");
        };
        return new Locale(
                number,
                row.id,
                Nation.of(row.nation),
                kind,
                row.garrison,
                row.port,
                row.counted,
                row.propontus,
                row.optional,
                row.tribute.map(Tribute::athens).orElse(0),
                row.tribute.map(Tribute::sparta).orElse(0),
                row.harbour.isPresent(),
                row.harbour.filter(SOUTH::equals).isPresent(),
                routes.stream().anyMatch(route -> route.kind() != Route.Kind.LAND),
                row.region);
    }

    private static int number(Map<String, Integer> numbers, String id, String path) {
        Integer number = numbers.get(id);
        if (number == null) {
            throw bad(path, id + " is no place of the map");
        }
        return number;
    }

    /** What the rules say of the map: counts, ports, Corinth, tribute, garrisons, the two closed routes. */
    @Rule({"2.1", "7.11", "7.12", "10.3", "11.1", "11.4", "11.5"})
    private void check(Atlas atlas) {
        for (NationRow row : nations) {
            Nation nation = Nation.of(row.id);
            if (atlas.cities(nation).size() != row.cities
                    || atlas.counted(nation).size() != row.counted) {
                throw bad(
                        "nations." + row.id,
                        "has " + atlas.cities(nation).size() + " cities, of which "
                                + atlas.counted(nation).size() + " count");
            }
        }
        Set<String> ports = Set.copyOf(atlas.ids(atlas.ports()));
        if (!ports.equals(PORTS)) {
            throw bad("locales", "the ports are " + ports + ", and 7.11 names " + PORTS);
        }
        for (Locale locale : atlas.locales()) {
            check(atlas, locale);
        }
        List<String> closed = new ArrayList<>();
        for (Route route : atlas.from(atlas.number("chalcis"))) {
            if (route.closed()) {
                closed.add(atlas.locale(route.to()).id());
            }
        }
        closed.sort(Comparator.naturalOrder());
        if (!closed.equals(List.of("opus-locris", "tanagra"))) {
            throw bad("routes", "10.3 closes the routes from Chalcis to Opus Locris and Tanagra, not " + closed);
        }
        connected(atlas);
    }

    private static void check(Atlas atlas, Locale locale) {
        String path = "locales." + locale.id();
        if (locale.city() != locale.garrison() > 0) {
            throw bad(path, "a city has a garrison, and nothing else has");
        }
        if (!locale.confederate() && locale.athenian() + locale.spartan() > 0) {
            throw bad(path, "pays tribute and is not of the Confederation");
        }
        if (locale.port() && !locale.coastal()) {
            throw bad(path, "is a port that no ship reaches");
        }
        for (Route route : atlas.from(locale.number())) {
            boolean bySea = locale.sea() || atlas.locale(route.to()).sea();
            if (bySea && route.kind() != Route.Kind.SEA) {
                throw bad(path, "the open sea is reached by sea routes alone");
            }
        }
        if (locale.id().equals("corinth")) {
            corinth(atlas, locale);
        } else if (locale.divided()) {
            throw bad(path, "only Corinth has two shores");
        }
    }

    /** Ships reach the port of Corinth from its gulf, and from nowhere else. */
    @Rule("7.12")
    private static void corinth(Atlas atlas, Locale corinth) {
        if (!corinth.divided() || corinth.southHarbour()) {
            throw bad("locales.corinth", "has its port on the northern of two shores");
        }
        Set<String> north = new HashSet<>();
        for (Route route : atlas.from(corinth.number())) {
            if (route.kind() != Route.Kind.LAND && !route.southHere()) {
                north.add(atlas.locale(route.to()).id());
            }
        }
        if (!north.equals(Set.of("sicyon", "gulf-of-corinth"))) {
            throw bad("locales.corinth", "its northern shore joins " + north);
        }
    }

    private static void connected(Atlas atlas) {
        PlaceSet reached = PlaceSet.of(0);
        boolean more = true;
        while (more) {
            PlaceSet before = reached;
            for (int place : before.numbers()) {
                for (Route route : atlas.from(place)) {
                    if (!route.closed() && !route.optional()) {
                        reached = reached.with(route.to());
                    }
                }
            }
            more = !reached.equals(before);
        }
        for (Locale locale : atlas.locales()) {
            if (!locale.optional() && !reached.has(locale.number())) {
                throw bad("locales." + locale.id(), "cannot be reached");
            }
        }
    }
}
