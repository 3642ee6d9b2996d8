package strategos.bot.command.propose;

import com.google.inject.AbstractModule;
import com.google.inject.multibindings.Multibinder;
import java.util.List;
import strategos.bot.command.Command;

/** Binds {@code /propose}, in the order in which its verbs are listed. */
public final class ProposeModule extends AbstractModule {
    private static final List<Class<? extends Command>> COMMANDS = List.of(
            ProposeRewind.class,
            ProposePlainly.Draw.class,
            ProposePlainly.End.class,
            ProposePlainly.Alone.class,
            ProposeAnswers.Agree.class,
            ProposeAnswers.Decline.class,
            ProposeAnswers.Withdraw.class);

    @Override
    protected void configure() {
        Multibinder<Command> commands = Multibinder.newSetBinder(binder(), Command.class);
        COMMANDS.forEach(c -> commands.addBinding().to(c));
    }
}
