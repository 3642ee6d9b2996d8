package strategos.engine.games.sparta.movement;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.sparta.common.Flow;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.forces.Force.Field;
import strategos.engine.games.sparta.forces.Stacking;
import strategos.engine.games.sparta.movement.Movement.Legs.Spot;
import strategos.engine.games.sparta.printed.Atlas;
import strategos.engine.games.sparta.printed.Atlas.Route;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Board.Load;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Politics.Stance;
import strategos.engine.games.sparta.war.RandomEvent;
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

    public Movement(Printed printed, Control control, Field field, Stacking stacking) {
        this.printed = printed;
        this.atlas = printed.atlas();
        this.control = control;
        this.field = field;
        this.stacking = stacking;
        legs = new Legs(atlas, this);
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
        if (!control.exists(war, mover.side(), route)) {
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

    /** Whether a march that was to end there can end there no more: the place has fallen out of play on the way. */
    @Rule({"7.1", "11.1", "ruling-W6"})
    public boolean lost(War war, MovingForce mover, int end) {
        return control.outOfPlay(war, end) && !mustStop(war, mover, end);
    }

    /** Whether land units on foot must stop there and fight, whatever the enemy says. */
    @Rule("7.5")
    public boolean mustStop(War war, MovingForce mover, int place) {
        Side enemy = mover.side().other();
        return mover.walks()
                && field.mayFight(war, mover.side(), place, mover.pieces())
                && war.board().landCount(place, enemy) > 0
                && !control.shelters(war, enemy, place)
                && (!war.board().hiddenUnits().isEmpty()
                        || !field.openLand(war, enemy, place).isEmpty());
    }

    /** How ships carry the land units: who is aboard stays, and of the others the strongest go aboard the strongest. */
    @Rule({"7.4", "ruling-V12"})
    public List<Load> cargo(War war, PieceSet pieces) {
        List<Load> loads = new ArrayList<>();
        PieceSet left = pieces;
        for (Load load : war.board().cargo()) {
            if (pieces.has(load.troops()) && pieces.has(load.ship())) {
                loads.add(load);
                left = left.without(load.troops()).without(load.ship());
            }
        }
        int[] ships = byPoints(war, war.board().fleet(left));
        int[] troops = byPoints(war, war.board().land(left));
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

    /** A march leg by leg: where a mover may go next so that it can stop there or further on. */
    @Rule({"7.1", "7.2", "7.3", "7.5"})
    public static final class Legs {
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
            return movement.mayStop(war, mover, spot.place(), spot.south())
                    || movement.mustStop(war, mover, spot.place());
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

    /** The cheapest ways of one mover from one place. A spot is a place and, for ships at a divided place, a shore. */
    @Rule({"7.1", "7.2", "7.3"})
    public static final class Reach {
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
            // Each spot comes into it once at most.
            int[] queue = new int[cost.length];
            int end = 0;
            queue[end++] = start;
            cost[start] = 0;
            before[start] = NONE;
            for (int first = 0; first < end; first++) {
                int spot = queue[first];
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
                        queue[end++] = there;
                    }
                }
            }
        }

        /** The points that it takes to get to the place; empty when it is out of reach or no place to stop. */
        public OptionalInt cost(int place) {
            OptionalInt spot = end(place);
            return spot.isPresent() ? OptionalInt.of(cost[spot.getAsInt()]) : spot;
        }

        /** The points that it takes at least to come to the place, whether or not it may stop there; empty when it is out of reach. */
        public OptionalInt nearest(int place) {
            int north = cost[spot(place, false)];
            int south = cost[spot(place, true)];
            if (north > 0 && south > 0) {
                return OptionalInt.of(Math.min(north, south));
            }
            return north > 0 || south > 0 ? OptionalInt.of(Math.max(north, south)) : OptionalInt.empty();
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

    /** Ships that enter Syracuse may bring the nations of the west into the war. */
    @Rule({"15.1", "15.4"})
    public static final class SyracuseWatch {
        private final Printed printed;
        private final int syracuse;

        public SyracuseWatch(Printed printed) {
            this.printed = printed;
            syracuse = printed.atlas().number("syracuse");
        }

        /** These pieces of the side have entered the place. */
        public void entered(Play<War> play, Side side, int place, PieceSet pieces) {
            War war = play.state();
            if (place != syracuse || war.board().fleet(pieces).isEmpty()) {
                return;
            }
            if (side == Side.ATHENS && mayBegin(war)) {
                Flow.push(play, new PendingStep.Proposal(RandomEvent.FIRST_SICILIAN_WAR, Side.ATHENS));
            }
            if (side == Side.SPARTA && mayJoin(war)) {
                Flow.push(play, new PendingStep.Proposal(RandomEvent.SYRACUSE_JOINS, Side.SPARTA));
            }
        }

        /** Whether Athens may bring the Athenian Allies in by the First War in Sicily. */
        @Rule("15.1")
        public boolean mayBegin(War war) {
            return war.history().open(RandomEvent.FIRST_SICILIAN_WAR)
                    && printed.tables().event(RandomEvent.FIRST_SICILIAN_WAR).in(war.year())
                    && war.politics().of(Nation.ATHENIAN_ALLIES) == Stance.NEUTRAL;
        }

        /** Whether Sparta may bring the Spartan Allies in. */
        @Rule("15.4")
        public boolean mayJoin(War war) {
            return war.history().open(RandomEvent.SYRACUSE_JOINS)
                    && war.politics().of(Nation.SPARTAN_ALLIES) == Stance.NEUTRAL;
        }
    }
}
