package strategos.engine.games.persians.computer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Seen;
import strategos.engine.games.persians.computer.Forecast.Strength;
import strategos.engine.games.persians.printed.Atlas.Zone;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.turn.Procedures;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;

/** Where a force on land should go. */
final class Aims {
    private static final ZoneId LACONIA = new ZoneId("laconia");

    /** Who comes out of the Peloponnese on land comes by here. */
    private static final ZoneId GATE = new ZoneId("corinth");

    private static final int NEAR = 4;
    private static final double PER_POINT = 0.02;
    private static final List<ZoneId> IONIA = ZoneId.list("miletus", "ephesus");
    private static final List<ZoneId> GREECE = ZoneId.list("attica", "corinth", "laconia");

    private final Procedures rules;
    private final Outlook outlook;
    private final Muster muster;
    private final Forecast forecast;
    private final Reserve reserve;
    private final Distances distances;
    private final Doctrine doctrine;

    Aims(
            Procedures rules,
            Outlook outlook,
            Muster muster,
            Forecast forecast,
            Reserve reserve,
            Distances distances,
            Doctrine doctrine) {
        this.rules = rules;
        this.outlook = outlook;
        this.muster = muster;
        this.forecast = forecast;
        this.reserve = reserve;
        this.distances = distances;
        this.doctrine = doctrine;
    }

    /** The one zone that the force should make for; where it stands, if it is to stay. */
    ZoneId goal(Seen<War> seen, Force force) {
        return force.side() == Side.PERSIAN ? conquest(seen, force) : relief(seen, force);
    }

    private ZoneId conquest(Seen<War> seen, Force force) {
        Optional<ZoneId> chosen = doctrine.aim().filter(zone -> !outlook.persian(seen, zone));
        if (chosen.isPresent()) {
            return chosen.get();
        }
        if (seen.position().scenario().equals(Printed.MARATHON) && !Outlook.punished(seen)) {
            return outlook.objectives(seen).getFirst();
        }
        List<ZoneId> wanted = new ArrayList<>(outlook.objectives(seen));
        if (seen.position().scenario().equals(Printed.SECOND_WAR)) {
            wanted.add(LACONIA);
        }
        wanted.removeIf(zone -> outlook.persian(seen, zone));
        if (outlook.few(seen)) {
            // With both of these his the match stops, and four of the seven decide.
            wanted.removeAll(Reserve.decisive(seen));
        }
        boolean content = wanted.isEmpty() || (wanted.getFirst().equals(LACONIA) && outlook.left(seen) < 2);
        return content ? watch(seen, force) : wanted.getFirst();
    }

    /** All is won: against what is left of the enemy, or where he must come by. */
    private ZoneId watch(Seen<War> seen, Force force) {
        if (!seen.position().scenario().equals(Printed.SECOND_WAR)) {
            return force.place();
        }
        Strength own = muster.of(seen, force);
        return rules.printed().atlas().land().stream()
                .map(Zone::id)
                .filter(zone -> seen.position().side(Side.GREEK).counters(zone) > 0 && far(force, zone) <= NEAR)
                .filter(zone -> forecast.margin(own, muster.guess(seen, Side.GREEK, zone)) > 0)
                .findFirst()
                .orElse(GATE);
    }

    private int far(Force force, ZoneId zone) {
        return distances.between(force.place(), zone);
    }

    /** To the threatened place where a battle promises most, or to where the Greeks gather. */
    private ZoneId relief(Seen<War> seen, Force force) {
        boolean stands = Reserve.decisive(seen).contains(force.place());
        if (outlook.left(seen) == 0) {
            if (stands) {
                return force.place();
            }
            Optional<ZoneId> last = reserve.due(seen) ? reserve.last(seen, force) : Optional.empty();
            if (last.isPresent()) {
                return last.get();
            }
        }
        if (force.place().sea()) {
            return force.place();
        }
        if (reserve.waits(seen, force)) {
            return reserve.haven(seen, force);
        }
        if (doctrine.aim().isPresent()) {
            return doctrine.aim().get();
        }
        Strength own = muster.of(seen, force);
        Optional<ZoneId> best = Optional.empty();
        double most = outlook.daring(seen, Side.GREEK);
        boolean marathon = seen.position().scenario().equals(Printed.MARATHON);
        for (ZoneId zone : marathon ? Reserve.decisive(seen) : outlook.objectives(seen)) {
            boolean threatened = seen.position().side(Side.PERSIAN).present(zone)
                    || seen.position().ground().marker(zone).equals(Optional.of(Side.PERSIAN));
            if (threatened) {
                double margin =
                        forecast.margin(own, muster.guess(seen, Side.PERSIAN, zone)) - PER_POINT * far(force, zone);
                if (margin > most) {
                    most = margin;
                    best = Optional.of(zone);
                }
            }
        }
        return best.orElseGet(() -> rally(seen, force));
    }

    private static ZoneId rally(Seen<War> seen, Force force) {
        List<ZoneId> places = seen.position().scenario().equals(Printed.REVOLT) ? IONIA : GREECE;
        return places.stream()
                .filter(zone -> zone.equals(force.place())
                        || !seen.position().side(Side.PERSIAN).present(zone))
                .findFirst()
                .orElse(force.place());
    }
}
