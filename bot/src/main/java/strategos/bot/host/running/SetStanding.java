package strategos.bot.host.running;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.transaction.MatchTransaction;
import strategos.bot.host.transaction.MatchTransaction.TransactionResult;
import strategos.bot.port.Request.Person;
import strategos.engine.seat.Seat;
import strategos.engine.standing.StandingOrder;
import strategos.engine.standing.Topic;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.match.Commit;

/**
 * A standing order is added to its seat's list. It is a private matter: no version moves, and nothing is posted.
 *
 * @param priority its place in the list, from 1; 0, or beyond the end, for the last
 */
public record SetStanding(Person by, StandingOrder standing, int priority) implements MatchTransaction {
    /** More than any game needs, and few enough to be asked at every step. */
    private static final int MOST = 50;

    @Override
    public String name() {
        return standing.seat() + " sets a standing order";
    }

    @Override
    public <S> TransactionResult decide(CommittedMatch<S> match, Instant now) {
        Seat seat = standing.seat();
        Optional<TransactionResult.Refused> refused =
                new StandingAccess(by, seat).refusal(match).or(() -> unknown(match));
        if (refused.isPresent()) {
            return refused.get();
        }
        List<StandingOrder> list = new ArrayList<>(match.standing(seat));
        if (list.size() >= MOST) {
            return TransactionResult.refuse("host.standing.too-many", "most", MOST);
        }
        if (match.stage() == Stage.RUNNING) {
            Optional<Line> objection = match.file().game().decisions().objection(standing, match.seen(seat));
            if (objection.isPresent()) {
                return new TransactionResult.Refused(objection.get());
            }
        }
        int at = priority < 1 || priority > list.size() ? list.size() : priority - 1;
        list.add(at, standing);
        return new StandingAccess(by, seat)
                .kept(match, list, now, new Line(Text.of("host.standing.set", "number", at + 1)));
    }

    private Optional<TransactionResult.Refused> unknown(CommittedMatch<?> match) {
        Optional<Topic> topic = match.box().topic(standing.topic());
        if (topic.isEmpty()) {
            List<String> topics = match.box().topics().stream().map(Topic::name).toList();
            return Optional.of(
                    topics.isEmpty()
                            ? TransactionResult.refuse("host.standing.none-in-game")
                            : TransactionResult.refuse(
                                    "host.standing.no-topic", "topic", standing.topic(), "topics", topics));
        }
        if (!topic.get().answers().contains(standing.answer().verb())) {
            return Optional.of(TransactionResult.refuse(
                    "host.standing.no-answer",
                    "verb",
                    standing.answer().verb(),
                    "topic",
                    standing.topic(),
                    "answers",
                    topic.get().answers()));
        }
        return standing.uses() < 1 ? Optional.of(TransactionResult.refuse("host.standing.no-use")) : Optional.empty();
    }

    /** Who may see and change the standing orders of a seat, and how they are kept. */
    record StandingAccess(Person by, Seat seat) {
        /** Why not; empty when the person may. */
        Optional<TransactionResult.Refused> refusal(CommittedMatch<?> match) {
            if (match.stage() == Stage.OVER) {
                return Optional.of(TransactionResult.refuse("host.over"));
            }
            if (match.stage() == Stage.OPEN) {
                return Optional.of(TransactionResult.refuse("host.not-begun"));
            }
            return match.held(by).contains(seat)
                    ? Optional.empty()
                    : Optional.of(TransactionResult.notYours(match, seat, by));
        }

        /** The seat's list from now on. */
        <S> TransactionResult kept(CommittedMatch<S> match, List<StandingOrder> list, Instant now, Line told) {
            List<StandingOrder> all = new ArrayList<>();
            for (Seat one : match.facts().setup().orElseThrow().seats()) {
                all.addAll(one.equals(seat) ? list : match.standing(one));
            }
            Commit commit = Commit.on(match.id(), match.version(), now)
                    .standing(
                            seat.id(),
                            list.stream()
                                    .map(match.file().codec()::writeStanding)
                                    .toList());
            return new TransactionResult.Decided(
                    commit, Optional.of(match.with(match.facts().withStanding(all))), List.of(told));
        }
    }
}
