package strategos.bot.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import strategos.bot.cli.Launcher.Helped;
import strategos.bot.cli.Launcher.UserFault;
import strategos.bot.console.Console;
import strategos.bot.settings.Settings;
import strategos.bot.transfer.MatchMove;
import strategos.bot.transfer.RecordImport;
import strategos.bot.transfer.RecordImport.Result;
import strategos.bot.watch.Logs;
import strategos.bot.wiring.DatabasePlace;
import strategos.engine.library.Library;
import strategos.engine.text.Text;
import strategos.storage.Storage;

/** {@code strategos import}: a match that is over elsewhere, read into the database of this bot. */
@Command(name = "import")
final class ImportCommand extends Helped implements Callable<Integer> {
    private final Environment environment;

    @Mixin
    private final Installation installation;

    @Option(names = "--db", paramLabel = "FILE")
    private Optional<String> database = Optional.empty();

    @Option(names = "--server", paramLabel = "ID", defaultValue = Console.GUILD)
    private String server = Console.GUILD;

    @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "FILE")
    private Path file = Path.of("");

    ImportCommand(Environment environment) {
        this.environment = environment;
        this.installation = new Installation(environment);
    }

    @Override
    public Integer call() {
        Logs.quiet();
        Settings settings = installation.settings();
        Library library = installation.library(settings);
        Function<Text, String> say = installation.words(library);
        // Nobody could ever wake a match in a server of another name.
        if (!server.equals(Console.GUILD) && !Checkup.ID.matcher(server).matches()) {
            throw new UserFault(say.apply(Text.of("import.server", "server", server)));
        }
        byte[] bytes = new GivenFile(file).bytes(say);
        try (Storage storage =
                DatabasePlace.of(database, settings, environment.variables()).open()) {
            Result result = MatchMove.is(bytes)
                    ? new MatchMove(library, Installation.check(), storage).read(bytes, server)
                    : new RecordImport(library, Installation.check(), storage).read(bytes, server);
            environment
                    .out()
                    .println(say.apply(
                            switch (result) {
                                case Result.Done(String match, int versions) ->
                                    Text.of("import.done", "match", match, "versions", versions);
                                case Result.Moved(String match, int versions) ->
                                    Text.of("import.moved", "match", match, "versions", versions);
                                case Result.Refused(Text why) -> why;
                            }));
            environment.out().flush();
            return result instanceof Result.Refused ? 1 : 0;
        }
    }
}
