package strategos.bot.cli;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import strategos.bot.cli.Launcher.Helped;
import strategos.bot.cli.Launcher.UserFault;
import strategos.bot.settings.Settings;
import strategos.bot.transfer.MatchMove;
import strategos.bot.watch.Logs;
import strategos.bot.wiring.DatabasePlace;
import strategos.engine.library.Library;
import strategos.engine.text.Text;
import strategos.storage.Storage;
import strategos.storage.care.Unfinished;

/** {@code strategos export}: a match that sleeps, with its secrets, into a file that only the operator may read. */
@Command(name = "export")
final class ExportCommand extends Helped implements Callable<Integer> {
    private final Environment environment;

    @Mixin
    private final Installation installation;

    @Option(names = "--db", paramLabel = "FILE")
    private Optional<String> database = Optional.empty();

    @Parameters(index = "0", paramLabel = "MATCH", descriptionKey = "MATCH")
    private String match = "";

    @Parameters(index = "1", paramLabel = "FILE", descriptionKey = "FILE")
    private Path file = Path.of("");

    ExportCommand(Environment environment) {
        this.environment = environment;
        this.installation = new Installation(environment);
    }

    @Override
    public Integer call() {
        Logs.quiet();
        Settings settings = installation.settings();
        Library library = installation.library(settings);
        Function<Text, String> say = installation.words(library);
        try (Storage storage =
                DatabasePlace.of(database, settings, environment.variables()).openExisting()) {
            Optional<String> content = new MatchMove(library, Installation.check(), storage).write(match);
            if (content.isEmpty()) {
                throw new UserFault(say.apply(Text.of("export.awake", "match", match)), null);
            }
            write(content.get(), say);
        }
        environment.out().println(say.apply(Text.of("export.done", "match", match, "file", file.toString())));
        environment.out().flush();
        return 0;
    }

    /** For the operator's eyes alone, never over another file, and whole or not at all. */
    private void write(String content, Function<Text, String> say) {
        try {
            Unfinished parts = new Unfinished(file.toAbsolutePath().getParent(), ".export-", Unfinished.id(file));
            parts.clear(Instant.now());
            Path part = parts.file(".json");
            try {
                Files.writeString(part, content);
                Files.move(part, file);
            } finally {
                Files.deleteIfExists(part);
            }
        } catch (FileAlreadyExistsException e) {
            throw new UserFault(say.apply(Text.of("export.exists", "file", file.toString())), e);
        } catch (IOException e) {
            throw new UserFault(say.apply(Text.of("export.unwritable", "file", file.toString())), e);
        }
    }
}
