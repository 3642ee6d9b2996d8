package strategos.bot.command.opening;

import java.util.List;
import strategos.bot.command.CommandsModule;

/** Binds the commands that open a match and begin it. */
public final class OpeningModule extends CommandsModule {
    public OpeningModule() {
        super(List.of(MatchGames.class, MatchNew.class, MatchStart.class, MatchRematch.class, MatchSettings.class));
    }
}
