package strategos.bot.command.lesson;

import com.google.inject.AbstractModule;
import com.google.inject.multibindings.Multibinder;
import java.util.List;
import strategos.bot.command.Command;

/** Binds the commands of lessons, in the order in which they are listed. */
public final class LessonModule extends AbstractModule {
    private static final List<Class<? extends Command>> COMMANDS =
            List.of(LessonCommands.Begin.class, LessonCommands.Show.class, LessonCommands.Leave.class);

    @Override
    protected void configure() {
        Multibinder<Command> commands = Multibinder.newSetBinder(binder(), Command.class);
        COMMANDS.forEach(c -> commands.addBinding().to(c));
    }
}
