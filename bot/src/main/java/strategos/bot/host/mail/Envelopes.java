package strategos.bot.host.mail;

import java.util.List;
import strategos.engine.json.BadRecord;
import strategos.engine.json.RecordJson;
import strategos.engine.scene.Board;
import strategos.engine.scene.Strip;
import strategos.engine.seat.Seat;
import strategos.engine.text.Line;

/** Writes what the outbox keeps as JSON, and reads it back. */
public final class Envelopes {
    private final RecordJson records = new RecordJson(List.of(StoryPayload.class, CardNotice.class));

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
     * @param strips dice that are painted below the words
     * @param boards fights that are painted below the dice
     * @param pings ids of the users to notify; the words mention them
     * @param people ids of other users whose names stand in the sentences, so that a forgotten one is found here
     */
    record StoryPayload(
            List<Line> lines, List<Strip> strips, List<Board> boards, List<String> pings, List<String> people) {
        StoryPayload {
            lines = List.copyOf(lines);
            strips = List.copyOf(strips);
            boards = List.copyOf(boards);
            pings = List.copyOf(pings);
            people = List.copyOf(people);
        }

        static StoryPayload of(List<Line> lines) {
            return new StoryPayload(lines, List.of(), List.of(), List.of(), List.of());
        }
    }

    /**
     * Word that the live card of a match is to show what was told: the card itself is made when it is sent, from the match as it
     * then stands, so that it is never out of date.
     *
     * @param publicVersion how many versions all have seen come
     * @param calls who is waited for
     * @param milestone what was told when the map last changed much
     */
    record CardNotice(long publicVersion, List<Call> calls, long milestone) {
        CardNotice {
            calls = List.copyOf(calls);
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
}
