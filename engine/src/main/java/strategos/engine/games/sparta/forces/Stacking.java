package strategos.engine.games.sparta.forces;

import strategos.engine.Rule;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Tables;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.NumberSet;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/** How many units of one side may stop in one place. */
@Rule("5.1")
public final class Stacking {
    private static final int UNLIMITED = NumberSet.SIZE;

    private final Printed printed;
    private final Control control;
    private final int least;

    public Stacking(Printed printed, Control control) {
        this.printed = printed;
        this.control = control;
        Tables.Limits limits = printed.tables().limits();
        least = Math.min(limits.ships(), Math.min(limits.land(), limits.walled()));
    }

    /** How many land units the side may have there. */
    public int landLimit(int place) {
        Locale locale = printed.atlas().locale(place);
        if (locale.sea()) {
            return UNLIMITED;
        }
        return locale.walled()
                ? printed.tables().limits().walled()
                : printed.tables().limits().land();
    }

    /** How many ships the side may have there. */
    @Rule({"5.1", "7.11", "ruling-V7"})
    public int shipLimit(War war, Side side, int place, boolean south) {
        Locale locale = printed.atlas().locale(place);
        return locale.sea() || control.harbour(war, side, place, south)
                ? UNLIMITED
                : printed.tables().limits().ships();
    }

    /** How many more land units the side may bring there, not counting these that it already has. */
    public int landRoom(War war, Side side, int place, PieceSet but) {
        Board board = war.board();
        int there = board.landCount(place, side)
                - board.land(board.at(place, side).and(but)).size();
        return landLimit(place) - there;
    }

    /** How many more ships the side may bring there on that shore, not counting these. */
    public int shipRoom(War war, Side side, int place, boolean south, PieceSet but) {
        int limit = shipLimit(war, side, place, south);
        return limit == UNLIMITED
                ? UNLIMITED
                : limit - crowding(war, side, place).minus(but).size();
    }

    /** Ships of the side there that count against the limit: those out of port. */
    public PieceSet crowding(War war, Side side, int place) {
        Board board = war.board();
        PieceSet fleet = board.fleet(board.at(place, side));
        Locale locale = printed.atlas().locale(place);
        if (!locale.divided()) {
            return fleet;
        }
        PieceSet southern = fleet.and(board.south());
        PieceSet northern = fleet.minus(board.south());
        PieceSet out = PieceSet.NONE;
        if (!control.harbour(war, side, place, true)) {
            out = out.or(southern);
        }
        return control.harbour(war, side, place, false) ? out : out.or(northern);
    }

    /** Whether so many pieces stand there that some may be too many. */
    public boolean mayBeFull(War war, int place) {
        return war.board().at(place).size() > least;
    }

    /** How many land units too many the side has there. */
    public int excessLand(War war, Side side, int place) {
        return Math.max(0, war.board().landCount(place, side) - landLimit(place));
    }

    /** How many ships too many the side has there. */
    public int excessShips(War war, Side side, int place) {
        Board board = war.board();
        int limit = printed.tables().limits().ships();
        Locale locale = printed.atlas().locale(place);
        boolean few = board.fleet(board.at(place, side)).size() <= limit;
        if (few || locale.sea() || (!locale.divided() && control.harbour(war, side, place, false))) {
            return 0;
        }
        return Math.max(0, crowding(war, side, place).size() - limit);
    }
}
