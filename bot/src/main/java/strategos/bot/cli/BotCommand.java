package strategos.bot.cli;

import java.nio.file.attribute.FileTime;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import strategos.bot.cli.Installation.Warming;
import strategos.bot.cli.Launcher.ExitCode;
import strategos.bot.cli.Launcher.Helped;
import strategos.bot.cli.Launcher.UserFault;
import strategos.bot.discord.DiscordBot.DiscordUnavailable;
import strategos.bot.discord.DiscordBot.Ended;
import strategos.bot.settings.Settings;
import strategos.bot.watch.Logs;
import strategos.bot.wiring.DatabasePlace;
import strategos.bot.wiring.DiscordHost;
import strategos.engine.config.BadData;
import strategos.engine.library.Library;
import strategos.engine.text.Text;

/** {@code strategos bot}: the bot, until it is stopped. */
@Command(name = "bot")
final class BotCommand extends Helped implements Callable<Integer> {
    @Mixin
    private final Installation installation;

    @Option(names = "--db", paramLabel = "FILE")
    private Optional<String> database = Optional.empty();

    BotCommand(Environment environment) {
        this.installation = new Installation(environment);
    }

    @Override
    public Integer call() throws InterruptedException {
        // Before it is read: until Discord is connected minutes may go by, in which it is changed.
        Optional<FileTime> changed = SettingsWatch.changed(installation.file());
        try (DiscordHost host = open();
                Warming warming = installation.warming();
                SettingsWatch watch = watch(host, changed)) {
            warming.begin();
            watch.open();
            Ended ended = host.awaitEnd();
            return switch (ended) {
                case ASKED -> ExitCode.DONE;
                case REFUSED -> ExitCode.CONFIGURATION;
                case LOST -> ExitCode.RESTART;
            };
        } catch (BadData wrong) {
            throw new UserFault(wrong.getMessage(), wrong, ExitCode.CONFIGURATION);
        } catch (DiscordUnavailable unavailable) {
            int code = unavailable.refused() ? ExitCode.CONFIGURATION : ExitCode.RESTART;
            throw new UserFault(unavailable.getMessage(), unavailable, code);
        }
    }

    /** A file that is made later counts, too. */
    private SettingsWatch watch(DiscordHost host, Optional<FileTime> changed) {
        return new SettingsWatch(installation::file, changed, this::read, wanted -> {
            Logs.level(wanted.watch().level());
            return host.change(wanted);
        });
    }

    /** With the options of new matches checked. */
    private Settings read() {
        Settings settings = installation.settings();
        installation.library(settings);
        installation.place(database, settings);
        return settings;
    }

    private DiscordHost open() throws DiscordUnavailable, InterruptedException {
        Settings settings = installation.settings();
        Logs.format(settings.watch().logs());
        Logs.level(settings.watch().level());
        Library library = installation.library(settings);
        DatabasePlace place = installation.place(database, settings);
        if (settings.discord().token().missing()) {
            String sentence = installation.words(library).apply(Text.of("cli.no-token"));
            throw new UserFault(sentence, null, ExitCode.CONFIGURATION);
        }
        return DiscordHost.open(settings, library, installation.pictures(settings, library, place), place);
    }
}
