package strategos.engine.games.sparta.control;

import strategos.engine.Rule;
import strategos.engine.games.sparta.printed.Atlas;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.PieceSet;
import strategos.engine.games.sparta.war.PlaceSet;
import strategos.engine.games.sparta.war.War;

/** Lesbos and Chios: never neutral, with units of their own, and won or lost together with Mytilene. */
@Rule({"10.2", "11.1", "11.11"})
public final class Islands {
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
