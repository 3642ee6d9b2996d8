package strategos.engine.games.persians.computer;

import java.util.random.RandomGenerator;
import strategos.engine.Call;
import strategos.engine.Computer;
import strategos.engine.Decision;
import strategos.engine.RandomComputer;
import strategos.engine.Seat;
import strategos.engine.games.persians.war.War;

/** The computer player. */
public final class General implements Computer<War> {
    private final RandomComputer<War> any = new RandomComputer<>();

    @Override
    public Call choose(War seen, Seat seat, Decision decision, RandomGenerator luck) {
        return any.choose(seen, seat, decision, luck);
    }
}
