package strategos.bot.command.standing;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Options;
import strategos.bot.command.Refused;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.port.Answer;
import strategos.bot.port.Message;
import strategos.bot.port.Suggestion;
import strategos.engine.seat.Seat;
import strategos.engine.standing.Condition;
import strategos.engine.standing.StandingOrder;
import strategos.engine.standing.Topic;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** {@code /match standing}: sets, lists and drops answers given beforehand. */
final class MatchStanding extends Common {
    private static final String TOPIC = "topic";
    private static final String WHEN = "when";
    private static final String ANSWER = "answer";
    private static final String USES = "uses";
    private static final String PRIORITY = "priority";
    private static final String DROP = "drop";
    private static final int LONGEST = 500;
    private static final int MOST_USES = 1_000;
    private static final int MOST_KEPT = 100;

    private final Matches matches;
    private final MatchFinder finder;
    private final StandingSuggestions suggestions;

    @Inject
    MatchStanding(Matches matches, MatchFinder finder) {
        super(
                MATCH,
                "standing",
                Options.optional(TOPIC, Options.LONGEST_NAME),
                Options.optional(WHEN, LONGEST),
                Options.optional(ANSWER, LONGEST),
                Options.number(USES, 0, MOST_USES),
                Options.number(PRIORITY, 1, MOST_KEPT),
                Options.number(DROP, 0, MOST_KEPT),
                Options.optional(MatchFinder.SEAT, Options.LONGEST_NAME));
        this.matches = matches;
        this.finder = finder;
        this.suggestions = new StandingSuggestions();
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        LiveMatch match = finder.here(at);
        Seat seat = MatchFinder.own(match, at, given);
        if (given.number(DROP).isPresent()) {
            return Answers.answer(
                    at.by(),
                    matches.drop(
                            at.action(), match.id(), seat, given.number(DROP).getAsInt()),
                    match.words());
        }
        boolean setting = List.of(TOPIC, WHEN, ANSWER, USES, PRIORITY).stream()
                .anyMatch(o -> given.text(o).isPresent());
        return setting ? set(at, match, seat, given) : list(match, seat);
    }

    private Answer set(CommandContext at, LiveMatch match, Seat seat, CommandArguments given) {
        if (given.text(TOPIC).isEmpty() || given.text(ANSWER).isEmpty()) {
            throw Refused.because("command.standing.incomplete");
        }
        StandingReader reader = new StandingReader(match.box());
        Topic topic = reader.topic(given.need(TOPIC));
        Map<String, Condition> when =
                given.text(WHEN).map(w -> reader.when(topic, w)).orElse(Map.of());
        int uses = given.number(USES).orElse(1);
        StandingOrder standing = new StandingOrder(
                seat,
                topic.name(),
                when,
                reader.answer(topic, given.need(ANSWER)),
                uses == 0 ? StandingOrder.UNLIMITED : uses);
        return Answers.answer(
                at.by(),
                matches.stand(
                        at.action(),
                        match.id(),
                        standing,
                        given.number(PRIORITY).orElse(0)),
                match.words());
    }

    private Answer list(LiveMatch match, Seat seat) {
        List<StandingOrder> all = match.standing(seat);
        List<Line> lines = new ArrayList<>();
        List<Map<String, Object>> json = new ArrayList<>();
        for (StandingOrder standing : all) {
            int number = lines.size() + 1;
            lines.add(new Line(line(number, standing)));
            json.add(StandingWriter.json(number, standing));
        }
        if (lines.isEmpty()) {
            lines.add(new Line(Text.of(
                    match.box().topics().isEmpty() ? "command.standing.no-topics" : "command.standing.none",
                    "topics",
                    suggestions.open(match, List.of(seat)).stream()
                            .map(Topic::name)
                            .toList())));
        }
        return Answers.about(match, Answer.done(Message.text(Answers.lines(match.words(), lines))))
                .with(Map.of("standing", json));
    }

    private static Text line(int number, StandingOrder standing) {
        List<String> when = StandingWriter.conditions(standing);
        Text uses = standing.uses() == StandingOrder.UNLIMITED
                ? Text.of("command.standing.always")
                : Text.of("command.standing.uses", "uses", standing.uses());
        return Text.of(
                when.isEmpty() ? "command.standing.line" : "command.standing.line-when",
                "number",
                number,
                "topic",
                standing.topic(),
                "when",
                when,
                "answer",
                StandingWriter.answer(standing),
                "uses",
                uses);
    }

    /** The conditions typed so far; none while they cannot be read. */
    private static Map<String, Condition> typed(LiveMatch match, Topic topic, CommandArguments given) {
        try {
            StandingReader reader = new StandingReader(match.box());
            return given.text(WHEN).map(when -> reader.when(topic, when)).orElse(Map.of());
        } catch (Refused halfTyped) {
            return Map.of();
        }
    }

    @Override
    public List<Suggestion> suggest(CommandContext at, CommandArguments given, String option) {
        return finder.found(at)
                .map(match -> switch (option) {
                    case TOPIC -> suggestions.topics(match, at.by());
                    case WHEN ->
                        given.text(TOPIC)
                                .flatMap(match.box()::topic)
                                .map(topic ->
                                        suggestions.when(topic, given.text(WHEN).orElse("")))
                                .orElse(List.of());
                    case ANSWER ->
                        given.text(TOPIC)
                                .flatMap(match.box()::topic)
                                .map(t -> suggestions.answers(match, at.by(), t, typed(match, t, given)))
                                .orElse(List.of());
                    case MatchFinder.SEAT -> finder.suggestHeld(at);
                    default -> List.<Suggestion>of();
                })
                .orElse(List.of());
    }
}
