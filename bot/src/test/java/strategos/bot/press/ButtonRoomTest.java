package strategos.bot.press;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import strategos.bot.port.Control;
import strategos.bot.port.Suggestion;
import strategos.bot.press.PressId.PressCodec;

/** Nothing that is offered is left without a way to press it. */
class ButtonRoomTest {
    @Test
    void whatFitsHasButtonsForItsValues() {
        assertThat(ButtonRoom.fit(buttons(25), buttons(9), "m7k2", "more")).isEqualTo(buttons(25));
    }

    @Test
    void elseTheVerbsAlone() {
        assertThat(ButtonRoom.fit(buttons(26), buttons(25), "m7k2", "more")).isEqualTo(buttons(25));
    }

    @Test
    void whatIsLeftOverIsInAMenu() {
        List<Control> fit = ButtonRoom.fit(buttons(99), buttons(40), "m7k2", "more");
        assertThat(fit.subList(0, 20)).isEqualTo(buttons(20));
        assertThat(fit.getLast()).isInstanceOfSatisfying(Control.Menu.class, menu -> {
            assertThat(new PressCodec().read(menu.id())).contains(new PressId.Mine("m7k2"));
            assertThat(menu.choices())
                    .extracting(Suggestion::value)
                    .containsExactlyElementsOf(
                            buttons(40).stream().skip(20).map(Control::id).toList());
        });
    }

    /** As Undo does, below what is asked next: a message takes five rows, and no sixth is shown. */
    @Test
    void whatFollowsHasRoomToo() {
        assertThat(ButtonRoom.fit(buttons(24), buttons(9), "m7k2", "more", 1)).isEqualTo(buttons(24));
        assertThat(ButtonRoom.fit(buttons(25), buttons(9), "m7k2", "more", 1)).isEqualTo(buttons(9));
        List<Control> fit = ButtonRoom.fit(buttons(99), buttons(25), "m7k2", "more", 1);
        assertThat(fit.subList(0, 15)).isEqualTo(buttons(15));
        assertThat(fit.getLast())
                .isInstanceOfSatisfying(
                        Control.Menu.class, menu -> assertThat(menu.choices()).hasSize(10));
    }

    private static List<Control> buttons(int count) {
        return IntStream.range(0, count)
                .<Control>mapToObj(i -> new Control.Button("b" + i, "do " + i, Control.Style.SECONDARY, true))
                .toList();
    }
}
