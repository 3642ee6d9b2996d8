package strategos.bot.command.common;

import com.google.inject.AbstractModule;
import com.google.inject.multibindings.Multibinder;
import java.util.List;
import strategos.bot.command.Command;

/** Binds the common commands, in the order in which they are listed. */
public final class CommonModule extends AbstractModule {
    private static final List<Class<? extends Command>> COMMANDS = List.of(
            MatchGames.class,
            MatchNew.class,
            MatchJoin.class,
            MatchAdmit.class,
            MatchAdvice.class,
            MatchComputer.class,
            MatchLeave.class,
            MatchStart.class,
            MatchStatus.class,
            MatchOrders.class,
            MatchStanding.class,
            MatchState.class,
            MatchSince.class,
            MatchHistory.class,
            MatchFilm.class,
            MatchUndo.class,
            MatchResign.class,
            MatchRematch.class,
            MatchList.class,
            MatchExport.class,
            MatchSettings.class,
            MatchForget.class,
            MapCommand.class,
            DiceLogCommand.class,
            DiceVerify.class,
            DiceStats.class,
            DiceExport.class,
            RulesCommand.class,
            HelpCommand.class);

    @Override
    protected void configure() {
        Multibinder<Command> commands = Multibinder.newSetBinder(binder(), Command.class);
        COMMANDS.forEach(c -> commands.addBinding().to(c));
    }
}
