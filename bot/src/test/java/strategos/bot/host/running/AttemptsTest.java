package strategos.bot.host.running;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import strategos.bot.Overheard;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;

class AttemptsTest {
    private static final StorageException GONE = new StorageException(Problem.UNREACHABLE, "The server is gone.");

    private final Overheard log =
            Overheard.of(AttemptsTest.class).at(Level.INFO).alone();
    private final Attempts attempts = new Attempts(new Outages(), LoggerFactory.getLogger(AttemptsTest.class));

    @AfterEach
    void close() {
        log.close();
    }

    /** It may begin in the middle of a round, and be over in the middle of another. */
    @Test
    void anOutageIsOneLineWhenItBeginsAndOneWhenItIsOver() {
        attempts.failed("see to dice", GONE);
        attempts.failed("sleep", GONE);
        attempts.failed("beat", new StorageException(Problem.UNREACHABLE, "The server is still gone."));
        attempts.failed("beat", GONE);
        assertThat(attempts.fails("beat")).isTrue();
        attempts.worked("beat");
        attempts.worked("see to dice");
        attempts.worked("sleep");
        attempts.worked("sleep");

        assertThat(log.messages())
                .containsExactly("the host cannot see to dice: The server is gone.", "the host can again see to dice");
        assertThat(attempts.fails("beat")).isFalse();
    }

    @Test
    void whatFailsForAReasonOfItsOwnIsToldToo() {
        attempts.failed("beat", GONE);
        attempts.failed("sleep", new StorageException(Problem.DISK_FULL, "The disk is full."));
        attempts.failed("resume", new IllegalStateException("of the program"));
        attempts.failed("tick", new IllegalStateException("of the program"));
        attempts.worked("sleep");

        assertThat(log.messages())
                .containsExactly(
                        "the host cannot beat: The server is gone.",
                        "the host cannot sleep: The disk is full.",
                        "the host cannot resume",
                        "the host cannot tick",
                        "the host can again sleep");
    }
}
