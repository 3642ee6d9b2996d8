package strategos.bot.command.opening;

import jakarta.inject.Inject;
import java.util.List;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.MatchFinder;
import strategos.bot.host.ActionResult;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.port.Answer;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** {@code /match start}: begins the match. */
final class MatchStart extends Common {
    private final Matches matches;
    private final MatchFinder finder;

    @Inject
    MatchStart(Matches matches, MatchFinder finder) {
        super(MATCH, "start");
        this.matches = matches;
        this.finder = finder;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        LiveMatch match = finder.here(at);
        ActionResult outcome = matches.start(at.action(), match.id());
        return Answers.answer(at.by(), outcome, match.words(), begun(match, outcome));
    }

    /** By an open beacon the post alone is out, and the round decides when the match begins. */
    private static Line begun(LiveMatch match, ActionResult outcome) {
        return outcome instanceof ActionResult.Done(LiveMatch after, List<Line> ignored)
                        && after.stage() == LiveMatch.Stage.OPEN
                ? Answers.pending(after).orElseGet(() -> new Line(Text.of("host.start.soon")))
                : new Line(Text.of("command.start.done", "match", match.id()));
    }
}
