package strategos.bot.command.results;

import jakarta.inject.Inject;
import java.util.List;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.WhichGame;
import strategos.bot.port.Answer;
import strategos.bot.port.Suggestion;

/** {@code /results ladder}: who stands where in a game. */
final class ResultsLadder extends Common {
    private final ResultsPages pages;
    private final WhichGame games;

    @Inject
    ResultsLadder(ResultsPages pages, WhichGame games) {
        super(ResultsTable.GROUP, "ladder", WhichGame.option());
        this.pages = pages;
        this.games = games;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        return pages.ladder(at, games.one(at, given).id(), 0);
    }

    @Override
    public List<Suggestion> suggest(CommandContext at, CommandArguments given, String option) {
        return games.suggest();
    }
}
