package strategos.bot.command.look;

import jakarta.inject.Inject;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Options;
import strategos.bot.command.order.MissedPage;
import strategos.bot.port.Answer;

/** {@code /match since}: what the person missed since they last looked. */
final class MatchSince extends Common {
    private final MatchFinder finder;
    private final MissedPage page;

    @Inject
    MatchSince(MatchFinder finder, MissedPage page) {
        super(MATCH, "since", Options.free(MatchFinder.MATCH, Options.LONGEST_NAME));
        this.finder = finder;
        this.page = page;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        return page.answer(finder.meant(at, given), at.by(), MissedPage.MISSED);
    }
}
