package strategos.bot.host.mail;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import strategos.engine.json.BadRecord;
import strategos.engine.json.RecordJson;
import strategos.engine.seat.Seat;
import strategos.engine.text.Line;

/** Writes what the outbox, the pieces and the pages keep as JSON, and reads it back. */
public final class Envelopes {
    private final RecordJson records = new RecordJson(
            List.of(StoryPayload.class, Proposed.class, Whisper.class, Notice.class, Piece.class, MessageState.class));

    String write(Record content) {
        return records.write(content);
    }

    /** @throws IllegalArgumentException when it was written by a version of another kind, or blanked */
    <T extends Record> T read(String json, Class<T> type) {
        try {
            return records.read(json, type);
        } catch (BadRecord e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    /**
     * What a post says, as the outbox keeps it: sentences that are put into words when they are sent.
     *
     * @param pings ids of the users to notify; the words mention them
     * @param people ids of other users whose names stand in the sentences, so that a forgotten one is found here
     */
    record StoryPayload(List<Line> lines, List<String> pings, List<String> people) {
        StoryPayload {
            lines = List.copyOf(lines);
            pings = List.copyOf(pings);
            people = List.copyOf(people);
        }

        static StoryPayload of(List<Line> lines) {
            return new StoryPayload(lines, List.of(), List.of());
        }
    }

    /**
     * What is proposed to all players.
     *
     * @param pings ids of the users to notify
     * @param version of the match then
     * @param before the version whose position would hold again, if one would
     */
    record Proposed(List<Line> lines, List<String> pings, long version, Optional<Long> before) {
        Proposed {
            lines = List.copyOf(lines);
            pings = List.copyOf(pings);
        }
    }

    /**
     * What one user is told privately.
     *
     * @param user the id of the user, so that a forgotten one is found here
     * @param follows whether they follow the match, and may stop it
     */
    record Whisper(List<Line> lines, String user, boolean follows) {
        Whisper {
            lines = List.copyOf(lines);
        }
    }

    /**
     * Word that the channel of a match is to show what was told and what is asked: the messages are made when they are sent,
     * from the match as it then stands, so that they are never out of date.
     *
     * @param publicVersion how many versions all have seen come
     * @param calls who is waited for
     * @param reminder who is called once more
     */
    record Notice(long publicVersion, List<Call> calls, Optional<Reminder> reminder) {
        Notice {
            calls = List.copyOf(calls);
        }

        Notice(long publicVersion, List<Call> calls) {
            this(publicVersion, calls, Optional.empty());
        }

        /**
         * Word to one who knows that he is waited for.
         *
         * @param said why now
         */
        record Reminder(String user, Line said) {}

        /** Those who do not know yet that they are waited for, where who has just acted knows, and whoever is reminded. */
        List<String> uncalled(List<Call> known) {
            Stream<String> reminded = reminder.map(Reminder::user).stream()
                    .filter(user -> calls.stream().anyMatch(call -> call.user().equals(user)));
            Stream<String> news =
                    loud().filter(call -> known.stream().noneMatch(call::same)).map(Call::user);
            return Stream.concat(news, reminded).distinct().toList();
        }

        /** Whether any of the questions still stands. */
        boolean asksOneOf(List<Call> others) {
            return calls.stream().anyMatch(call -> others.stream().anyMatch(call::same));
        }

        private Stream<Call> loud() {
            return calls.stream().filter(call -> !call.quiet());
        }

        /**
         * A question that stands.
         *
         * @param user the id of the user it waits for
         * @param asked its open number
         * @param quiet whether the user knows of it, having just acted
         */
        record Call(Seat seat, String user, long asked, boolean quiet) {
            /** Whether it is the same question. */
            boolean same(Call other) {
                return seat.equals(other.seat) && asked == other.asked && user.equals(other.user);
            }
        }
    }

    /**
     * What is remembered of a message beside the pieces it shows.
     *
     * @param known the questions of which the users asked know by it
     * @param foot whether it asks, and bears the buttons
     * @param at the piece before which it stands, for a message between two chapters
     * @param version of the match that such a message shows
     */
    record MessageState(List<Notice.Call> known, boolean foot, long at, Optional<Long> version) {
        /** Nobody knows anything by it. */
        static final MessageState BARE = new MessageState(List.of(), false, 0, Optional.empty());

        MessageState {
            known = List.copyOf(known);
        }
    }
}
