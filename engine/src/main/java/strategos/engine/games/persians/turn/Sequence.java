package strategos.engine.games.persians.turn;

import java.util.EnumSet;
import java.util.Set;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.persians.activation.ActivationEvents.ActivationEnded;
import strategos.engine.games.persians.activation.ActivationEvents.ActivationStopped;
import strategos.engine.games.persians.interception.InterceptionEvents.EntryClosed;
import strategos.engine.games.persians.movement.Entering;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.victory.Opening;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;

/**
 * The sequence of play, to be read beside the rules: supply, reorganisation, the draw, alternating segments with their
 * activations and what interrupts them, the end of the turn.
 */
@Rule({"2", "4.1"})
public final class Sequence {
    private final Procedures rules;
    private final Opening opening;

    public Sequence(Printed printed) {
        rules = Procedures.of(printed);
        opening = new Opening(printed);
    }

    /** Who is asked now: this depends on what all can see. */
    public Set<Side> asked(War war) {
        EnumSet<Side> asked = EnumSet.noneOf(Side.class);
        switch (war.step()) {
            case Step.Reorganise step -> {
                for (Side side : Side.values()) {
                    if (!step.ready(side)) {
                        asked.add(side);
                    }
                }
            }
            case Step.Segment segment -> asked.add(segment.side());
            case Step.Activation a ->
                war.active().filter(active -> !active.over()).ifPresent(active -> asked.add(active.side()));
            case Step.Entry entry -> {
                if (Entering.anybodyLeft(war.side(entry.asked()), entry.mover().place(), entry.tried())) {
                    asked.add(entry.asked());
                }
            }
            case Step.Accord accord -> asked.add(accord.asked());
            case Step.Fight fight -> {
                for (Side side : Side.values()) {
                    if (rules.battles().asks(war, war.fight(), side)) {
                        asked.add(side);
                    }
                }
            }
            case Step.Redeploy r -> asked.add(Side.GREEK);
            case Step.Palace p -> asked.add(Side.GREEK);
            case Step.TurnStart t -> {}
            case Step.Supply s -> {}
            case Step.Draw d -> {}
            case Step.TurnEnd t -> {}
            case Step.Over o -> {}
        }
        return asked;
    }

    /** One step that needs no decision. */
    public void advance(Play<War> play) {
        War war = play.state();
        switch (war.step()) {
            case Step.TurnStart(int turn) -> rules.turns().start(play, turn);
            case Step.Supply s -> rules.turns().supply(play);
            case Step.Reorganise r -> rules.turns().reorganised(play);
            case Step.Draw d -> rules.turns().draw(play);
            case Step.Activation a -> end(play);
            case Step.Entry e -> play.happen(new EntryClosed(false));
            case Step.Fight fight -> rules.battles().advance(play, war.fight());
            case Step.TurnEnd t -> rules.turns().end(play);
            case Step.Segment s -> throw asked();
            case Step.Accord a -> throw asked();
            case Step.Redeploy r -> throw asked();
            case Step.Palace p -> throw asked();
            case Step.Over o -> throw asked();
        }
        settle(play);
    }

    private static IllegalStateException asked() {
        return new IllegalStateException("somebody is asked, or the match is over");
    }

    /** An activation ends: what marched and what sails pays its attrition. */
    @Rule({"4.1", "5.3", "9.1"})
    public void end(Play<War> play) {
        Side side = play.state().active().orElseThrow().side();
        rules.attrition().march(play);
        rules.attrition().voyage(play);
        if (play.state().step() instanceof Step.Activation) {
            play.happen(new ActivationEnded(side));
        }
    }

    /** What follows at once: a force that is gone cannot be met, and nobody leads an activation without a leader. */
    public void settle(Play<War> play) {
        rules.victory().test(play);
        while (play.state().step() instanceof Step.Entry entry
                && !rules.forces().there(play.state(), entry.mover())) {
            play.happen(new EntryClosed(true));
        }
        boolean alone = play.state()
                .acting()
                .filter(active -> !active.over() && active.force().lead().equals(CounterId.UNKNOWN))
                .isPresent();
        if (alone) {
            play.happen(new ActivationStopped());
        }
    }

    /** The set-up. */
    public Opening opening() {
        return opening;
    }

    /** All procedures. */
    public Procedures rules() {
        return rules;
    }
}
