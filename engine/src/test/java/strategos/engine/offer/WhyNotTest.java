package strategos.engine.offer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import strategos.engine.offer.Choices.Choice;
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
}
