package strategos.bot.command.turn;

import jakarta.inject.Inject;
import java.util.List;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Options;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.host.SeatName;
import strategos.bot.port.Answer;
import strategos.bot.port.Suggestion;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** {@code /match undo}: takes back what is still free to be taken back. */
final class MatchUndo extends Common {
    private final Matches matches;
    private final MatchFinder finder;

    @Inject
    MatchUndo(Matches matches, MatchFinder finder) {
        super(MATCH, "undo", Options.optional(MatchFinder.SEAT, Options.LONGEST_NAME));
        this.matches = matches;
        this.finder = finder;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        LiveMatch match = finder.here(at);
        Seat seat = MatchFinder.own(match, at, given);
        return Answers.answer(
                at.by(),
                matches.undo(at.action(), match.id(), seat),
                match.words(),
                new Line(Text.of("host.undo.done", "seat", new SeatName(seat).text())));
    }

    @Override
    public List<Suggestion> suggest(CommandContext at, CommandArguments given, String option) {
        return finder.suggestHeld(at);
    }
}
