package strategos.engine.games.persians.orders;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.phases.Sequence;
import strategos.engine.games.persians.rules.Procedures;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.offer.Verb;
import strategos.engine.text.Line;

/** All orders of the game. */
public final class Acts {
    private final List<Act> acts;
    private final Map<String, Act> byName = new HashMap<>();
    private final Sequence sequence;
    private final Closed closed;

    public Acts(Sequence sequence) {
        this.sequence = sequence;
        Procedures rules = sequence.rules();
        closed = new Closed(rules.printed());
        Counted counted = new Counted(rules.printed().counters());
        acts = List.of(
                new ReorganiseAct(rules, counted),
                new PlaceAct(),
                new PreferAct(rules.printed().counters()),
                new ActivateAct(rules.printed().counters()),
                new MarchAct(rules.marching()),
                new TakeAct(rules, counted),
                new LeaveAct(rules, counted),
                new InterceptAct(rules),
                new AgreeAct(rules),
                new ScorchAct(rules),
                new SackAct(rules),
                new EmbarkAct(rules, counted),
                new DebarkAct(rules),
                new SailAct(rules.sailing()),
                new PoliticalAct(rules.politics()),
                new StratagemAct(rules),
                new CityAct(),
                new LossesAct(rules),
                new FightAct(rules),
                new RetreatAct(rules),
                new RedeployAct(rules.printed(), counted),
                new DoneAct(sequence),
                new PassAct(sequence));
        acts.forEach(act -> byName.put(act.verb().name(), act));
    }

    /** Their verbs. */
    public List<Verb> verbs() {
        return acts.stream().map(Act::verb).toList();
    }

    /**
     * What the side may do in a position concealed for whoever asks: nothing while it is not asked, but for the storm, which
     * may also break while the enemy moves.
     */
    @Rule({"11.2-tempete", "ruling-tempest"})
    public List<Offer> offers(Seen<War> seen, Side side) {
        War war = seen.position();
        List<Offer> offers = new ArrayList<>(8);
        if (sequence.asked(war).contains(side)) {
            for (Act act : acts) {
                Optional<Offer> offer = act.offer(seen, side);
                offer.ifPresent(offers::add);
            }
        } else if (war.acting().filter(active -> !active.over()).isPresent()) {
            byName.get(StratagemAct.NAME).offer(seen, side).ifPresent(offers::add);
        }
        return offers;
    }

    /** Why that verb is not open to the side; empty when the game has no such verb. */
    public Optional<Line> closed(String verb, Seen<War> seen, Side side) {
        return Optional.ofNullable(byName.get(verb)).map(act -> closed.why(act.verb(), seen, side));
    }

    /** Carries out an order that its offer let pass. */
    public void carryOut(Play<War> play, Order order) {
        byName.get(order.verb()).carryOut(play, Side.of(order.seat()), order.call());
        sequence.settle(play);
    }
}
