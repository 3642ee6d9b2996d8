package strategos.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import strategos.engine.Decision;
import strategos.engine.Entry;
import strategos.engine.Game;
import strategos.engine.RandomComputer;
import strategos.engine.Referee;
import strategos.engine.Ruling;
import strategos.engine.Seen;
import strategos.engine.UndoBarrier;
import strategos.engine.box.Setup;
import strategos.engine.dice.Dice;
import strategos.engine.dice.SeededDice;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.search.Budget;
import strategos.engine.search.Level;
import strategos.engine.search.Opponents;
import strategos.engine.seat.Seat;
import strategos.engine.standing.StandingOrder;

/**
 * A match in which nobody plays for two orders together: each answer comes from chance, from the rules of thumb or from a
 * computer of any level, standing orders are set in between, and what may be taken back sometimes is.
 *
 * @param <S> the game's position
 */
final class MixedPlay<S> {
    /** No match takes so many orders, however it is played. */
    private static final int MOST_ORDERS = 20_000;

    /** Enough to try several ideas and drop some of them. */
    private static final Budget FEW = new Budget(8);

    private static final int MOST_STANDING = 6;

    private final Game<S> game;
    private final Setup setup;
    private final int seldom;
    private final SplittableRandom luck;
    private final Dice dice;
    private final Referee referee = new Referee();
    private final RandomComputer<S> any = new RandomComputer<>();
    private final RandomStanding<S> standing;
    private final Opponents opponents = new Opponents(FEW);
    /** The positions to which one may go back, the latest first. */
    private final Deque<Position<S>> back = new ArrayDeque<>();

    /** Who may give an order. */
    private enum Hand {
        CHANCE,
        THUMB,
        EASY,
        NORMAL,
        HARD
    }

    /**
     * One match.
     *
     * @param seldom of so many orders computers think about one
     */
    MixedPlay(Game<S> game, Setup setup, long seed, int seldom) {
        this.seldom = seldom;
        this.game = game;
        this.setup = setup;
        this.luck = new SplittableRandom(seed);
        this.dice = new SeededDice(luck.nextLong());
        this.standing = new RandomStanding<>(game);
    }

    /** Plays to the end and returns how many orders were given. */
    int play() {
        Position<S> now = after(referee.start(game, setup, dice), 0);
        for (int given = 0; game.rules().result(now.state()).isEmpty(); given++) {
            assertThat(given).as("orders without an end").isLessThan(MOST_ORDERS);
            try {
                now = next(now);
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("after " + given + " orders: " + e, e);
            }
        }
        return now.number();
    }

    private Position<S> next(Position<S> now) {
        if (luck.nextInt(10) == 0) {
            Optional<Position<S>> undone = undone();
            if (undone.isPresent()) {
                return undone.get();
            }
        }
        List<Seat> awaited = List.copyOf(game.rules().awaited(now.state()).keySet());
        assertThat(awaited).as("who is waited for").isNotEmpty();
        Seat seat = awaited.get(luck.nextInt(awaited.size()));
        Seen<S> seen = now.seenBy(seat);
        Optional<Decision> decision = game.decisions().of(seen, seat);
        assertThat(decision).as("%s is awaited", seat).isPresent();
        Position<S> before = luck.nextInt(12) == 0 ? withStanding(now, seat, decision.get()) : now;
        Hand hand = hand();
        Call call = call(hand, seen, seat, decision.get());
        Ruling<S> ruling = referee.rule(
                game,
                before.state(),
                before.seats(),
                before.standing(),
                new Order(seat, call),
                hand == Hand.CHANCE ? Entry.Source.PLAYER : Entry.Source.COMPUTER,
                dice);
        assertThat(ruling).as("%s by %s (%s)", call, seat, hand).isInstanceOf(Ruling.Accepted.class);
        Ruling.Accepted<S> accepted = (Ruling.Accepted<S>) ruling;
        assertThat(game.rules().broken(accepted.state())).as("after %s", call).isEmpty();
        remember(seat, before, accepted);
        return after(accepted, before.number() + 1);
    }

    private Position<S> after(Ruling.Accepted<S> ruling, int number) {
        return new Position<>(game, setup, ruling.state(), ruling.standing(), number, luck.nextLong());
    }

    private Hand hand() {
        if (luck.nextInt(seldom) == 0) {
            return luck.nextBoolean() ? Hand.NORMAL : Hand.HARD;
        }
        return switch (luck.nextInt(3)) {
            case 0 -> Hand.CHANCE;
            case 1 -> Hand.THUMB;
            default -> Hand.EASY;
        };
    }

    private Call call(Hand hand, Seen<S> seen, Seat seat, Decision decision) {
        return switch (hand) {
            case CHANCE -> any.choose(seen, seat, decision, luck);
            case THUMB -> game.computer().choose(seen, seat, decision, luck);
            case EASY -> thought(Level.EASY, seen, seat, decision);
            case NORMAL -> thought(Level.NORMAL, seen, seat, decision);
            case HARD -> thought(Level.HARD, seen, seat, decision);
        };
    }

    private Call thought(Level level, Seen<S> seen, Seat seat, Decision decision) {
        return opponents
                .of(game, level)
                .think(seen, seat, decision, luck.split())
                .best()
                .call();
    }

    private Position<S> withStanding(Position<S> now, Seat seat, Decision decision) {
        List<StandingOrder> all = new ArrayList<>(now.standing());
        if (all.size() >= MOST_STANDING) {
            all.removeFirst();
        }
        standing.from(now, seat, decision, luck).ifPresent(all::add);
        return now.with(all);
    }

    /** What closes the way back closes it for all that came before, too. */
    private void remember(Seat seat, Position<S> before, Ruling.Accepted<S> ruling) {
        if (UndoBarrier.against(seat, ruling.entries()).isPresent()) {
            back.clear();
        } else {
            back.push(before);
        }
    }

    /** The last order taken back; those before it stay as they are. */
    private Optional<Position<S>> undone() {
        return Optional.ofNullable(back.poll());
    }
}
