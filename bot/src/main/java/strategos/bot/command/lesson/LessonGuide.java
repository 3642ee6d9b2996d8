package strategos.bot.command.lesson;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandBook;
import strategos.bot.command.CommandContext;
import strategos.bot.command.Refused;
import strategos.bot.command.SpeechSource;
import strategos.bot.host.Lesson;
import strategos.bot.host.Lessons;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.port.Answer;
import strategos.bot.port.Control;
import strategos.bot.port.Message;
import strategos.bot.port.RedactedFailure;
import strategos.bot.port.Request.Input;
import strategos.bot.port.Request.Person;
import strategos.bot.press.PressId;
import strategos.bot.press.PressId.PressCodec;
import strategos.engine.Result;
import strategos.engine.library.Course.Step;
import strategos.engine.offer.Verb;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;

/** Guides a learner: below each private answer it says what was learned by it, and what comes next. */
public final class LessonGuide {
    static final String GROUP = "lesson";

    private static final Logger LOG = LoggerFactory.getLogger(LessonGuide.class);

    /** Who looks at these asks what comes next, which may have changed with the question. */
    private static final Set<String> WHAT_NOW = Set.of("match orders", "match join");

    /** After it the others may play on without the learner. */
    private static final String RESIGN = "match resign";

    /** A message takes so many buttons; the lesson's own leave room. */
    private static final int MOST_CONTROLS = 23;

    private final Lessons lessons;
    private final Matches matches;
    private final SpeechSource words;
    private final PressCodec codec = new PressCodec();

    @Inject
    LessonGuide(Lessons lessons, Matches matches, SpeechSource words) {
        this.lessons = lessons;
        this.matches = matches;
        this.words = words;
    }

    /**
     * The answer with what it means for the lesson, where the one who asked takes one. What is answered is done: whatever fails
     * here, it is not told as failed.
     */
    public Answer after(CommandContext at, Input input, Answer answer) {
        try {
            return guided(at, input, answer);
        } catch (RuntimeException | Error bug) {
            LOG.error("the lesson in {} cannot be told", at.where(), RedactedFailure.of(bug));
            return answer;
        }
    }

    private Answer guided(CommandContext at, Input input, Answer answer) {
        Optional<String> deed = deed(input);
        if (deed.filter(d -> d.startsWith(GROUP)).isPresent()) {
            return answer;
        }
        return answer.match()
                .flatMap(there -> matches.find(there.id()))
                .or(() -> matches.at(at.where()))
                .filter(match -> !match.held(at.by()).isEmpty())
                .map(match -> match.readBy(at.by()))
                .flatMap(match -> lessons.of(match, at.by())
                        .filter(lesson -> !lesson.left() && lesson.next().isPresent())
                        .map(lesson -> told(match, lesson, at, deeds(input, match, answer), answer)))
                .orElse(answer);
    }

    private Answer told(LiveMatch match, Lesson before, CommandContext at, List<String> deeds, Answer answer) {
        Lesson now = lessons.after(before, match, at.by(), deeds);
        List<Step> learned = now.course().steps().stream()
                .filter(step -> now.done().contains(step.id()) && !before.done().contains(step.id()))
                .toList();
        List<String> lines = new ArrayList<>();
        List<Integer> gone = fallen(before, now);
        if (!learned.isEmpty() && match.stage() != LiveMatch.Stage.OVER) {
            lines.add(say(match, praise(now, learned)));
        }
        if (!gone.isEmpty()) {
            String why = match.stage() == LiveMatch.Stage.OVER ? "over" : "past";
            lines.add(say(match, Text.of("command.lesson.gone." + why, "count", gone.size(), "steps", gone)));
        }
        if (!learned.isEmpty() || !gone.isEmpty() || deeds.stream().anyMatch(WHAT_NOW::contains)) {
            lines.add(step(match, at.by(), now));
        } else if (deeds.contains(RESIGN)) {
            lines.add(say(match, Text.of("command.lesson.resigned")));
        } else {
            Step open = now.next().orElseThrow();
            lines.add(say(
                    match,
                    Text.of(
                            answer.ok() ? "command.lesson.open" : "command.lesson.refused",
                            "number",
                            now.number(open),
                            "count",
                            now.course().steps().size(),
                            "what",
                            what(open))));
        }
        return answer.withMessage(answer.message().above(String.join("\n", lines)))
                .with(controls(match, now, answer.message().controls()));
    }

    /** Ahead of its turn is what was done before one that can be done now as well. */
    private static Text praise(Lesson now, List<Step> learned) {
        int first = now.number(learned.getFirst());
        return now.next().filter(step -> now.number(step) < first).isPresent()
                ? Text.of("command.lesson.ahead", "number", first)
                : Text.of("command.lesson.learned");
    }

    /** The numbers of the steps that have fallen away. */
    private static List<Integer> fallen(Lesson before, Lesson now) {
        return now.course().steps().stream()
                .filter(step -> now.past().contains(step.id()) && !before.past().contains(step.id()))
                .map(now::number)
                .toList();
    }

    /** That it begins: what is said first, then the next step. */
    Answer page(LiveMatch match, Person learner, Lesson lesson, List<String> first) {
        List<String> lines = new ArrayList<>(first);
        lines.add(step(match, learner, lesson));
        return Answers.about(match, Answer.done(Message.text(String.join("\n", lines))))
                .with(controls(match, lesson, List.of()))
                .with(Map.of("lesson", json(lesson)));
    }

    /** A pressed button, or {@code /lesson show} and {@code leave}. @throws Refused where the match is no lesson of theirs */
    public Answer turned(CommandContext at, LiveMatch match, boolean leave) {
        Lesson lesson = lessons.of(match, at.by()).orElseThrow(() -> Refused.because("command.lesson.not-here"));
        Lesson now = lesson.left() == leave ? lesson : lessons.leave(lesson, leave);
        if (!leave
                && match.stage() != LiveMatch.Stage.OVER
                && (match.asleep() || match.held(at.by()).isEmpty())) {
            return Answers.about(match, Answer.done(Message.text(say(match, back(match, lesson)))))
                    .with(Map.of("lesson", json(lesson)));
        }
        if (!leave) {
            return page(match, at.by(), lessons.after(now, match, at.by(), List.of()), List.of());
        }
        return Answers.about(match, Answer.done(Message.text(say(match, Text.of("command.lesson.left")))))
                .with(List.of(button(match, "command.lesson.button.show", false)));
    }

    /** How to get back into a match that sleeps, or that one has got up from. */
    static Text back(LiveMatch match, Lesson lesson) {
        Seat seat = new Seat(lesson.course().seat());
        return match.asleep()
                ? Text.of("host.asleep", "match", match.id())
                : Text.of(
                        "command.lesson.seatless",
                        "seat",
                        seat,
                        "id",
                        seat.id(),
                        "game",
                        match.box().id());
    }

    private static Map<String, Object> json(Lesson lesson) {
        return Map.of(
                "step",
                lesson.next().map(Step::id).orElse(""),
                "done",
                lesson.taken(),
                "past",
                lesson.course().steps().stream()
                        .map(Step::id)
                        .filter(lesson.past()::contains)
                        .toList(),
                "steps",
                lesson.course().steps().size());
    }

    /** The step that comes next, or that there is none. */
    private String step(LiveMatch match, Person learner, Lesson lesson) {
        int count = lesson.course().steps().size();
        return lesson.next()
                .map(open -> say(
                        match,
                        Text.of(
                                "command.lesson.step",
                                "number",
                                lesson.number(open),
                                "count",
                                count,
                                "what",
                                what(open))))
                .orElseGet(() -> String.join("\n", ended(match, learner, lesson)));
    }

    /** How it ended: the lesson, and the match where it is over. */
    private List<String> ended(LiveMatch match, Person learner, Lesson lesson) {
        List<String> lines = new ArrayList<>();
        lines.add(say(
                match,
                Text.of(
                        "command.lesson.over." + outcome(match, learner, lesson),
                        "count",
                        lesson.course().steps().size(),
                        "taken",
                        lesson.taken(),
                        "game",
                        match.box().id())));
        if (match.stage() == LiveMatch.Stage.OVER) {
            match.result().map(result -> match.words().cite(result.reason())).ifPresent(lines::add);
            lines.add(say(match, Text.of("command.lesson.look")));
        }
        return lines;
    }

    /** How the match stands for the learner now that all is learned; who had given the seat away has neither won nor lost. */
    private static String outcome(LiveMatch match, Person learner, Lesson lesson) {
        if (match.stage() != LiveMatch.Stage.OVER) {
            return "running";
        }
        if (match.held(learner).isEmpty()) {
            return "seatless";
        }
        List<Seat> winners = match.result().map(Result::winners).orElse(List.of());
        if (winners.isEmpty()) {
            return "drawn";
        }
        return winners.contains(new Seat(lesson.course().seat())) ? "won" : "lost";
    }

    /** The buttons of the lesson below those that stand there. */
    private List<Control> controls(LiveMatch match, Lesson lesson, List<Control> standing) {
        List<Control> all = new ArrayList<>(standing);
        if (standing.size() <= MOST_CONTROLS && lesson.next().isPresent()) {
            all.add(button(match, "command.lesson.button.show", false));
            all.add(button(match, "command.lesson.button.leave", true));
        }
        return all;
    }

    private Control button(LiveMatch match, String label, boolean leave) {
        return new Control.Button(
                codec.write(new PressId.Lesson(match.id(), leave)),
                match.words().plain(Text.of(label)),
                Control.Style.SECONDARY,
                true);
    }

    private String say(LiveMatch match, Text text) {
        return words.of(match.box().id()).say(text);
    }

    private static Text what(Step step) {
        return Text.of("lesson." + step.id());
    }

    /**
     * Refused, it is the deed of having been refused; of orders only where a rule of the game forbids them. A question of the
     * game is asked once it is answered, however it was put together.
     */
    private List<String> deeds(Input input, LiveMatch match, Answer answer) {
        if (elsewhere(input, match)) {
            return List.of();
        }
        Optional<String> deed = deed(input);
        if (answer.ok()) {
            return answer
                    .answered()
                    .map(question -> typed(match.box().id(), question))
                    .or(() -> deed.filter(d -> !questions(input, match)))
                    .stream()
                    .toList();
        }
        if (ordered(input, match)) {
            return answer.refusal().flatMap(Answer.Refusal::rule).map(rule -> "refused order").stream()
                    .toList();
        }
        return deed.map(word -> "refused " + word).stream().toList();
    }

    /** Whether a button of another match was pressed, or of none. */
    private boolean elsewhere(Input input, LiveMatch match) {
        return pressed(input)
                .filter(id -> id instanceof PressId.OfMatch of && !of.match().equals(match.id()))
                .isPresent();
    }

    private Optional<PressId> pressed(Input input) {
        return switch (input) {
            case Input.Command command -> Optional.empty();
            case Input.Press press -> codec.read(press.id());
            case Input.Submit submit -> codec.read(submit.id());
        };
    }

    /** Whether a question of the game was typed. */
    private static boolean questions(Input input, LiveMatch match) {
        return input instanceof Input.Command(String group, String verb, var options)
                && group.equals(match.box().id())
                && match.box().verb(verb).filter(Verb::question).isPresent();
    }

    private static String typed(String group, String verb) {
        return CommandBook.typed(group, verb).substring(1);
    }

    /** Whether an order was meant by it. */
    private boolean ordered(Input input, LiveMatch match) {
        return input instanceof Input.Command(String group, String verb, var options)
                ? group.equals(match.box().id())
                        && match.box().verb(verb).filter(v -> !v.question()).isPresent()
                : pressed(input)
                        .filter(id -> id instanceof PressId.Offered
                                || id instanceof PressId.Drafted
                                || id instanceof PressId.Asking)
                        .isPresent();
    }

    /** What was asked for as it is typed; nothing for orders and second thoughts, which the journal tells. */
    private Optional<String> deed(Input input) {
        return switch (input) {
            case Input.Command(String group, String verb, var options) -> Optional.of(typed(group, verb));
            case Input.Press press -> codec.read(press.id()).flatMap(LessonGuide::looked);
            case Input.Submit submit -> Optional.empty();
        };
    }

    private static Optional<String> looked(PressId id) {
        return switch (id) {
            case PressId.Mine mine -> Optional.of("match orders");
            case PressId.Chart chart -> Optional.of("map");
            case PressId.Rule rule -> Optional.of("rules");
            case PressId.Since since -> Optional.of("match since");
            case PressId.Moment moment -> Optional.of("match history");
            case PressId.Rolls rolls -> Optional.of("dice");
            case PressId.Undo undo -> Optional.of("match undo");
            case PressId.Lesson lesson -> Optional.of(GROUP);
            default -> Optional.empty();
        };
    }
}
