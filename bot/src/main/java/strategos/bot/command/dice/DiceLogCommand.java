package strategos.bot.command.dice;

import jakarta.inject.Inject;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Options;
import strategos.bot.port.Answer;

/** {@code /dice log}: the last published rolls with their keys. */
final class DiceLogCommand extends Common {
    private static final String LAST = "last";
    private static final int USUAL = 10;
    private static final int MOST = 50;

    private final PublishedRolls rolls;
    private final MatchFinder finder;

    @Inject
    DiceLogCommand(PublishedRolls rolls, MatchFinder finder) {
        super(DICE, "log", Options.number(LAST, 1, MOST), Options.free(MatchFinder.MATCH, Options.LONGEST_NAME));
        this.rolls = rolls;
        this.finder = finder;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        return rolls.last(
                Begun.check(finder.meant(at, given)), given.number(LAST).orElse(USUAL));
    }
}
