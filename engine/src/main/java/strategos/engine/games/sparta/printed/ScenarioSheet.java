package strategos.engine.games.sparta.printed;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.Side;

/**
 * A scenario as section 16 prints it.
 *
 * @param first its first year
 * @param last its last year
 * @param end how it ends: {@code roll}, {@code darius}, {@code sicily}, {@code athens}, or {@code rebels}, which no rules print:
 *     Athens wins with a city that had left it, Sparta when the last year is over
 * @param tax whether the property tax can be raised in it
 * @param athens nations on Athens' side
 * @param sparta nations on Sparta's side
 * @param done events that have happened
 * @param barred events that cannot happen
 * @param leaders where the ready-made set-up puts them
 */
@Rule("16.0")
public record ScenarioSheet(
        String id,
        String rule,
        int first,
        int last,
        String end,
        Talents talents,
        int basic,
        int government,
        int prestige,
        List<String> athens,
        List<String> sparta,
        List<String> forts,
        boolean tax,
        List<Held> captured,
        List<String> defected,
        List<Held> trapped,
        List<String> done,
        List<String> barred,
        boolean peace,
        List<Posted> leaders,
        List<Muster> muster,
        String provenance) {
    /** Where a line of the set-up puts units that a scenario leaves out. */
    public static final String BOX = "box";

    public ScenarioSheet {
        athens = List.copyOf(athens);
        sparta = List.copyOf(sparta);
        forts = List.copyOf(forts);
        captured = List.copyOf(captured);
        defected = List.copyOf(defected);
        trapped = List.copyOf(trapped);
        done = List.copyOf(done);
        barred = List.copyOf(barred);
        leaders = List.copyOf(leaders);
        muster = List.copyOf(muster);
    }

    /** Treasuries at the start. */
    public record Talents(int athens, int sparta) {}

    /** A place with the side that holds it, or is trapped in it. */
    public record Held(String place, String by) {}

    /** A leader and where he is. */
    public record Posted(String leader, String place) {}

    /**
     * A line of the set-up: so many units of these groups stand there.
     *
     * @param pick which of them the ready-made set-up takes: {@code weakest} or {@code strongest}
     */
    public record Muster(String place, int count, List<String> of, boolean inside, boolean besieging, String pick) {
        public Muster {
            of = List.copyOf(of);
        }

        /** Whether its units are left out. */
        public boolean box() {
            return place.equals(BOX);
        }
    }

    /** Whether the match hangs on that place: it left Athens before the start, and the scenario is about that. */
    public boolean rebel(String place) {
        return end.equals("rebels") && defected.contains(place);
    }

    /** The nation's side at the start. */
    public Side side(Nation nation) {
        return athens.contains(nation.id()) ? Side.ATHENS : sparta.contains(nation.id()) ? Side.SPARTA : Side.NEUTRAL;
    }

    /** The leader's place in the ready-made set-up, if he has one. */
    public Optional<String> post(String leader) {
        return leaders.stream()
                .filter(posted -> posted.leader.equals(leader))
                .map(Posted::place)
                .findFirst();
    }
}
