package strategos.bot.command.look;

import java.util.List;
import strategos.bot.command.CommandsModule;

/** Binds the commands that only look at a match. */
public final class LookModule extends CommandsModule {
    public LookModule() {
        super(List.of(
                MatchStatus.class,
                MatchState.class,
                MatchSince.class,
                MatchHistory.class,
                MatchList.class,
                MatchExport.class,
                MatchFilm.class,
                MapCommand.class));
    }
}
