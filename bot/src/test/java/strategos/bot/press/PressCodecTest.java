package strategos.bot.press;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bot.press.PressId.PressCodec;
import strategos.engine.seat.Seat;

class PressCodecTest {
    private final PressCodec codec = new PressCodec();

    private static final PressId.Mark MARK = new PressId.Mark(true, 1);

    static Stream<PressId> ids() {
        return Stream.of(
                new PressId.Mine("m7k2"),
                new PressId.Chart("m7k2"),
                new PressId.Close("m7k2"),
                new PressId.Rule("persians", "5.4-thermopylae"),
                new PressId.Rule("house", "house-undo"),
                new PressId.Moment("m7k2", 210, 5),
                new PressId.Offered("m7k2", new PressId.Mark(true, 41), new Seat("alpha"), "pass", ""),
                new PressId.Offered("m7k2", new PressId.Mark(false, 41), new Seat("alpha"), "forage", "yes"),
                new PressId.Drafted("d19", PressId.Step.FILL, "units", 3),
                new PressId.Asking(
                        new PressId.Drafted("d19", PressId.Step.FILL, "gold", 0),
                        "gold",
                        PressId.Wanted.NUMBER,
                        -1,
                        300),
                new PressId.Asking(
                        new PressId.Offered("m7k2", new PressId.Mark(true, 41), new Seat("alpha"), "taunt", ""),
                        "words",
                        PressId.Wanted.TEXT,
                        0,
                        40));
    }

    @ParameterizedTest
    @MethodSource("ids")
    void whatIsWrittenIsRead(PressId id) {
        assertThat(codec.read(codec.write(id))).contains(id);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "|",
                "mine",
                "mine|a|b",
                "offer|m|x|a|pass|",
                "draft|d|melt||0",
                "draft|d|fill||",
                "other|1",
                "ask|text|0|9|s",
                "ask|text|0|9|s|other|1",
                "ask|song|0|9|s|mine|m"
            })
    void whatIsNotOursIsNothing(String text) {
        assertThat(codec.read(text)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a|b",
                "x123456789x123456789x123456789x123456789x123456789x123456789x123456789x123456789x123456789x12"
            })
    void aPartThatCannotBeWrittenIsABug(String match) {
        assertThat(codec.fits(new PressId.Mine(match))).isEqualTo(!match.contains("|"));
        assertThat(codec.fits(new PressId.Offered(match, MARK, new Seat("alpha"), "pass", "")))
                .isFalse();
        assertThatThrownBy(() -> codec.write(new PressId.Offered(match, MARK, new Seat("alpha"), "pass", "")))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
