package strategos.bot.host.timekeeping;

import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.host.LeapingClock;
import strategos.bot.host.mail.OutboxPump;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.transaction.Deadlines;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.Storage;
import strategos.storage.match.Heartbeat;
import strategos.storage.post.Post.NewPost;

/** Nobody loses time while the bot is down: what was running is given back once it runs again. */
public final class Downtime {
    private static final Logger LOG = LoggerFactory.getLogger(Downtime.class);

    /** A restart takes no longer, and costs nobody anything. */
    static final Duration LEAST = Duration.ofMinutes(10);

    private static final Duration BETWEEN_BEATS = Duration.ofMinutes(1);

    private final Heartbeat heartbeat;
    private final OutboxWriter writer;
    private final OutboxPump pump;
    private final InstantSource clock;
    private Optional<Instant> last = Optional.empty();
    private volatile Instant seen = Instant.EPOCH;
    private boolean missed;

    @Inject
    Downtime(Storage storage, OutboxWriter writer, OutboxPump pump, InstantSource clock) {
        this.heartbeat = storage.heartbeat();
        this.writer = writer;
        this.pump = pump;
        this.clock = clock;
    }

    /** Before any clock is attended to: gives back the time since the last beat, if the bot was down for long. */
    public void begin() {
        Instant now = clock.instant();
        NewPost told = writer.notice(new Line(Text.of("host.downtime")));
        Duration back = heartbeat.giveBack(now, LEAST, Deadlines.OUT, told);
        if (!back.isZero()) {
            LOG.info("the bot was down for {}: that is given back to every clock", back);
            pump.wake();
        }
        last = Optional.of(now);
    }

    /**
     * The bot runs. While that could not be stored nobody could act, nor while the whole process stood still, which is seen by
     * the clock, or its clock was wrong: that time is given back too. Where several processes share a database it is not, as
     * long as one of them could.
     */
    public void beat() {
        Instant now = clock.instant();
        if (last.filter(at -> !now.isBefore(at) && now.isBefore(at.plus(BETWEEN_BEATS)))
                .isPresent()) {
            seen = now;
            return;
        }
        boolean before = missed || stoodStill(now);
        missed = true;
        if (before) {
            begin();
        } else {
            heartbeat.beat(now);
            last = Optional.of(now);
        }
        missed = false;
        seen = now;
    }

    /** The time of the last beat that was due: until then nobody was kept from acting. */
    public Instant seen() {
        return seen;
    }

    private boolean stoodStill(Instant now) {
        return !(clock instanceof LeapingClock)
                && last.filter(at -> !now.isBefore(at.plus(LEAST))).isPresent();
    }
}
