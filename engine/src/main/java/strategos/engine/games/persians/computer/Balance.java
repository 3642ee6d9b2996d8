package strategos.engine.games.persians.computer;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import strategos.engine.games.persians.computer.Outlook.Ways;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.turn.Procedures;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.UnledStacks.UnledStack;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;

/** How the war stands, in numbers of about the same size: who holds what counts, with how much, and what is near. */
final class Balance {
    /** How many places count at most. */
    private static final int PLACES = 7;

    private static final int EACH = 4;
    private static final int WHOLE = 9;

    /** How many numbers there are. */
    static final int SIZE = PLACES * EACH + WHOLE;

    private static final List<ZoneId> REVOLT =
            ZoneId.list("miletus", "ephesus", "antandros", "phocaea", "erythrae", "halicarnassus", "doriscus");
    private static final List<ZoneId> MARATHON = ZoneId.list("eretria", "attica");
    private static final List<ZoneId> SECOND = ZoneId.list("attica", "megaris", "corinth", "eretria", "laconia");
    private static final double HUNDRED = 100;
    private static final double FIFTY = 50;
    private static final double TEN = 10;

    private final Procedures rules;
    private final Map<ZoneId, Map<ZoneId, Integer>> ways;

    Balance(Procedures rules) {
        this.rules = rules;
        Ways all = new Ways(rules.printed().atlas());
        List<ZoneId> zones = new ArrayList<>(REVOLT);
        zones.addAll(MARATHON);
        zones.addAll(SECOND);
        this.ways = zones.stream()
                .distinct()
                .collect(Collectors.toUnmodifiableMap(
                        zone -> zone, zone -> all.to(List.of(zone), rules.marching()::cost)));
    }

    /** Places that count in the scenario. */
    static List<ZoneId> places(String scenario) {
        return switch (scenario) {
            case Printed.REVOLT -> REVOLT;
            case Printed.MARATHON -> MARATHON;
            default -> SECOND;
        };
    }

    /** The numbers; what is good for the Persian is above 0 where a number is of both sides. */
    double[] of(War war) {
        double[] n = new double[SIZE];
        int i = 0;
        int held = 0;
        for (ZoneId zone : places(war.scenario())) {
            int control = rules.control()
                    .of(war, zone)
                    .map(side -> side == Side.PERSIAN ? 1 : -1)
                    .orElse(0);
            held += control > 0 ? 1 : 0;
            n[i++] = control;
            n[i++] = points(war.persian().troops(zone)) / FIFTY;
            n[i++] = points(war.greek().troops(zone)) / FIFTY;
            n[i++] = (near(war.persian(), zone) - near(war.greek(), zone)) / FIFTY;
        }
        i = PLACES * EACH;
        n[i++] = points(war.persian().army()) / HUNDRED;
        n[i++] = points(war.greek().army()) / HUNDRED;
        n[i++] = ships(war.persian()) / FIFTY;
        n[i++] = ships(war.greek()) / FIFTY;
        n[i++] = (war.persian().points() - war.greek().points()) / TEN;
        n[i++] = war.persian().chief(CounterId.XERXES).isPresent() ? 1 : 0;
        n[i++] = held * held / TEN;
        n[i++] = war.ground().destroyed().size();
        n[i] = war.ground().scorched().size();
        return n;
    }

    private double points(Troops troops) {
        return rules.printed().counters().points(troops);
    }

    /** Points of the side, the less the farther from the zone they are. */
    private double near(SideState state, ZoneId zone) {
        Map<ZoneId, Integer> far = ways.get(zone);
        double near = 0;
        for (Chief chief : state.chiefs()) {
            if (!chief.troops().isEmpty()) {
                near += points(chief.troops()) / (1.0 + far.getOrDefault(chief.place(), Ways.FAR));
            }
        }
        for (UnledStack pile : state.piles()) {
            near += points(pile.all()) / (1.0 + far.getOrDefault(pile.zone(), Ways.FAR));
        }
        return near;
    }

    private double ships(SideState state) {
        double sum = 0;
        for (Vessel vessel : state.vessels()) {
            sum += rules.printed().counters().naval(vessel.ships());
        }
        return sum;
    }
}
