package strategos.bot.command.dice;

import java.util.List;
import strategos.bot.command.CommandsModule;

/** Binds {@code /dice}. */
public final class DiceModule extends CommandsModule {
    public DiceModule() {
        super(List.of(DiceLogCommand.class, DiceVerify.class, DiceStats.class, DiceExport.class));
    }
}
