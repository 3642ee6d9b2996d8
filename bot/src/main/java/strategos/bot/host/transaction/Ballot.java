package strategos.bot.host.transaction;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.Proposal;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.live.StoredMotions;
import strategos.storage.match.Commit;
import strategos.storage.match.Reminders;

/** The proposals of a match, as commits store them, each with a reminder of its end. */
public final class Ballot {
    /** Such a reminder, in place of a seat's own kinds. */
    public static final String EXPIRY = Reminders.PROPOSAL;

    private Ballot() {}

    /** The one of that kind that still waits for answers; there is one at most. */
    public static Optional<Proposal> standing(CommittedMatch<?> match, String word, Instant now) {
        return match.proposals().stream()
                .filter(proposal -> proposal.motion().word().equals(word)
                        && proposal.expires().isAfter(now))
                .findFirst();
    }

    /** Those that stand, but for that kind. */
    public static List<Proposal> without(CommittedMatch<?> match, String word) {
        return match.proposals().stream()
                .filter(proposal -> !proposal.motion().word().equals(word))
                .toList();
    }

    /** Those that stand, with this one in place of its kind. */
    public static List<Proposal> with(CommittedMatch<?> match, Proposal proposal) {
        List<Proposal> all = new ArrayList<>(without(match, proposal.motion().word()));
        all.add(proposal);
        return all;
    }

    /** Stores what is left when that kind has come to its end. */
    public static Commit store(Commit commit, List<Proposal> left, String ended) {
        return stored(commit.stopReminding(name(ended)), left);
    }

    /** Stores a proposal, in whatever company, and when it ends. */
    public static Commit store(Commit commit, List<Proposal> all, Proposal made) {
        return stored(commit, all).remind(name(made.motion().word()), EXPIRY, made.expires());
    }

    private static Commit stored(Commit commit, List<Proposal> all) {
        StoredMotions motions = new StoredMotions();
        return commit.proposals(all.stream().map(motions::write).toList());
    }

    /** Reminders are kept by seat; no seat has such a name. */
    private static String name(String word) {
        return EXPIRY + "." + word;
    }

    /** The kind whose end the reminder of that name tells. */
    public static String word(String name) {
        return name.substring(EXPIRY.length() + 1);
    }
}
