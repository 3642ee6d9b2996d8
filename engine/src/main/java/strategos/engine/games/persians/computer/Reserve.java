package strategos.engine.games.persians.computer;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.computer.General.Legal;
import strategos.engine.games.persians.computer.Outlook.Ways;
import strategos.engine.games.persians.printed.Atlas.Zone;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.turn.Procedures;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.offer.Call;

/**
 * Who waits out of the Persian's way for the last turn. A place where both have units is nobody's, and the Persian needs
 * several at once: one unit that comes there last saves the Greeks.
 */
@Rule({"13", "14.1", "14.2", "14.3"})
final class Reserve {
    private static final List<ZoneId> REVOLT = ZoneId.list("miletus", "ephesus");
    private static final List<ZoneId> MARATHON = ZoneId.list("attica");
    private static final List<ZoneId> SECOND = ZoneId.list("attica", "megaris", "corinth", "eretria");

    private static final List<ZoneId> HAVENS =
            ZoneId.list("corinth", "megaris", "argolis", "achaea", "arcadia", "elis", "messenia", "laconia");

    /** A single unit marches less far than that. */
    private static final int ALONE = 3;

    /** So near to an enemy nobody waits. */
    private static final int NEAR = 1;

    /** Naval points. */
    private static final int STRONG = 12;

    private final Procedures rules;
    private final Outlook outlook;
    private final Distances distances;
    private final Doctrine doctrine;

    Reserve(Procedures rules, Outlook outlook, Distances distances, Doctrine doctrine) {
        this.rules = rules;
        this.outlook = outlook;
        this.distances = distances;
        this.doctrine = doctrine;
    }

    /** Places of which the Greek must have one at the end, or a share of it. */
    static List<ZoneId> decisive(Seen<War> seen) {
        return switch (seen.position().scenario()) {
            case Printed.REVOLT -> REVOLT;
            case Printed.MARATHON -> MARATHON;
            default -> SECOND;
        };
    }

    /** Whether it is the last turn and the Persian has all that he needs. */
    boolean due(Seen<War> seen) {
        return outlook.left(seen) == 0 && !outlook.winning(seen, Side.GREEK);
    }

    /** Whether it wins by standing where it is, and need not fight. */
    boolean stands(Seen<War> seen, Side side, ZoneId place) {
        return side == Side.GREEK && outlook.left(seen) == 0 && decisive(seen).contains(place);
    }

    /**
     * Whether the leader should keep out of the way until the end. In the great war that is right for all, since four places
     * are more than the Persian can hold against an army that lands in one of them; at Marathon for all but who commands most.
     */
    boolean waits(Seen<War> seen, Force force) {
        if (!doctrine.waits() || seen.position().scenario().equals(Printed.REVOLT) || outlook.left(seen) == 0) {
            return false;
        }
        if (seen.position().scenario().equals(Printed.SECOND_WAR)) {
            return true;
        }
        SideState greek = seen.position().side(Side.GREEK);
        int own = points(seen, force);
        return greek.chiefs().stream()
                .filter(chief -> !force.members().contains(chief.id()) && !bound(seen, chief))
                .anyMatch(chief -> rules.printed().counters().points(chief.troops()) > own);
    }

    /** Whether Sparta keeps him at home. */
    private boolean bound(Seen<War> seen, Chief chief) {
        return seen.position().status().isolation()
                && rules.forces().spartan(seen.position(), new Force(Side.GREEK, chief.place(), List.of(chief.id())));
    }

    private int points(Seen<War> seen, Force force) {
        return rules.printed().counters().points(rules.forces().troops(seen.position(), force));
    }

    /** Where he waits: behind the Isthmus, near what counts, yet not beside an enemy; a single unit goes no way that may cost it. */
    ZoneId haven(Seen<War> seen, Force force) {
        SideState persian = seen.position().side(Side.PERSIAN);
        List<ZoneId> enemies = rules.printed().atlas().land().stream()
                .map(Zone::id)
                .filter(zone -> persian.counters(zone) > 0)
                .toList();
        int most = rules.forces().troops(seen.position(), force).size() > 1 ? Ways.FAR : ALONE;
        return HAVENS.stream()
                .filter(zone -> !decisive(seen).contains(zone) && !persian.present(zone))
                .filter(zone -> !seen.position().ground().scorched().contains(zone))
                .filter(zone -> distances.nearest(zone, enemies) > NEAR)
                .filter(zone -> distances.between(force.place(), zone) < most)
                .findFirst()
                .orElse(force.place());
    }

    /** The place that it should enter last: it can come there, and meets as few enemies there as may be. */
    Optional<ZoneId> last(Seen<War> seen, Force force) {
        SideState persian = seen.position().side(Side.PERSIAN);
        int points = seen.position().side(Side.GREEK).points();
        return decisive(seen).stream()
                .filter(zone -> cost(force.place(), zone) <= points)
                .min(Comparator.comparingInt((ZoneId zone) -> persian.counters(zone))
                        .thenComparingInt(zone -> cost(force.place(), zone)));
    }

    private int cost(ZoneId from, ZoneId zone) {
        return from.sea()
                ? rules.printed().tables().costs().embark()
                        + distances.nearest(
                                from, rules.printed().atlas().zone(zone).seas())
                : distances.between(from, zone);
    }

    /** Goes aboard a strong fleet in a strait, where nobody attacks it lightly. */
    Optional<Call> aboard(Seen<War> seen, Force force, Legal legal) {
        SideState greek = seen.position().side(Side.GREEK);
        return rules.sailing().ports(seen.position(), Side.GREEK, force.place()).stream()
                .filter(vessel ->
                        vessel.fleet() && safe(vessel) && rules.losses().free(greek, vessel) > 0)
                .filter(vessel -> !seen.position().side(Side.PERSIAN).present(vessel.sea()))
                .max(Comparator.comparingInt(vessel -> rules.losses().free(greek, vessel)))
                .flatMap(vessel -> legal.call(legal.all(
                        "units",
                        Call.of("embark", "leader", force.lead().id())
                                .with("vessel", vessel.id().id()))));
    }

    private boolean safe(Vessel vessel) {
        return rules.printed().counters().naval(vessel.ships()) >= STRONG
                && rules.printed().tables().strait(vessel.sea()).isPresent();
    }
}
