package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.selections.StringSelectMenu;
import org.junit.jupiter.api.Test;
import strategos.bot.port.Control;
import strategos.bot.port.Control.Style;
import strategos.bot.port.Message;
import strategos.bot.port.Message.Picture;
import strategos.bot.port.Suggestion;

class MessagePartTest {
    @Test
    void nothingToShowIsNoPart() {
        assertThat(parts(message("", 0, 0), 7)).isEmpty();
    }

    @Test
    void filesAndControlsComeWithTheLastWords() {
        List<MessagePart> parts = parts(message("word ".repeat(1000), 3, 2), 7);

        assertThat(parts).hasSize(3);
        assertThat(parts.subList(0, 2))
                .allMatch(part -> part.files().isEmpty() && part.rows().isEmpty());
        assertThat(parts.getLast().files()).hasSize(2);
        assertThat(parts.getLast().rows()).hasSize(1);
    }

    @Test
    void morePicturesThanAMessageTakesGoOnInTheNext() {
        List<MessagePart> parts = parts(message("all of them", 2, 23), 7);

        assertThat(parts).extracting(part -> part.files().size()).containsExactly(10, 10, 3);
        assertThat(parts).extracting(part -> part.rows().size()).containsExactly(0, 0, 1);
    }

    @Test
    void moreRowsThanAMessageTakesGoOnInTheNext() {
        List<Control> menus = IntStream.range(0, 7)
                .mapToObj(i -> (Control) new Control.Menu("m" + i, "", 1, 1, List.of(new Suggestion("v", "V"))))
                .toList();

        List<MessagePart> parts = parts(new Message("choose", List.of(), menus), 7);

        assertThat(parts).extracting(part -> part.rows().size()).containsExactly(5, 2);
        assertThat(parts).extracting(MessagePart::text).containsExactly("choose", "");
    }

    @Test
    void wordsBeyondTheLastPartAreCutAndTheControlsStay() {
        List<MessagePart> parts = parts(message("word ".repeat(10_000), 1, 1), 3);

        assertThat(parts).hasSize(3).allMatch(part -> part.text().length() <= DiscordLimits.CONTENT);
        assertThat(parts.getLast().text()).endsWith("…");
        assertThat(parts.getLast().rows()).hasSize(1);
    }

    @Test
    void inOnePartWhatDoesNotFitIsCut() {
        Message message = message("word ".repeat(1000), 30, 12);

        MessagePart part = MessagePart.one(message, Painted.of(message, true));

        assertThat(part.text()).hasSizeLessThanOrEqualTo(DiscordLimits.CONTENT).endsWith("…");
        assertThat(part.files()).hasSize(10);
        assertThat(part.rows()).hasSize(5);
    }

    @Test
    void aPictureTooLargeForDiscordIsSentInWords() {
        Picture huge = new Picture("map.png", "The map.", () -> new byte[DiscordLimits.FILE_BYTES + 1]);

        Painted painted = Painted.of(new Message("", List.of(huge), List.of()), true);

        assertThat(painted.pictures()).isEmpty();
        assertThat(painted.text()).isEqualTo("*The map.*");
    }

    /** A player may be called by what would be a link, or bold type: in the words for a picture it is a name. */
    @Test
    void theWordsForAPictureHaveNoMarkup() {
        String named = "Red ([here](https://x.yz) @everyone): 3 *points*, " + "and more ".repeat(60) + "key 0f";
        Picture crowded = new Picture("chart.png", "Who beat whom\n" + named, () -> {
            throw new Picture.Crowded(null);
        });

        String text =
                Painted.of(new Message("", List.of(crowded), List.of()), true).text();

        assertThat(text)
                .startsWith(
                        "*Who beat whom\nRed \\(\\[here\\]\\(https\\:\\/\\/x.yz\\) @\u200Beveryone\\)\\: 3 \\*points\\*, and")
                .endsWith("and more key 0f*");
    }

    @Test
    void labelsAndMenusKeepWithinTheirLimits() {
        Control menu = new Control.Menu("m", "p".repeat(200), 3, 99, List.of(new Suggestion("v", "l".repeat(120))));
        Control button = new Control.Button("b", "label ".repeat(30), Style.PRIMARY, true);

        List<ActionRow> rows = Rows.of(List.of(button, menu, button));

        assertThat(rows).hasSize(3);
        assertThat(rows.get(0).getButtons().getFirst().getLabel()).hasSize(DiscordLimits.BUTTON_LABEL);
        StringSelectMenu select = (StringSelectMenu) rows.get(1).getComponents().getFirst();
        assertThat(select.getPlaceholder()).hasSize(DiscordLimits.PLACEHOLDER);
        assertThat(select.getMaxValues()).isEqualTo(1);
        assertThat(select.getOptions().getFirst().getLabel()).hasSize(DiscordLimits.CHOICE);
    }

    private static List<MessagePart> parts(Message message, int most) {
        return MessagePart.all(message, Painted.of(message, true), List.of(), most, DiscordLimits.CONTENT);
    }

    private static Message message(String text, int buttons, int pictures) {
        return new Message(
                text,
                IntStream.range(0, pictures)
                        .mapToObj(i -> new Picture("p" + i + ".png", "alt", () -> new byte[] {1}))
                        .toList(),
                IntStream.range(0, buttons)
                        .mapToObj(i -> (Control) new Control.Button("b" + i, "b", Style.SECONDARY, true))
                        .toList());
    }
}
