package strategos.bot.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import strategos.bot.cli.Launcher.Helped;
import strategos.bot.cli.Launcher.UserFault;
import strategos.bot.settings.Settings;
import strategos.bot.watch.Logs;
import strategos.bot.wiring.DatabasePlace;
import strategos.engine.text.Text;
import strategos.storage.care.Restore;
import strategos.storage.care.Restore.Restored;

/**
 * {@code strategos restore}: a backup takes the place of the database. Those who play are told, for what they have seen since
 * is gone, and dice that fell since fall alike again.
 */
@Command(name = "restore")
final class RestoreCommand extends Helped implements Callable<Integer> {
    private final Environment environment;

    @Mixin
    private final Installation installation;

    @Option(names = "--db", paramLabel = "FILE")
    private Optional<String> database = Optional.empty();

    @Parameters(index = "0", paramLabel = "BACKUP", descriptionKey = "BACKUP")
    private Path backup = Path.of("");

    RestoreCommand(Environment environment) {
        this.environment = environment;
        this.installation = new Installation(environment);
    }

    @Override
    public Integer call() {
        Logs.quiet();
        Settings settings = installation.settings();
        Function<Text, String> say = installation.words(installation.library(settings));
        DatabasePlace place = DatabasePlace.of(database, settings, environment.variables());
        if (place.server().isPresent()) {
            throw new UserFault(say.apply(
                    Text.of("restore.server", "name", place.server().get().name())));
        }
        if (place.file().isEmpty()) {
            throw new UserFault(say.apply(Text.of("restore.memory")));
        }
        if (!Files.isRegularFile(backup)) {
            throw new UserFault(say.apply(new GivenFile(backup).unreadable()));
        }
        Instant now = Instant.now();
        place.makeFolder();
        AtomicReference<BackupNotice> told = new AtomicReference<>();
        Restored restored = new Restore(backup, place.file().get())
                .run(now, storage -> told.set(BackupNotice.give(storage, now, this::made)));
        environment
                .out()
                .println(say.apply(Text.of(
                        "restore.done",
                        "file",
                        place.file().get().toString(),
                        "when",
                        told.get().when(),
                        "matches",
                        told.get().running(),
                        "before",
                        restored.before().map(Path::toString).orElse("none"))));
        if (!restored.given()) {
            environment
                    .out()
                    .println(say.apply(
                            Text.of("restore.owner", "file", place.file().get().toString())));
        }
        environment.out().flush();
        return 0;
    }

    /** Where no bot has run, the file alone says when. */
    private Instant made() {
        try {
            return Files.getLastModifiedTime(backup).toInstant();
        } catch (IOException e) {
            throw new UncheckedIOException(backup.toString(), e);
        }
    }
}
