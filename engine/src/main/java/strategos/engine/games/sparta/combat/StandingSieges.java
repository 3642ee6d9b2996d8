package strategos.engine.games.sparta.combat;

import java.util.List;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.sparta.combat.SiegeEvents.SiegeJoined;
import strategos.engine.games.sparta.combat.SiegeEvents.SiegeLaid;
import strategos.engine.games.sparta.combat.SiegeEvents.SiegeLeft;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.forces.Field;
import strategos.engine.games.sparta.forces.ShelterEvents.Sheltered;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.PieceSet;
import strategos.engine.games.sparta.war.PlaceSet;
import strategos.engine.games.sparta.war.PrintedRef.PlaceRef;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/** Sieges that stand: who is under the markers, who joins them or leaves them, and when they are too few. */
@Rule("9.0")
public final class StandingSieges {
    private static final List<Side> SIDES = List.of(Side.ATHENS, Side.SPARTA, Side.NEUTRAL);

    private final Printed printed;
    private final Counters counters;
    private final Control control;
    private final Field field;
    private final Strengths strengths;

    public StandingSieges(Printed printed, Control control, Field field, Strengths strengths) {
        this.printed = printed;
        this.counters = printed.counters();
        this.control = control;
        this.field = field;
        this.strengths = strengths;
    }

    /** The sides that can be besieged. */
    public static List<Side> sides() {
        return SIDES;
    }

    /** The enemy of besieged units: those under siege markers there. */
    @Rule({"9.0", "9.1"})
    public PieceSet besiegers(War war, Side besieged, int place) {
        Board board = war.board();
        return board.at(place).minus(board.of(besieged)).and(board.besieging());
    }

    /** Whether the side's stronghold there is under siege. */
    @Rule("9.0")
    public boolean stands(War war, Side besieged, int place) {
        return control.shelters(war, besieged, place)
                && !besiegers(war, besieged, place).isEmpty();
    }

    /** The places where units lie under siege markers. */
    public PlaceSet places(War war) {
        Board board = war.board();
        PlaceSet places = PlaceSet.NONE;
        PieceSet markers = board.besieging();
        for (int unit = markers.next(0); unit >= 0; unit = markers.next(unit + 1)) {
            places = places.with(board.place(unit));
        }
        return places;
    }

    /** The places where the side besieges somebody: it may give these sieges up. */
    @Rule("9.0")
    public PlaceSet of(War war, Side side) {
        PieceSet own = war.board().besieging().and(war.board().of(side));
        return places(war).filter(place -> war.board().at(place).meets(own));
    }

    /** Whether the side's siege there stands, and its units may join it: nobody outside is still to be fought. */
    @Rule({"9.0", "15.7", "16.1", "ruling-S7"})
    public boolean joinable(War war, Side side, int place) {
        Side enemy = field.landEnemy(war, side, place);
        return stands(war, enemy, place)
                && field.mayFight(war, side, place)
                && field.openLand(war, enemy, place).isEmpty();
    }

    /** These units go under the marker that lies there: no roll, no points, and no more campaign. */
    @Rule({"9.0", "ruling-S7"})
    public void join(Play<War> play, Side side, int place, PieceSet units) {
        play.happen(new SiegeJoined(side, ref(place), counters.company(units)));
    }

    /** These units besiege nobody any more. */
    @Rule({"7.8", "9.0", "ruling-S7"})
    public void leave(Play<War> play, Side side, int place, PieceSet units) {
        PieceSet besiegers = units.and(play.state().board().besieging());
        if (!besiegers.isEmpty()) {
            play.happen(new SiegeLeft(side, ref(place), counters.company(besiegers)));
        }
    }

    /** The side gives the siege up that it lays there. */
    @Rule({"9.0", "ruling-S7"})
    public void lift(Play<War> play, Side side, int place) {
        leave(play, side, place, play.state().board().at(place, side));
    }

    /** Who comes to a besieged place in logistics goes inside with the rest, and is trapped with them. */
    @Rule({"9.0", "12.5", "ruling-S8"})
    public void shutIn(Play<War> play, Side side, int place, PieceSet pieces) {
        War war = play.state();
        Board board = war.board();
        PieceSet units = board.units(pieces).filter(unit -> finds(war, side, place, unit));
        if (units.isEmpty() || !stands(war, side, place)) {
            return;
        }
        PieceSet troops = board.land(units);
        PieceSet ships = board.fleet(units);
        if (!troops.isEmpty()) {
            play.happen(new Sheltered(side, ref(place), counters.company(troops), false));
        }
        if (!ships.isEmpty()) {
            play.happen(new Sheltered(side, ref(place), counters.company(ships), true));
        }
        if (!field.trapped(play.state(), side, place)) {
            play.happen(new SiegeLaid(side, ref(place)));
        }
    }

    /** Whether the unit finds walls, a fort or a friendly port there. */
    private boolean finds(War war, Side side, int place, int unit) {
        return war.board().isLand(unit)
                ? control.shelters(war, side, place)
                : control.harbour(war, side, place, war.board().south().has(unit));
    }

    /**
     * Whether a siege of the side's stronghold there has come to its end: it was left, in whole or by so many that fewer
     * points are left than those inside, the garrison and the fort have together; or nobody can be besieged any more. What
     * the besieged gain ends no siege.
     */
    @Rule({"9.0", "ruling-S2"})
    public boolean ended(War before, War now, Side besieged, int place) {
        boolean trapped = field.trapped(now, besieged, place);
        PieceSet inside = field.inside(now, besieged, place);
        if (trapped && (inside.isEmpty() || !control.shelters(now, besieged, place))) {
            return true;
        }
        PieceSet besiegers = besiegers(now, besieged, place);
        if (besiegers.isEmpty()) {
            return trapped;
        }
        int points = strengths.points(now, besiegers);
        return control.shelters(now, besieged, place)
                && points < strengths.points(before, besiegers(before, besieged, place))
                && points < strengths.stronghold(now, besieged, place, inside);
    }

    private PlaceRef ref(int place) {
        return printed.atlas().locale(place).ref();
    }
}
