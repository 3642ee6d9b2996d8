package strategos.engine.games.sparta.movement;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.forces.Field;
import strategos.engine.games.sparta.forces.Stacking;
import strategos.engine.games.sparta.movement.Legs.Spot;
import strategos.engine.games.sparta.printed.Atlas;
import strategos.engine.games.sparta.printed.Atlas.Route;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Board.Load;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.PieceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/** Where a stack may go, and what it costs. */
public final class Movement {
    private final Printed printed;
    private final Atlas atlas;
    private final Control control;
    private final Field field;
    private final Stacking stacking;
    private final Legs legs;
    private final int chalcis;
    private final int tanagra;

    public Movement(Printed printed, Control control, Field field, Stacking stacking) {
        this.printed = printed;
        this.atlas = printed.atlas();
        this.control = control;
        this.field = field;
        this.stacking = stacking;
        legs = new Legs(atlas, this);
        chalcis = atlas.number("chalcis");
        tanagra = atlas.number("tanagra");
    }

    /** The stacking limits. */
    public Stacking stacking() {
        return stacking;
    }

    /** What it costs to enter a place. */
    @Rule({"7.3", "ruling-V1"})
    public int cost() {
        return printed.tables().costs().enter();
    }

    /** Whether the mover, its ships on that shore, may use the route. */
    @Rule({"7.0", "7.1", "7.2", "7.4", "7.12", "15.7", "ruling-V3", "ruling-V10"})
    public boolean open(War war, MovingForce mover, Route route, boolean south) {
        if ((route.optional() && !war.terms().road()) || (route.closed() && !bridge(war, mover.side(), route))) {
            return false;
        }
        boolean fits = switch (route.kind()) {
            case LAND -> mover.ships() == 0;
            case SEA -> mover.ships() > 0 && mover.carriesAll();
            case COASTAL -> true;
        };
        if (!fits || (mover.ships() > 0 && atlas.locale(route.from()).divided() && route.southHere() != south)) {
            return false;
        }
        // A leader without units does not walk into the enemy (7.5), unless there is peace between them (15.7).
        return mover.land() + mover.ships() > 0
                || !field.present(war, mover.side().other(), route.to())
                || !field.mayFight(war, mover.side(), route.to());
    }

    /** The two routes to Chalcis, open to Sparta alone once Chalcis is lost to Athens and the near end is not Athenian. */
    @Rule({"10.3", "ruling-V9"})
    private boolean bridge(War war, Side side, Route route) {
        int near = route.from() == chalcis ? route.to() : route.from();
        boolean lost = war.ground().has(Marker.BARRED, chalcis)
                || (control.holder(war, chalcis) == Side.SPARTA && war.board().landCount(chalcis, Side.SPARTA) > 0);
        return side == Side.SPARTA
                && lost
                && control.holder(war, near) != Side.ATHENS
                && (near != tanagra || !war.ground().has(Marker.ATHENIAN, near));
    }

    /** The shore on which the mover's ships lie at a divided place. */
    @Rule("7.2")
    public boolean south(War war, PieceSet pieces) {
        return war.board().fleet(pieces).meets(war.board().south());
    }

    /** Where these pieces begin a march from that place. */
    @Rule("7.2")
    public Spot spot(War war, PieceSet pieces, int place) {
        return new Spot(place, south(war, pieces));
    }

    /** Whether the mover may end a march there: there is room, and the place is in play. */
    @Rule({"5.1", "7.1", "11.1"})
    public boolean mayStop(War war, MovingForce mover, int place, boolean south) {
        if (control.outOfPlay(war, place)) {
            return false;
        }
        Locale locale = atlas.locale(place);
        return (locale.sea() || mover.land() <= stacking.landRoom(war, mover.side(), place, mover.pieces()))
                && mover.ships() <= stacking.shipRoom(war, mover.side(), place, south, mover.pieces());
    }

    /** Whether land units on foot must stop there and fight, whatever the enemy says. */
    @Rule("7.5")
    public boolean mustStop(War war, MovingForce mover, int place) {
        Side enemy = mover.side().other();
        return mover.walks()
                && field.mayFight(war, mover.side(), place)
                && war.board().landCount(place, enemy) > 0
                && !control.shelters(war, enemy, place)
                && (!war.board().hiddenUnits().isEmpty()
                        || !field.openLand(war, enemy, place).isEmpty());
    }

    /** How ships carry the land units: the strongest aboard the strongest. */
    @Rule("7.4")
    public List<Load> cargo(War war, PieceSet pieces) {
        int[] ships = byPoints(war, war.board().fleet(pieces));
        int[] troops = byPoints(war, war.board().land(pieces));
        List<Load> loads = new ArrayList<>();
        for (int i = 0; i < Math.min(ships.length, troops.length); i++) {
            loads.add(new Load(troops[i], ships[i]));
        }
        return loads;
    }

    private int[] byPoints(War war, PieceSet units) {
        return Arrays.stream(units.numbers())
                .boxed()
                .sorted((a, b) -> Integer.compare(
                        printed.counters().points(war.board(), b),
                        printed.counters().points(war.board(), a)))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** All places that the mover can reach with these points, and how. */
    @Rule({"7.1", "7.3"})
    public Reach reach(War war, MovingForce mover, Spot start, int points) {
        return new Reach(this, atlas, war, mover, start, points);
    }

    /** Its marches leg by leg. */
    public Legs legs() {
        return legs;
    }

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
}
