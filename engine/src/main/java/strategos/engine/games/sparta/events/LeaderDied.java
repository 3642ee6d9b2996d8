package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Tag;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/**
 * A leader is gone.
 *
 * @param cause how he died
 * @param unnamed whether he goes back into the cup
 * @param vacancy whether a held leader of the government may replace him
 */
@Rule({"6.7", "6.9", "7.5", "14.1"})
@Recorded("leader-died")
public record LeaderDied(Side side, Tag leader, Tag place, String cause, boolean unnamed, boolean vacancy)
        implements SpartaEvent {
    @Override
    public War apply(War before) {
        Board board = before.board().remove(Bits.of(leader.number()), unnamed ? Places.BOX : Places.GONE);
        War after = before.with(board);
        return vacancy ? after.with(after.government().vacant(after.government().vacancies() + 1)) : after;
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        String rule = switch (cause) {
            case "sword" -> "6.9";
            case "alone" -> "7.5";
            case "sunk" -> "7.4";
            default -> "6.7";
        };
        return Told.line(
                "told.leader-died." + cause,
                rule,
                "side",
                side.named(),
                "leader",
                leader.named("leader"),
                "place",
                place.named("place"));
    }
}
