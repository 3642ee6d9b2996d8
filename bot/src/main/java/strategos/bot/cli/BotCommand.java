package strategos.bot.cli;

import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import strategos.bot.discord.DiscordUnavailable;
import strategos.bot.settings.Settings;
import strategos.bot.wiring.BotHouse;
import strategos.bot.wiring.DatabasePlace;
import strategos.engine.Library;
import strategos.engine.text.Text;

/** {@code strategos bot}: the bot, until it is stopped. */
@Command(name = "bot")
final class BotCommand extends Helped implements Callable<Integer> {
    private final Environment environment;

    @Mixin
    private final Installation installation;

    @Option(names = "--db", paramLabel = "FILE")
    private Optional<String> database = Optional.empty();

    BotCommand(Environment environment) {
        this.environment = environment;
        this.installation = new Installation(environment);
    }

    @Override
    public Integer call() throws InterruptedException {
        Settings settings = installation.settings();
        Library library = installation.library(settings);
        if (settings.discord().token().missing()) {
            throw new UserFault(installation.words(library).apply(Text.of("cli.no-token")));
        }
        try (BotHouse house = BotHouse.open(
                settings,
                library,
                installation.pictures(settings, library),
                DatabasePlace.of(database, settings, environment.variables()))) {
            Closing closing = Closing.onExit(house);
            house.awaitEnd();
            closing.cancel();
            return 0;
        } catch (DiscordUnavailable unavailable) {
            throw new UserFault(unavailable.getMessage(), unavailable);
        }
    }
}
