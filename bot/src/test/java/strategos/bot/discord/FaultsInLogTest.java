package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import strategos.bot.Overheard;
import strategos.bot.discord.fake.FakeDiscord;
import strategos.bot.discord.fake.FakeHands;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Request.Person;

/** A fault of a game may say in its message what is hidden: the log has its kind and its place, and not that. */
class FaultsInLogTest {
    private static final String SECRET = "your hand: three of hearts";

    private final Overheard log = Overheard.of("strategos.bot.discord");

    @AfterEach
    void leave() {
        log.close();
    }

    private static <T> T fail() {
        throw new IllegalStateException(SECRET, new IllegalArgumentException(SECRET));
    }

    private void assertToldWithoutSecret() {
        assertThat(log.lines())
                .anyMatch(line -> line.contains("IllegalStateException"))
                .noneMatch(line -> line.contains(SECRET));
    }

    @Test
    void thatOfADesk() throws Exception {
        TinyDesk desk = new TinyDesk();
        try (FakeDiscord discord = FakeDiscord.open();
                Visitor visitor = Visitor.to(discord, desk)) {
            assertThat(visitor).isNotNull();
            FakeHands alice = discord.hands(discord.person("Alice"), "agora");
            desk.answers(request -> fail());
            assertThat(alice.types("look").answer()).isNotNull();
            desk.suggests(typed -> fail());
            assertThat(alice.startsTyping("look", Map.of(), "at", "m").suggestions())
                    .isEmpty();
        }
        assertToldWithoutSecret();
        assertThat(log.lines()).anyMatch(line -> line.contains("suggestions could not be looked up"));
    }

    @Test
    void thatOfWhatStandsInALane() {
        new Lanes(Runnable::run).offer(new Person("1", "Alice"), new ChannelRef("g", "agora"), FaultsInLogTest::fail);
        assertToldWithoutSecret();
    }
}
