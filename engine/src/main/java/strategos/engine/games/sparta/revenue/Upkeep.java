package strategos.engine.games.sparta.revenue;

import strategos.engine.Rule;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Unit;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.PieceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/** Which units must be maintained, and at what cost. */
@Rule({"3.2", "12.3"})
public final class Upkeep {
    /** Spartan units of no more points are fed by the Peloponnesians in their cities. */
    private static final int FED_BY_ALLIES = 2;

    private final Printed printed;
    private final Counters counters;
    private final Control control;

    public Upkeep(Printed printed, Control control) {
        this.printed = printed;
        this.counters = printed.counters();
        this.control = control;
    }

    /** The side's units on the map that must be paid this quarter. */
    public PieceSet due(War war, Side side) {
        return due(war, side, war.board().of(side));
    }

    /** Those of these pieces of the side that must be paid this quarter. */
    public PieceSet due(War war, Side side, PieceSet pieces) {
        Board board = war.board();
        return board.units(pieces).filter(unit -> Places.onMap(board.place(unit)) && !free(war, side, unit));
    }

    /** What these units cost: a talent a point of the side that shows. */
    @Rule("12.3")
    public int cost(War war, PieceSet units) {
        return counters.points(war.board(), units);
    }

    @Rule("ruling-M3")
    private boolean free(War war, Side side, int piece) {
        Unit unit = counters.unit(piece);
        if (unit.selfSustained()) {
            return true;
        }
        int place = war.board().place(piece);
        Locale locale = printed.atlas().locale(place);
        // At sea, aboard a ship, a land unit is nowhere near home.
        boolean atHome = locale.nation() == unit.nation() || paysOwnColour(war, side, unit, place);
        if (unit.naval()) {
            return atHome
                    || control.harbour(war, side, place, war.board().south().has(piece));
        }
        return atHome
                || (unit.nation() == Nation.SPARTA
                        && locale.nation() == Nation.COALITION
                        && locale.city()
                        && counters.points(war.board(), piece) <= FED_BY_ALLIES);
    }

    /** A paying city counts as the colour of the side that it pays, for that side's own units. */
    @Rule({"2.16", "3.2"})
    private boolean paysOwnColour(War war, Side side, Unit unit, int place) {
        Nation own = side == Side.ATHENS ? Nation.ATHENS : Nation.SPARTA;
        return unit.nation() == own && control.pays(war, side, place);
    }
}
