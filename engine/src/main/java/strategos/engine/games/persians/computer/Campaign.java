package strategos.engine.games.persians.computer;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.engine.Seen;
import strategos.engine.games.persians.computer.Forecast.Strength;
import strategos.engine.games.persians.computer.General.Legal;
import strategos.engine.games.persians.computer.Outlook.Ways;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.turn.Procedures;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.offer.Call;

/** What an active force does: fight, take units along, lay waste, leave a garrison, go on. */
final class Campaign {
    private static final ZoneId ERETRIA = new ZoneId("eretria");
    private static final int DANGER = 5;
    private static final int SHARE = 8;

    private final Procedures rules;
    private final Outlook outlook;
    private final Muster muster;
    private final Forecast forecast;
    private final Aims aims;
    private final Reserve reserve;
    private final Meeting meeting;
    private final Convoys convoys;
    private final Ways ways;

    Campaign(
            Procedures rules,
            Outlook outlook,
            Muster muster,
            Forecast forecast,
            Aims aims,
            Reserve reserve,
            Meeting meeting) {
        this.rules = rules;
        this.outlook = outlook;
        this.muster = muster;
        this.forecast = forecast;
        this.aims = aims;
        this.reserve = reserve;
        this.meeting = meeting;
        this.convoys = new Convoys(rules, muster, meeting);
        this.ways = new Ways(rules.printed().atlas());
    }

    Optional<Call> next(Seen<War> seen, Active active, Legal legal) {
        Force force = active.force();
        if (rules.forces().troops(seen.position(), force).isEmpty()) {
            return convoys.hunt(seen, active.side(), legal);
        }
        ZoneId goal = aims.goal(seen, force);
        Optional<Call> call = !Convoys.afloat(force)
                ? ashore(seen, active, goal, legal)
                : goal.equals(force.place()) ? Optional.empty() : convoys.voyage(seen, force, goal, legal);
        return call.or(() -> convoys.hunt(seen, active.side(), legal));
    }

    private Optional<Call> ashore(Seen<War> seen, Active active, ZoneId goal, Legal legal) {
        Force force = active.force();
        boolean waits = force.side() == Side.GREEK && reserve.waits(seen, force);
        Optional<Call> aboard = waits ? reserve.aboard(seen, force, legal) : Optional.empty();
        if (aboard.isPresent()) {
            return aboard;
        }
        if (waits && !goal.equals(force.place())) {
            return take(seen, active, legal).or(() -> move(seen, active, goal, legal));
        }
        return meeting.attack(seen, active, legal)
                .or(() -> waste(seen, active, legal))
                .or(() -> take(seen, active, legal))
                .or(() -> goal.equals(force.place()) ? Optional.empty() : garrison(seen, force, legal))
                .or(() -> goal.equals(force.place()) ? Optional.empty() : move(seen, active, goal, legal));
    }

    /** Eretria is to be destroyed and burnt; elsewhere that helps nobody. */
    private static Optional<Call> waste(Seen<War> seen, Active active, Legal legal) {
        boolean here = active.side() == Side.PERSIAN
                && seen.position().scenario().equals(Printed.MARATHON)
                && active.force().place().equals(ERETRIA);
        return here ? legal.call(Call.of("sack")).or(() -> legal.call(Call.of("scorch"))) : Optional.empty();
    }

    /** What stands by the way goes along, but for garrisons. */
    private Optional<Call> take(Seen<War> seen, Active active, Legal legal) {
        Force force = active.force();
        boolean garrison = force.side() == Side.PERSIAN
                && outlook.objectives(seen).contains(force.place())
                && !seen.position().side(force.side()).pile(force.place()).all().isEmpty();
        return garrison || active.zones() == 0 ? Optional.empty() : legal.call(Call.of("take", "what", "all"));
    }

    /** An objective taken is held by a unit, late in the great war by more. */
    private Optional<Call> garrison(Seen<War> seen, Force force, Legal legal) {
        SideState state = seen.position().side(force.side());
        boolean wanted = force.side() == Side.PERSIAN
                && outlook.objectives(seen).contains(force.place())
                && state.pile(force.place()).all().isEmpty()
                && !seen.position().side(force.side().other()).present(force.place());
        if (!wanted) {
            return Optional.empty();
        }
        Troops troops = rules.forces().troops(seen.position(), force);
        boolean late = seen.position().scenario().equals(Printed.SECOND_WAR) && outlook.left(seen) < 2;
        int units = late ? Math.max(1, troops.size() / SHARE) : 1;
        return rules.printed().counters().lossOrder().stream()
                .filter(kind -> troops.count(kind) >= units)
                .findFirst()
                .flatMap(kind -> legal.call(Call.of("leave", "what", units + "-" + kind)));
    }

    /** One step nearer to the goal, on land or over the sea. */
    private Optional<Call> move(Seen<War> seen, Active active, ZoneId goal, Legal legal) {
        Force force = active.force();
        Strength own = muster.of(seen, force);
        Side enemy = force.side().other();
        Map<ZoneId, Integer> costs = ways.to(List.of(goal), (from, to) -> {
            boolean risky = !to.equals(goal)
                    && seen.position().side(enemy).present(to)
                    && forecast.margin(own, muster.guess(seen, enemy, to)) < 0;
            boolean early = force.side() == Side.PERSIAN
                    && outlook.few(seen)
                    && Reserve.decisive(seen).contains(to);
            return rules.marching().cost(from, to) + (risky || early ? DANGER : 0);
        });
        int byLand = costs.getOrDefault(force.place(), Ways.FAR);
        Optional<Call> aboard =
                force.side() == Side.PERSIAN ? convoys.board(seen, active, goal, byLand, legal) : Optional.empty();
        if (aboard.isPresent()) {
            return aboard;
        }
        return legal.choices("path", Call.of("march")).stream()
                .map(ZoneId::new)
                .filter(zone -> costs.getOrDefault(zone, Ways.FAR) < byLand)
                .min(Comparator.comparingInt(
                        zone -> costs.get(zone) + rules.marching().cost(force.place(), zone)))
                .map(zone -> Call.of("march", "path", zone.id()));
    }
}
