package strategos.bot.command.seat;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Options;
import strategos.bot.command.Refused;
import strategos.bot.command.SpeechSource;
import strategos.bot.command.seat.MatchJoin.Vacant;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.host.SeatName;
import strategos.bot.port.Answer;
import strategos.bot.port.Suggestion;
import strategos.engine.search.Level;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** {@code /match computer}: gives a seat to the computer. */
final class MatchComputer extends Common {
    private static final String LEVEL = "level";

    private final Matches matches;
    private final MatchFinder finder;
    private final Vacant vacant;
    private final SpeechSource words;

    @Inject
    MatchComputer(Matches matches, MatchFinder finder, Vacant vacant, SpeechSource words) {
        super(
                MATCH,
                "computer",
                Options.required(MatchFinder.SEAT, Options.LONGEST_NAME),
                Options.optional(LEVEL, Options.LONGEST_NAME));
        this.matches = matches;
        this.finder = finder;
        this.vacant = vacant;
        this.words = words;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        LiveMatch match = finder.here(at);
        Seat seat = MatchFinder.seat(match, given.need(MatchFinder.SEAT));
        Level level = given.text(LEVEL).map(MatchComputer::level).orElse(Level.NORMAL);
        return Answers.answer(
                at.by(),
                matches.computer(at.action(), match.id(), seat, level),
                match.words(),
                new Line(Text.of("command.computer.done", "seat", new SeatName(seat).text(), "level", level.id())));
    }

    private static Level level(String word) {
        return Level.of(word)
                .orElseThrow(() -> Refused.because("command.computer.no-such-level", "level", word, "levels", ids()));
    }

    private static List<String> ids() {
        return Stream.of(Level.values()).map(Level::id).toList();
    }

    @Override
    public List<Suggestion> suggest(CommandContext at, CommandArguments given, String option) {
        return option.equals(LEVEL)
                ? Stream.of(Level.values())
                        .map(level -> new Suggestion(
                                level.id(),
                                words.common().plain(Text.of("command.computer.level", "level", level.id()))))
                        .toList()
                : Stream.concat(vacant.suggest(at).stream(), finder.suggestHeld(at).stream())
                        .toList();
    }

    @Override
    public Optional<Refused> nothingToName(CommandContext at, String option) {
        return finder.found(at).isPresent() ? Optional.empty() : Optional.of(Refused.because("command.no-match-here"));
    }
}
