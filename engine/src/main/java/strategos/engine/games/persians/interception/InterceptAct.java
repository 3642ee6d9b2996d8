package strategos.engine.games.persians.interception;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.common.CounterEvents.StatusChanged;
import strategos.engine.games.persians.common.CounterEvents.StatusChanged.Change;
import strategos.engine.games.persians.common.Forces;
import strategos.engine.games.persians.common.Hands;
import strategos.engine.games.persians.common.Slots;
import strategos.engine.games.persians.printed.Counters;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Active.Tried;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.SeaTry;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.kit.Act;
import strategos.engine.kit.ComposedOffer;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Slot.SlotOffer;
import strategos.engine.offer.Verb;
import strategos.engine.text.Text;

/** {@code intercept}: the passive side when a force has entered, the active one where its force or a fleet stands. */
@Rule({"6.1", "6.3", "9.2"})
public final class InterceptAct implements Act<War, Side> {
    /** The verb's name. */
    public static final String NAME = "intercept";

    private static final String MOVER = "force";
    private static final String COUNTER = "counter";
    private static final String SHIPS = "ships";

    private final Verb verb = Verb.order(
            NAME,
            "6.1",
            Slot.path(InterceptCall.WITH),
            Slot.one(InterceptCall.TARGET),
            Slot.of(Stratagem.RECONNAISSANCE.id(), Slot.Kind.FLAG),
            Slot.of(Stratagem.ORACLE.id(), Slot.Kind.FLAG),
            Slot.of(Stratagem.PANHELLENISM.id(), Slot.Kind.FLAG));
    private final Interception interception;
    private final Forces forces;
    private final Counters counters;
    private final Unseen unseen;

    public InterceptAct(Forces forces, Interception interception) {
        this.interception = interception;
        this.forces = forces;
        this.counters = forces.printed().counters();
        this.unseen = new Unseen(interception);
    }

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(Seen<War> seen, Side side) {
        War war = seen.position();
        SideState state = war.side(side);
        if (!state.known() || interceptors(war, side, List.of()).isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new ComposedOffer(
                new SlotOffer(verb, (slot, filled) -> choices(war, side, slot, filled)),
                Text.of("goal.whom"),
                filled -> new InterceptGoals(this, war, side).all(),
                whole -> Optional.of(new InterceptGoals(this, war, side).outline(whole))));
    }

    private Choices choices(War seen, Side side, String slot, Call filled) {
        return switch (slot) {
            case InterceptCall.WITH ->
                new Choices.Step(
                        Slots.counters(interceptors(seen, side, new InterceptCall(filled).with())),
                        !filled.all(InterceptCall.WITH).isEmpty());
            case InterceptCall.TARGET ->
                Choices.oneOf(targets(seen, side, place(seen, side, filled), new InterceptCall(filled).with()));
            default -> {
                Stratagem stratagem = Stratagem.of(slot).orElseThrow();
                yield Slots.flag(
                        held(seen, side, stratagem) && helps(seen, side, stratagem, new InterceptCall(filled)));
            }
        };
    }

    /**
     * Panhellenism gives its column once in a phase, and none in Isolation. Where no die is thrown neither scouts nor the
     * oracle help, at sea there are no columns, and on the last column no more of them.
     */
    @Rule({"11.2-reconnaissance", "11.2-oracle", "11.2-panhellenism", "5.4-thermopylae", "ruling-useful"})
    private boolean helps(War seen, Side side, Stratagem stratagem, InterceptCall call) {
        if (stratagem == Stratagem.PANHELLENISM) {
            return !seen.status().isolation() && !seen.status().union();
        }
        ZoneId place = place(seen, side, call.call());
        boolean scouts = stratagem == Stratagem.RECONNAISSANCE;
        if (place.sea()) {
            return !scouts;
        }
        Force ours = ours(seen, side, place, call);
        boolean loose = call.atLoose()
                || (seen.step() instanceof Step.Entry entry && entry.mover().loose());
        return !interception.automatic(place)
                && (scouts
                        ? unseen.changes(seen, ours, loose, InterceptCall.COLUMNS, 0)
                        : unseen.changes(seen, ours, loose, 0, Hands.ON_A_DIE)
                                || unseen.changes(seen, ours, loose, 0, -Hands.ON_A_DIE));
    }

    private boolean held(War seen, Side side, Stratagem stratagem) {
        return seen.side(side).hand().held().contains(stratagem)
                && forces.printed().tables().usable(stratagem, side);
    }

    static ZoneId place(War seen, Side side, Call filled) {
        SideState state = seen.side(side);
        CounterId first = new CounterId(filled.one(InterceptCall.WITH));
        return state.chief(first)
                .map(Chief::place)
                .or(() -> state.vessel(first).map(Vessel::sea))
                .orElseThrow();
    }

    /** Who may try, or join those named: one commander of strictly the highest rank, then others below him. */
    List<CounterId> interceptors(War seen, Side side, List<CounterId> named) {
        return switch (seen.step()) {
            case Step.Entry entry when entry.asked() == side -> passive(seen, side, entry, named);
            case Step.Activation a
            when seen.active().orElseThrow().side() == side ->
                active(seen, side, seen.active().orElseThrow(), named);
            default -> List.of();
        };
    }

    /** Action points that it costs the side there: at Thermopylae what it has left of them. */
    @Rule({"6", "5.4-thermopylae", "ruling-battle-cost"})
    int cost(War seen, Side side, ZoneId place) {
        int cost = forces.printed().tables().costs().interception();
        return automatic(place) ? Math.min(cost, seen.side(side).points()) : cost;
    }

    /** Whether no die is thrown there. */
    boolean automatic(ZoneId place) {
        return interception.automatic(place);
    }

    private boolean affords(War seen, Side side, ZoneId place) {
        return seen.side(side).points() >= forces.printed().tables().costs().interception()
                || interception.automatic(place);
    }

    private List<CounterId> passive(War seen, Side side, Step.Entry entry, List<CounterId> named) {
        ZoneId place = entry.mover().place();
        if (!affords(seen, side, place)) {
            return List.of();
        }
        return place.sea()
                ? vessels(seen, side, place, entry.tried(), named)
                : leaders(seen, side, place, entry.tried(), named);
    }

    /** Dummies never intercept, nor a leader without units. */
    private List<CounterId> leaders(War seen, Side side, ZoneId place, List<Tried> tried, List<CounterId> named) {
        List<CounterId> able = new ArrayList<>();
        for (Chief chief : seen.side(side).ashore(place)) {
            Force band = forces.around(seen, side, chief.id());
            boolean lower = named.isEmpty() || counters.stars(chief.id()) < counters.stars(named.getFirst());
            if (!chief.dummy()
                    && !chief.follows()
                    && lower
                    && !named.contains(chief.id())
                    && !Tried.has(tried, chief.id(), place)
                    && !forces.troops(seen, band).isEmpty()) {
                able.add(chief.id());
            }
        }
        return able;
    }

    private static List<CounterId> vessels(
            War seen, Side side, ZoneId place, List<Tried> tried, List<CounterId> named) {
        return seen.side(side).afloat(place).stream()
                .filter(v -> !v.dummy() && !named.contains(v.id()) && !Tried.has(tried, v.id(), place))
                .map(Vessel::id)
                .toList();
    }

    private List<CounterId> active(War seen, Side side, Active active, List<CounterId> named) {
        List<CounterId> able = new ArrayList<>();
        ZoneId here = active.force().place();
        boolean first = named.isEmpty();
        boolean fights = !here.sea()
                && counters.leader(active.force().lead()).isPresent()
                && !forces.troops(seen, active.force()).isEmpty();
        if (first
                && fights
                && affords(seen, side, here)
                && !targets(seen, side, here, List.of()).isEmpty()) {
            able.add(active.force().lead());
        }
        boolean atSea = first || seen.side(side).vessel(named.getFirst()).isPresent();
        if (atSea) {
            for (Vessel vessel : seen.side(side).vessels()) {
                boolean same = first
                        || vessel.sea()
                                .equals(place(
                                        seen,
                                        side,
                                        Call.of(
                                                NAME,
                                                InterceptCall.WITH,
                                                named.getFirst().id())));
                if (same
                        && !vessel.dummy()
                        && !named.contains(vessel.id())
                        && affords(seen, side, vessel.sea())
                        && !targets(seen, side, vessel.sea(), joined(named, vessel.id()))
                                .isEmpty()) {
                    able.add(vessel.id());
                }
            }
        }
        return able;
    }

    private static List<CounterId> joined(List<CounterId> named, CounterId one) {
        List<CounterId> all = new ArrayList<>(named);
        all.add(one);
        return all;
    }

    /** At sea each vessel is a force of its own: it may try at each enemy once, whatever others of its side have. */
    @Rule({"6.1", "6.3", "9.2", "ruling-asked"})
    List<Choice> targets(War seen, Side side, ZoneId place, List<CounterId> with) {
        if (seen.step() instanceof Step.Entry) {
            return List.of(Slots.word(MOVER));
        }
        SideState enemy = seen.side(side.other());
        Active active = seen.active().orElseThrow();
        List<Tried> tried = active.tried();
        List<SeaTry> tries = active.seaTries();
        List<Choice> targets = new ArrayList<>();
        int attempts = place.sea() ? SeaTry.count(tries, place, with) : Tried.marksAt(tried, place);
        if (enemy.counters(place) > attempts) {
            targets.add(Slots.word(COUNTER));
        }
        boolean loose = !place.sea() && !enemy.pile(place).isEmpty();
        if (loose && !Tried.has(tried, CounterId.UNLED, place)) {
            targets.add(Slots.word(InterceptCall.LOOSE));
        }
        if (single(enemy, SeaTry.at(tries, place, with), place)) {
            targets.add(Slots.word(SHIPS));
        }
        return targets;
    }

    private static boolean single(SideState enemy, Set<CounterId> tried, ZoneId place) {
        for (Vessel vessel : enemy.vessels()) {
            if (vessel.single() && vessel.sea().equals(place) && !tried.contains(vessel.id())) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        War war = play.state();
        ZoneId place = place(war, side, call);
        InterceptCall meant = new InterceptCall(call);
        Force ours = ours(war, side, place, meant);
        if (meant.uses(Stratagem.RECONNAISSANCE)) {
            Hands.spend(play, side, Stratagem.RECONNAISSANCE);
        }
        if (meant.uses(Stratagem.PANHELLENISM)) {
            Hands.spend(play, side, Stratagem.PANHELLENISM);
            play.happen(new StatusChanged(Change.UNION));
        }
        int oracle = meant.uses(Stratagem.ORACLE) ? Hands.ask(play, side) : 0;
        Force theirs = theirs(play, side, place, meant);
        interception.attempt(play, new Interception.Attempt(ours, theirs, meant.scouted(), oracle));
    }

    private Force ours(War war, Side side, ZoneId place, InterceptCall call) {
        if (place.sea()) {
            return new Force(side, place, call.with());
        }
        List<CounterId> members = new ArrayList<>();
        for (CounterId leader : call.with()) {
            members.addAll(war.side(side).band(leader));
        }
        return new Force(side, place, members);
    }

    private Force theirs(Play<War> play, Side side, ZoneId place, InterceptCall meant) {
        War war = play.state();
        return switch (meant.target()) {
            case MOVER -> ((Step.Entry) war.step()).mover();
            case InterceptCall.LOOSE -> new Force(side.other(), place, List.of());
            case SHIPS -> forces.singles(war, side.other(), place);
            default -> {
                Active active = war.active().orElseThrow();
                yield interception.target(
                        play, side, place, active.tried(), SeaTry.at(active.seaTries(), place, meant.with()));
            }
        };
    }
}
