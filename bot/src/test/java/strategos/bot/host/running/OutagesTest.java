package strategos.bot.host.running;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.Overheard;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;

class OutagesTest {
    private final Logger log = LoggerFactory.getLogger(OutagesTest.class);
    private final Overheard told = Overheard.of(OutagesTest.class);
    private final Outages outages = new Outages();

    @AfterEach
    void close() {
        told.close();
    }

    @Test
    void aFullDiskIsOneLine() {
        assertThat(outages.any()).isFalse();

        outages.tell(log, "a match cannot be created", failure(Problem.DISK_FULL, "The disk is full."));

        assertThat(outages.any()).isTrue();
        assertThat(told.events()).singleElement().satisfies(event -> {
            assertThat(event.getFormattedMessage()).isEqualTo("a match cannot be created: The disk is full.");
            assertThat(event.getThrowableProxy()).isNull();
        });
    }

    private static StorageException failure(Problem problem, String message) {
        StorageException failure = mock(StorageException.class);
        when(failure.problem()).thenReturn(problem);
        when(failure.getMessage()).thenReturn(message);
        when(failure.getStackTrace()).thenReturn(new StackTraceElement[0]);
        when(failure.getSuppressed()).thenReturn(new Throwable[0]);
        return failure;
    }

    @Test
    void whatNobodyKnowsIsToldWhole() {
        outages.tell(log, "a match cannot be created", failure(Problem.FAILED, "It failed."));
        assertThat(told.events())
                .singleElement()
                .satisfies(event -> assertThat(event.getThrowableProxy()).isNotNull());
    }

    /** What nobody stores is not lost: the console ends well all the same. */
    @Test
    void whatCannotBeReadIsOneLineAndNothingThatWasNotStored() {
        assertThat(outages.outage(log, "a page cannot be shown", failure(Problem.UNREACHABLE, "The server is gone.")))
                .isTrue();

        assertThat(outages.any()).isFalse();
        assertThat(told.events()).singleElement().satisfies(event -> {
            assertThat(event.getFormattedMessage()).isEqualTo("a page cannot be shown: The server is gone.");
            assertThat(event.getThrowableProxy()).isNull();
        });
    }

    /** Its words may be made of what is hidden: where it happened is told, and no more. */
    @Test
    void whatIsNoOutageIsToldWithoutItsWords() {
        assertThat(outages.outage(log, "a page cannot be shown", new IllegalStateException("Artaphernes is at Sardis")))
                .isFalse();

        assertThat(told.events()).singleElement().satisfies(event -> {
            assertThat(event.getFormattedMessage()).isEqualTo("a page cannot be shown");
            assertThat(event.getThrowableProxy().getMessage()).doesNotContain("Sardis");
        });
    }
}
