package strategos.bot.command.results;

import java.util.List;
import strategos.bot.command.CommandsModule;

/** Binds the commands about results. */
public final class ResultsModule extends CommandsModule {
    public ResultsModule() {
        super(List.of(
                ResultsTable.class, ResultsLadder.class, ResultsPlayer.class, ResultsPicture.class, ResultsCsv.class));
    }
}
