package strategos.engine.games.sparta.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Event;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.EventText;
import strategos.engine.games.sparta.common.EventText.Untold;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Board.Load;
import strategos.engine.games.sparta.war.Company;
import strategos.engine.games.sparta.war.PrintedRef.LeaderRef;
import strategos.engine.games.sparta.war.PrintedRef.PlaceRef;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;
import strategos.engine.scene.Strip;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** Marches, and the fleets that are caught on them or slip away (7). */
public sealed interface MovementEvents extends Event<War> {
    /** The commander has named the places of a march, in their order. */
    @Rule("7.1")
    @Recorded("march-planned")
    record MarchPlanned(List<Integer> places) implements MovementEvents, Untold {
        public MarchPlanned {
            places = List.copyOf(places);
        }

        @Override
        public War apply(War before) {
            return before.stack(stack -> stack.withPlan(places));
        }
    }

    /** What a stack has met has closed its route: the rest of the march lapses. */
    @Rule({"7.1", "7.5"})
    @Recorded("march-lapsed")
    record MarchLapsed() implements MovementEvents, Untold {
        @Override
        public War apply(War before) {
            return before.stack(stack -> stack.withPlan(List.of()));
        }
    }

    /**
     * A stack enters the next place.
     *
     * @param south whether its ships lie on the southern shore there
     * @param cargo land units aboard
     * @param last whether it stops there
     * @param points campaign points left
     * @param meets whether a concealed force stands there
     */
    @Rule({"7.1", "7.3", "7.4"})
    @Recorded("marched")
    record Marched(
            Side side,
            LeaderRef leader,
            Company company,
            PlaceRef from,
            PlaceRef to,
            boolean south,
            List<Load> cargo,
            boolean last,
            int points,
            boolean meets)
            implements MovementEvents {
        public Marched {
            cargo = List.copyOf(cargo);
        }

        @Override
        public War apply(War before) {
            Board moved = before.board().move(company.pieces(), to.number(), south);
            List<Load> loads = new ArrayList<>(moved.cargo());
            loads.addAll(cargo);
            Stack stack = before.stack().orElseThrow().entered(company.pieces(), points);
            return before.with(moved.with(loads)).with(before.campaign().marched(stack, to.id()));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return last
                    ? EventText.pieces("told.marched", "7.1", company, before, "place", to.named(), "points", points)
                    : Optional.empty();
        }

        @Override
        public boolean reveals() {
            return meets;
        }
    }

    /**
     * A stack takes pieces along.
     *
     * @param points campaign points left
     */
    @Rule("7.7")
    @Recorded("picked-up")
    record PickedUp(Company company, PlaceRef place, int points) implements MovementEvents {
        @Override
        public War apply(War before) {
            Board board = before.board();
            return before.with(board.withUsed(board.used().or(company.pieces())))
                    .stack(stack -> stack.withPieces(stack.here(board).or(company.pieces()))
                            .withPoints(points)
                            .withPicked(true));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.pieces("told.picked-up", "7.7", company, before, "place", place.named());
        }
    }

    /** A stack leaves pieces behind. */
    @Rule("7.6")
    @Recorded("dropped")
    record Dropped(Company company, PlaceRef place) implements MovementEvents {
        @Override
        public War apply(War before) {
            Board board = before.board();
            return before.stack(stack -> stack.withPieces(stack.here(board).minus(company.pieces())));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.pieces("told.dropped", "7.6", company, before, "place", place.named());
        }
    }

    /** A stack has ended its campaign. */
    @Rule("4.1")
    @Recorded("halted")
    record Halted(LeaderRef leader, PlaceRef place) implements MovementEvents, Untold {
        @Override
        public War apply(War before) {
            return before.proceed(1, List.of());
        }
    }

    /**
     * Both fleets roll: an interception, or an evasion.
     *
     * @param side who intercepts or evades
     * @param mover the die of the fleet that moves
     * @param chaser the die of the side that intercepts or evades
     */
    @Rule({"7.9", "7.10"})
    @Recorded("chase-rolled")
    record ChaseRolled(
            boolean interception,
            Side side,
            PlaceRef place,
            int mover,
            int chaser,
            int moverRating,
            int chaserRating,
            int roll,
            boolean success)
            implements MovementEvents {
        @Override
        public War apply(War before) {
            return interception || !success
                    ? before
                    : before.engagement(engagement ->
                            engagement.fighting(engagement.fights().withSea(false)));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(
                    (interception ? "told.interception" : "told.evasion") + (success ? "" : "-failed"),
                    interception ? "7.9" : "7.10",
                    "side",
                    side.named(),
                    "place",
                    place.named(),
                    "own",
                    chaser + chaserRating,
                    "enemy",
                    mover + moverRating);
        }

        @Override
        public Optional<Strip> strip(Seen<War> before) {
            return Optional.of(EventText.strip(
                            interception ? "strip.interception" : "strip.evasion", interception ? "7.9" : "7.10", side)
                    .rolled(roll, List.of(mover, chaser))
                    .column(Integer.toString(chaser + chaserRating))
                    .meaning(
                            Text.of(success ? "strip.success" : "strip.failure"),
                            tell(before).orElseThrow().text()));
        }
    }

    /** Ships let an enemy fleet sail on. */
    @Rule("7.9")
    @Recorded("let-pass")
    record LetPass(Side side, PlaceRef place) implements MovementEvents {
        @Override
        public War apply(War before) {
            return before;
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.let-pass", "7.9", "side", side.named(), "place", place.named());
        }
    }
}
