package strategos.bot.command.seat;

import java.util.List;
import strategos.bot.command.CommandsModule;

/** Binds the commands about the seats of a match. */
public final class SeatModule extends CommandsModule {
    public SeatModule() {
        super(List.of(MatchJoin.class, MatchAdmit.class, MatchComputer.class, MatchLeave.class, MatchResign.class));
    }
}
