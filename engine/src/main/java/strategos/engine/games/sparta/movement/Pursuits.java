package strategos.engine.games.sparta.movement;

import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.dice.Roll;
import strategos.engine.games.sparta.combat.CombatEvents.EngagementBegun;
import strategos.engine.games.sparta.combat.CombatParticipants.Strengths;
import strategos.engine.games.sparta.common.Flow;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.forces.Force.Field;
import strategos.engine.games.sparta.forces.ShelterEvents.Emerged;
import strategos.engine.games.sparta.movement.MovementEvents.ChaseRolled;
import strategos.engine.games.sparta.movement.MovementEvents.LetPass;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Engagement;
import strategos.engine.games.sparta.war.Engagement.Stage;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;

/** Fleets that slip away, or stop those that sail on: the dice by which one is caught. */
@Rule({"7.9", "7.10"})
public final class Pursuits {
    private final Printed printed;
    private final Counters counters;
    private final Control control;
    private final Field field;
    private final Strengths strengths;

    public Pursuits(Printed printed, Control control, Field field, Strengths strengths) {
        this.printed = printed;
        this.counters = printed.counters();
        this.control = control;
        this.field = field;
        this.strengths = strengths;
    }

    /** The defender evades, or stands. */
    @Rule("7.10")
    public void evade(Play<War> play, boolean tries) {
        War war = play.state();
        Engagement e = war.engagement().orElseThrow();
        boolean south = e.ships().meets(war.board().south());
        if (!tries) {
            leavePort(play, field.freeShips(war, e.defender(), e.place(), south));
            Flow.go(play, Stage.SHELTER);
            return;
        }
        Optional<Integer> captain = strengths.captain(war, e.defender(), e.place(), true);
        boolean evaded =
                chase(play, false, new Fleet(e.attacker(), e.commander()), new Fleet(e.defender(), captain), e.place());
        boolean port = !evaded && control.harbour(war, e.defender(), e.place(), south);
        Flow.go(play, port ? Stage.PORT : Stage.SHELTER);
    }

    /** An enemy fleet is let pass, or intercepted. */
    @Rule({"7.9", "8.5-naval"})
    public void intercept(Play<War> play, boolean tries) {
        War war = play.state();
        Stack stack = war.stack().orElseThrow();
        int place = war.board().place(stack.commander());
        Side other = stack.side().other();
        if (!tries) {
            play.happen(new LetPass(other, printed.atlas().locale(place).ref()));
            Flow.pop(play);
            return;
        }
        boolean south = war.board().fleet(stack.pieces()).meets(war.board().south());
        PieceSet fleet = field.freeShips(war, other, place, south);
        Optional<Integer> captain = strengths.captain(war, other, place, true);
        Fleet sailing = new Fleet(stack.side(), Optional.of(stack.commander()));
        boolean caught = chase(play, true, sailing, new Fleet(other, captain), place);
        Flow.pop(play);
        if (!caught) {
            return;
        }
        leavePort(play, fleet);
        play.happen(new EngagementBegun(
                Engagement.Kind.INTERCEPTION,
                other,
                stack.side(),
                printed.atlas().locale(place).ref(),
                captain.map(leader -> counters.leader(leader).ref()),
                Engagement.Detachments.afloat(fleet),
                false));
    }

    /** Ships that stand, or intercept, are out of port: only a failed evasion lets them choose it (7.10). */
    @Rule({"7.10", "7.11", "ruling-V4"})
    private static void leavePort(Play<War> play, PieceSet ships) {
        PieceSet sheltered = ships.and(play.state().board().inside());
        if (!sheltered.isEmpty()) {
            play.happen(new Emerged(sheltered));
        }
    }

    private record Fleet(Side side, Optional<Integer> leader) {}

    private int rating(Fleet fleet) {
        return fleet.leader().map(leader -> counters.leader(leader).naval()).orElse(0);
    }

    /** Both roll: the side that chases must roll as high, the side that evades higher. */
    @Rule({"7.9", "7.10"})
    private boolean chase(Play<War> play, boolean interception, Fleet mover, Fleet other, int place) {
        String kind = interception ? "interception" : "evasion";
        String rule = interception ? "7.9" : "7.10";
        Roll first = Flow.roll(play, mover.side(), kind, rule, 1);
        Roll second = Flow.roll(play, other.side(), kind, rule, 1);
        int moving = rating(mover);
        int chasing = rating(other);
        int difference = second.face() + chasing - first.face() - moving;
        boolean success = interception ? difference >= 0 : difference > 0;
        play.happen(new ChaseRolled(
                interception,
                other.side(),
                printed.atlas().locale(place).ref(),
                first.face(),
                second.face(),
                moving,
                chasing,
                second.index(),
                success));
        return success;
    }
}
