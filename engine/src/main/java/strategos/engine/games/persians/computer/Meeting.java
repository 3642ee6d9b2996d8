package strategos.engine.games.persians.computer;

import java.util.List;
import java.util.Optional;
import strategos.engine.Seen;
import strategos.engine.games.persians.computer.Forecast.Strength;
import strategos.engine.games.persians.computer.General.Legal;
import strategos.engine.games.persians.printed.Counters.Leader;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.turn.Procedures;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.offer.Call;

/** Whether to seek a battle: by interception of who enters, of who stands there, or by agreement. */
final class Meeting {
    private static final String INTERCEPT = "intercept";
    private static final String WITH = "with";
    private static final String TARGET = "target";
    private static final double EVEN_AT_SEA = 1.1;
    private static final double PER_TACTICAL = 0.2;
    private static final double STRAIT = 2;
    private static final double CITY = 2;

    private final Procedures rules;
    private final Outlook outlook;
    private final Muster muster;
    private final Forecast forecast;
    private final Reserve reserve;

    Meeting(Procedures rules, Outlook outlook, Muster muster, Forecast forecast, Reserve reserve) {
        this.rules = rules;
        this.outlook = outlook;
        this.muster = muster;
        this.forecast = forecast;
        this.reserve = reserve;
    }

    /** Against a force that has come in. */
    Optional<Call> entry(Seen<War> seen, Side side, Step.Entry entry, Legal legal) {
        if (!legal.open(INTERCEPT) || reserve.stands(seen, side, entry.mover().place())) {
            return Optional.empty();
        }
        Call call = legal.all(WITH, Call.of(INTERCEPT));
        ZoneId place = entry.mover().place();
        Force own = force(seen, side, place, CounterId.list(call.all(WITH)));
        boolean willing = place.sea()
                ? ships(seen, own) >= muster.ships(seen, side.other(), place) * EVEN_AT_SEA
                : forecast.margin(
                                muster.of(seen, own),
                                muster.hidden(
                                        seen,
                                        side.other(),
                                        entry.mover().members().size()))
                        > outlook.daring(seen, side);
        return willing ? legal.call(call.with(TARGET, "force")) : Optional.empty();
    }

    private static Force force(Seen<War> seen, Side side, ZoneId place, List<CounterId> leaders) {
        List<CounterId> members = leaders.stream()
                .flatMap(id -> seen.position().side(side).chief(id).isPresent()
                        ? seen.position().side(side).band(id).stream()
                        : List.of(id).stream())
                .toList();
        return new Force(side, place, members);
    }

    /** What a fleet is worth in naval points, with its admiral and the strait. */
    double ships(Seen<War> seen, Force fleet) {
        Printed printed = rules.printed();
        int tactical = rules.forces()
                .admiral(seen.position(), fleet)
                .map(Leader::atSea)
                .orElse(0);
        boolean strait = fleet.side() == Side.GREEK
                && seen.position().step() instanceof Step.Entry
                && printed.tables().strait(fleet.place()).isPresent();
        return printed.counters().naval(rules.forces().ships(seen.position(), fleet))
                * (1 + PER_TACTICAL * tactical)
                * (strait ? STRAIT : 1);
    }

    /** The active force against what stands where it is. */
    Optional<Call> attack(Seen<War> seen, Active active, Legal legal) {
        Force force = active.force();
        Side enemy = active.side().other();
        ZoneId place = force.place();
        if (reserve.stands(seen, active.side(), place) || (active.side() == Side.PERSIAN && early(seen, place))) {
            return Optional.empty();
        }
        if (!legal.open(INTERCEPT) || place.sea()) {
            return legal.call(Call.of("agree"));
        }
        Strength own = muster.of(seen, force).shifted(inside(seen, enemy, place));
        double daring = outlook.daring(seen, active.side());
        Call call = Call.of(INTERCEPT, WITH, force.lead().id());
        Troops loose = seen.position().side(enemy).pile(place).all();
        if (forecast.margin(own, muster.of(loose, 0)) > daring) {
            Optional<Call> unled = legal.call(call.with(TARGET, "unled"));
            if (unled.isPresent()) {
                return unled;
            }
        }
        int counters = seen.position().side(enemy).counters(place);
        return forecast.margin(own, muster.hidden(seen, enemy, counters)) > daring
                ? legal.call(call.with(TARGET, "counter")).or(() -> legal.call(Call.of("agree")))
                : Optional.empty();
    }

    /** Whether to take the place would end the revolt too early. */
    private boolean early(Seen<War> seen, ZoneId place) {
        List<ZoneId> last = Reserve.decisive(seen);
        return outlook.few(seen)
                && last.contains(place)
                && last.stream().anyMatch(zone -> !zone.equals(place) && outlook.persian(seen, zone));
    }

    /** Columns lost to a city that the enemy holds. */
    private int inside(Seen<War> seen, Side enemy, ZoneId place) {
        boolean city = rules.printed().atlas().zone(place).city().isPresent()
                && !seen.position().ground().destroyed().contains(place)
                && seen.position().ground().holder(place).equals(Optional.of(enemy));
        return city ? -(int) CITY : 0;
    }
}
