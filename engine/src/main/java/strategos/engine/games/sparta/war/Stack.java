package strategos.engine.games.sparta.war;

import java.util.List;
import strategos.engine.Rule;

/**
 * A stack on campaign.
 *
 * @param points campaign points left
 * @param pieces its units and leaders, the commander too
 * @param plan the places still to come of the march that was ordered
 * @param stage what happens next
 * @param declared whether the enemy's land units here have said that they stay inside
 * @param evaded whether the enemy's ships here have slipped away from it
 * @param picked whether a point was paid for picking up here
 * @param marched whether it has moved
 */
@Rule({"4.0", "4.1"})
public record Stack(
        Side side,
        int commander,
        int points,
        Bits pieces,
        List<Integer> plan,
        Stack.Stage stage,
        boolean declared,
        boolean evaded,
        boolean picked,
        boolean marched)
        implements Step {
    public Stack {
        plan = List.copyOf(plan);
    }

    /** What a stack on campaign does next. */
    public enum Stage {
        /** Goes to the next place of its plan. */
        MARCH,
        /** Has entered a place: lone leaders, events. */
        ENTER,
        /** Meets enemy ships. */
        SHIPS,
        /** Meets enemy land units. */
        TROOPS,
        /** Must fight, and its commander says how. */
        DECLARE,
        /** Its commander is asked. */
        ASK,
        /** Its campaign is over. */
        END
    }

    /** With that stage next. */
    public Stack at(Stack.Stage now) {
        return new Stack(side, commander, points, pieces, plan, now, declared, evaded, picked, marched);
    }

    /** With that plan. */
    public Stack planning(List<Integer> places) {
        return new Stack(side, commander, points, pieces, places, stage, declared, evaded, picked, marched);
    }

    /** With so many points left. */
    public Stack with(int left) {
        return new Stack(side, commander, left, pieces, plan, stage, declared, evaded, picked, marched);
    }

    /** With exactly these pieces. */
    public Stack with(Bits now) {
        return new Stack(side, commander, points, now, plan, stage, declared, evaded, picked, marched);
    }

    /** After it entered the next place of its plan. */
    public Stack entered(int cost) {
        return new Stack(
                side,
                commander,
                points - cost,
                pieces,
                plan.subList(1, plan.size()),
                Stack.Stage.ENTER,
                false,
                false,
                false,
                true);
    }

    /** After the enemy here has gone inside. */
    public Stack withDeclared() {
        return new Stack(side, commander, points, pieces, plan, stage, true, evaded, picked, marched);
    }

    /** After the enemy's ships here have slipped away. */
    public Stack withEvaded() {
        return new Stack(side, commander, points, pieces, plan, stage, declared, true, picked, marched);
    }

    /** After it has picked up for that cost. */
    public Stack picking(Bits more, int cost) {
        return new Stack(side, commander, points - cost, pieces.or(more), plan, stage, declared, evaded, true, marched);
    }
}
