package strategos.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.LongFunction;
import strategos.engine.Computer;
import strategos.engine.Decision;
import strategos.engine.Entry;
import strategos.engine.Game;
import strategos.engine.RandomComputer;
import strategos.engine.Referee;
import strategos.engine.Ruling;
import strategos.engine.box.Setup;
import strategos.engine.dice.Dice;
import strategos.engine.dice.SeededDice;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.standing.StandingOrder;

/**
 * Plays whole matches with random legal orders: mostly of those who are awaited, now and then of those who are not, with
 * standing orders set in between, and once in a long while someone gives up.
 *
 * @param <S> the game's position
 */
public final class RandomPlay<S> {
    private static final int MOST_STANDING = 6;

    private final Referee referee = new Referee();
    private final RandomComputer<S> computer = new RandomComputer<>();
    private final RandomStanding<S> randomStanding;
    private final Game<S> game;
    private final Setup setup;
    private final int mostOrders;
    private final boolean sense;
    private final SplittableRandom luck;
    private final LongFunction<Dice> dice;

    /**
     * One match.
     *
     * @param mostOrders a match with more orders counts as one without end
     */
    public RandomPlay(Game<S> game, Setup setup, long seed, int mostOrders) {
        this(game, setup, seed, mostOrders, Optional.empty(), false);
    }

    private RandomPlay(
            Game<S> game, Setup setup, long seed, int mostOrders, Optional<LongFunction<Dice>> fresh, boolean sense) {
        this.sense = sense;
        this.mostOrders = mostOrders;
        this.game = game;
        this.setup = setup;
        this.luck = new SplittableRandom(seed);
        Dice all = new SeededDice(luck.nextLong());
        this.dice = fresh.orElse(order -> all);
        this.randomStanding = new RandomStanding<>(game);
    }

    /** One match in which the dice of each order are those of its position's luck, so that others can throw them too. */
    static <S> RandomPlay<S> repeatable(Game<S> game, Setup setup, long seed, int mostOrders) {
        return new RandomPlay<>(game, setup, seed, mostOrders, Optional.of(SeededDice::new), false);
    }

    /** One match in which every other order, as it falls out, is what the game's computer would do: more comes to a fight. */
    public static <S> RandomPlay<S> withSense(Game<S> game, Setup setup, long seed, int mostOrders) {
        return new RandomPlay<>(game, setup, seed, mostOrders, Optional.empty(), true);
    }

    /** Plays to the end and returns the last position. */
    public Position<S> play(Watcher<S> watcher) {
        return play(watcher, () -> false);
    }

    /** Plays to the end, or until it is enough, and returns the last position. */
    Position<S> play(Watcher<S> watcher, BooleanSupplier enough) {
        Ruling.Accepted<S> ruling = referee.start(game, setup, dice.apply(0));
        watcher.begun(game.rules().setUp(setup), ruling);
        for (int number = 0; number < mostOrders; number++) {
            Position<S> position =
                    new Position<>(game, setup, ruling.state(), ruling.standing(), number, luck.nextLong());
            try {
                watcher.at(position);
                if (game.rules().result(position.state()).isPresent() || enough.getAsBoolean()) {
                    return position;
                }
                ruling = next(watcher, position);
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("after " + number + " orders: " + e.getMessage(), e);
            }
        }
        throw new AssertionError("no end after " + mostOrders + " orders");
    }

    private Ruling.Accepted<S> next(Watcher<S> watcher, Position<S> position) {
        Seat seat = whose(position);
        Optional<Decision> decision = game.decisions().of(position.seenBy(seat), seat);
        assertThat(decision)
                .as("dead end: %s is awaited and has no decision", seat)
                .isPresent();
        List<StandingOrder> standing = new ArrayList<>(position.standing());
        if (standing.size() < MOST_STANDING && luck.nextInt(16) == 0) {
            randomStanding.from(position, seat, decision.get(), luck).ifPresent(standing::add);
        }
        Order order = luck.nextInt(5_000) == 0
                        && game.rules().mayResign(position.seenBy(seat).position(), seat)
                ? Order.resignation(seat)
                : new Order(seat, player().choose(position.seenBy(seat), seat, decision.get(), luck));
        Position<S> before = position.with(standing);
        Ruling<S> ruling = referee.rule(
                game,
                before.state(),
                before.seats(),
                before.standing(),
                order,
                Entry.Source.PLAYER,
                dice.apply(before.luck()));
        assertThat(ruling).as("ruling on %s", order).isInstanceOf(Ruling.Accepted.class);
        Ruling.Accepted<S> accepted = (Ruling.Accepted<S>) ruling;
        watcher.ruled(before, order, accepted);
        return accepted;
    }

    private Computer<S> player() {
        return sense && luck.nextBoolean() ? game.computer() : computer;
    }

    private Seat whose(Position<S> position) {
        List<Seat> awaited = List.copyOf(game.rules().awaited(position.state()).keySet());
        assertThat(awaited)
                .as("dead end: nobody is awaited, and the match is not over")
                .isNotEmpty();
        if (luck.nextInt(8) == 0) {
            List<Seat> free = position.seats().stream()
                    .filter(seat ->
                            game.decisions().of(position.seenBy(seat), seat).isPresent())
                    .toList();
            return free.isEmpty() ? awaited.getFirst() : free.get(luck.nextInt(free.size()));
        }
        return awaited.get(luck.nextInt(awaited.size()));
    }
}
