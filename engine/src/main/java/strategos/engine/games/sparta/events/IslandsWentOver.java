package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Ground;
import strategos.engine.games.sparta.war.Happening;
import strategos.engine.games.sparta.war.Mark;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** Mytilene and the other cities of Lesbos and Chios go over to Sparta. */
@Rule("11.11")
@Recorded("islands-went-over")
public record IslandsWentOver(Bits cities) implements SpartaEvent {
    @Override
    public War apply(War before) {
        Ground ground = before.ground();
        return before.with(ground.set(Mark.DEFECTED, ground.of(Mark.DEFECTED).or(cities))
                        .set(Mark.ATHENIAN, ground.of(Mark.ATHENIAN).minus(cities)))
                .with(before.chronicle().with(Happening.MYTILENE));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.islands-over", "11.11");
    }

    @Override
    public boolean milestone() {
        return true;
    }
}
