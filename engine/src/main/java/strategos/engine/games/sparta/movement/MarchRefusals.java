package strategos.engine.games.sparta.movement;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.games.sparta.forces.Stacking;
import strategos.engine.games.sparta.movement.Movement.Legs.Spot;
import strategos.engine.games.sparta.movement.Movement.MovingForce;
import strategos.engine.games.sparta.printed.Atlas;
import strategos.engine.games.sparta.printed.Atlas.Route;
import strategos.engine.games.sparta.war.War;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/**
 * The rule that keeps a mover from a place.
 *
 * @param here where its way so far has led it
 * @param points its campaign points in all
 */
@Rule({"5.1", "7.1", "7.2", "7.3", "7.4", "7.5", "10.3", "11.1"})
record MarchRefusals(MarchAct act, War war, MovingForce mover, Spot here, int points) {
    /**
     * Why it cannot go there.
     *
     * @param onTheWay whether it has left the place where it began
     * @param step whether it should go there at once, by one route
     */
    Line why(int place, boolean onTheWay, boolean step) {
        if (act.control().outOfPlay(war, place)) {
            return because("refuse.out-of-play", place, "11.1");
        }
        boolean alone = mover.land() + mover.ships() == 0;
        if (alone
                && act.force().field().present(war, mover.side().other(), place)
                && act.force().field().mayFight(war, mover.side(), place)) {
            return because("refuse.alone", place, "7.5");
        }
        if (onTheWay && movement().mustStop(war, mover, here.place())) {
            return because("refuse.must-stop", here.place(), "7.5");
        }
        Optional<Line> route = step ? noRoute(place) : Optional.empty();
        if (route.isPresent()) {
            return route.get();
        }
        boolean south = southward(place);
        if (!movement().mayStop(war, mover, place, south)) {
            return noRoom(place, south);
        }
        // Who names nobody may have meant all.
        String key = alone && !onTheWay ? "refuse.out-of-reach.alone" : "refuse.out-of-reach";
        return new Line(Text.of(key, "place", atlas().locale(place).named(), "points", points), "7.3");
    }

    /** Whether ships that go there from here come to the southern shore of a divided place. */
    @Rule("7.2")
    private boolean southward(int place) {
        return mover.ships() > 0
                && atlas().from(here.place()).stream()
                        .anyMatch(route -> route.to() == place
                                && route.southThere()
                                && movement().open(war, mover, route, here.south()));
    }

    /** Of which kind too many would stop there on that shore, and how many could. */
    @Rule("5.1")
    private Line noRoom(int place, boolean south) {
        Stacking stacking = act.movement().stacking();
        int land = Math.max(0, stacking.landRoom(war, mover.side(), place, mover.pieces()));
        boolean ashore = !atlas().locale(place).sea() && mover.land() > land;
        int room = ashore ? land : Math.max(0, stacking.shipRoom(war, mover.side(), place, south, mover.pieces()));
        return new Line(
                Text.of(
                        ashore ? "refuse.no-room.land" : "refuse.no-room.ships",
                        "place",
                        atlas().locale(place).named(),
                        "room",
                        room,
                        "n",
                        ashore ? mover.land() : mover.ships()),
                "5.1");
    }

    private Movement movement() {
        return act.movement();
    }

    private Atlas atlas() {
        return act.force().labels().printed().atlas();
    }

    private Line because(String key, int place, String rule) {
        return new Line(Text.of(key, "place", atlas().locale(place).named()), rule);
    }

    /** Why no route leads there at once; empty when one does. */
    private Optional<Line> noRoute(int place) {
        List<Route> routes = atlas().from(here.place()).stream()
                .filter(route -> route.to() == place)
                .toList();
        if (routes.isEmpty()) {
            return Optional.of(because("refuse.no-route", place, "7.1"));
        }
        if (routes.stream().anyMatch(route -> movement().open(war, mover, route, here.south()))) {
            return Optional.empty();
        }
        if (routes.stream().anyMatch(route -> movement().open(war, mover, route, !here.south()))) {
            return Optional.of(because("refuse.other-shore", place, "7.2"));
        }
        if (routes.stream().anyMatch(Route::closed)) {
            return Optional.of(because("refuse.closed", place, "10.3"));
        }
        boolean bySea = routes.stream().anyMatch(route -> route.kind() == Route.Kind.SEA);
        return Optional.of(because(
                bySea ? "refuse.needs-ships" : "refuse.no-ships", place, bySea && mover.ships() > 0 ? "7.4" : "7.1"));
    }
}
