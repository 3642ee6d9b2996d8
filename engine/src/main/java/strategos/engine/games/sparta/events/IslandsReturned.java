package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Ground;
import strategos.engine.games.sparta.war.Mark;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** Mytilene is taken: Lesbos and Chios are Athenian allies again. */
@Rule("11.11")
@Recorded("islands-returned")
public record IslandsReturned(Bits cities) implements SpartaEvent {
    @Override
    public War apply(War before) {
        Ground ground = before.ground();
        return before.with(ground.set(Mark.DEFECTED, ground.of(Mark.DEFECTED).minus(cities))
                .set(Mark.ATHENIAN, ground.of(Mark.ATHENIAN).minus(cities))
                .set(Mark.SPARTAN, ground.of(Mark.SPARTAN).minus(cities)));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.islands-back", "11.11");
    }

    @Override
    public boolean milestone() {
        return true;
    }
}
