package strategos.engine.games.sparta.printed;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import strategos.engine.Rule;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.NumberSet.PlaceSet;
import strategos.engine.games.sparta.war.PrintedRef.FortRef;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.text.Text.Arg;

/** The map: its places by number and id, the routes from each, and groups of places that rules name. */
@Rule({"2.1", "11.1"})
public final class Atlas {
    private final List<Locale> locales;
    private final Map<String, Locale> byId = new HashMap<>();
    private final List<List<Route>> routes;
    private final Map<Nation, PlaceSet> cities = new EnumMap<>(Nation.class);
    private final Map<Nation, PlaceSet> counted = new EnumMap<>(Nation.class);
    private final Map<String, PlaceSet> territories;
    private final List<Fort> forts;
    private final PlaceSet payers;
    private final PlaceSet propontus;
    private final PlaceSet ports;

    Atlas(List<Locale> locales, List<List<Route>> routes, Map<String, PlaceSet> territories, List<Fort> forts) {
        this.locales = List.copyOf(locales);
        this.routes = routes.stream().map(List::copyOf).toList();
        this.territories = Map.copyOf(territories);
        this.forts = List.copyOf(forts);
        PlaceSet paying = PlaceSet.NONE;
        PlaceSet within = PlaceSet.NONE;
        PlaceSet harbours = PlaceSet.NONE;
        for (Locale locale : locales) {
            byId.put(locale.id(), locale);
            if (locale.city()) {
                cities.merge(locale.nation(), PlaceSet.of(locale.number()), PlaceSet::or);
            }
            if (locale.counted()) {
                counted.merge(locale.nation(), PlaceSet.of(locale.number()), PlaceSet::or);
            }
            paying = locale.confederate() ? paying.with(locale.number()) : paying;
            within = locale.propontus() ? within.with(locale.number()) : within;
            harbours = locale.port() ? harbours.with(locale.number()) : harbours;
        }
        payers = paying;
        propontus = within;
        ports = harbours;
    }

    /** How many places there are. */
    public int size() {
        return locales.size();
    }

    /** All places, by their numbers. */
    public List<Locale> locales() {
        return locales;
    }

    /** The place of that number. */
    public Locale locale(int number) {
        return locales.get(number);
    }

    /** The place of that id, if the map has it. */
    public Optional<Locale> find(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    /** The number of a place that the rules name. */
    public int number(String id) {
        return find(id).orElseThrow(() -> new IllegalArgumentException("the map has no " + id))
                .number();
    }

    /** The numbers of places that the rules name. */
    public PlaceSet numbers(List<String> ids) {
        PlaceSet numbers = PlaceSet.NONE;
        for (String id : ids) {
            numbers = numbers.with(number(id));
        }
        return numbers;
    }

    /** The routes that leave the place. */
    public List<Route> from(int place) {
        return routes.get(place);
    }

    /** The place, and all that lie no more than so many such routes away from it. */
    public PlaceSet around(int place, int steps, Predicate<Route> such) {
        PlaceSet near = PlaceSet.of(place);
        for (int step = 0; step < steps; step++) {
            PlaceSet further = near;
            for (int from : near.numbers()) {
                for (Route route : from(from)) {
                    further = such.test(route) ? further.with(route.to()) : further;
                }
            }
            near = further;
        }
        return near;
    }

    /** All cities of the nation. */
    public PlaceSet cities(Nation nation) {
        return cities.getOrDefault(nation, PlaceSet.NONE);
    }

    /** The cities that count towards knocking the nation out of the war. */
    public PlaceSet counted(Nation nation) {
        return counted.getOrDefault(nation, PlaceSet.NONE);
    }

    /** The places of a territory, such as Lesbos. */
    public PlaceSet territory(String id) {
        return territories.get(id);
    }

    /** All forts, by their numbers. */
    public List<Fort> forts() {
        return forts;
    }

    /** The fort of that id. */
    public Fort fort(String id) {
        for (Fort fort : forts) {
            if (fort.id().equals(id)) {
                return fort;
            }
        }
        throw new IllegalArgumentException("no fort is called " + id);
    }

    /** All cities of the Confederation: those that can pay tribute. */
    public PlaceSet payers() {
        return payers;
    }

    /** All places within the Propontus. */
    public PlaceSet propontus() {
        return propontus;
    }

    /** The six ports. */
    public PlaceSet ports() {
        return ports;
    }

    /** The ids of these places. */
    public List<String> ids(PlaceSet places) {
        List<String> ids = new ArrayList<>();
        places.each(place -> ids.add(locale(place).id()));
        return ids;
    }

    /**
     * A route, seen from one of its ends.
     *
     * @param to the other end
     * @param southHere whether it leaves from the southern shore of a divided place
     * @param southThere whether it reaches the southern shore of a divided place
     * @param closed whether 10.3 closes it
     */
    @Rule({"7.1", "7.2", "10.3"})
    public record Route(
            int from, int to, Kind kind, boolean southHere, boolean southThere, boolean closed, boolean optional) {
        /** What may use a route. */
        public enum Kind {
            LAND,
            COASTAL,
            SEA
        }

        /** Whether it is on the map of a match with or without the inland road. */
        @Rule("ruling-V10")
        public boolean drawn(boolean road) {
            return !optional || road;
        }
    }

    /**
     * A fort counter.
     *
     * @param ref how events and the position name it
     */
    @Rule("2.7")
    public record Fort(FortRef ref, int place, Side side, int strength) {
        /** Its id in data. */
        public String id() {
            return ref.id();
        }

        /** Its name in a text. */
        public Arg named() {
            return ref.named();
        }
    }
}
