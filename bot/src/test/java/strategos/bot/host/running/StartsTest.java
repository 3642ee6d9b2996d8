package strategos.bot.host.running;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.util.List;
import org.junit.jupiter.api.Test;
import strategos.bot.host.ActionResult;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.live.LiveMatches;
import strategos.bot.port.Request.Person;

class StartsTest {
    private static final IllegalStateException UNREADABLE = new IllegalStateException("no options");

    private final LiveMatches live = mock();
    private final MatchExecutor executor = mock();
    private final Troubles troubles = mock();
    private final Starts starts =
            new Starts(mock(), new MatchQueues(), live, executor, mock(), mock(), troubles, mock());

    /** Whoever were told that nothing has changed would not know why nobody can sit down any more. */
    @Test
    void aStartThatIsAnnouncedIsToldSoThoughTheMatchCannotBeRead() {
        LiveMatch announced = mock();
        when(executor.run(any(), any(), any())).thenReturn(new ActionResult.Done(announced, List.of()));
        when(live.find("m7k2")).thenThrow(UNREADABLE);

        ActionResult started = starts.start(new Action("1", new Person("a", "A"), false), "m7k2");

        assertThat(started)
                .isInstanceOfSatisfying(
                        ActionResult.Done.class,
                        done -> assertThat(done.told())
                                .extracting(line -> line.text().key())
                                .containsExactly("host.start.soon"));
        assertThat(starts.awaited()).isZero();
    }

    @Test
    void thatAStartIsCalledOffIsRememberedThoughTheMatchCannotBeRead() {
        when(live.reload("m7k2")).thenThrow(UNREADABLE);
        starts.givenUp("m7k2");
        verify(troubles).report("m7k2");
    }
}
