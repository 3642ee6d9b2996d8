package strategos.engine.games.persians.computer;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.computer.General.Legal;
import strategos.engine.games.persians.printed.Counters;
import strategos.engine.games.persians.printed.Printed;
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
    private static final int MANY = 6;
    private static final int MOST = 2;

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
            boolean ashore = side == Side.GREEK && seen.position().scenario().equals(Printed.REVOLT);
            Optional<Call> call = zone.sea()
                    ? ashore ? Optional.empty() : board(seen.position().side(side), zone, legal)
                    : gather(seen, side, zone, legal);
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

    private Optional<Call> gather(Seen<War> seen, Side side, ZoneId zone, Legal legal) {
        SideState state = seen.position().side(side);
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
        boolean spreads = side == Side.GREEK && !seen.position().scenario().equals(Printed.REVOLT);
        if (spare > 0 && !spreads) {
            return legal.call(to.with("what", "all"));
        }
        if (spreads) {
            return spread(state, zone, here, best.get(), legal);
        }
        boolean guard = king.isPresent()
                && king.get().troops().size() < GUARD
                && best.get().troops().size() > GUARD;
        return guard ? guard(zone, king.get(), legal) : Optional.empty();
    }

    /**
     * Each leader has a unit or two, the best one all others: so many bodies must be met one by one, and they march together
     * all the same.
     */
    @Rule("6.3")
    private Optional<Call> spread(SideState state, ZoneId zone, List<Chief> here, Chief best, Legal legal) {
        Call call = Call.of(VERB, "zone", zone.id());
        Call toBest = call.with("to", best.id().id());
        List<Chief> rest = here.stream().filter(c -> !c.id().equals(best.id())).toList();
        if (rest.stream().anyMatch(c -> c.troops().size() > MOST)) {
            return legal.call(toBest.with("what", "all"));
        }
        Troops loose = state.pile(zone).all();
        Troops others = Troops.NONE;
        for (Chief chief : rest) {
            others = others.plus(chief.troops());
        }
        for (String kind : loose.kinds()) {
            // Units of a kind that another leader has too might come from him.
            Optional<Call> taken = others.count(kind) > 0
                    ? Optional.empty()
                    : legal.call(toBest.with("what", loose.count(kind) + "-" + kind));
            if (taken.isPresent()) {
                return taken;
            }
        }
        return share(best, rest, others.plus(loose), call, legal);
    }

    /** A unit of the best leader's for one who has too few, of a kind that is nowhere else there. */
    private Optional<Call> share(Chief best, List<Chief> rest, Troops elsewhere, Call call, Legal legal) {
        int units = best.troops().size() + elsewhere.size() > MANY ? MOST : 1;
        for (Chief chief : rest) {
            if (chief.troops().size() < units && best.troops().size() > units) {
                Call to = call.with("to", chief.id().id());
                Optional<Call> one = counters.lossOrder().stream()
                        .filter(kind -> best.troops().count(kind) > 0 && elsewhere.count(kind) == 0)
                        .findFirst()
                        .flatMap(kind -> legal.call(to.with("what", "1-" + kind)));
                if (one.isPresent()) {
                    return one;
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Call> guard(ZoneId zone, Chief king, Legal legal) {
        Call to = Call.of(VERB, "zone", zone.id()).with("to", king.id().id());
        return legal.choices("what", to).stream()
                .filter(token -> token.startsWith(GUARD + "-"))
                .findFirst()
                .flatMap(token -> legal.call(to.with("what", token)));
    }
}
