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

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import strategos.bot.host.Checkpoint;
import strategos.bot.host.MovingClock;
import strategos.bot.host.mail.Delivery.Ledger;
import strategos.bot.host.mail.Delivery.Ledger.Fate;
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

    private final Logger logger = (Logger) LoggerFactory.getLogger("strategos.bot.host.mail");
    private final ListAppender<ILoggingEvent> log = new ListAppender<>();
    private final MovingClock clock = new MovingClock();
    private final Outbox failing = mock();

    @BeforeEach
    void listen() {
        log.start();
        logger.addAppender(log);
    }

    @AfterEach
    void leave() {
        logger.detachAppender(log);
    }

    private List<String> told() {
        return List.copyOf(log.list).stream()
                .map(ILoggingEvent::getFormattedMessage)
                .toList();
    }

    @Test
    void whatIsTriedAgainAndAgainIsToldOnce() {
        when(failing.nextDue()).thenThrow(FULL);
        OutboxPump pump = new OutboxPump(
                failing,
                new Ledger(failing, clock),
                mock(),
                clock,
                Checkpoint.Watch.NOBODY,
                mock(),
                mock(),
                mock(Outlet.class));
        pump.open();
        verify(failing, timeout(5_000).atLeast(3)).nextDue();
        pump.close();

        assertThat(told()).containsOnlyOnce("the outbox cannot be worked off");
    }

    @Test
    void soIsAPostOfWhichItCannotBeStoredWhatBecameOfIt() {
        Outbox outbox = Storage.inMemory().outbox();
        outbox.add(NewPost.loose("server/agora", "story", "{}"), clock.instant());
        Post post = outbox.due(clock.instant(), 1).getFirst();
        doThrow(FULL, FULL, FULL).doNothing().when(failing).giveUp(anyLong(), any());

        assertThat(new Ledger(failing, clock).enter(post, new Fate.Superseded()))
                .isTrue();

        verify(failing, atLeast(4)).giveUp(anyLong(), any());
        assertThat(told()).singleElement().asString().contains("cannot be stored yet");
    }
}
