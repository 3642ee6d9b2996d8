package strategos.bot.command.results;

import jakarta.inject.Inject;
import java.util.List;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.WhichGame;
import strategos.bot.port.Answer;
import strategos.bot.port.Suggestion;
import strategos.engine.box.Box;

/** {@code /results table}: how the matches of the server ended. */
final class ResultsTable extends Common {
    static final String GROUP = "results";

    private final ResultsPages pages;
    private final WhichGame games;

    @Inject
    ResultsTable(ResultsPages pages, WhichGame games) {
        super(GROUP, "table", WhichGame.option());
        this.pages = pages;
        this.games = games;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        return pages.table(at, games.named(given).map(Box::id), 0);
    }

    @Override
    public List<Suggestion> suggest(CommandContext at, CommandArguments given, String option) {
        return games.suggest();
    }
}
