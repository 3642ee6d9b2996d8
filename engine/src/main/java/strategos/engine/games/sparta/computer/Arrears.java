package strategos.engine.games.sparta.computer;

import strategos.engine.Rule;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Calendar.Quarter;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/**
 * What a side has lost for good, and what it stands to lose because it cannot pay: such a unit alone is never bought back. The
 * matches from which weights are learnt show little of it, since rules of thumb keep what their units may cost.
 */
@Rule({"12.3", "12.4", "ruling-M1"})
final class Arrears {
    /** The points of a unit are about half as many, and most waver first. */
    private static final double POINTS_A_UNIT = 10;

    private Arrears() {}

    /**
     * In units: those that are gone, and those that will not be paid by the end of the year where all stay as they are.
     *
     * @param due talents that the side's units cost a season
     */
    static double of(War war, Side side, int due) {
        Board board = war.board();
        int gone = board.units(board.at(Places.GONE, side)).size();
        int owed = payments(war.calendar().quarter()) * due - war.purse().of(side);
        return gone + Math.max(0, owed) / POINTS_A_UNIT;
    }

    /** How often a side pays until revenue comes again. */
    private static int payments(Quarter now) {
        return now == Quarter.ADMINISTRATION ? 0 : Quarter.WINTER.place() - now.place() + 1;
    }
}
