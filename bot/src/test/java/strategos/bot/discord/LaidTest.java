package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import net.dv8tion.jda.api.components.Component;
import net.dv8tion.jda.api.components.container.Container;
import net.dv8tion.jda.api.components.mediagallery.MediaGallery;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.components.tree.ComponentTree;
import org.junit.jupiter.api.Test;
import strategos.bot.port.Control;
import strategos.bot.port.Message;
import strategos.bot.port.Message.Layout;
import strategos.bot.port.Message.Picture;

/** What is left of a report that is too long for one message. */
class LaidTest {
    private static final String KEY = "key `" + "f".repeat(64) + "`";
    private static final String FOOT = "▸ **Sparta**: which way? <@17>";

    /** The words of the message that is made of these. */
    private static String words(String story, String instead) {
        Layout layout = new Layout(Optional.empty(), "### Turn 1", story, "-# Roll 1", Optional.empty(), FOOT);
        Message message = new Message(story, List.of(), List.of(), Optional.of(layout));
        Painted painted = new Painted(story, instead, List.of(), false);
        List<String> parts = Laid.of(message, layout, painted, 9, List.of("17")).container().getComponents().stream()
                .filter(TextDisplay.class::isInstance)
                .map(part -> ((TextDisplay) part).getContent())
                .toList();
        assertThat(parts.stream().mapToInt(String::length).sum()).isLessThanOrEqualTo(DiscordLimits.LAID_TEXT);
        return String.join("\n", parts);
    }

    private static String sentences(int characters) {
        return "They march on. ".repeat(characters / 15);
    }

    @Test
    void whatIsAskedIsSaidHoweverLongTheStoryIs() {
        assertThat(words(sentences(5_000), ""))
                .startsWith("### Turn 1\nThey march on.")
                .endsWith("…\n-# Roll 1\n" + FOOT);
    }

    /** Where pictures cannot be sent, their words do not take the question's place, and keep the key at their end. */
    @Test
    void soAreTheKeyOfTheDiceAndTheQuestionWhereWordsStandForPictures() {
        String pictures = "*A fight: " + sentences(1_000) + "*\n*Rolls: " + sentences(1_000) + KEY + "*";

        assertThat(words(sentences(2_600), pictures))
                .contains(sentences(2_600).strip() + "\n*…", KEY + "*\n-# Roll 1\n")
                .endsWith(FOOT);
        assertThat(words(sentences(5_000), pictures))
                .contains(KEY + "*\n-# Roll 1\n")
                .endsWith(FOOT);
    }

    /** A film is a picture, and nothing that has to be saved first. */
    @Test
    void aMovingPictureIsShown() {
        Message film =
                Message.text("The match.").with(List.of(new Picture("film.gif", "The map.", () -> new byte[] {1})));
        MessagePart part = MessagePart.one(film, Painted.of(film, true));

        assertThat(Laid.answer(part).container().getComponents()).hasSize(2).anyMatch(MediaGallery.class::isInstance);
    }

    private static List<Integer> galleries(int pictures, int buttons) {
        List<Control> controls = IntStream.range(0, buttons)
                .<Control>mapToObj(i -> new Control.Button("b" + i, "Map", Control.Style.SECONDARY, true))
                .toList();
        Message message = new Message(
                "A year.",
                IntStream.range(0, pictures)
                        .mapToObj(i -> new Picture(i + ".png", "A map.", () -> new byte[] {1}))
                        .toList(),
                controls);
        Layout layout = new Layout(
                Optional.empty(),
                "### Turn 1",
                "A year.",
                "-# Roll 1",
                Optional.of(new Control.Button("dice", "Dice", Control.Style.SECONDARY, true)),
                FOOT);
        Container all = Laid.of(message, layout, Painted.of(message, true), 9, List.of())
                .container();
        assertThat(ComponentTree.of(List.of(all)).findAll(Component.class))
                .hasSizeLessThanOrEqualTo(DiscordLimits.COMPONENTS);
        return all.getComponents().stream()
                .filter(MediaGallery.class::isInstance)
                .map(part -> ((MediaGallery) part).getItems().size())
                .toList();
    }

    /** Side by side they would be cut to squares of half the width. */
    @Test
    void eachPictureIsAsWideAsTheMessage() {
        assertThat(galleries(2, 2)).containsExactly(1, 1);
        assertThat(galleries(2, 25)).containsExactly(1, 1);
        assertThat(galleries(3, 25)).as("too many parts").containsExactly(3);
    }

    @Test
    void whatFitsIsLeftAsItIs() {
        assertThat(words("They march.", "*A fight.*"))
                .isEqualTo("### Turn 1\nThey march.\n*A fight.*\n-# Roll 1\n" + FOOT);
    }
}
