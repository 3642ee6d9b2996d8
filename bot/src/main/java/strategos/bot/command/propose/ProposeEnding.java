package strategos.bot.command.propose;

import jakarta.inject.Inject;
import strategos.bot.command.CommandArguments;
import strategos.bot.command.CommandContext;
import strategos.bot.command.Common;
import strategos.bot.command.MatchFinder;
import strategos.bot.host.Motion;
import strategos.bot.port.Answer;

/** {@code /propose draw} and {@code /propose end}: to end the match by agreement. */
abstract class ProposeEnding extends Common {
    private final MatchFinder finder;
    private final ProposalPage page;
    private final Motion motion;

    ProposeEnding(MatchFinder finder, ProposalPage page, Motion motion) {
        super(ProposeRewind.GROUP, motion.word());
        this.finder = finder;
        this.page = page;
        this.motion = motion;
    }

    @Override
    public final Answer run(CommandContext at, CommandArguments given) {
        return page.ending(at, finder.here(at), motion);
    }

    /** Nobody wins. */
    static final class Draw extends ProposeEnding {
        @Inject
        Draw(MatchFinder finder, ProposalPage page) {
            super(finder, page, new Motion.Draw());
        }
    }

    /** Without a result. */
    static final class End extends ProposeEnding {
        @Inject
        End(MatchFinder finder, ProposalPage page) {
            super(finder, page, new Motion.End());
        }
    }
}
