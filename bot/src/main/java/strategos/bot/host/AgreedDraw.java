package strategos.bot.host;

import java.util.List;
import java.util.Set;
import strategos.engine.Result;
import strategos.engine.Result.Place;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** The result of a match whose players have agreed on a draw: all share the first place, and nobody has won. */
public final class AgreedDraw {
    /** The journal's words for rows by which players end a match, whatever its position. */
    public static final Set<String> ENDINGS = Set.of(Motion.Draw.WORD, Motion.End.WORD);

    private AgreedDraw() {}

    /** That of these seats. */
    public static Result among(List<Seat> seats) {
        return new Result(
                seats.stream()
                        .map(seat -> new Place(1, seat, Motion.Draw.WORD, Text.of("host.draw.place")))
                        .toList(),
                List.of(),
                new Line(Text.of("host.draw.reason")));
    }
}
