package strategos.engine.offer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import strategos.engine.library.Library;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.text.Escape;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

class WhyNotTest {
    @Test
    void ofManyChoicesThoseMostLikeTheMistakeAreNamed() {
        Stream<String> others = IntStream.range(0, 20).mapToObj(i -> "quite-another-place-" + i);
        List<Choice> places = Stream.concat(others, Stream.of("megara", "tegea", "thebes"))
                .map(place -> new Choice(place, Text.of(place)))
                .toList();
        Text why = WhyNot.text(Slot.one("to"), Choices.oneOf(places), List.of(), "Megarra");
        assertThat(why.key()).isEqualTo("order.slot-has-no");
        Text named = ((Arg.Nested) why.with().get("choices")).text();
        assertThat(named)
                .isEqualTo(Text.of(
                        "order.so-many-choices",
                        "n",
                        23,
                        "like",
                        Stream.of("megara", "tegea", "thebes").map(Text::of).toList()));
    }

    @Test
    void whatIsLegalIsSaidInWordsHoweverManyThereAre() {
        assertThat(refused(places(1), "x")).isEqualTo("For “to”, x cannot be chosen; only p0 can.");
        assertThat(refused(places(2), "x")).isEqualTo("For “to”, x cannot be chosen; choose from p0 and p1.");
        assertThat(refused(places(40), "q1x"))
                .isEqualTo("For “to”, q1x cannot be chosen; choose from 40, such as p1, p10 and p11.");
        assertThat(refused(places(1), "")).isEqualTo("For “to”, choose p0.");
        assertThat(refused(places(2), "")).isEqualTo("For “to”, choose one of p0 and p1.");
        assertThat(refused(places(40), "")).startsWith("For “to”, choose one of 40, such as ");
    }

    @Test
    void whatIsChosenAlreadyOnAWayIsSaidToBe() {
        Choices way = new Choices.Step(places(2), true);
        assertThat(WhyNot.text(Slot.path("by"), way, List.of("home"), "home").key())
                .isEqualTo("order.slot-takes-once");
    }

    private static String refused(List<Choice> from, String value) {
        return Library.packed()
                .words(Escape.plain())
                .say(WhyNot.text(Slot.one("to"), Choices.oneOf(from), List.of(), value));
    }

    private static List<Choice> places(int n) {
        return IntStream.range(0, n)
                .mapToObj(i -> new Choice("q" + i, Text.of("result.score", "score", "p" + i)))
                .toList();
    }
}
