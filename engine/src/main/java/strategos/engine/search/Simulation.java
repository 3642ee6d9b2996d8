package strategos.engine.search;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import strategos.engine.Computer;
import strategos.engine.Decision;
import strategos.engine.Event;
import strategos.engine.Game;
import strategos.engine.Play;
import strategos.engine.Seen;
import strategos.engine.dice.Cause;
import strategos.engine.dice.Dice;
import strategos.engine.dice.Roll;
import strategos.engine.dice.SeededDice;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;

/**
 * A match played on in thought: the rules as they are, with dice of its own, and without journal or standing orders. Used by
 * one thread.
 *
 * @param <S> the game's position
 */
public final class Simulation<S> implements Play<S> {
    /** No game takes so many steps without asking anybody. */
    private static final int MOST_STEPS = 100_000;

    private final Game<S> game;
    private final Dice dice;
    private S state;

    /** @param seed of its dice: never that of a match */
    public Simulation(Game<S> game, S state, long seed) {
        this.game = game;
        this.dice = new SeededDice(seed);
        this.state = state;
    }

    /** Who is asked next; nobody when the match is over. */
    public Optional<Seat> asked() {
        return game.rules().awaited(state).keySet().stream().findFirst();
    }

    /** Whether the match has ended. */
    public boolean over() {
        return game.rules().result(state).isPresent();
    }

    /** Carries out a legal order and goes on to the next question. */
    public void give(Order order) {
        game.rules().decide(order, this);
        settle();
    }

    /** Goes on until somebody is asked or the match is over. */
    public void settle() {
        for (int step = 0; step < MOST_STEPS; step++) {
            if (over() || !game.rules().awaited(state).isEmpty()) {
                return;
            }
            game.rules().advance(this);
        }
        throw new IllegalStateException(game.box().id() + " goes on without asking anybody");
    }

    /** The player answers the next question from what its seat may know. */
    public void answer(Seat seat, Computer<S> player, RandomGenerator luck) {
        Seen<S> seen = game.conceal(state, seat);
        Decision decision = game.decisions()
                .of(seen, seat)
                .orElseThrow(() -> new IllegalStateException(seat + " is waited for without a decision"));
        Call call = player.choose(seen, seat, decision, luck);
        give(new Order(seat, call));
    }

    @Override
    public S state() {
        return state;
    }

    @Override
    public void happen(Event<S> event) {
        state = event.apply(state);
    }

    @Override
    public Roll roll(Cause cause, int count, int sides) {
        return dice.roll(cause, count, sides);
    }

    @Override
    public Roll shuffle(Cause cause, int size) {
        return dice.shuffle(cause, size);
    }

    /** The seats that won, if the match has ended. */
    public List<Seat> winners() {
        return game.rules().result(state).map(result -> result.winners()).orElse(List.of());
    }
}
