package strategos.bot.command.rules;

import java.util.List;
import strategos.bot.command.CommandsModule;

/** Binds what answers questions about rules and commands. */
public final class RulesModule extends CommandsModule {
    public RulesModule() {
        super(List.of(RulesCommand.class, HelpCommand.class));
    }
}
