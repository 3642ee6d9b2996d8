package strategos.bot.command.time;

import com.google.inject.AbstractModule;
import com.google.inject.multibindings.Multibinder;
import java.util.List;
import strategos.bot.command.Command;

/** Binds the commands about time, in the order in which they are listed. */
public final class TimeModule extends AbstractModule {
    private static final List<Class<? extends Command>> COMMANDS = List.of(
            ClockCommands.Show.class,
            ClockCommands.Set.class,
            ClockCommands.Pause.class,
            ClockCommands.Resume.class,
            ClockCommands.Mute.class,
            AwayCommands.Until.class,
            AwayCommands.Back.class,
            AwayCommands.Quiet.class,
            AwayCommands.Zone.class,
            AwayCommands.Remind.class);

    @Override
    protected void configure() {
        Multibinder<Command> commands = Multibinder.newSetBinder(binder(), Command.class);
        COMMANDS.forEach(c -> commands.addBinding().to(c));
    }
}
