package strategos.bot.host.running;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;

class OutagesTest {
    private final Logger log = (Logger) LoggerFactory.getLogger(OutagesTest.class);
    private final ListAppender<ILoggingEvent> told = new ListAppender<>();
    private final Outages outages = new Outages();

    @BeforeEach
    void listen() {
        told.start();
        log.addAppender(told);
    }

    @AfterEach
    void close() {
        log.detachAppender(told);
    }

    @Test
    void aFullDiskIsOneLine() {
        assertThat(outages.any()).isFalse();

        outages.tell(log, "a match cannot be created", failure(Problem.DISK_FULL, "The disk is full."));

        assertThat(outages.any()).isTrue();
        assertThat(told.list).singleElement().satisfies(event -> {
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
        assertThat(told.list)
                .singleElement()
                .satisfies(event -> assertThat(event.getThrowableProxy()).isNotNull());
    }
}
