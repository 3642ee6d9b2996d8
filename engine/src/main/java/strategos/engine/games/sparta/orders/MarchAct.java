package strategos.engine.games.sparta.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.engine.Call;
import strategos.engine.Choice;
import strategos.engine.Choices;
import strategos.engine.Offer;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Slot;
import strategos.engine.Verb;
import strategos.engine.games.sparta.printed.Route;
import strategos.engine.games.sparta.rules.Flow;
import strategos.engine.games.sparta.rules.Movement;
import strategos.engine.games.sparta.rules.Mover;
import strategos.engine.games.sparta.rules.Reach;
import strategos.engine.games.sparta.rules.Stacks;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Step;
import strategos.engine.games.sparta.war.War;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/**
 * {@code march}: a leader takes units on campaign, or the stack on campaign goes on, to a destination by the cheapest way
 * or place by place.
 */
@Rule({"4.1", "7.1", "7.2", "7.3", "7.4"})
public final class MarchAct implements Act {
    /** The verb's name. */
    public static final String NAME = "march";

    /** The destination. */
    public static final String TO = "to";

    /** The way, place by place. */
    public static final String PATH = "path";

    private final Verb verb =
            Verb.order(NAME, "7.1", Slot.one(Slots.LEADER), Slot.path(Slots.UNITS), Slot.one(TO), Slot.path(PATH));
    private final Force force;
    private final Movement movement;

    MarchAct(Force force) {
        this.force = force;
        this.movement = force.rules().movement();
    }

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(War seen, Side side) {
        Optional<Step.Stack> stack = Force.stack(seen, side);
        if (stack.isPresent()) {
            return stack.get().stage() == Step.Stack.Stage.ASK && canMove(seen, stack.get())
                    ? Optional.of(new MarchOffer(seen, side, stack, Bits.NONE))
                    : Optional.empty();
        }
        if (!Force.idle(seen, side)) {
            return Optional.empty();
        }
        Bits bound = force.mustAct(seen, side);
        Bits commanders = bound.isEmpty() ? force.commanders(seen, side) : bound;
        return commanders.isEmpty()
                ? Optional.empty()
                : Optional.of(new MarchOffer(seen, side, Optional.empty(), commanders));
    }

    private boolean canMove(War war, Step.Stack stack) {
        Bits pieces = Stacks.here(war, stack);
        Mover mover = Mover.of(war.board(), stack.side(), pieces);
        Spot start = new Spot(Stacks.place(war, stack), movement.south(war, pieces));
        return !next(war, mover, start, stack.points()).isEmpty();
    }

    private record Spot(int place, boolean south) {}

    /** Where the mover can go from that spot with so many points left, so that it can stop there or further on. */
    private List<Spot> next(War war, Mover mover, Spot spot, int points) {
        List<Spot> next = new ArrayList<>();
        if (points < movement.cost()) {
            return next;
        }
        for (Route route : force.labels().printed().atlas().from(spot.place())) {
            if (movement.open(war, mover, route, spot.south())) {
                Spot there = new Spot(route.to(), mover.ships() > 0 && route.southThere());
                if (mayEnd(war, mover, there) || leadsOn(war, mover, there, points - movement.cost())) {
                    next.add(there);
                }
            }
        }
        return next;
    }

    private boolean mayEnd(War war, Mover mover, Spot spot) {
        return movement.mayStop(war, mover, spot.place(), spot.south()) || movement.mustStop(war, mover, spot.place());
    }

    private boolean leadsOn(War war, Mover mover, Spot spot, int points) {
        Reach reach = movement.reach(war, mover, spot.place(), spot.south(), points);
        for (int place = 0; place < force.labels().printed().atlas().size(); place++) {
            if (reach.cost(place) > 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        Step.Stack stack = force.take(play, side, call, true);
        War war = play.state();
        List<Integer> plan = new ArrayList<>();
        if (call.one(TO).isEmpty()) {
            call.all(PATH).forEach(id -> plan.add(force.labels().place(id)));
        } else {
            Bits pieces = Stacks.here(war, stack);
            plan.addAll(movement.reach(
                            war,
                            Mover.of(war.board(), side, pieces),
                            Stacks.place(war, stack),
                            movement.south(war, pieces),
                            stack.points())
                    .way(force.labels().place(call.one(TO))));
        }
        if (!plan.isEmpty()) {
            Flow.replace(play, stack.planning(plan).at(Step.Stack.Stage.MARCH));
        }
    }

    private final class MarchOffer implements Offer {
        private final War war;
        private final Side side;
        private final Optional<Step.Stack> stack;
        private final Bits commanders;
        private Call knownFor = Call.of("");
        private Reach known;

        MarchOffer(War war, Side side, Optional<Step.Stack> stack, Bits commanders) {
            this.war = war;
            this.side = side;
            this.stack = stack;
            this.commanders = commanders;
        }

        @Override
        public Verb verb() {
            return verb;
        }

        @Override
        public Choices choices(Slot slot, Call filled) {
            return switch (slot.name()) {
                case Slots.LEADER ->
                    stack.isPresent() ? Choices.nothing() : Choices.oneOf(force.leaders(war, commanders));
                case Slots.UNITS ->
                    stack.isPresent() ? Choices.nothing() : units(filled).choices(filled.all(Slots.UNITS));
                case TO -> new Choices.Pick(destinations(filled), 0, 1);
                default -> filled.one(TO).isEmpty() ? path(filled) : Choices.nothing();
            };
        }

        private Selection units(Call filled) {
            int leader = force.labels().piece(filled.one(Slots.LEADER));
            int place = war.board().place(leader);
            Bits whole = force.available(war, side, leader);
            return force.selection(war, side, leader, true, chosen -> force.afloat(war, place, whole, chosen));
        }

        private Bits pieces(Call filled) {
            return stack.map(s -> Stacks.here(war, s))
                    .orElseGet(() -> units(filled)
                            .resolve(filled.all(Slots.UNITS))
                            .with(force.labels().piece(filled.one(Slots.LEADER))));
        }

        private int place(Call filled) {
            return stack.map(s -> Stacks.place(war, s))
                    .orElseGet(() -> war.board().place(force.labels().piece(filled.one(Slots.LEADER))));
        }

        private int points(Call filled) {
            return stack.map(Step.Stack::points)
                    .orElseGet(() -> force.labels()
                            .printed()
                            .counters()
                            .leader(force.labels().piece(filled.one(Slots.LEADER)))
                            .campaign());
        }

        private List<Choice> destinations(Call filled) {
            Reach reach = reach(filled);
            int points = points(filled);
            List<Choice> choices = new ArrayList<>();
            for (int place = 0; place < force.labels().printed().atlas().size(); place++) {
                int cost = reach.cost(place);
                if (cost > 0) {
                    choices.add(force.labels().cost(place, cost, points));
                }
            }
            return choices;
        }

        private Reach reach(Call filled) {
            Call key =
                    new Call("", Map.of(Slots.LEADER, filled.all(Slots.LEADER), Slots.UNITS, filled.all(Slots.UNITS)));
            if (known == null || !key.equals(knownFor)) {
                Bits pieces = pieces(filled);
                known = movement.reach(
                        war,
                        Mover.of(war.board(), side, pieces),
                        place(filled),
                        movement.south(war, pieces),
                        points(filled));
                knownFor = key;
            }
            return known;
        }

        private Choices path(Call filled) {
            Mover mover = mover(filled);
            List<String> taken = filled.all(PATH);
            Spot spot = end(filled, mover);
            int points = points(filled);
            int spent = taken.size() * movement.cost();
            List<Choice> next = new ArrayList<>();
            if (taken.isEmpty() || !movement.mustStop(war, mover, spot.place())) {
                for (Spot there : next(war, mover, spot, points - spent)) {
                    next.add(force.labels().cost(there.place(), spent + movement.cost(), points));
                }
            }
            boolean mayStop = taken.isEmpty() ? stack.isEmpty() : mayEnd(war, mover, spot);
            return new Choices.Step(next, mayStop);
        }

        private Mover mover(Call filled) {
            return Mover.of(war.board(), side, pieces(filled));
        }

        /** Where the way that was given so far ends. */
        private Spot end(Call filled, Mover mover) {
            Spot spot = new Spot(place(filled), movement.south(war, mover.pieces()));
            for (String id : filled.all(PATH)) {
                int next = force.labels().place(id);
                boolean south = false;
                for (Route route : force.labels().printed().atlas().from(spot.place())) {
                    south |= route.to() == next
                            && mover.ships() > 0
                            && movement.open(war, mover, route, spot.south())
                            && route.southThere();
                }
                spot = new Spot(next, south);
            }
            return spot;
        }

        @Override
        public Line whyNot(Slot slot, Call filled, String value) {
            boolean way = slot.name().equals(PATH) || slot.name().equals(TO);
            if (way && force.labels().printed().atlas().find(value).isPresent()) {
                return why(slot, filled, force.labels().place(value));
            }
            return Offer.super.whyNot(slot, filled, value);
        }

        /** The rule that keeps the stack from that place. */
        @Rule({"5.1", "7.1", "7.2", "7.3", "7.4", "7.5", "10.3", "11.1"})
        private Line why(Slot slot, Call filled, int place) {
            Mover mover = mover(filled);
            if (force.rules().control().outOfPlay(war, place)) {
                return because("refuse.out-of-play", place, "11.1");
            }
            if (mover.land() + mover.ships() == 0 && force.rules().field().present(war, side.other(), place)) {
                return because("refuse.alone", place, "7.5");
            }
            Spot here = end(filled, mover);
            if (!filled.all(PATH).isEmpty() && movement.mustStop(war, mover, here.place())) {
                return because("refuse.must-stop", here.place(), "7.5");
            }
            Optional<Line> route = slot.name().equals(PATH) ? noRoute(mover, here, place) : Optional.empty();
            if (route.isPresent()) {
                return route.get();
            }
            if (!movement.mayStop(war, mover, place, false)) {
                return because("refuse.no-room", place, "5.1");
            }
            Arg name = force.labels().printed().atlas().locale(place).named();
            return new Line(Text.of("refuse.out-of-reach", "place", name, "points", points(filled)), "7.3");
        }

        private Line because(String key, int place, String rule) {
            return new Line(
                    Text.of(
                            key,
                            "place",
                            force.labels().printed().atlas().locale(place).named()),
                    rule);
        }

        /** Why no route leads there at once; empty when one does. */
        private Optional<Line> noRoute(Mover mover, Spot here, int place) {
            List<Route> routes = force.labels().printed().atlas().from(here.place()).stream()
                    .filter(route -> route.to() == place)
                    .toList();
            if (routes.isEmpty()) {
                return Optional.of(because("refuse.no-route", place, "7.1"));
            }
            if (routes.stream().anyMatch(route -> movement.open(war, mover, route, here.south()))) {
                return Optional.empty();
            }
            if (routes.stream().anyMatch(route -> movement.open(war, mover, route, !here.south()))) {
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
