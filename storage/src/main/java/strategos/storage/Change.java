package strategos.storage;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import strategos.storage.BeaconTable.StoredPending;
import strategos.storage.Reminders.Reminder;
import strategos.storage.StoredMatch.StoredOffer;
import strategos.storage.StoredMatch.StoredProposal;
import strategos.storage.StoredMatch.StoredRequest;
import strategos.storage.StoredMatch.StoredStamp;

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
