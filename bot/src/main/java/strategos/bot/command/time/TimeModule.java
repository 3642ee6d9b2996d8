package strategos.bot.command.time;

import java.util.List;
import strategos.bot.command.CommandsModule;

/** Binds the commands about time. */
public final class TimeModule extends CommandsModule {
    public TimeModule() {
        super(List.of(
                ClockCommands.Show.class,
                ClockCommands.Set.class,
                ClockCommands.Pause.class,
                ClockCommands.Resume.class,
                ClockCommands.Mute.class,
                AwayCommands.Until.class,
                AwayCommands.Back.class,
                AwayCommands.Quiet.class,
                AwayCommands.Zone.class,
                AwayCommands.Remind.class));
    }
}
