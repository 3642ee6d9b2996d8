package strategos.bot.command.look;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Options;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.port.Answer;
import strategos.bot.port.Message;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Text;

/** {@code /match history}: the story so far, as the person may know it; or the match at a moment of it, as everyone saw it. */
final class MatchHistory extends Common {
    private static final String LAST = "last";
    private static final String AT = "at";
    private static final int FARTHEST = 1_000_000;
    private static final int USUAL = 20;
    private static final int MOST = 200;

    private final Matches matches;
    private final MatchFinder finder;
    private final HistoryPage page;

    @Inject
    MatchHistory(Matches matches, MatchFinder finder, HistoryPage page) {
        super(
                MATCH,
                "history",
                Options.number(LAST, 1, MOST),
                Options.number(AT, 0, FARTHEST),
                Options.free(MatchFinder.MATCH, Options.LONGEST_NAME));
        this.matches = matches;
        this.finder = finder;
        this.page = page;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        LiveMatch match = finder.meant(at, given);
        OptionalInt moment = given.number(AT);
        if (moment.isPresent()) {
            return page.page(match, moment.getAsInt());
        }
        List<Seat> held = match.held(at.by());
        // One who holds several seats sees what they have in common: two hands in one story would be a riddle.
        Viewer viewer = held.size() == 1 ? held.getFirst() : Viewer.EVERYONE;
        List<Matches.HistoryLine> story =
                matches.history(match.id(), viewer, given.number(LAST).orElse(USUAL));
        String text = story.isEmpty()
                ? match.words().say(Text.of("command.history.empty"))
                : story.stream().map(Matches.HistoryLine::words).collect(Collectors.joining("\n"));
        return Answers.about(match, Answer.done(Message.text(text)))
                .with(Map.of("history", story.stream().map(MatchHistory::json).toList()));
    }

    private static Map<String, Object> json(Matches.HistoryLine told) {
        return Map.of("at", told.at().toString(), "words", told.words());
    }
}
