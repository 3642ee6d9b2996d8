package strategos.engine.games.sparta.war;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;

/**
 * A stack on campaign.
 *
 * @param points campaign points left
 * @param pieces its units and leaders, the commander too
 * @param plan the places still to come of the march that was ordered
 * @param declared whether the enemy's land units here have said that they stay inside
 * @param evaded whether the enemy's ships here have slipped away from it
 * @param picked whether a point was paid for picking up here
 * @param marched whether it has moved
 */
@Rule({"4.0", "4.1"})
@RecordBuilder
public record Stack(
        Side side,
        int commander,
        int points,
        PieceSet pieces,
        List<Integer> plan,
        boolean declared,
        boolean evaded,
        boolean picked,
        boolean marched)
        implements StackBuilder.With {
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

    /** After these of its pieces entered the next place of its plan, with so many points left. */
    public Stack entered(PieceSet now, int left) {
        return new Stack(side, commander, left, now, plan.subList(1, plan.size()), false, false, false, true);
    }

    /** Where its commander stands. */
    public int place(Board board) {
        return board.place(commander);
    }

    /** What is left of it where its commander stands. */
    public PieceSet here(Board board) {
        return pieces.and(board.at(place(board)));
    }
}
