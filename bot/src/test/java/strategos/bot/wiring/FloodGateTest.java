package strategos.bot.wiring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import strategos.bot.command.LibraryWords;
import strategos.bot.port.Answer;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.CommandHandler;
import strategos.bot.port.Message;
import strategos.bot.port.Request;
import strategos.bot.port.Request.Input;
import strategos.bot.port.Request.Person;
import strategos.bot.wiring.ConsoleHost.MovedClock;
import strategos.engine.duel.DuelFactory;
import strategos.engine.text.Escape;

class FloodGateTest {
    private final MovedClock clock = new MovedClock(InstantSource.fixed(Instant.EPOCH));
    private final CommandHandler desk = mock();
    private final FloodGate gate =
            new FloodGate(desk, new LibraryWords(DuelFactory.library(), Escape.plain()), clock, () -> 10);

    @BeforeEach
    void doesWhateverIsAsked() {
        when(desk.handle(any())).thenReturn(Answer.done(Message.text("done")));
    }

    @Test
    void soManyPassInAMinuteAndTheRestAreToldToWait() {
        for (int i = 0; i < 10; i++) {
            assertThat(handle("flooder").ok()).isTrue();
        }
        Answer refused = handle("flooder");
        assertThat(refused.ok()).isFalse();
        assertThat(refused.refusal().orElseThrow().sentence()).contains("more than 10 requests");
        verify(desk, times(10)).handle(any());
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
                new ChannelRef("server", "channel"),
                false,
                new Input.Command("match", "list", new LinkedHashMap<>())));
    }
}
