package strategos.engine.games.sparta.forces;

import strategos.engine.Rule;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.PieceSet;
import strategos.engine.games.sparta.war.PlaceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/** Who stands where, and who may fight whom there. */
public final class Field {
    private final Printed printed;
    private final Control control;
    private final int melos;
    private final int cythera;
    private final int argos;

    public Field(Printed printed, Control control) {
        this.printed = printed;
        this.control = control;
        melos = printed.atlas().number("melos");
        cythera = printed.atlas().number("cythera");
        argos = printed.atlas().number("argos");
    }

    /** Land units of the side that stand in the open there. */
    @Rule("7.5")
    public PieceSet openLand(War war, Side side, int place) {
        Board board = war.board();
        return board.land(board.at(place, side)).minus(board.inside()).minus(board.aboard());
    }

    /** Land units of the side there that are not trapped: in the open, or free to come out. */
    @Rule({"7.8", "9.0"})
    public PieceSet freeLand(War war, Side side, int place) {
        Board board = war.board();
        PieceSet land = board.land(board.at(place, side)).minus(board.aboard());
        return trapped(war, side, place) ? land.minus(board.inside()) : land;
    }

    /** Ships of the side there that are not trapped, on that shore. */
    @Rule({"7.2", "7.9", "9.0", "ruling-V8"})
    public PieceSet freeShips(War war, Side side, int place, boolean south) {
        Board board = war.board();
        PieceSet fleet = board.fleet(board.at(place, side));
        if (fleet.isEmpty()) {
            return fleet;
        }
        if (printed.atlas().locale(place).divided()) {
            fleet = south ? fleet.and(board.south()) : fleet.minus(board.south());
        }
        return trapped(war, side, place) ? fleet.minus(board.inside()) : fleet;
    }

    /** Units of the side inside its stronghold there. */
    @Rule("7.8")
    public PieceSet inside(War war, Side side, int place) {
        return war.board().units(war.board().at(place, side)).and(war.board().inside());
    }

    /** Whether units of the side are trapped there. */
    @Rule("9.0")
    public boolean trapped(War war, Side side, int place) {
        return war.ground().has(Marker.trapped(side), place);
    }

    /** The trapped units of the side, anywhere. */
    @Rule("9.0")
    public PieceSet trapped(War war, Side side) {
        PieceSet all = PieceSet.NONE;
        PlaceSet places = war.ground().of(Marker.trapped(side));
        for (int place = places.next(0); place >= 0; place = places.next(place + 1)) {
            all = all.or(inside(war, side, place));
        }
        return all;
    }

    /** Leaders of the side who are free to act there. */
    @Rule("6.1")
    public PieceSet chiefs(War war, Side side, int place) {
        return war.board().chiefs(war.board().at(place, side));
    }

    /** Whether a leader of the side is alone there: without units, and without a friendly garrison to help. */
    @Rule({"6.1", "7.5"})
    public boolean loneLeader(War war, Side side, int place) {
        Board board = war.board();
        PieceSet there = board.at(place, side);
        return board.landCount(place, side) == 0
                && board.units(there).isEmpty()
                && !board.chiefs(there).isEmpty()
                && !(control.holds(war, side, place) && control.garrisoned(war, place));
    }

    /** Whom the side would fight on land there: the enemy, or a neutral city. */
    @Rule({"2.10", "7.5"})
    public Side landEnemy(War war, Side side, int place) {
        if (war.board().landCount(place, side.other()) > 0 || control.holds(war, side.other(), place)) {
            return side.other();
        }
        return control.holds(war, Side.NEUTRAL, place) ? Side.NEUTRAL : side.other();
    }

    /** Whether combat, sieges and ravages are possible there at all. */
    @Rule({"14.1", "15.7", "16.1"})
    public boolean mayFight(War war, Side attacker, int place) {
        if (war.government().row() == 2 && (place == melos || place == cythera)) {
            return false;
        }
        return !war.politics().peace() || outsideThePeace(war, attacker, place);
    }

    /** Argos stands outside the Peace once it is Athens' ally: it and its army may be fought, and may fight back. */
    @Rule({"15.7", "15.8", "ruling-E3"})
    private boolean outsideThePeace(War war, Side attacker, int place) {
        if (war.politics().of(Nation.ARGOS).side() != Side.ATHENS) {
            return false;
        }
        PieceSet argives = printed.counters().of(Nation.ARGOS).and(war.board().at(place));
        return !argives.isEmpty() || (attacker == Side.SPARTA && place == argos);
    }

    /** Whether some unit of the side is there, known or concealed. */
    public boolean present(War war, Side side, int place) {
        Board board = war.board();
        return board.landCount(place, side) > 0
                || !board.units(board.at(place, side)).isEmpty();
    }
}
