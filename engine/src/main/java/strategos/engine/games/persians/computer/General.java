package strategos.engine.games.persians.computer;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import strategos.engine.Call;
import strategos.engine.Choice;
import strategos.engine.Choices;
import strategos.engine.Computer;
import strategos.engine.Decision;
import strategos.engine.Offer;
import strategos.engine.RandomComputer;
import strategos.engine.Seat;
import strategos.engine.Slot;
import strategos.engine.games.persians.rules.Procedures;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Chief;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;

/** A computer player with simple aims: march on what wins, gather strength, fight where it is stronger. */
public final class General implements Computer<War> {
    private static final int ENOUGH = 2;

    private final RandomComputer<War> any = new RandomComputer<>();
    private final Procedures rules;
    private final Aims aims;

    public General(Procedures rules) {
        this.rules = rules;
        this.aims = new Aims(rules.printed());
    }

    @Override
    public Call choose(War seen, Seat seat, Decision decision, RandomGenerator luck) {
        Side side = Side.of(seat);
        Optional<Call> call = switch (seen.step()) {
            case Step.Segment s -> segment(seen, side, decision);
            case Step.Active active -> active(seen, active, decision);
            case Step.Entry entry -> entry(seen, side, entry, decision, luck);
            case Step.Fight(Battle battle) -> battle(seen, side, battle, decision);
            case Step.Reorganise r -> place(decision, luck);
            case Step.Redeploy r -> Optional.empty();
            default -> Optional.empty();
        };
        return call.or(decision::fallback).orElseGet(() -> any.choose(seen, seat, decision, luck));
    }

    private Optional<Call> legal(Decision decision, Call call) {
        return decision.offer(call.verb())
                .filter(offer -> offer.refusal(call).isEmpty())
                .map(offer -> call);
    }

    private Optional<Call> place(Decision decision, RandomGenerator luck) {
        return decision.offer("place").map(offer -> any.fill(offer, luck));
    }

    /** The strongest leader that has not acted goes first, with all who may follow. */
    private Optional<Call> segment(War seen, Side side, Decision decision) {
        if (seen.camp(side).purse().left() == 0) {
            return Optional.empty();
        }
        return decision.offer("activate").flatMap(offer -> activate(seen, side, offer));
    }

    private Optional<Call> activate(War seen, Side side, Offer offer) {
        Optional<String> best = offer.choices(slot(offer, "counter"), Call.of("activate")).listed().stream()
                .map(Choice::value)
                .max(Comparator.comparingInt(id -> strength(seen, side, id)));
        if (best.isEmpty() || strength(seen, side, best.get()) <= 0) {
            return Optional.empty();
        }
        Call call = Call.of("activate", "counter", best.get());
        for (Choice other : offer.choices(slot(offer, "with"), call).listed()) {
            if (!Chief.isDummy(other.value())) {
                call = call.with("with", other.value());
            }
        }
        return Optional.of(call);
    }

    private int strength(War seen, Side side, String id) {
        return seen.camp(side)
                .chief(id)
                .map(c -> rules.printed().counters().points(c.troops())
                        + rules.printed()
                                .counters()
                                .points(seen.camp(side).pile(c.place()).fresh()))
                .orElse(0);
    }

    private static Slot slot(Offer offer, String name) {
        return offer.verb().slot(name).orElseThrow();
    }

    private Optional<Call> active(War seen, Step.Active active, Decision decision) {
        Side side = active.side();
        Force force = active.force();
        if (decision.offer("take").isPresent() && !held(seen, side, force.place())) {
            Optional<Call> take = legal(decision, Call.of("take", "what", "all"));
            if (take.isPresent()) {
                return take;
            }
        }
        for (String verb : List.of("sack", "scorch")) {
            boolean wanted = decision.offer(verb).isPresent() && aims.wants(seen, side, verb, force.place());
            if (wanted) {
                return Optional.of(Call.of(verb));
            }
        }
        Optional<Call> attack = attack(seen, active, decision);
        return attack.isPresent() ? attack : move(seen, active, decision);
    }

    /** The Greeks leave what stands in a place that must be held. */
    private boolean held(War seen, Side side, String place) {
        return side == Side.GREEK && aims.vital(seen).contains(place);
    }

    private Optional<Call> attack(War seen, Step.Active active, Decision decision) {
        String place = active.force().place();
        Side enemy = active.side().other();
        if (decision.offer("intercept").isEmpty()) {
            return Optional.empty();
        }
        int own = rules.printed().counters().points(rules.forces().troops(seen, active.force()));
        int loose =
                rules.printed().counters().points(seen.camp(enemy).pile(place).all());
        Call call = Call.of("intercept", "with", active.force().lead());
        Optional<Call> counter = legal(decision, call.with("target", "counter"));
        if (counter.isPresent() && own >= aims.guess(seen, enemy, place)) {
            return counter;
        }
        return own > loose ? legal(decision, call.with("target", "unled")) : Optional.empty();
    }

    /** One step nearer to what wins, on land or over the sea. */
    private Optional<Call> move(War seen, Step.Active active, Decision decision) {
        Side side = active.side();
        Force force = active.force();
        List<String> goals = aims.goals(seen, side, force);
        if (goals.contains(force.place())) {
            return Optional.empty();
        }
        Optional<Offer> march = decision.offer("march");
        Optional<Call> landed = aims.landing(seen, side, force, goals)
                .flatMap(zone -> legal(
                        decision, Call.of("debark", "leader", force.lead()).with("zone", zone)));
        if (landed.isPresent()) {
            return landed;
        }
        Optional<Call> sail = aims.sailing(seen, side, force, goals)
                .flatMap(step ->
                        legal(decision, Call.of("sail", "vessel", step.vessel()).with("path", step.sea())));
        if (sail.isPresent()) {
            return sail;
        }
        Optional<Call> aboard = active.zones() == 0
                ? aims.boarding(seen, side, force, goals).flatMap(vessel -> embark(force.lead(), vessel, decision))
                : Optional.empty();
        return aboard.isPresent() ? aboard : march.flatMap(offer -> step(force, offer, goals));
    }

    private Optional<Call> embark(String leader, String vessel, Decision decision) {
        Call call = Call.of("embark", "leader", leader).with("vessel", vessel);
        Optional<Offer> offer = decision.offer("embark");
        if (offer.isEmpty()) {
            return Optional.empty();
        }
        for (Call begun = call; ; ) {
            Choices choices = offer.get().choices(slot(offer.get(), "units"), begun);
            if (choices.listed().isEmpty()) {
                return legal(decision, begun);
            }
            begun = begun.with("units", choices.listed().getFirst().value());
        }
    }

    private Optional<Call> step(Force force, Offer offer, List<String> goals) {
        int here = aims.distance(force.place(), goals);
        return offer.choices(slot(offer, "path"), Call.of("march")).listed().stream()
                .map(Choice::value)
                .min(Comparator.comparingInt(zone -> aims.distance(zone, goals)))
                .filter(zone -> aims.distance(zone, goals) < here)
                .map(zone -> Call.of("march", "path", zone));
    }

    private Optional<Call> entry(War seen, Side side, Step.Entry entry, Decision decision, RandomGenerator luck) {
        Optional<Offer> offer = decision.offer("intercept");
        if (offer.isEmpty()) {
            return Optional.empty();
        }
        String place = entry.mover().place();
        List<String> able = new ArrayList<>();
        offer.get()
                .choices(slot(offer.get(), "with"), Call.of("intercept"))
                .listed()
                .forEach(c -> able.add(c.value()));
        int own = rules.printed().counters().points(seen.camp(side).troops(place));
        boolean sea = seen.camp(side).vessel(able.getFirst()).isPresent();
        boolean willing = sea ? luck.nextBoolean() : own * ENOUGH >= aims.guess(seen, side.other(), place);
        able.sort(rules.printed().counters().byRank());
        return willing
                ? legal(decision, Call.of("intercept", "with", able.getFirst()).with("target", "force"))
                : Optional.empty();
    }

    private Optional<Call> battle(War seen, Side side, Battle battle, Decision decision) {
        int own = strength(seen, battle, side);
        int enemy = strength(seen, battle, side.other());
        return switch (battle.stage()) {
            case CITY -> legal(decision, Call.of("city", "where", own < enemy ? "inside" : "outside"));
            case ROUND_END -> {
                boolean inside = battle.inside().equals(Optional.of(side));
                yield legal(decision, Call.of("fight", "will", own * ENOUGH < enemy && !inside ? "break" : "on"));
            }
            case OPENING_ACTIVE, OPENING_PASSIVE -> stratagem(decision);
            default -> Optional.empty();
        };
    }

    private Optional<Call> stratagem(Decision decision) {
        for (String id : List.of("trahison", "panhellenisme", "genie")) {
            Optional<Call> call = legal(decision, Call.of("stratagem", "counter", id));
            if (call.isPresent()) {
                return call;
            }
        }
        return Optional.empty();
    }

    private int strength(War seen, Battle battle, Side side) {
        return battle.sea()
                ? rules.seaCombat().points(seen, battle, side)
                : rules.printed().counters().points(rules.landCombat().organised(seen, battle, side));
    }
}
