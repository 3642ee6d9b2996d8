package strategos.bot.host.timekeeping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import strategos.bot.host.ActionResult;
import strategos.bot.host.MovingClock;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.running.MatchExecutor;
import strategos.bot.port.Outlet;
import strategos.engine.text.Text;
import strategos.storage.Storage;
import strategos.storage.match.Matches;

/** Where nothing can be put to sleep, as on a full disk, however many are idle. */
class IdleTest {
    private static final List<String> MANY =
            IntStream.range(0, 5_000).mapToObj(i -> "m" + i).toList();

    private final MovingClock clock = new MovingClock();
    private final List<String> tried = new ArrayList<>();
    private final List<Integer> asked = new ArrayList<>();
    private Idle idle;

    @BeforeEach
    void open() {
        Storage storage = mock();
        Matches matches = mock();
        MatchExecutor executor = mock();
        when(storage.matches()).thenReturn(matches);
        when(matches.idleSince(any(), anyInt())).thenAnswer(call -> {
            int most = call.getArgument(1);
            asked.add(most);
            return MANY.subList(0, most);
        });
        when(executor.run(any(), any(), any())).thenAnswer(call -> {
            tried.add(call.getArgument(1));
            return ActionResult.Failed.because(Text.of("host.failed.storage"));
        });
        idle = new Idle(storage, executor, mock(OutboxWriter.class), mock(Outlet.class), clock);
    }

    private void tick(int times) {
        IntStream.range(0, times).forEach(i -> idle.tick());
    }

    @Test
    void noMoreThanSoManyAreTriedInAnHourAndEachOnce() {
        tick(500);
        assertThat(tried).doesNotHaveDuplicates().hasSize(Idle.MOST);
        assertThat(asked).allMatch(most -> most <= Idle.MOST);

        clock.move(Duration.ofMinutes(61));
        tick(500);
        assertThat(tried).hasSize(2 * Idle.MOST);
    }
}
