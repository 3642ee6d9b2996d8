package strategos.bot.host.mail;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyLong;
import static org.mockito.Mockito.atLeast;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.timeout;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import strategos.bot.Overheard;
import strategos.bot.host.Checkpoint;
import strategos.bot.host.MovingClock;
import strategos.bot.host.mail.Delivery.Ledger;
import strategos.bot.host.mail.Delivery.Ledger.Fate;
import strategos.bot.host.running.Outages;
import strategos.bot.port.Outlet;
import strategos.storage.Storage;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;
import strategos.storage.post.Outbox;
import strategos.storage.post.Post;
import strategos.storage.post.Post.NewPost;

/** A database that is gone for days, as on a full disk, does not fill the log, which may lie on the same disk. */
class OutageInLogTest {
    private static final StorageException FULL = new StorageException(Problem.DISK_FULL, "The disk is full.");

    private final Overheard log = Overheard.of("strategos.bot.host.mail");
    private final MovingClock clock = new MovingClock();
    private final Outbox failing = mock();

    @AfterEach
    void leave() {
        log.close();
    }

    @Test
    void whatIsTriedAgainAndAgainIsToldOnce() {
        when(failing.nextDue()).thenThrow(FULL);
        OutboxPump pump = new OutboxPump(
                failing,
                new Ledger(failing, clock, new Outages()),
                mock(),
                clock,
                Checkpoint.Watch.NOBODY,
                mock(),
                mock(),
                mock(Outlet.class));
        pump.open();
        verify(failing, timeout(5_000).atLeast(3)).nextDue();
        pump.close();

        assertThat(log.lines().stream().filter(line -> !line.isEmpty()))
                .containsExactly("the outbox cannot be worked off: The disk is full.");
    }

    @Test
    void soIsAPostOfWhichItCannotBeStoredWhatBecameOfIt() {
        Outbox outbox = Storage.inMemory().outbox();
        outbox.add(NewPost.loose("server/agora", "story", "{}"), clock.instant());
        Post post = outbox.due(clock.instant(), 1).getFirst();
        doThrow(FULL, FULL, FULL).doNothing().when(failing).giveUp(anyLong(), any());

        assertThat(new Ledger(failing, clock, new Outages()).enter(post, new Fate.Superseded()))
                .isTrue();

        verify(failing, atLeast(4)).giveUp(anyLong(), any());
        assertThat(log.messages()).singleElement().asString().contains("cannot be stored yet");
    }
}
