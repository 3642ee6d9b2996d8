package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import strategos.bot.Overheard;
import strategos.bot.port.Message;
import strategos.bot.port.Message.Picture;
import strategos.engine.text.Escape;

class PaintedTest {
    /** Be it here that it cannot be painted, or before. */
    @Test
    void whatDescribesAPictureIsNoMarkup() {
        String alt = "the seat of *eve* @everyone [here](https://example.org)";
        String escaped = Escape.description().apply(alt);
        Picture unpaintable = new Picture("map.png", alt, () -> {
            throw new IllegalStateException("for a test");
        });
        Message laid = Message.text("It is your turn.").coloured(0);

        assertThat(Painted.of(laid.unpainted(alt), true).instead()).isEqualTo("*" + escaped + "*");
        assertThat(Painted.of(laid.with(List.of(unpaintable)), true).instead()).isEqualTo("*" + escaped + "*");
    }

    /** What a picture shows may be one player's alone, and a painter's exception names what it cannot paint. */
    @Test
    void whatAPainterSaysWhenItFailsIsNotLogged() {
        try (Overheard log = Overheard.of(Painted.class).alone()) {
            Picture picture = new Picture("hand.png", "a hand", () -> {
                throw new IllegalStateException("there is no icon feint");
            });

            assertThat(Painted.of(Message.text("Your hand.").with(List.of(picture)), true)
                            .text())
                    .contains("a hand");
            assertThat(log.events()).singleElement().satisfies(event -> {
                assertThat(event.getFormattedMessage()).contains("hand.png");
                assertThat(event.getThrowableProxy().getMessage()).isEqualTo("java.lang.IllegalStateException");
            });
        }
    }
}
