package strategos.engine.suite;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import strategos.engine.View;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.text.Phrasebook;

/**
 * What is told before an order is sent, in words.
 *
 * @param preview what the order comes to
 * @param stakes what hangs on the question that it answers
 */
public record Told(List<String> preview, List<String> stakes) {
    public Told {
        preview = List.copyOf(preview);
        stakes = List.copyOf(stakes);
    }

    /** To who gives the order. */
    public static <S> Told before(Order order, Position<S> position, Phrasebook words) {
        return new Told(
                position.game().views().preview(order, position.seenBy(order.seat())).stream()
                        .map(View::brief)
                        .flatMap(List::stream)
                        .map(words::say)
                        .toList(),
                stakes(order.seat(), position, words));
    }

    /** What hangs on the question to that seat. */
    public static <S> List<String> stakes(Seat seat, Position<S> position, Phrasebook words) {
        return position.game().views().stakes(position.seenBy(seat), seat).stream()
                .map(words::say)
                .toList();
    }

    /** Whatever the pattern finds in the lines. */
    public static List<MatchResult> find(List<String> lines, String pattern) {
        Pattern wanted = Pattern.compile(pattern);
        return lines.stream().flatMap(line -> wanted.matcher(line).results()).toList();
    }
}
