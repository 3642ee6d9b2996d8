package strategos.engine.games.persians.computer;

import java.util.List;
import java.util.Optional;
import strategos.engine.Seen;
import strategos.engine.games.persians.computer.General.Legal;
import strategos.engine.games.persians.printed.Counters;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.offer.Call;

/**
 * The reorganisation: all units of a zone under its best leader; the king keeps a guard and stays behind; a fleet without a
 * leader for battle at sea takes one aboard.
 */
final class Gathering {
    private static final String VERB = "reorganise";
    private static final int GUARD = 2;

    private final Counters counters;

    Gathering(Counters counters) {
        this.counters = counters;
    }

    /** Whether he should stay out of battle: with his death all is lost. */
    static boolean king(CounterId leader) {
        return leader.equals(CounterId.XERXES);
    }

    Optional<Call> next(Seen<War> seen, Side side, Legal legal) {
        Optional<Call> dummy = dummy(seen.position().side(side), legal);
        if (dummy.isPresent() || !legal.open(VERB)) {
            return dummy;
        }
        for (ZoneId zone : ZoneId.list(legal.choices("zone", Call.of(VERB)))) {
            Optional<Call> call = zone.sea()
                    ? board(seen.position().side(side), zone, legal)
                    : gather(seen.position().side(side), zone, legal);
            if (call.isPresent()) {
                return call;
            }
        }
        return Optional.empty();
    }

    /** Dummies come back where the enemy may wonder most: with the strongest leader. */
    private Optional<Call> dummy(SideState state, Legal legal) {
        Call call = Call.of("place");
        return legal.choices("dummy", call).stream().findFirst().flatMap(kind -> {
            Call begun = call.with("dummy", kind);
            return legal.choices("zone", begun).stream()
                    .map(ZoneId::new)
                    .max((a, b) -> Integer.compare(counters.points(state.troops(a)), counters.points(state.troops(b))))
                    .map(zone -> begun.with("zone", zone.id()));
        });
    }

    private Optional<Call> board(SideState state, ZoneId sea, Legal legal) {
        Optional<Vessel> leaderless = state.afloat(sea).stream()
                .filter(v -> v.fleet() && state.aboard(v.id()).stream().noneMatch(c -> counters.naval(c.id())))
                .findFirst();
        return leaderless.flatMap(fleet -> {
            Call to = Call.of(VERB, "zone", sea.id()).with("to", fleet.id().id());
            return legal.choices("what", to).stream()
                    .filter(id -> state.chief(new CounterId(id))
                            .filter(c -> !c.aboard())
                            .isPresent())
                    .findFirst()
                    .flatMap(id -> legal.call(to.with("what", id)));
        });
    }

    private Optional<Call> gather(SideState state, ZoneId zone, Legal legal) {
        List<Chief> here = state.ashore(zone).stream().filter(c -> !c.dummy()).toList();
        Optional<Chief> best = here.stream()
                .filter(c -> !king(c.id()))
                .min((a, b) -> counters.byRank().compare(a.id(), b.id()));
        if (best.isEmpty()) {
            return Optional.empty();
        }
        Optional<Chief> king = here.stream().filter(c -> king(c.id())).findFirst();
        Troops others = state.troops(zone).minus(best.get().troops());
        int spare = others.size() - (king.isPresent() ? GUARD : 0);
        Call to = Call.of(VERB, "zone", zone.id()).with("to", best.get().id().id());
        if (spare > 0) {
            return legal.call(to.with("what", "all"));
        }
        boolean guard = king.isPresent()
                && king.get().troops().size() < GUARD
                && best.get().troops().size() > GUARD;
        return guard ? guard(zone, king.get(), legal) : Optional.empty();
    }

    private static Optional<Call> guard(ZoneId zone, Chief king, Legal legal) {
        Call to = Call.of(VERB, "zone", zone.id()).with("to", king.id().id());
        return legal.choices("what", to).stream()
                .filter(token -> token.startsWith(GUARD + "-"))
                .findFirst()
                .flatMap(token -> legal.call(to.with("what", token)));
    }
}
