package strategos.bot.host.transaction;

import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.Beacon;
import strategos.bot.host.Pending;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.live.StoredPendings;
import strategos.bot.host.mail.OutboxWriter;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.match.Commit;

/** With which round of the beacon dice fall: it is chosen far enough ahead for a post to name it before it appears. */
public record Appointment(Beacon beacon, OutboxWriter writer) {
    /** So long before a round it is named at least. */
    static final Duration AHEAD = Duration.ofSeconds(6);

    @Inject
    public Appointment {}

    /** The first round that can be named now. */
    public long next(Instant now) {
        return beacon.network().first(now.plus(AHEAD));
    }

    /** When the round appears. */
    public Instant time(long round) {
        return beacon.network().time(round);
    }

    /** The sentence that names a round, the same in public and in private. */
    public Line named(long round) {
        return new Line(Text.of(
                "host.beacon.named",
                "round",
                Long.toString(round),
                "time",
                Long.toString(time(round).getEpochSecond())));
    }

    /** Stores what waits, and owes the post that names its round, after these sentences. */
    public Commit make(Commit commit, CommittedMatch<?> match, Pending pending, List<Line> before) {
        List<Line> lines = new ArrayList<>(before);
        lines.add(named(pending.round()));
        return writer.naming(keep(commit, Optional.of(pending)), match, lines);
    }

    /** Stores what waits, or that nothing does any more. */
    public static Commit keep(Commit commit, Optional<Pending> pending) {
        return commit.pending(pending.map(new StoredPendings()::write));
    }
}
