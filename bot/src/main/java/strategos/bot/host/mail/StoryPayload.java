package strategos.bot.host.mail;

import java.util.List;
import strategos.engine.scene.Board;
import strategos.engine.scene.Strip;
import strategos.engine.text.Line;

/**
 * What a post says, as the outbox keeps it: sentences that are put into words when they are sent.
 *
 * @param strips dice that are painted below the words
 * @param boards fights that are painted below the dice
 * @param pings ids of the users to notify; the words mention them
 * @param people ids of other users whose names stand in the sentences, so that a forgotten one is found here
 */
record StoryPayload(List<Line> lines, List<Strip> strips, List<Board> boards, List<String> pings, List<String> people) {
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
