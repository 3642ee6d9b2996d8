package strategos.bot.command;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import strategos.bot.host.ActionResult;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.SeatName;
import strategos.bot.host.Speech;
import strategos.bot.port.Answer;
import strategos.bot.port.Message;
import strategos.bot.port.Request.Person;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** Tells a person what became of their action. */
public final class Answers {
    private static final Line DONE = new Line(Text.of("command.done"));

    private Answers() {}

    /**
     * The answer.
     *
     * @param by who acted
     * @param words for what was not done
     */
    public static Answer answer(Person by, ActionResult outcome, Speech words) {
        return answer(by, outcome, words, DONE);
    }

    /** That dice are waited for, where they are. */
    public static Optional<Line> pending(LiveMatch match) {
        return match.pending()
                .map(waiting -> new Line(Text.of("command.status.pending", "round", Long.toString(waiting.round()))));
    }

    /**
     * The answer.
     *
     * @param by who acted
     * @param words for what was not done
     * @param done what was, where nothing else is told of it
     */
    public static Answer answer(Person by, ActionResult outcome, Speech words, Line done) {
        return answer(by, outcome, words, () -> done);
    }

    /** The same, where what was done takes thought to say: it is asked for only where it is told. */
    public static Answer answer(Person by, ActionResult outcome, Speech words, Supplier<Line> done) {
        return switch (outcome) {
            case ActionResult.Done(LiveMatch after, List<Line> told) ->
                about(
                        after,
                        Answer.done(Message.text(
                                lines(after.readBy(by).words(), told.isEmpty() ? List.of(done.get()) : told))));
            case ActionResult.Refused(Line why) -> refused(why, words);
            case ActionResult.Failed failed -> refused(failed.why(), words);
        };
    }

    /** The answer to whoever gave up that seat. */
    public static Answer resigned(Person by, ActionResult outcome, LiveMatch match, Seat seat) {
        return answer(
                by,
                outcome,
                match.words(),
                new Line(Text.of("command.resign.done", "seat", new SeatName(seat).text())));
    }

    /** The answer with the match's id and version. */
    public static Answer about(LiveMatch match, Answer answer) {
        return answer.about(match.id(), match.publicVersion());
    }

    /** Sentences with their rules, one a line. */
    public static String lines(Speech words, List<Line> lines) {
        return lines.stream().map(words::cite).collect(Collectors.joining("\n"));
    }

    public static Answer refused(Line why, Speech words) {
        return Answer.refused(words.cite(why), why.rule());
    }
}
