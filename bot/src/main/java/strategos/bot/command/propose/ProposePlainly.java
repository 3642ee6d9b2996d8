package strategos.bot.command.propose;

import jakarta.inject.Inject;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.MatchFinder;
import strategos.bot.host.Motion;
import strategos.bot.port.Answer;

/** What is proposed as it is: {@code /propose draw}, {@code end}, and {@code chain}, to go on without the beacon. */
abstract class ProposePlainly extends Common {
    private final MatchFinder finder;
    private final ProposalPage page;
    private final Motion motion;

    ProposePlainly(MatchFinder finder, ProposalPage page, Motion motion) {
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
    static final class Draw extends ProposePlainly {
        @Inject
        Draw(MatchFinder finder, ProposalPage page) {
            super(finder, page, new Motion.Draw());
        }
    }

    /** The dice that wait fall without the beacon. */
    static final class Alone extends ProposePlainly {
        @Inject
        Alone(MatchFinder finder, ProposalPage page) {
            super(finder, page, new Motion.Alone());
        }
    }

    /** Without a result. */
    static final class End extends ProposePlainly {
        @Inject
        End(MatchFinder finder, ProposalPage page) {
            super(finder, page, new Motion.End());
        }
    }
}
