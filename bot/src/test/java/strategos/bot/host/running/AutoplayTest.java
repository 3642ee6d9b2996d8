package strategos.bot.host.running;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import strategos.bot.host.HostLimits;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.MovingClock;
import strategos.bot.host.live.CommittedMatch;
import strategos.engine.search.Level;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;

class AutoplayTest {
    private static final Seat RED = new Seat("red");

    private final Autoplay autoplay = new Autoplay(
            mock(), mock(), mock(), mock(), mock(), mock(), mock(), mock(), new MovingClock(), () -> HostLimits.USUAL);

    /** It is called when an order is stored, of which nothing may be told then but that it is. */
    @Test
    void aHostThatClosesMeanwhileTakesNothingMoreInAndThrowsNothing() {
        CommittedMatch<?> match = mock();
        Holder computer =
                new Holder(RED, Optional.empty(), Optional.of(Level.EASY), Optional.empty(), Optional.empty());
        TreeMap<Seat, Text> awaited = new TreeMap<>();
        awaited.put(RED, Text.of("host.answered"));
        when(match.id()).thenReturn("m7k2");
        when(match.seats()).thenReturn(List.of(computer));
        when(match.holder(RED)).thenReturn(Optional.of(computer));
        when(match.awaited()).thenReturn(awaited);
        when(match.stage()).thenAnswer(asked -> {
            autoplay.close();
            return Stage.RUNNING;
        });

        assertThatCode(() -> autoplay.consider(match)).doesNotThrowAnyException();

        assertThat(autoplay.busy()).isFalse();
    }
}
