package strategos.bot.bench;

import strategos.engine.Computer;
import strategos.engine.Game;
import strategos.engine.RandomComputer;
import strategos.engine.search.Budget;
import strategos.engine.search.Level;
import strategos.engine.search.Opponents;
import strategos.engine.search.Opponents.Opponent;
import strategos.engine.search.Thought;

/** The players that a measurement names: {@code random}, {@code thumb} for the rules of thumb alone, or a level. */
public final class Players {
    private final Opponents opponents;

    /** @param simulations that a hard one may spend on an order */
    public Players(int simulations) {
        this.opponents = new Opponents(new Budget(simulations));
    }

    /** The player of that name. */
    public <S> Opponent<S> of(Game<S> game, String name) {
        return switch (name) {
            case "thumb" -> ordered(game.computer());
            case "random" -> {
                RandomComputer<S> any = new RandomComputer<>();
                yield (seen, seat, decision, luck) -> Thought.of(any.any(decision, luck));
            }
            default -> opponents.of(game, Level.of(name).orElseThrow());
        };
    }

    /** One that gives its first thought. */
    static <S> Opponent<S> ordered(Computer<S> computer) {
        return (seen, seat, decision, luck) -> Thought.of(computer.choose(seen, seat, decision, luck));
    }
}
