package strategos.engine.games.sparta.computer;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import strategos.engine.Decision;
import strategos.engine.Seen;
import strategos.engine.games.sparta.asking.Prospects;
import strategos.engine.games.sparta.combat.AttackAct;
import strategos.engine.games.sparta.combat.BesiegeAct;
import strategos.engine.games.sparta.combat.Ravages.RavageAct;
import strategos.engine.games.sparta.movement.MarchAct;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.search.Sampler;

/** Orders that are worth a try, beyond the usual one. */
final class Campaigns {
    private static final int MOST = 24;
    private static final int MARCHES = 16;
    private static final List<String> LED = List.of(BesiegeAct.NAME, AttackAct.NAME, RavageAct.NAME);

    private final Printed printed;
    private final Prospects prospects;
    private final Scouts scouts;
    private final Sampler sampler = new Sampler(6);

    Campaigns(Printed printed, Prospects prospects, Scouts scouts) {
        this.printed = printed;
        this.prospects = prospects;
        this.scouts = scouts;
    }

    List<Call> of(Seen<War> seen, Side side, Decision decision, RandomGenerator luck) {
        Set<Call> calls = new LinkedHashSet<>();
        for (Offer offer : decision.offers()) {
            String verb = offer.verb().name();
            if (verb.equals(MarchAct.NAME) && seen.position().stack().isEmpty()) {
                calls.addAll(scouts.marches(seen, side, offer, MARCHES));
            } else if (LED.contains(verb) && seen.position().stack().isEmpty()) {
                calls.addAll(led(offer));
            } else {
                calls.addAll(sampler.of(offer, luck));
            }
        }
        List<Call> legal = new ArrayList<>();
        for (Call call : calls) {
            if (legal.size() < MOST
                    && decision.offer(call.verb()).orElseThrow().refusal(call).isEmpty()
                    && !hopeless(seen.position(), side, call)) {
                legal.add(call);
            }
        }
        return legal;
    }

    /** An attack by which only its own side can lose is no idea, however lucky it was in a few imagined worlds. */
    private boolean hopeless(War war, Side side, Call call) {
        return call.verb().equals(AttackAct.NAME)
                && FirstFight.of(printed, prospects.attack(war, side, call))
                        .filter(FirstFight::hopeless)
                        .isPresent();
    }

    /** Each leader with all he has there. */
    private static List<Call> led(Offer offer) {
        String verb = offer.verb().name();
        List<Call> calls = new ArrayList<>();
        for (Choice choice : offer.choices(offer.verb().slot("leader").orElseThrow(), Call.of(verb))
                .listed()) {
            Call call = Call.of(verb, "leader", choice.value()).with("units", "all");
            calls.add(call);
            if (verb.equals(AttackAct.NAME)) {
                calls.add(call.with(AttackAct.TARGET, AttackAct.LAND));
                calls.add(call.with(AttackAct.TARGET, AttackAct.LAND).with(AttackAct.MARINES, "all"));
            }
        }
        return calls;
    }
}
