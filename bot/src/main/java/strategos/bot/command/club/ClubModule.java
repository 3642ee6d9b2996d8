package strategos.bot.command.club;

import com.google.inject.AbstractModule;
import com.google.inject.multibindings.Multibinder;
import java.util.List;
import strategos.bot.command.Command;

/** Binds the commands of a club, in the order in which they are listed. */
public final class ClubModule extends AbstractModule {
    private static final List<Class<? extends Command>> COMMANDS = List.of(
            MatchesCommand.Mine.class,
            MatchesCommand.All.class,
            MatchesCommand.Open.class,
            MatchesCommand.Over.class,
            AdminCommands.Repair.class,
            AdminCommands.Reopen.class,
            AdminCommands.Archive.class,
            AdminCommands.Wake.class,
            AdminCommands.Move.class,
            AdminCommands.Remove.class,
            AdminCommands.Export.class,
            AdminCommands.Forget.class,
            AdminCommands.Log.class,
            Following.class,
            MatchLife.Sleep.class,
            MatchLife.Wake.class,
            MatchLife.Move.class,
            SeatOffers.Invite.class,
            SeatOffers.HandOver.class,
            SeatOffers.Give.class,
            SeatAnswers.Accept.class,
            SeatAnswers.Decline.class);

    @Override
    protected void configure() {
        Multibinder<Command> commands = Multibinder.newSetBinder(binder(), Command.class);
        COMMANDS.forEach(c -> commands.addBinding().to(c));
    }
}
