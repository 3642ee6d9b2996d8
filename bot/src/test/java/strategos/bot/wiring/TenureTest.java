package strategos.bot.wiring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import ch.qos.logback.classic.Level;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import strategos.bot.Overheard;
import strategos.bot.host.service.GameHost;
import strategos.storage.slot.Lease;
import strategos.storage.slot.Leases;

class TenureTest {
    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

    /** A process renews its slots one after the other, so that no two of them end at the same moment. */
    @Test
    void whoeverHasTheSlotsIsNamedOnce() {
        Leases leases = mock();
        when(leases.acquire(any(), any(), any())).thenReturn(List.of());
        when(leases.held())
                .thenReturn(List.of(
                        new Lease(1, "one", 3, NOON.plusMillis(7)),
                        new Lease(2, "one", 3, NOON.plusMillis(8)),
                        new Lease(3, "one", 3, NOON),
                        new Lease(4, "two", 1, NOON),
                        new Lease(9, "three", 1, NOON)));
        try (Overheard log = Overheard.of(Tenure.class).at(Level.INFO);
                Tenure spare = new Tenure(leases, Set.of(1, 2, 3, 4), Tenure.Pace.USUAL)) {
            spare.open(mock(GameHost.class), Tenure.Reach.NONE);

            assertThat(log.messages())
                    .containsExactly(
                            "4 of 64 slots are another process's (one until 2026-03-01T12:00:00.008Z,"
                                    + " two until 2026-03-01T12:00:00Z); this one waits, and takes them over when that one ends");
        }
    }
}
