package strategos.engine.games.sparta.computer;

import java.util.random.RandomGenerator;
import strategos.engine.Call;
import strategos.engine.Computer;
import strategos.engine.Decision;
import strategos.engine.RandomComputer;
import strategos.engine.Seat;
import strategos.engine.games.sparta.phases.Procedures;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.War;

/** Plays either seat. */
public final class General implements Computer<War> {
    private final RandomComputer<War> random = new RandomComputer<>();

    public General(Printed printed, Procedures rules) {}

    @Override
    public Call choose(War seen, Seat seat, Decision decision, RandomGenerator luck) {
        return random.choose(seen, seat, decision, luck);
    }
}
