package strategos.engine.games.persians.interception;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.common.Forces;
import strategos.engine.games.persians.interception.InterceptionEvents.BattleAgreed;
import strategos.engine.games.persians.interception.InterceptionEvents.BattleOffered;
import strategos.engine.games.persians.printed.Counters;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot.SlotOffer;
import strategos.engine.offer.Verb;

/** {@code agree}: asks for battle by agreement when both have tried in vain, or accepts it. */
@Rule("6.1")
public final class AgreeAct implements Act<War, Side> {
    /** The verb's name. */
    public static final String NAME = "agree";

    /** The bare order. */
    public static final Call CALL = Call.of(NAME);

    private final Verb verb = Verb.order(NAME, "6.1");
    private final Forces forces;
    private final Interception interception;

    public AgreeAct(Forces forces, Interception interception) {
        this.forces = forces;
        this.interception = interception;
    }

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(Seen<War> seen, Side side) {
        War war = seen.position();
        boolean open = switch (war.step()) {
            case Step.Accord accord -> accord.asked() == side;
            case Step.Activation a -> bothInVain(war, war.active().orElseThrow());
            default -> false;
        };
        return open ? Optional.of(SlotOffer.bare(verb)) : Optional.empty();
    }

    /**
     * Attempts between the two forces count that came to no contact: one at units without a leader is against another force, and these never try.
     * That a counter has tried is public; which, is not. Who has left all units behind has nothing to fight with.
     */
    @Rule({"6.1", "ruling-agreed"})
    private boolean bothInVain(War seen, Active active) {
        ZoneId place = active.force().place();
        return !place.sea()
                && !active.asked()
                && (!seen.side(active.side()).known()
                        || !forces.troops(seen, active.force()).isEmpty())
                && active.bothInVain()
                && seen.side(active.side().other()).counters(place) > 0;
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        War war = play.state();
        if (war.step() instanceof Step.Accord accord) {
            play.happen(new BattleAgreed());
            interception.agreed(play, accord.active(), accord.passive());
            return;
        }
        play.happen(new BattleOffered(enemies(war, war.active().orElseThrow())));
    }

    /** All leaders who have tried there in vain fight as one under the highest of them; his equals stay out of it. */
    @Rule({"6.1", "6.3", "ruling-agreed"})
    private Force enemies(War war, Active active) {
        Side side = active.side().other();
        Counters counters = forces.printed().counters();
        ZoneId place = active.force().place();
        List<CounterId> tried = active.inVain().stream()
                .filter(id -> counters.leader(id).isPresent())
                .filter(id -> war.side(side).chief(id).isPresent())
                .sorted(counters.byRank())
                .toList();
        if (tried.isEmpty()) {
            return new Force(side, place, List.of(CounterId.UNKNOWN));
        }
        Set<CounterId> members =
                new LinkedHashSet<>(forces.around(war, side, tried.getFirst()).members());
        for (CounterId leader : tried) {
            if (counters.stars(leader) < counters.stars(tried.getFirst())) {
                members.addAll(forces.around(war, side, leader).members());
            }
        }
        return new Force(side, place, List.copyOf(members));
    }
}
