package strategos.bot.command.club;

import jakarta.inject.Inject;
import java.util.Locale;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.port.Answer;
import strategos.bot.press.PressId;

/** {@code /matches mine}, {@code all}, {@code open}, {@code over}. */
class MatchesCommand extends Common {
    private final MatchesPage page;
    private final PressId.Which which;

    MatchesCommand(MatchesPage page, PressId.Which which) {
        super("matches", which.name().toLowerCase(Locale.ROOT));
        this.page = page;
        this.which = which;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        return page.answer(at, which, 0);
    }

    /** Those of the person who asks. */
    static final class Mine extends MatchesCommand {
        @Inject
        Mine(MatchesPage page) {
            super(page, PressId.Which.MINE);
        }
    }

    /** All of the server. */
    static final class All extends MatchesCommand {
        @Inject
        All(MatchesPage page) {
            super(page, PressId.Which.ALL);
        }
    }

    /** Those that wait for players. */
    static final class Open extends MatchesCommand {
        @Inject
        Open(MatchesPage page) {
            super(page, PressId.Which.OPEN);
        }
    }

    /** Those that have ended. */
    static final class Over extends MatchesCommand {
        @Inject
        Over(MatchesPage page) {
            super(page, PressId.Which.OVER);
        }
    }
}
