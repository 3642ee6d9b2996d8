package strategos.engine.games.sparta.movement;

import strategos.engine.Rule;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.PieceSet;
import strategos.engine.games.sparta.war.Side;

/**
 * What moves: so many land units and ships, or leaders alone.
 *
 * @param pieces all of it, leaders too
 */
@Rule({"7.0", "7.1"})
public record MovingForce(Side side, PieceSet pieces, int land, int ships) {
    /** These pieces of that side. */
    public static MovingForce of(Board board, Side side, PieceSet pieces) {
        return new MovingForce(
                side, pieces, board.land(pieces).size(), board.fleet(pieces).size());
    }

    /** Whether all its land units fit aboard: one a ship. */
    @Rule("7.4")
    public boolean carriesAll() {
        return land <= ships;
    }

    /** Whether some of its land units go on foot wherever they can. */
    @Rule({"7.4", "ruling-V2"})
    public boolean walks() {
        return land > ships;
    }
}
