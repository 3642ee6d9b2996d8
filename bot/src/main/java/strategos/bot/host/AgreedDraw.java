package strategos.bot.host;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import strategos.engine.Result;
import strategos.engine.Result.Place;
import strategos.engine.Rules;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/**
 * The result of a match whose players have agreed on a draw. Nobody has won: the first place is shared by all who played on, and
 * whoever had given up, or was out of it, stands behind them.
 */
public final class AgreedDraw {
    /** The journal's word for the row of a draw. */
    public static final String ROW = "drawn";

    /** The word of rows from before: then whoever had given up shared the first place, too, and in those matches does so still. */
    private static final String FORMER_ROW = Motion.Draw.WORD;

    private static final Set<String> ENDINGS = Set.of(ROW, FORMER_ROW, Motion.End.WORD);

    private AgreedDraw() {}

    /** Whether that row of a journal ends a match as its players have agreed, whatever the position. */
    public static boolean ends(String row) {
        return ENDINGS.contains(row);
    }

    /** Whether that row of a journal is one of a draw. */
    public static boolean is(String row) {
        return row.equals(ROW) || row.equals(FORMER_ROW);
    }

    /**
     * What came of it.
     *
     * @param row the journal's word, one of a draw
     * @param position the last one
     * @param seats all of the match
     */
    public static <S> Result of(String row, Rules<S> rules, S position, List<Seat> seats) {
        return row.equals(FORMER_ROW)
                ? among(seats, seat -> true)
                : among(seats, seat -> rules.playsOn(position, seat));
    }

    private static Result among(List<Seat> seats, Predicate<Seat> shares) {
        List<Place> places = new ArrayList<>();
        seats.stream()
                .filter(shares)
                .forEach(seat -> places.add(new Place(1, seat, Motion.Draw.WORD, Text.of("host.draw.place"))));
        int behind = places.size() + 1;
        seats.stream()
                .filter(shares.negate())
                .forEach(seat -> places.add(new Place(behind, seat, "out", Text.of("host.draw.out"))));
        return new Result(places, List.of(), new Line(Text.of("host.draw.reason")));
    }
}
