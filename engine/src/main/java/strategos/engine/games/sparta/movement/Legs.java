package strategos.engine.games.sparta.movement;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.sparta.movement.Movement.MovingForce;
import strategos.engine.games.sparta.printed.Atlas;
import strategos.engine.games.sparta.printed.Atlas.Route;
import strategos.engine.games.sparta.war.War;

/** A march leg by leg: where a mover may go next so that it can stop there or further on. */
@Rule({"7.1", "7.2", "7.3", "7.5"})
public final class Legs {
    private final Atlas atlas;
    private final Movement movement;

    Legs(Atlas atlas, Movement movement) {
        this.atlas = atlas;
        this.movement = movement;
    }

    /** The spots next to that one that the mover may enter with so many points left. */
    public List<Spot> next(War war, MovingForce mover, Spot spot, int points) {
        List<Spot> next = new ArrayList<>();
        if (points < movement.cost()) {
            return next;
        }
        for (Route route : atlas.from(spot.place())) {
            if (movement.open(war, mover, route, spot.south())) {
                Spot there = new Spot(route.to(), mover.ships() > 0 && route.southThere());
                if (mayEnd(war, mover, there) || leadsOn(war, mover, there, points - movement.cost())) {
                    next.add(there);
                }
            }
        }
        return next;
    }

    /** Whether the march may end at the spot, or must. */
    @Rule({"5.1", "7.5"})
    public boolean mayEnd(War war, MovingForce mover, Spot spot) {
        return movement.mayStop(war, mover, spot.place(), spot.south()) || movement.mustStop(war, mover, spot.place());
    }

    private boolean leadsOn(War war, MovingForce mover, Spot spot, int points) {
        Reach reach = movement.reach(war, mover, spot, points);
        for (int place = 0; place < atlas.size(); place++) {
            if (reach.cost(place).isPresent()) {
                return true;
            }
        }
        return false;
    }

    /** The spot where the mover stands after these places. */
    public Spot after(War war, MovingForce mover, Spot start, List<Integer> places) {
        Spot spot = start;
        for (int next : places) {
            boolean south = false;
            for (Route route : atlas.from(spot.place())) {
                south |= route.to() == next
                        && mover.ships() > 0
                        && movement.open(war, mover, route, spot.south())
                        && route.southThere();
            }
            spot = new Spot(next, south);
        }
        return spot;
    }

    /** A place and, for ships at a divided place, the shore on which they lie. */
    @Rule("7.2")
    public record Spot(int place, boolean south) {}
}
