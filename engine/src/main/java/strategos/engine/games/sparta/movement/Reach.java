package strategos.engine.games.sparta.movement;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import strategos.engine.Rule;
import strategos.engine.games.sparta.movement.Legs.Spot;
import strategos.engine.games.sparta.movement.Movement.MovingForce;
import strategos.engine.games.sparta.printed.Atlas;
import strategos.engine.games.sparta.printed.Atlas.Route;
import strategos.engine.games.sparta.war.War;

/** The cheapest ways of one mover from one place. A spot is a place and, for ships at a divided place, a shore. */
@Rule({"7.1", "7.2", "7.3"})
public final class Reach {
    /**
     * In the arrays of costs and ways, which a search fills for all spots: plain numbers, since a computer that thinks makes some
     * hundred searches an order, each over two spots of every place.
     */
    private static final int NONE = -1;

    private final Movement movement;
    private final Atlas atlas;
    private final War war;
    private final MovingForce mover;
    private final int[] cost;
    private final int[] before;
    private final int start;

    Reach(Movement movement, Atlas atlas, War war, MovingForce mover, Spot from, int points) {
        this.movement = movement;
        this.atlas = atlas;
        this.war = war;
        this.mover = mover;
        cost = new int[2 * atlas.size()];
        before = new int[2 * atlas.size()];
        Arrays.fill(cost, NONE);
        start = spot(from.place(), from.south());
        search(points);
    }

    private static int spot(int place, boolean south) {
        return 2 * place + (south ? 1 : 0);
    }

    private void search(int points) {
        ArrayDeque<Integer> queue = new ArrayDeque<>();
        queue.add(start);
        cost[start] = 0;
        before[start] = NONE;
        while (!queue.isEmpty()) {
            int spot = queue.remove();
            int next = cost[spot] + movement.cost();
            if (next > points || (spot != start && movement.mustStop(war, mover, spot / 2))) {
                continue;
            }
            List<Route> routes = atlas.from(spot / 2);
            for (int i = 0; i < routes.size(); i++) {
                Route route = routes.get(i);
                boolean shore = mover.ships() > 0 && route.southThere();
                int there = spot(route.to(), shore);
                if (cost[there] == NONE && movement.open(war, mover, route, (spot & 1) == 1)) {
                    cost[there] = next;
                    before[there] = spot;
                    queue.add(there);
                }
            }
        }
    }

    /** The points that it takes to get to the place; empty when it is out of reach or no place to stop. */
    public OptionalInt cost(int place) {
        OptionalInt spot = end(place);
        return spot.isPresent() ? OptionalInt.of(cost[spot.getAsInt()]) : spot;
    }

    private OptionalInt end(int place) {
        int north = spot(place, false);
        int south = spot(place, true);
        boolean atNorth = cost[north] > 0 && stops(place, false);
        boolean atSouth = cost[south] > 0 && stops(place, true);
        if (atNorth && atSouth) {
            return OptionalInt.of(cost[north] <= cost[south] ? north : south);
        }
        return atNorth ? OptionalInt.of(north) : atSouth ? OptionalInt.of(south) : OptionalInt.empty();
    }

    private boolean stops(int place, boolean south) {
        return movement.mayStop(war, mover, place, south) || movement.mustStop(war, mover, place);
    }

    /** The places on the cheapest way there, the start left out. */
    public List<Integer> way(int place) {
        List<Integer> way = new ArrayList<>();
        for (int spot = end(place).orElse(start); spot != start; spot = before[spot]) {
            way.addFirst(spot / 2);
        }
        return way;
    }
}
