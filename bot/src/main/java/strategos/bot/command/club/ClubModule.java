package strategos.bot.command.club;

import com.google.inject.AbstractModule;
import com.google.inject.Provider;
import com.google.inject.multibindings.Multibinder;
import java.util.List;
import java.util.function.BiFunction;
import strategos.bot.command.Command;
import strategos.bot.command.CommandContext;
import strategos.bot.command.MatchFinder;
import strategos.bot.host.ActionResult;
import strategos.bot.host.Caretakers;
import strategos.bot.host.LiveMatch;

/** Binds the commands of a club, in the order in which they are listed. */
public final class ClubModule extends AbstractModule {
    private static final List<Class<? extends Command>> MATCHES = List.of(
            MatchesCommand.Mine.class,
            MatchesCommand.All.class,
            MatchesCommand.Open.class,
            MatchesCommand.Over.class,
            MatchLife.Sleep.class,
            MatchLife.Wake.class,
            MatchLife.Move.class,
            Following.class);

    private static final List<Class<? extends Command>> PEOPLE = List.of(
            AdminCommands.Remove.class,
            AdminCommands.Export.class,
            AdminCommands.Forget.class,
            AdminCommands.Log.class,
            SeatOffers.Invite.class,
            SeatOffers.HandOver.class,
            SeatOffers.Give.class,
            SeatAnswers.Accept.class,
            SeatAnswers.Decline.class,
            MatchForget.class);

    @Override
    protected void configure() {
        Multibinder<Command> commands = Multibinder.newSetBinder(binder(), Command.class);
        MATCHES.forEach(c -> commands.addBinding().to(c));
        Provider<Caretakers> care = getProvider(Caretakers.class);
        admin(commands, "repair", (at, match) -> care.get().repair(at.action(), match.id()));
        admin(commands, "reopen", (at, match) -> care.get().reopen(at.action(), match.id()));
        admin(commands, "archive", (at, match) -> care.get().archive(at.action(), match.id()));
        admin(commands, "wake", (at, match) -> care.get().settle(at.action(), match.id(), at.where()));
        admin(commands, "move", (at, match) -> care.get().settle(at.action(), match.id(), at.where()));
        PEOPLE.forEach(c -> commands.addBinding().to(c));
    }

    private void admin(
            Multibinder<Command> commands, String verb, BiFunction<CommandContext, LiveMatch, ActionResult> deed) {
        Provider<MatchFinder> finder = getProvider(MatchFinder.class);
        commands.addBinding().toProvider(() -> new AdminCommands.OnMatch(finder.get(), verb, deed));
    }
}
