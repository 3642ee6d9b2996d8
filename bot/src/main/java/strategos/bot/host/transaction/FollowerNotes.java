package strategos.bot.host.transaction;

import jakarta.inject.Inject;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.mail.OutboxWriter;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.Storage;
import strategos.storage.match.Commit;
import strategos.storage.person.Followers;

/** What those who follow a match are told, each in a note of their own. */
public final class FollowerNotes {
    private final OutboxWriter writer;
    private final Followers followers;

    @Inject
    FollowerNotes(OutboxWriter writer, Storage storage) {
        this.writer = writer;
        this.followers = storage.followers();
    }

    /** A year or a game turn begins. */
    Commit begins(Commit commit, CommittedMatch<?> after, Text turn) {
        return told(
                commit,
                after,
                Text.of("host.follow.turn", "scenario", after.scenario().name(), "match", after.id(), "turn", turn),
                true);
    }

    /** It is over, however that came. */
    public Commit over(Commit commit, CommittedMatch<?> after) {
        return told(
                commit,
                after,
                Text.of("host.follow.over", "scenario", after.scenario().name(), "match", after.id()),
                false);
    }

    private Commit told(Commit commit, CommittedMatch<?> after, Text note, boolean goesOn) {
        Commit more = commit;
        for (String user : followers.of(after.id())) {
            more = writer.whisper(more, after, user, new Line(note), goesOn);
        }
        return more;
    }
}
