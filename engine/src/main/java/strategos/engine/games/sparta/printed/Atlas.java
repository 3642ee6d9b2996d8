package strategos.engine.games.sparta.printed;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Nation;

/** The map: its places by number and id, the routes from each, and groups of places that rules name. */
@Rule({"2.1", "11.1"})
public final class Atlas {
    private final List<Locale> locales;
    private final Map<String, Locale> byId = new HashMap<>();
    private final List<List<Route>> routes;
    private final Map<Nation, Bits> cities = new HashMap<>();
    private final Map<Nation, Bits> counted = new HashMap<>();
    private final Map<String, Bits> territories;
    private final List<Fort> forts;
    private final Bits payers;
    private final Bits propontus;
    private final Bits ports;

    Atlas(List<Locale> locales, List<List<Route>> routes, Map<String, Bits> territories, List<Fort> forts) {
        this.locales = List.copyOf(locales);
        this.routes = routes.stream().map(List::copyOf).toList();
        this.territories = Map.copyOf(territories);
        this.forts = List.copyOf(forts);
        Bits paying = Bits.NONE;
        Bits within = Bits.NONE;
        Bits harbours = Bits.NONE;
        for (Locale locale : locales) {
            byId.put(locale.id(), locale);
            if (locale.city()) {
                cities.merge(locale.nation(), Bits.of(locale.number()), Bits::or);
            }
            if (locale.counted()) {
                counted.merge(locale.nation(), Bits.of(locale.number()), Bits::or);
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
    public Bits numbers(List<String> ids) {
        Bits numbers = Bits.NONE;
        for (String id : ids) {
            numbers = numbers.with(number(id));
        }
        return numbers;
    }

    /** The routes that leave the place. */
    public List<Route> from(int place) {
        return routes.get(place);
    }

    /** All cities of the nation. */
    public Bits cities(Nation nation) {
        return cities.getOrDefault(nation, Bits.NONE);
    }

    /** The cities that count towards knocking the nation out of the war. */
    public Bits counted(Nation nation) {
        return counted.getOrDefault(nation, Bits.NONE);
    }

    /** The places of a territory, such as Lesbos. */
    public Bits territory(String id) {
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
    public Bits payers() {
        return payers;
    }

    /** All places within the Propontus. */
    public Bits propontus() {
        return propontus;
    }

    /** The six ports. */
    public Bits ports() {
        return ports;
    }

    /** The ids of these places. */
    public List<String> ids(Bits places) {
        List<String> ids = new ArrayList<>();
        places.each(place -> ids.add(locale(place).id()));
        return ids;
    }
}
