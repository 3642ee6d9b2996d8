package strategos.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import strategos.engine.kit.Ways.Way;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.text.Text;

/** Ends of a path, each by its cheapest way. */
class WaysTest {
    /** From the camp over the pass, which costs much, or round by the shore; nobody stops on the pass. */
    private static final Map<String, String> ROADS =
            Map.of("", "pass shore", "pass", "city", "shore", "cape", "cape", "city shore", "city", "");

    private static Choices next(List<String> taken) {
        String at = taken.isEmpty() ? "" : taken.getLast();
        List<Choice> next = Arrays.stream(ROADS.get(at).split(" "))
                .filter(id -> !id.isEmpty())
                .map(id -> new Choice(id, Text.of("choice." + id)))
                .toList();
        return new Choices.Step(next, !taken.isEmpty() && !at.equals("pass"));
    }

    private static int cost(List<String> taken) {
        return taken.stream().mapToInt(id -> id.equals("pass") ? 5 : 1).sum();
    }

    @Test
    void eachEndHasItsCheapestWayAndTheNearestComesFirst() {
        assertThat(Ways.all(WaysTest::next, WaysTest::cost))
                .containsExactly(
                        new Way(List.of("shore"), 1),
                        new Way(List.of("shore", "cape"), 2),
                        new Way(List.of("shore", "cape", "city"), 3));
    }

    @Test
    void byStepsTheShortWayIsTheCheaper() {
        assertThat(Ways.all(WaysTest::next, List::size))
                .contains(new Way(List.of("pass", "city"), 2))
                .noneMatch(way -> way.end().equals("pass"));
    }
}
