package strategos.engine.games.sparta.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.games.sparta.common.Selection;
import strategos.engine.games.sparta.common.Slots;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.forces.Stacking;
import strategos.engine.games.sparta.movement.Legs.Spot;
import strategos.engine.games.sparta.movement.Movement.MovingForce;
import strategos.engine.games.sparta.printed.Atlas;
import strategos.engine.games.sparta.printed.Atlas.Route;
import strategos.engine.games.sparta.war.PieceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choice;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Who may march with what, and where to. */
@Rule({"4.1", "7.1", "7.2", "7.3", "7.4"})
final class MarchOffer implements Offer {
    private final MarchAct act;
    private final Force force;
    private final Movement movement;
    private final War war;
    private final Side side;
    private final Optional<Stack> stack;
    private final PieceSet commanders;
    private Optional<Party> known = Optional.empty();

    /** @param commanders who may begin a campaign while no stack is on one */
    MarchOffer(MarchAct act, War war, Side side, Optional<Stack> stack, PieceSet commanders) {
        this.act = act;
        this.force = act.force();
        this.movement = act.movement();
        this.war = war;
        this.side = side;
        this.stack = stack;
        this.commanders = commanders;
    }

    /** Who marches, as far as the order names them, and the places within reach: every slot behind depends on it. */
    private record Party(
            List<String> leader,
            List<String> units,
            MovingForce mover,
            Spot start,
            int points,
            List<Choice> destinations) {
        boolean is(Call filled) {
            return leader.equals(filled.all(Slots.LEADER)) && units.equals(filled.all(Slots.UNITS));
        }
    }

    @Override
    public Verb verb() {
        return act.verb();
    }

    @Override
    public Choices choices(Slot slot, Call filled) {
        return switch (slot.name()) {
            case Slots.LEADER -> stack.isPresent() ? Choices.nothing() : Choices.oneOf(force.leaders(war, commanders));
            case Slots.UNITS ->
                stack.isPresent() ? Choices.nothing() : units(filled).choices(filled.all(Slots.UNITS));
            case MarchAct.TO -> new Choices.Pick(party(filled).destinations(), 0, 1);
            default -> filled.one(MarchAct.TO).isEmpty() ? path(filled) : Choices.nothing();
        };
    }

    /** Who is bound to move his force does not march off without it. */
    @Rule({"7.4", "7.17"})
    private Selection units(Call filled) {
        int leader = force.labels().piece(filled.one(Slots.LEADER));
        int place = war.board().place(leader);
        PieceSet whole = force.available(war, side, leader);
        boolean bound = force.mustAct(war, side, leader);
        return force.selection(
                war,
                side,
                leader,
                true,
                chosen ->
                        force.afloat(war, place, whole, chosen) && (!bound || force.facing(war, side, place, chosen)));
    }

    private Party party(Call filled) {
        Optional<Party> before = known;
        if (before.isPresent() && before.get().is(filled)) {
            return before.get();
        }
        Party party = stack.map(s -> party(filled, s.here(war.board()), s.place(war.board()), s.points()))
                .orElseGet(() -> fresh(filled));
        known = Optional.of(party);
        return party;
    }

    private Party fresh(Call filled) {
        int leader = force.labels().piece(filled.one(Slots.LEADER));
        PieceSet units = units(filled).resolve(filled.all(Slots.UNITS));
        int points = force.labels().printed().counters().leader(leader).campaign();
        return party(filled, units.with(leader), war.board().place(leader), points);
    }

    private Party party(Call filled, PieceSet pieces, int place, int points) {
        MovingForce mover = MovingForce.of(war.board(), side, pieces);
        Spot start = movement.spot(war, pieces, place);
        List<Choice> destinations = destinations(movement.reach(war, mover, start, points), points);
        return new Party(filled.all(Slots.LEADER), filled.all(Slots.UNITS), mover, start, points, destinations);
    }

    private List<Choice> destinations(Reach reach, int points) {
        List<Choice> choices = new ArrayList<>();
        for (int place = 0; place < force.labels().printed().atlas().size(); place++) {
            int cost = reach.cost(place);
            if (cost > 0) {
                choices.add(force.labels().cost(place, cost, points));
            }
        }
        return List.copyOf(choices);
    }

    private Choices path(Call filled) {
        Party party = party(filled);
        MovingForce mover = party.mover();
        List<String> taken = filled.all(MarchAct.PATH);
        Spot spot = end(party, filled);
        int spent = taken.size() * movement.cost();
        List<Choice> next = new ArrayList<>();
        if (taken.isEmpty() || !movement.mustStop(war, mover, spot.place())) {
            for (Spot there : movement.legs().next(war, mover, spot, party.points() - spent)) {
                next.add(force.labels().cost(there.place(), spent + movement.cost(), party.points()));
            }
        }
        boolean mayStop = taken.isEmpty() ? stack.isEmpty() : movement.legs().mayEnd(war, mover, spot);
        return new Choices.Step(next, mayStop);
    }

    /** Where the way that was given so far ends. */
    private Spot end(Party party, Call filled) {
        List<Integer> places = new ArrayList<>();
        filled.all(MarchAct.PATH).forEach(id -> places.add(force.labels().place(id)));
        return movement.legs().after(war, party.mover(), party.start(), places);
    }

    @Override
    public Line whyNot(Slot slot, Call filled, String value) {
        boolean step = slot.name().equals(MarchAct.PATH);
        boolean way = step || slot.name().equals(MarchAct.TO);
        boolean early = slot.name().equals(Slots.UNITS) && value.isEmpty();
        if (early && force.mustAct(war, side).has(force.labels().piece(filled.one(Slots.LEADER)))) {
            return new Line(Offer.super.whyNot(slot, filled, value).text(), "7.17");
        }
        if (!way || force.labels().printed().atlas().find(value).isEmpty()) {
            return Offer.super.whyNot(slot, filled, value);
        }
        Party party = party(filled);
        boolean onTheWay = !filled.all(MarchAct.PATH).isEmpty();
        return new MarchRefusals(act, war, party.mover(), end(party, filled), party.points())
                .why(force.labels().place(value), onTheWay, step);
    }

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
            return new Line(
                    Text.of(
                            "refuse.out-of-reach",
                            "place",
                            atlas().locale(place).named(),
                            "points",
                            points),
                    "7.3");
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
                    bySea ? "refuse.needs-ships" : "refuse.no-ships",
                    place,
                    bySea && mover.ships() > 0 ? "7.4" : "7.1"));
        }
    }
}
