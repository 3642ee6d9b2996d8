package strategos.bot.command.turn;

import java.util.List;
import strategos.bot.command.CommandsModule;

/** Binds the commands of whoever is asked for an order. */
public final class TurnModule extends CommandsModule {
    public TurnModule() {
        super(List.of(MatchOrders.class, MatchAdvice.class, MatchUndo.class));
    }
}
