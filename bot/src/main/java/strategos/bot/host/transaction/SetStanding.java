package strategos.bot.host.transaction;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.port.Person;
import strategos.engine.seat.Seat;
import strategos.engine.standing.StandingOrder;
import strategos.engine.standing.Topic;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/**
 * A standing order is added to its seat's list. It is a private matter: no version moves, and nothing is posted.
 *
 * @param priority its place in the list, from 1; 0, or beyond the end, for the last
 */
record SetStanding(Person by, StandingOrder standing, int priority) implements MatchTransaction {
    /** More than any game needs, and few enough to be asked at every step. */
    private static final int MOST = 50;

    @Override
    public String name() {
        return standing.seat() + " sets a standing order";
    }

    @Override
    public <S> Verdict decide(CommittedMatch<S> match, Instant now) {
        Seat seat = standing.seat();
        Optional<Verdict.Refused> refused =
                new StandingAccess(by, seat).refusal(match).or(() -> unknown(match));
        if (refused.isPresent()) {
            return refused.get();
        }
        List<StandingOrder> list = new ArrayList<>(match.standing(seat));
        if (list.size() >= MOST) {
            return Verdict.refuse("host.standing.too-many", "most", MOST);
        }
        if (match.stage() == Stage.RUNNING) {
            Optional<Line> objection = match.file().game().decisions().objection(standing, match.seen(seat));
            if (objection.isPresent()) {
                return new Verdict.Refused(objection.get());
            }
        }
        int at = priority < 1 || priority > list.size() ? list.size() : priority - 1;
        list.add(at, standing);
        return new StandingAccess(by, seat)
                .kept(match, list, now, new Line(Text.of("host.standing.set", "number", at + 1), ""));
    }

    private Optional<Verdict.Refused> unknown(CommittedMatch<?> match) {
        Optional<Topic> topic = match.box().topic(standing.topic());
        if (topic.isEmpty()) {
            List<String> topics = match.box().topics().stream().map(Topic::name).toList();
            return Optional.of(
                    topics.isEmpty()
                            ? Verdict.refuse("host.standing.none-in-game")
                            : Verdict.refuse("host.standing.no-topic", "topic", standing.topic(), "topics", topics));
        }
        if (!topic.get().answers().contains(standing.answer().verb())) {
            return Optional.of(Verdict.refuse(
                    "host.standing.no-answer",
                    "verb",
                    standing.answer().verb(),
                    "topic",
                    standing.topic(),
                    "answers",
                    topic.get().answers()));
        }
        return standing.uses() < 1 ? Optional.of(Verdict.refuse("host.standing.no-use")) : Optional.empty();
    }
}
