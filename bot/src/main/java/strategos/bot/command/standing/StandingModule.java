package strategos.bot.command.standing;

import java.util.List;
import strategos.bot.command.CommandsModule;

/** Binds the command about answers given beforehand. */
public final class StandingModule extends CommandsModule {
    public StandingModule() {
        super(List.of(MatchStanding.class));
    }
}
