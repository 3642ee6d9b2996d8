package strategos.bot.command.look;

import jakarta.inject.Inject;
import java.util.Map;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Options;
import strategos.bot.command.json.ViewJson;
import strategos.bot.command.order.ViewPage;
import strategos.bot.host.LiveMatch;
import strategos.bot.port.Answer;
import strategos.bot.port.Message;
import strategos.engine.seat.Viewer;

/** {@code /match state}: the position as everyone may see it. */
final class MatchState extends Common {
    private final MatchFinder finder;

    @Inject
    MatchState(MatchFinder finder) {
        super(MATCH, "state", Options.free(MatchFinder.MATCH, Options.LONGEST_NAME));
        this.finder = finder;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        LiveMatch match = finder.meant(at, given);
        String text = ViewPage.words(match.words(), match.view(Viewer.EVERYONE));
        return Answers.about(match, Answer.done(Message.text(text))).with(Map.of("view", new ViewJson(match).write()));
    }
}
