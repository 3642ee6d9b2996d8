package strategos.bot.command.handler;

import com.google.inject.AbstractModule;
import com.google.inject.Singleton;
import strategos.bot.command.CommandBook;
import strategos.bot.command.Confirmation;
import strategos.bot.command.SpeechSource;
import strategos.bot.command.club.ClubModule;
import strategos.bot.command.dice.DiceModule;
import strategos.bot.command.lesson.LessonModule;
import strategos.bot.command.look.LookModule;
import strategos.bot.command.opening.OpeningModule;
import strategos.bot.command.propose.ProposeModule;
import strategos.bot.command.results.ResultsModule;
import strategos.bot.command.rules.RulesModule;
import strategos.bot.command.seat.SeatModule;
import strategos.bot.command.standing.StandingModule;
import strategos.bot.command.time.TimeModule;
import strategos.bot.command.turn.TurnModule;
import strategos.bot.port.Inquiry;

/**
 * The handler of requests: {@link RequestHandler}, to be bound as the {@link strategos.bot.port.CommandHandler} or to stand behind another. Needs {@link strategos.bot.host.Matches}, {@link strategos.bot.host.Outcomes}, {@link strategos.bot.host.Servers}, {@link
 * strategos.bot.host.Pictures}, {@link strategos.engine.library.Library}, {@link SpeechSource}, {@link Confirmation}, {@link
 * NewMatchDefaults} and {@link strategos.bot.command.draft.Drafts}.
 */
public final class CommandModule extends AbstractModule {
    @Override
    protected void configure() {
        install(new OpeningModule());
        install(new SeatModule());
        install(new TurnModule());
        install(new StandingModule());
        install(new LookModule());
        install(new DiceModule());
        install(new RulesModule());
        install(new ClubModule());
        install(new LessonModule());
        install(new TimeModule());
        install(new ResultsModule());
        install(new ProposeModule());
        bind(CommandBook.class).in(Singleton.class);
        bind(RequestHandler.class).in(Singleton.class);
        bind(Inquiry.class).to(RequestHandler.class);
    }
}
