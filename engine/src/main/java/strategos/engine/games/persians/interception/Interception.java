package strategos.engine.games.persians.interception;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.dice.Roll;
import strategos.engine.games.persians.activation.ActivationEvents.Exhausted;
import strategos.engine.games.persians.battle.BattleEvents.BattleJoined;
import strategos.engine.games.persians.common.CounterEvents.PointsSpent;
import strategos.engine.games.persians.common.Flow;
import strategos.engine.games.persians.common.Forces;
import strategos.engine.games.persians.interception.InterceptionEvents.InterceptionTried;
import strategos.engine.games.persians.interception.InterceptionEvents.InterceptionTried.Met;
import strategos.engine.games.persians.interception.InterceptionEvents.InterceptionTried.Thrown;
import strategos.engine.games.persians.interception.InterceptionEvents.NobodyLayInWait;
import strategos.engine.games.persians.losses.LossEvents.LeaderGone;
import strategos.engine.games.persians.movement.Attrition;
import strategos.engine.games.persians.printed.Contact;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.war.Active.Tried;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;

/** Attempts to bring an enemy force to battle, and what comes of them. */
@Rule({"6", "6.1", "6.2", "6.3", "9.2"})
public final class Interception {
    private final Printed printed;
    private final Forces forces;
    private final Attrition attrition;

    public Interception(Forces forces, Attrition attrition) {
        this.forces = forces;
        this.printed = forces.printed();
        this.attrition = attrition;
    }

    /**
     * An attempt as it was ordered.
     *
     * @param ours the interceptors
     * @param theirs the target
     * @param shift columns by stratagems
     * @param oracle what the oracle adds to the die
     */
    public record Attempt(Force ours, Force theirs, int shift, int oracle) {}

    /** What the die needs: modifiers of an attempt. */
    public record Odds(int difference, int bonus) {}

    /** Columns and die modifiers of an attempt. */
    @Rule({"6.2", "9.2"})
    public Odds odds(War war, Attempt attempt) {
        if (attempt.ours.place().sea()) {
            return new Odds(0, forces.seamanship(war, attempt.ours) + attempt.oracle);
        }
        int difference = forces.strategic(war, attempt.ours) - forces.strategic(war, attempt.theirs) + attempt.shift;
        if (attempt.ours.side() == Side.GREEK && war.status().union()) {
            difference++;
        }
        int bonus = attempt.oracle + (printed.atlas().mountain(attempt.ours.place()) ? 1 : 0);
        return new Odds(difference, bonus);
    }

    /** Whether it is at Thermopylae, where no die is needed. */
    @Rule("5.4-thermopylae")
    public boolean automatic(ZoneId place) {
        return !place.sea() && printed.atlas().zone(place).thermopylae();
    }

    /**
     * The target counter with all who follow it: of all face-down counters there, in an order drawn unseen, the first that
     * was not tried, or at sea the first that was not by these. How many those are would show who follows whom; if there are
     * none, it is the first of all.
     *
     * @param own whom these very vessels have tried
     */
    @Rule({"6.1", "6.3", "9.2", "ruling-asked"})
    public Force target(Play<War> play, Side by, ZoneId place, List<Tried> tried, Set<CounterId> own) {
        War war = play.state();
        Side enemy = by.other();
        List<CounterId> counters = Flow.shuffled(play, by, "target", "6.3", faceDown(war.side(enemy), place));
        CounterId aimed = counters.stream()
                .filter(id -> !Tried.has(tried, id, place))
                .findFirst()
                .or(() -> counters.stream().filter(id -> !own.contains(id)).findFirst())
                .orElse(counters.getFirst());
        return forces.around(war, enemy, aimed);
    }

    private static List<CounterId> faceDown(SideState state, ZoneId place) {
        List<CounterId> counters = new ArrayList<>();
        state.ashore(place).forEach(c -> counters.add(c.id()));
        state.afloat(place).stream().filter(v -> !v.single()).forEach(v -> counters.add(v.id()));
        return counters;
    }

    /** Pays, throws, and joins battle on contact. */
    public void attempt(Play<War> play, Attempt attempt) {
        Side by = attempt.ours.side();
        boolean sea = attempt.ours.place().sea();
        ZoneId place = attempt.ours.place();
        boolean free = automatic(place);
        pay(play, by, printed.tables().costs().interception(), free ? PointsSpent.FREE : "interception");
        Odds odds = odds(play.state(), attempt);
        List<Tried> tried = tried(play.state(), attempt);
        if (free) {
            play.happen(new InterceptionTried(
                    by, place, Optional.empty(), Optional.of(new Met(Contact.BATTLE, odds)), tried));
            contact(play, attempt, Contact.BATTLE);
            return;
        }
        Roll roll = Flow.roll(play, by, "interception", sea ? "9.2" : "6.2", dice(place));
        Optional<Contact> result = result(odds, roll.sum(), sea);
        play.happen(new InterceptionTried(
                by,
                place,
                Optional.of(new Thrown(roll.index(), roll.result())),
                result.map(contact -> new Met(contact, odds)),
                tried));
        result.ifPresent(contact -> contact(play, attempt, contact));
    }

    /** How many are thrown: two at sea, and their sum counts. */
    @Rule({"6.2", "9.2"})
    static int dice(ZoneId place) {
        return place.sea() ? 2 : 1;
    }

    /** The result of a die. */
    @Rule({"6.2", "9.2"})
    public Optional<Contact> result(Odds odds, int die, boolean sea) {
        if (sea) {
            boolean met = die + odds.bonus() >= printed.tables().navalInterception();
            return met ? Optional.of(Contact.BATTLE) : Optional.empty();
        }
        return printed.tables().interception().cell(odds.difference(), die + odds.bonus());
    }

    /** Whoever pays has it, but for battles and Thermopylae, which never fail for want of a point. */
    @Rule("ruling-battle-cost")
    private void pay(Play<War> play, Side side, int points, String on) {
        int paid = Math.min(points, play.state().side(side).points());
        play.happen(new PointsSpent(side, paid, on));
    }

    /** A mark for all to see, however many tried together, or follow whom it was tried at; and who they were. */
    @Rule("ruling-asked")
    private static List<Tried> tried(War war, Attempt attempt) {
        boolean passive = war.step() instanceof Step.Entry;
        Force whose = passive ? attempt.ours : attempt.theirs;
        ZoneId place = whose.place();
        if (whose.loose()) {
            return List.of(new Tried(CounterId.UNLED, place));
        }
        List<Tried> tried = new ArrayList<>();
        if (passive || !whose.lead().isShip()) {
            tried.add(Tried.mark(place));
        }
        whose.members().forEach(m -> tried.add(new Tried(m, place)));
        if (!passive && place.sea()) {
            attempt.ours.members().forEach(m -> tried.add(new Tried(m, place)));
        }
        return tried;
    }

    /** Both sides have agreed to fight here: a formed battle. */
    @Rule({"6.1", "11.1"})
    public void agreed(Play<War> play, Force active, Force passive) {
        contact(play, new Attempt(active, passive, 0, 0), Contact.BATTLE);
    }

    /** Both forces are revealed: dummies go, a leader without units is taken, others fight. */
    @Rule({"6.1", "11.1", "4.4"})
    private void contact(Play<War> play, Attempt attempt, Contact result) {
        Force ours = Forces.unmasked(play, attempt.ours);
        Force theirs = Forces.unmasked(play, attempt.theirs);
        if (theirs.members().equals(List.of(CounterId.UNKNOWN))) {
            return;
        }
        boolean sea = ours.place().sea();
        if (!sea && forces.troops(play.state(), theirs).isEmpty()) {
            if (result == Contact.CAUGHT) {
                play.happen(new NobodyLayInWait(theirs.side(), theirs.place()));
            } else {
                theirs.members()
                        .forEach(leader -> play.happen(new LeaderGone(theirs.side(), leader, Optional.empty(), true)));
            }
            return;
        }
        Optional<Side> ambusher = switch (result) {
            case CAUGHT -> Optional.of(theirs.side());
            case AMBUSH -> Optional.of(ours.side());
            case BATTLE -> Optional.empty();
        };
        join(play, ours, theirs, ambusher);
    }

    /** Two forces begin to fight; before a fight at sea the force under sail pays for its voyage. */
    @Rule({"7", "9.1", "9.3"})
    public void join(Play<War> play, Force one, Force other, Optional<Side> ambusher) {
        boolean sea = one.place().sea();
        if (sea) {
            attrition.voyage(play);
        }
        if (!forces.there(play.state(), one) || !forces.there(play.state(), other)) {
            return;
        }
        Side segment = play.state().segment().orElseThrow().side();
        pay(play, segment, printed.tables().costs().battle(), PointsSpent.FREE);
        Force active = one.side() == segment ? one : other;
        Force passive = one.side() == segment ? other : one;
        play.happen(new BattleJoined(
                active,
                passive,
                ambusher,
                city(play.state(), active.place(), ambusher, sea),
                points(play.state(), active),
                points(play.state(), passive)));
        if (sea) {
            for (Force force : List.of(active, passive)) {
                play.happen(new Exhausted(force.side(), forces.aboard(play.state(), force)));
            }
        }
    }

    private int points(War war, Force force) {
        return force.place().sea()
                ? printed.counters().naval(forces.ships(war, force))
                : printed.counters().points(forces.troops(war, force));
    }

    /** In a formed battle the holder of a standing city is asked first; an ambush knows no city. */
    @Rule({"8.1", "7.7"})
    private boolean city(War war, ZoneId place, Optional<Side> ambusher, boolean sea) {
        return !sea
                && ambusher.isEmpty()
                && printed.atlas().zone(place).city().isPresent()
                && !war.ground().destroyed().contains(place)
                && war.ground().holder(place).isPresent();
    }

    /** What forces are made of. */
    Forces forces() {
        return forces;
    }
}
