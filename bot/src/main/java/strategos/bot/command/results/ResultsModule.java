package strategos.bot.command.results;

import com.google.inject.AbstractModule;
import com.google.inject.multibindings.Multibinder;
import java.util.List;
import strategos.bot.command.Command;

/** Binds the commands about results, in the order in which they are listed. */
public final class ResultsModule extends AbstractModule {
    private static final List<Class<? extends Command>> COMMANDS = List.of(
            ResultsTable.class, ResultsLadder.class, ResultsPlayer.class, ResultsPicture.class, ResultsCsv.class);

    @Override
    protected void configure() {
        Multibinder<Command> commands = Multibinder.newSetBinder(binder(), Command.class);
        COMMANDS.forEach(c -> commands.addBinding().to(c));
    }
}
