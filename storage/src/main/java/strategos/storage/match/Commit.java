package strategos.storage.match;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import strategos.storage.access.Secret;
import strategos.storage.match.BeaconTable.StoredPending;
import strategos.storage.match.Reminders.Reminder;
import strategos.storage.match.StoredMatch.StoredOffer;
import strategos.storage.match.StoredMatch.StoredProposal;
import strategos.storage.match.StoredMatch.StoredRequest;
import strategos.storage.match.StoredMatch.StoredStamp;
import strategos.storage.post.Deliveries.Delivery;
import strategos.storage.post.Post.NewPost;
import strategos.storage.result.StoredConclusion;

/**
 * Everything that one order changes; it is stored whole or not at all. Immutable: each method gives a new commit.
 *
 * @param match the match
 * @param expected the version it was decided on
 * @param at when
 * @param delivery the interaction that this answers; one that was answered before changes nothing
 * @param changes carried out in this order
 */
public record Commit(String match, long expected, Instant at, Optional<Delivery> delivery, List<Change> changes) {
    public Commit {
        Objects.requireNonNull(match);
        Objects.requireNonNull(at);
        changes = List.copyOf(changes);
        boolean appends = false;
        boolean undoes = false;
        boolean snaps = false;
        for (Change change : changes) {
            if (change instanceof Change.Append append) {
                if (appends) {
                    throw new IllegalArgumentException("a commit makes one version at most");
                }
                appends = true;
                undoes = append.backTo().isPresent();
                if (undoes && append.backTo().getAsLong() > expected) {
                    throw new IllegalArgumentException("an undo goes back to an earlier version");
                }
            }
            snaps |= change instanceof Change.TakeSnapshot;
        }
        if (snaps && !appends) {
            throw new IllegalArgumentException("a snapshot is of the version that the commit makes");
        }
        if (undoes && !snaps) {
            throw new IllegalArgumentException("an undo brings the position it goes back to");
        }
    }

    /** A commit that changes nothing yet. */
    public static Commit on(String match, long expected, Instant at) {
        return new Commit(match, expected, at, Optional.empty(), List.of());
    }

    /** How many posts it owes. */
    long posts() {
        return changes.stream().filter(Change.Owe.class::isInstance).count();
    }

    /** Makes the next version by what was ordered and came of it. */
    public Commit append(String kind, Optional<String> seat, String source, String entries) {
        return with(new Change.Append(kind, seat, source, OptionalLong.empty(), entries));
    }

    /**
     * Makes the next version, whose position is that of an earlier one; the snapshot keeps loading short.
     *
     * @param backTo the version whose position holds again
     * @param format the version of the snapshot's JSON
     * @param json that position
     */
    public Commit undo(
            String kind, Optional<String> seat, String source, long backTo, String entries, int format, String json) {
        List<Change> more = new ArrayList<>(changes);
        more.add(new Change.Append(kind, seat, source, OptionalLong.of(backTo), entries));
        more.add(new Change.TakeSnapshot(format, json));
        return new Commit(match, expected, at, delivery, more);
    }

    /** Keeps the position after the version that this commit makes. */
    public Commit snapshot(int format, String json) {
        return with(new Change.TakeSnapshot(format, json));
    }

    /** Where the dice now stand. */
    public Commit dice(Secret json) {
        return with(new Change.Dice(json));
    }

    /** All standing orders of the seat, in their order. */
    public Commit standing(String seat, List<String> orders) {
        return with(new Change.Standing(seat, orders));
    }

    /** How many versions everyone has seen come, with this one where all see it. */
    public Commit publicVersion(long count) {
        return with(new Change.PublicVersion(count));
    }

    /** All questions that now stand: each seat's, with its numbers. */
    public Commit stamps(Map<String, StoredStamp> numbers) {
        return with(new Change.Stamps(numbers));
    }

    /** What waits for a round of the beacon; nothing when nothing does any more. */
    public Commit pending(Optional<StoredPending> pending) {
        return with(new Change.Pend(pending));
    }

    /**
     * The round that went into the dice of the version that this commit makes.
     *
     * @param named the ids of the posts that named it, as JSON
     */
    public Commit round(long round, String signature, String named) {
        return with(new Change.UseRound(round, signature, named));
    }

    /** All requests for seats that now stand. */
    public Commit requests(List<StoredRequest> standing) {
        return with(new Change.Requests(standing));
    }

    /** All offers of seats that now stand. */
    public Commit offers(List<StoredOffer> standing) {
        return with(new Change.Offers(standing));
    }

    /** All proposals that now stand. */
    public Commit proposals(List<StoredProposal> standing) {
        return with(new Change.Proposals(standing));
    }

    /** A match that was over goes on. */
    public Commit reopen() {
        return with(new Change.Reopen());
    }

    /** No reminder of the seat of that kind any more. */
    public Commit stopReminding(String seat, String kind) {
        return with(new Change.StopOne(seat, kind));
    }

    /** Time runs for a seat: so much, or what is left of its bank, which begins with so much. */
    public Commit startClock(String seat, Duration time, boolean banked, Change.ClockKinds kinds) {
        return with(new Change.StartClock(seat, time, banked, kinds));
    }

    /** The time of a seat stands still; what is left goes into its bank with so much more, up to a most. */
    public Commit stopClock(String seat, Duration increment, Duration cap, Change.ClockKinds kinds) {
        return with(new Change.StopClock(seat, increment, cap, kinds));
    }

    /** The seat has answered: what it had left is set aside, in case its answer is taken back. */
    public Commit setAside(String seat, Change.ClockKinds kinds) {
        return with(new Change.SetAside(seat, kinds));
    }

    /** The answer of a seat is taken back: its time goes on with what was set aside, or with what it has left now if that is less. */
    public Commit resumeClock(String seat, Duration most, Change.ClockKinds kinds) {
        return with(new Change.ResumeClock(seat, most, kinds));
    }

    /** What the seat had left when it answered last, or was left, is of a question that stands no more. */
    public Commit dropAside(String seat) {
        return with(new Change.DropAside(seat));
    }

    /** So much less is in the bank of a seat. */
    public Commit spend(String seat, Duration less) {
        return with(new Change.Spend(seat, less));
    }

    /** All clocks of the match stand still, each with what it has left; or go on. */
    public Commit hold(boolean still) {
        return with(new Change.Hold(still));
    }

    /** The match is paused, or no more. */
    public Commit paused(boolean now) {
        return with(new Change.Paused(now));
    }

    /** Replaces the options of the match. */
    public Commit options(String json) {
        return with(new Change.Options(json));
    }

    /** The match falls asleep, or wakes. */
    public Commit asleep(boolean now) {
        return with(new Change.Asleep(now));
    }

    /** The match goes on in another channel: what is owed goes there, and what stands where it was changes no more. */
    public Commit move(String guild, String channel) {
        return with(new Change.Move(guild, channel));
    }

    /** Owes a post. */
    public Commit post(NewPost post) {
        return with(new Change.Owe(post, Optional.empty()));
    }

    /** Owes a post that the match remembers by its role. */
    public Commit post(NewPost post, String role) {
        return with(new Change.Owe(post, Optional.of(role)));
    }

    /** The match remembers no post by that role any more. */
    public Commit forgetPost(String role) {
        return with(new Change.ForgetPost(role));
    }

    /** Tells a piece of the story. */
    public Commit tell(String json) {
        return with(new Change.Tell(json));
    }

    /** What was told of versions after that one is taken back. */
    public Commit takeBack(long version) {
        return with(new Change.TakeBack(version));
    }

    /** Sets a reminder for the seat. */
    public Commit remind(String seat, String kind, Instant due) {
        return with(new Change.Remind(new Reminder(match, seat, kind, due)));
    }

    /** Drops all reminders of the seat. */
    public Commit stopReminding(String seat) {
        return with(new Change.StopReminding(seat));
    }

    /** Says who sits at a seat of the match. */
    public Commit sit(StoredSeat seat) {
        return with(new Change.Sit(seat));
    }

    /** Replaces the match's own settings. */
    public Commit settings(String json) {
        return with(new Change.Settings(json));
    }

    /** Starts the match. */
    public Commit start(String startId) {
        return with(new Change.Start(startId));
    }

    /** What the match comes to, which this ends. */
    public Commit conclude(StoredConclusion conclusion) {
        return with(new Change.Conclude(conclusion));
    }

    /** The match repeats that one with the sides exchanged. */
    public Commit repeating(String first) {
        return with(new Change.Repeat(first));
    }

    /** Ends the match: its standing orders, questions, reminders and drafts go. */
    public Commit end() {
        return with(new Change.End());
    }

    /** Remembers the answer, so that the same interaction delivered again gets it again and changes nothing. */
    public Commit answering(String interaction, String user, String answer) {
        return new Commit(
                match, expected, at, Optional.of(new Delivery(interaction, Optional.of(user), answer, at)), changes);
    }

    private Commit with(Change change) {
        List<Change> more = new ArrayList<>(changes);
        more.add(change);
        return new Commit(match, expected, at, delivery, more);
    }

    /** One thing that a {@link Commit} changes; {@link Commit}'s methods make them. */
    public sealed interface Change {
        /** A journal row, which makes the next version. */
        record Append(String kind, Optional<String> seat, String source, OptionalLong backTo, String entries)
                implements Change {}

        /** The position after the new version. */
        record TakeSnapshot(int format, String json) implements Change {}

        /** Where the dice now stand. */
        record Dice(Secret json) implements Change {}

        /** All standing orders of a seat, in their order. */
        record Standing(String seat, List<String> orders) implements Change {
            public Standing {
                orders = List.copyOf(orders);
            }
        }

        /** How many versions everyone has seen come. */
        record PublicVersion(long count) implements Change {}

        /** All questions that now stand: each seat's, with its numbers. */
        record Stamps(Map<String, StoredStamp> numbers) implements Change {
            public Stamps {
                numbers = Map.copyOf(numbers);
            }
        }

        /** All requests for seats that now stand. */
        record Requests(List<StoredRequest> standing) implements Change {
            public Requests {
                standing = List.copyOf(standing);
            }
        }

        /** All offers of seats that now stand. */
        record Offers(List<StoredOffer> standing) implements Change {
            public Offers {
                standing = List.copyOf(standing);
            }
        }

        /** All proposals that now stand. */
        record Proposals(List<StoredProposal> standing) implements Change {
            public Proposals {
                standing = List.copyOf(standing);
            }
        }

        /** A match that was over goes on. */
        record Reopen() implements Change {}

        /** The match falls asleep, or wakes. */
        record Asleep(boolean now) implements Change {}

        /** The match goes on in another channel. */
        record Move(String guild, String channel) implements Change {}

        /** A post that is owed; with a role, the match remembers it in place of the last one of that role. */
        record Owe(NewPost post, Optional<String> role) implements Change {}

        /** No post is remembered by that role any more. */
        record ForgetPost(String role) implements Change {}

        /** A piece of the story, of the version that the commit makes. */
        record Tell(String json) implements Change {}

        /** What was told of versions after that one is taken back. */
        record TakeBack(long version) implements Change {}

        /** A reminder, in place of the seat's last one of that kind. */
        record Remind(Reminder reminder) implements Change {}

        /** What reminders of a clock are called. */
        record ClockKinds(String half, String out) {}

        /**
         * Time runs for a seat.
         *
         * @param time as much as it has; of a bank, as much as it begins with
         * @param banked whether what is left of it is kept for its next question
         */
        record StartClock(String seat, Duration time, boolean banked, ClockKinds kinds) implements Change {}

        /** The time of a seat stands still, and what is left goes into its bank with so much more, up to a most. */
        record StopClock(String seat, Duration increment, Duration cap, ClockKinds kinds) implements Change {}

        /** The time of a seat stands still, and what is left is set aside. */
        record SetAside(String seat, ClockKinds kinds) implements Change {}

        /**
         * The time of a seat goes on with what was set aside, or with what it has left now if that is less.
         *
         * @param most as much as it has where nothing is known
         */
        record ResumeClock(String seat, Duration most, ClockKinds kinds) implements Change {}

        /** What was set aside is of a question that stands no more. */
        record DropAside(String seat) implements Change {}

        /** So much less is in the bank of a seat. */
        record Spend(String seat, Duration less) implements Change {}

        /** The clocks of the match stand still, or go on. */
        record Hold(boolean still) implements Change {}

        /** The match is paused, or no more. */
        record Paused(boolean now) implements Change {}

        /** The options of the match. */
        record Options(String json) implements Change {}

        /** No reminder of the seat of that kind any more. */
        record StopOne(String seat, String kind) implements Change {}

        /** No reminder of the seat any more. */
        record StopReminding(String seat) implements Change {}

        /** Who sits where. */
        record Sit(StoredSeat seat) implements Change {}

        /** The match's own settings. */
        record Settings(String json) implements Change {}

        /** The match starts: from here on its dice are fixed. */
        record Start(String startId) implements Change {}

        /** What the match that ends came to. */
        record Conclude(StoredConclusion conclusion) implements Change {}

        /** What waits for a round of the beacon; nothing when nothing does any more. */
        record Pend(Optional<StoredPending> pending) implements Change {}

        /** The round that went into the dice of the version that the commit makes. */
        record UseRound(long round, String signature, String named) implements Change {}

        /** The match repeats an earlier one with the sides exchanged. */
        record Repeat(String first) implements Change {}

        /** The match is over. */
        record End() implements Change {}
    }

    /** What became of a {@link Commit}. */
    public sealed interface CommitResult {
        /**
         * All of it is on the disk.
         *
         * @param version the match's version now
         * @param revision the match's revision now
         * @param posts the outbox ids of the posts owed, in the order of the commit
         */
        record Committed(long version, long revision, List<Long> posts) implements CommitResult {
            public Committed {
                posts = List.copyOf(posts);
            }
        }

        /**
         * Nothing was changed: the match has moved on since. Decide anew.
         *
         * @param version the match's version now
         * @param revision the match's revision now
         */
        record Stale(long version, long revision) implements CommitResult {}

        /** Nothing was changed: the match's server is another process's now. */
        record Fenced() implements CommitResult {}

        /**
         * Nothing was changed: the interaction was answered before.
         *
         * @param answer as it was then
         */
        record Duplicate(String answer) implements CommitResult {}
    }
}
