package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import strategos.bot.discord.DiscordBot.DiscordUnavailable;
import strategos.bot.discord.fake.FakeDiscord;
import strategos.bot.discord.fake.FakeHands;
import strategos.bot.discord.fake.FakeInteraction;
import strategos.bot.port.Answer;
import strategos.bot.port.Message;
import strategos.bot.port.Message.Picture;
import strategos.bot.port.Message.Picture.Crowded;
import strategos.bot.port.Message.Picture.Painting;

/** What one who asked for a picture reads while others' are painted, and what an error leaves behind. */
class PaintingTest {
    private final TinyDesk desk = new TinyDesk();
    private final CountDownLatch turn = new CountDownLatch(1);
    private FakeDiscord discord;
    private Visitor visitor;
    private FakeHands alice;

    @BeforeEach
    void connect() throws IOException, InterruptedException, DiscordUnavailable {
        discord = FakeDiscord.open();
        visitor = Visitor.to(discord, desk);
        alice = discord.hands(discord.person("Alice"), "agora");
    }

    @AfterEach
    void leave() {
        turn.countDown();
        visitor.close();
        discord.close();
    }

    @Test
    void whereOthersComeFirstThatIsSaidUntilThePictureIsThere() {
        desk.answers(map(new Queued()));

        FakeInteraction asked = alice.types("look");
        discord.await("she is told to wait", () -> asked.answer().text().startsWith("Your picture is being painted"));
        turn.countDown();

        discord.await("the map is there", () -> asked.answer().text().equals("The map."));
        assertThat(asked.answer().attachments()).hasSize(1);
    }

    @Test
    void wherePicturesAreTooManyTheWordsComeAndSaySo() {
        desk.answers(map(() -> {
            throw new Crowded(null);
        }));

        assertThat(alice.types("look").answer().text())
                .startsWith("The map.")
                .contains("a map in words")
                .contains("Too many pictures");
    }

    @Test
    void anErrorIsAnsweredAndTheNextIsWorkedOn() {
        desk.answers(request -> {
            throw new StackOverflowError("for a test");
        });
        assertThat(alice.types("look").answer().text()).startsWith("Something went wrong");

        desk.answers(map(() -> {
            throw new StackOverflowError("for a test");
        }));
        assertThat(alice.types("look").answer().text()).contains("a map in words");

        desk.answers(request -> Answer.done(Message.text("well again")));
        assertThat(alice.types("look").answer().text()).isEqualTo("well again");
    }

    private static Message map(Painting painting) {
        return new Message("The map.", List.of(new Picture("map.png", "a map in words", painting)), List.of());
    }

    /** One before which others come until it is its turn. */
    private final class Queued implements Painting {
        @Override
        public byte[] get() {
            try {
                turn.await();
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
            return new byte[] {1};
        }

        @Override
        public boolean waits() {
            return true;
        }
    }
}
