package strategos.bot.command;

import com.google.inject.AbstractModule;
import com.google.inject.multibindings.Multibinder;
import java.util.List;

/** Binds the commands of one subject, in the order in which they are listed. */
public abstract class CommandsModule extends AbstractModule {
    private final List<Class<? extends Command>> commands;

    protected CommandsModule(List<Class<? extends Command>> commands) {
        this.commands = List.copyOf(commands);
    }

    @Override
    protected void configure() {
        Multibinder<Command> all = Multibinder.newSetBinder(binder(), Command.class);
        commands.forEach(c -> all.addBinding().to(c));
    }
}
