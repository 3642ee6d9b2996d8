package strategos.bot.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import org.junit.jupiter.api.Test;
import strategos.bot.command.LibraryWords;
import strategos.bot.port.Answer;
import strategos.bot.port.Deed;
import strategos.bot.port.Message;
import strategos.bot.port.Person;
import strategos.bot.port.Place;
import strategos.bot.port.Request;
import strategos.engine.duel.DuelFactory;
import strategos.engine.text.Escape;

class FloodGateTest {
    private final MovedClock clock = new MovedClock(InstantSource.fixed(Instant.EPOCH));
    private final FloodGate gate =
            new FloodGate(new Willing(), new LibraryWords(DuelFactory.library(), Escape.plain()), clock, 10);

    @Test
    void soManyPassInAMinuteAndTheRestAreToldToWait() {
        for (int i = 0; i < 10; i++) {
            assertThat(handle("flooder").ok()).isTrue();
        }
        Answer refused = handle("flooder");
        assertThat(refused.ok()).isFalse();
        assertThat(refused.refusal()).contains("more than 10 requests");
    }

    @Test
    void othersAreNotHeldUp() {
        for (int i = 0; i < 20; i++) {
            handle("flooder");
        }
        assertThat(handle("other").ok()).isTrue();
    }

    @Test
    void roomComesBackBitByBit() {
        for (int i = 0; i < 20; i++) {
            handle("flooder");
        }
        clock.advance(Duration.ofSeconds(6));
        assertThat(handle("flooder").ok()).isTrue();
        assertThat(handle("flooder").ok()).isFalse();
    }

    private Answer handle(String name) {
        return gate.handle(new Request(
                "d",
                new Person(name, name),
                new Place("server", "channel"),
                false,
                new Deed.Command("match", "list", new LinkedHashMap<>())));
    }

    /** A desk that does whatever is asked. */
    private static final class Willing extends EmptyDesk {
        @Override
        public Answer handle(Request request) {
            return Answer.done(Message.text("done"));
        }
    }
}
