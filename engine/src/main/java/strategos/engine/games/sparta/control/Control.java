package strategos.engine.games.sparta.control;

import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.sparta.printed.Atlas;
import strategos.engine.games.sparta.printed.Atlas.Fort;
import strategos.engine.games.sparta.printed.Atlas.Route;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.NumberSet.PlaceSet;
import strategos.engine.games.sparta.war.Politics.Stance;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/** Who holds a place, what defends it, and what it pays. */
public final class Control {
    private final Atlas atlas;
    private final Islands islands;
    private final PlaceSet estrangeable;
    private final int chalcis;
    private final int tanagra;

    public Control(Printed printed, Islands islands) {
        atlas = printed.atlas();
        this.islands = islands;
        chalcis = atlas.number("chalcis");
        tanagra = atlas.number("tanagra");
        estrangeable = atlas.numbers(List.of("megara", "anactorium", "oeniadae", "corinth"));
    }

    /** The side that controls the city; neutral for any other place. */
    @Rule({"2.9", "10.1", "11.8-sides"})
    public Side holder(War war, int place) {
        if (war.ground().has(Marker.ATHENIAN, place)) {
            return Side.ATHENS;
        }
        return war.ground().has(Marker.SPARTAN, place) ? Side.SPARTA : owner(war, place);
    }

    /** The side that controls the city when nobody has captured it. */
    @Rule({"2.9", "10.1", "11.1"})
    public Side owner(War war, int place) {
        Locale locale = atlas.locale(place);
        if (!locale.city()) {
            return Side.NEUTRAL;
        }
        Stance stance = war.politics().of(locale.nation());
        boolean out = out(war, locale);
        if (!out && war.ground().has(Marker.DEFECTED, place)) {
            return Side.SPARTA;
        }
        return out || stance != Stance.OUT ? stance.side() : Side.ATHENS;
    }

    /** Whether the place's nation is out of the war, and the place with it: Lesbos and Chios never are. */
    @Rule({"11.1", "ruling-W8"})
    private boolean out(War war, Locale locale) {
        return war.politics().of(locale.nation()) == Stance.OUT
                && !islands.cities().has(locale.number());
    }

    /** Whether the city is held by another than its own side. */
    @Rule("11.8-sides")
    public boolean captured(War war, int place) {
        return war.ground().has(Marker.ATHENIAN, place) || war.ground().has(Marker.SPARTAN, place);
    }

    /** Garrison strength now: none in a captured, ravaged or stricken city, or one out of play. */
    @Rule({"2.3", "9.2", "11.8-sides"})
    public int garrison(War war, int place) {
        Locale locale = atlas.locale(place);
        boolean bare = captured(war, place)
                || war.ground().has(Marker.RAVAGED, place)
                || war.ground().has(Marker.BARE, place)
                || out(war, locale);
        return bare ? 0 : locale.garrison();
    }

    /** Whether the city has a garrison counter of its own, even one of strength 0: nobody has captured it. */
    @Rule({"2.3", "9.2", "ruling-W5"})
    public boolean garrisoned(War war, int place) {
        Locale locale = atlas.locale(place);
        return locale.city() && !captured(war, place) && !out(war, locale);
    }

    /** Strength of the side's forts there. */
    @Rule({"2.7", "7.8", "ruling-F10"})
    public int fort(War war, Side side, int place) {
        int strength = 0;
        for (Fort fort : atlas.forts()) {
            if (fort.place() == place && fort.side() == side && war.forts().has(fort.ref())) {
                strength += fort.strength();
            }
        }
        return strength;
    }

    /** Whether the side's land units find shelter there: in a walled city or a fort. */
    @Rule({"2.7", "7.8"})
    public boolean shelters(War war, Side side, int place) {
        return walls(war, side, place) || fort(war, side, place) > 0;
    }

    /** Whether the side holds a walled city there. */
    @Rule("7.8")
    public boolean walls(War war, Side side, int place) {
        return atlas.locale(place).walled() && holds(war, side, place);
    }

    /** Whether the side holds the city; for neutral, whether it is one of the two neutral cities that may be attacked. */
    @Rule({"2.10", "11.8-sides", "ruling-E10"})
    public boolean holds(War war, Side side, int place) {
        Locale locale = atlas.locale(place);
        if (side == Side.NEUTRAL) {
            return attackable(war, locale) && holder(war, place) == Side.NEUTRAL;
        }
        return locale.city() && holder(war, place) == side;
    }

    @Rule({"2.10", "ruling-W4"})
    private static boolean attackable(War war, Locale locale) {
        return (locale.nation() == Nation.ARGOS || locale.nation() == Nation.MELOS)
                && war.politics().of(locale.nation()) == Stance.NEUTRAL;
    }

    /** Whether ships of the side on that shore can lie in a friendly port. */
    @Rule({"7.11", "7.12"})
    public boolean harbour(War war, Side side, int place, boolean south) {
        Locale locale = atlas.locale(place);
        return locale.port() && holder(war, place) == side && (!locale.divided() || locale.southHarbour() == south);
    }

    /** Whether the city would pay the side now if the side held it with a land unit. */
    @Rule({"2.16", "9.3", "10.1", "11.11", "ruling-S5", "ruling-W8"})
    public boolean wouldPay(War war, Side side, int place) {
        Locale locale = atlas.locale(place);
        return locale.confederate()
                && !(side == Side.ATHENS && war.ground().has(Marker.BARRED, place))
                && !(locale.propontus() && war.politics().blockade())
                && !islands.wentOver(war, place);
    }

    /** Whether the city pays tribute to Athens now. */
    @Rule({"2.16", "9.3", "10.1", "11.11", "ruling-M5"})
    public boolean paysAthens(War war, int place) {
        return pays(war, Side.ATHENS, place);
    }

    /** Whether the city pays tribute to Sparta now. */
    @Rule({"2.16", "9.3", "11.11"})
    public boolean paysSparta(War war, int place) {
        return pays(war, Side.SPARTA, place);
    }

    /** Whether the city pays the side now. */
    @Rule("ruling-W3")
    public boolean pays(War war, Side side, int place) {
        return wouldPay(war, side, place) && war.board().landCount(place, side) > 0 && holder(war, place) == side;
    }

    /** All that the Confederation pays the side, undivided. */
    @Rule("2.16")
    public int tribute(War war, Side side) {
        int sum = 0;
        PlaceSet payers = atlas.payers();
        for (int place = payers.next(0); place >= 0; place = payers.next(place + 1)) {
            if (pays(war, side, place)) {
                sum += side == Side.ATHENS
                        ? atlas.locale(place).athenian()
                        : atlas.locale(place).spartan();
            }
        }
        return sum;
    }

    /** Whether one of the four trading cities is neutral: Athenian units stand in it. */
    @Rule({"11.6", "11.7", "11.8", "11.9"})
    public boolean estranged(War war, int place) {
        return estrangeable.has(place)
                && (!war.board().units(war.board().at(place, Side.ATHENS)).isEmpty()
                        || war.board().landCount(place, Side.ATHENS) > 0);
    }

    /** Those of these places that are neutral so. */
    public PlaceSet estranged(War war, PlaceSet places) {
        return places.and(estrangeable).filter(place -> estranged(war, place));
    }

    /** Whether the place belongs to a nation that is out of the war, so that nobody may stop in it. */
    @Rule({"11.1", "ruling-W6"})
    public boolean outOfPlay(War war, int place) {
        Locale locale = atlas.locale(place);
        return out(war, locale) && !locale.id().equals("syracuse");
    }

    /** Whether there is such a route for the side now, whatever goes by it. */
    @Rule({"10.3", "ruling-V9", "ruling-V10"})
    public boolean exists(War war, Side side, Route route) {
        return route.drawn(war.terms().road()) && (!route.closed() || bridge(war, side, route));
    }

    /** The two routes to Chalcis, open to Sparta alone once Chalcis is lost to Athens and the near end is not Athenian. */
    @Rule({"10.3", "ruling-V9"})
    private boolean bridge(War war, Side side, Route route) {
        int near = route.from() == chalcis ? route.to() : route.from();
        boolean lost = war.ground().has(Marker.BARRED, chalcis)
                || (holder(war, chalcis) == Side.SPARTA && war.board().landCount(chalcis, Side.SPARTA) > 0);
        return side == Side.SPARTA
                && lost
                && holder(war, near) != Side.ATHENS
                && (near != tanagra || !war.ground().has(Marker.ATHENIAN, near));
    }

    /** Whether the side controls Tanagra's road to Euboea or the shore of Locris (10.3), or a city as such. */
    public boolean controls(War war, Side side, String id) {
        return holder(war, atlas.number(id)) == side;
    }

    /** Lesbos and Chios: never neutral, with units of their own, and won or lost together with Mytilene. */
    @Rule({"10.2", "11.1", "11.11"})
    public static final class Islands {
        private static final String CHIOS = "chios";
        private static final String LESBOS = "lesbos";

        private final Counters counters;
        private final PlaceSet lesbos;
        private final int chios;
        private final PlaceSet cities;

        public Islands(Printed printed) {
            Atlas atlas = printed.atlas();
            counters = printed.counters();
            lesbos = atlas.territory(LESBOS);
            chios = atlas.number(CHIOS);
            cities = lesbos.with(chios);
        }

        /** Mytilene, Methymna, Eresus and Chios. */
        public PlaceSet cities() {
            return cities;
        }

        /** The units of Chios and Lesbos. */
        public PieceSet units() {
            return counters.of(Nation.CONFEDERATION);
        }

        /** Those of them that revolts have taken over for good: of Chios once it has revolted, of Lesbos once all of it has. */
        @Rule("10.2")
        public PieceSet revolted(War war) {
            PlaceSet barred = war.ground().of(Marker.BARRED);
            PieceSet lost = barred.has(chios) ? people(CHIOS) : PieceSet.NONE;
            return barred.hasAll(lesbos) ? lost.or(people(LESBOS)) : lost;
        }

        private PieceSet people(String people) {
            return units().filter(unit -> counters.unit(unit).people().equals(people));
        }

        /** Whether the city went over with Mytilene: it pays nobody until Mytilene is taken back. */
        @Rule({"11.11", "ruling-W8"})
        public boolean wentOver(War war, int place) {
            return cities.has(place)
                    && war.ground().has(Marker.DEFECTED, place)
                    && !war.ground().has(Marker.BARRED, place);
        }

        /** Whether Chios and some city of Lesbos are among these. */
        @Rule("11.2")
        public boolean among(PlaceSet fallen) {
            return fallen.has(chios) && fallen.meets(lesbos);
        }
    }
}
