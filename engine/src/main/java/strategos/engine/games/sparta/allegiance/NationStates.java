package strategos.engine.games.sparta.allegiance;

import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.sparta.allegiance.AllegianceEvents.NationOut;
import strategos.engine.games.sparta.allegiance.AllegianceEvents.PersiaJoined;
import strategos.engine.games.sparta.common.CourseEvents.MatchEnded;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.control.Islands;
import strategos.engine.games.sparta.prestige.PrestigeAwards;
import strategos.engine.games.sparta.printed.Atlas;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.PieceSet;
import strategos.engine.games.sparta.war.PlaceSet;
import strategos.engine.games.sparta.war.Politics.Stance;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/** Nations are knocked out of the war when half of their cities that count are captured. */
@Rule({"11.0", "11.1"})
public final class NationStates {
    private static final Nation[] TESTED = {
        Nation.COALITION,
        Nation.SPARTAN_ALLIES,
        Nation.CONFEDERATION,
        Nation.ATHENIAN_ALLIES,
        Nation.PERSIA,
        Nation.CHALCIDICE
    };

    private final Printed printed;
    private final Atlas atlas;
    private final Control control;
    private final PrestigeAwards awards;
    private final int naupactus;
    private final Islands islands;
    private final int syracuse;

    public NationStates(Printed printed, Control control, Islands islands, PrestigeAwards awards) {
        this.printed = printed;
        this.atlas = printed.atlas();
        this.control = control;
        this.islands = islands;
        this.awards = awards;
        naupactus = atlas.number("naupactus");
        syracuse = atlas.number("syracuse");
    }

    /** Knocks the first nation out whose cities have fallen; false when there is none. */
    @Rule({"11.1", "11.3"})
    public boolean test(Play<War> play) {
        for (Nation nation : TESTED) {
            if (falls(play.state(), nation)) {
                Side captor = play.state().politics().of(nation).side().other();
                knockOut(play, nation);
                if (nation == Nation.CHALCIDICE && captor == Side.ATHENS) {
                    awards.award(play, "chalcidice-captured", Side.ATHENS);
                }
                return true;
            }
        }
        return false;
    }

    /** Whether half of the cities that count have fallen, with those that must be among them. */
    @Rule({"11.1", "11.2", "11.4", "11.5", "11.6", "11.7", "11.8", "11.9"})
    boolean falls(War war, Nation nation) {
        Side side = war.politics().of(nation).side();
        if (side == Side.NEUTRAL) {
            return false;
        }
        PlaceSet counted = atlas.counted(nation);
        PlaceSet fallen = counted.and(war.ground().of(Marker.captured(side.other())));
        if (nation == Nation.CONFEDERATION) {
            // Of revolts only those of Lesbos and Chios count as captures (11.2).
            fallen = fallen.or(islands.cities()
                    .and(war.ground().of(Marker.DEFECTED))
                    .minus(war.ground().of(Marker.ATHENIAN)));
        }
        for (int city : control.estrangeable()) {
            if (counted.has(city) && control.estranged(war, city)) {
                fallen = fallen.with(city);
            }
        }
        if (fallen.isEmpty() || 2 * fallen.size() < counted.size()) {
            return false;
        }
        return switch (nation) {
            case CONFEDERATION -> islands.among(fallen);
            case ATHENIAN_ALLIES -> fallen.has(naupactus);
            default -> true;
        };
    }

    /** The nation is out of the war; Lesbos and Chios stay in it, and the captors of Syracuse where they are (15.3). */
    @Rule({"11.1", "15.3", "15.5", "ruling-W8"})
    public void knockOut(Play<War> play, Nation nation) {
        PieceSet units = printed.counters().of(nation);
        PlaceSet freed = atlas.cities(nation).without(syracuse).minus(islands.cities());
        play.happen(
                new NationOut(nation, nation == Nation.CONFEDERATION ? units.minus(islands.units()) : units, freed));
        if (nation == Nation.PERSIA && play.state().purse().persia()) {
            play.happen(new PersiaJoined(false));
        }
        String scenario = play.state().terms().scenario();
        if (nation == Nation.SPARTAN_ALLIES && printed.scenario(scenario).end().equals("sicily")) {
            play.happen(new MatchEnded(Side.ATHENS, "sicily"));
        }
    }

    /** Whether the nation takes part in the war. */
    public static boolean atWar(War war, Nation nation) {
        Stance stance = war.politics().of(nation);
        return stance == Stance.ATHENS || stance == Stance.SPARTA;
    }
}
