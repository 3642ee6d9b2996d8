package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Tag;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;

/**
 * Athens gives a leader up for good, and the government stays.
 *
 * @param leader who is given up
 * @param row whose fall is averted
 */
@Rule("14.1")
@Recorded("government-averted")
public record GovernmentAverted(Tag leader, int row) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before.with(
                        before.government().avert().comparing(before.prestige().level()))
                .with(before.board().remove(Bits.of(leader.number()), Places.GONE));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(
                "told.government-averted",
                "14.1",
                "leader",
                leader.named("leader"),
                "government",
                new Arg.Name("government", Integer.toString(row)));
    }
}
