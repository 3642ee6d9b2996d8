package strategos.bot.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import strategos.bot.cli.Launcher.Helped;
import strategos.bot.cli.Launcher.UserFault;
import strategos.bot.settings.Settings;
import strategos.bot.watch.Logs;
import strategos.bot.wiring.DatabasePlace;
import strategos.engine.text.Text;
import strategos.storage.Storage;
import strategos.storage.access.PostgresAddress;
import strategos.storage.access.Secret;
import strategos.storage.care.DatabaseCopy;

/** {@code strategos database}: makes a server's database ready for the bot. */
@Command(name = "database")
final class DatabaseCommand extends Helped {
    /** With all that it can do. */
    static CommandLine line(Environment environment) {
        return new CommandLine(new DatabaseCommand())
                .addSubcommand(new Migrate(environment))
                .addSubcommand(new Copy(environment))
                .addSubcommand(new Restored(environment))
                .addSubcommand(new Released(environment));
    }

    /** What is done to one database, that which {@code --db} or the settings name. */
    private abstract static class OnDatabase extends Helped implements Callable<Integer> {
        private final Environment environment;

        @Mixin
        private final Installation installation;

        OnDatabase(Environment environment) {
            this.environment = environment;
            this.installation = new Installation(environment);
        }

        /** What {@code --db} says. */
        abstract Optional<String> database();

        /** Does it. @return what is told then */
        abstract Text run(DatabasePlace place, Function<Text, String> say);

        @Override
        public Integer call() {
            Logs.quiet();
            Settings settings = installation.settings();
            Function<Text, String> say = installation.words(installation.library(settings));
            tell(environment, say.apply(run(DatabasePlace.of(database(), settings, environment.variables()), say)));
            return 0;
        }
    }

    /** What is done to that of a server alone. */
    private abstract static class OnServer extends OnDatabase {
        @Option(names = "--db", paramLabel = "URL")
        private Optional<String> database = Optional.empty();

        OnServer(Environment environment) {
            super(environment);
        }

        /** Does it. @return what is told then */
        abstract Text run(PostgresAddress server);

        @Override
        Optional<String> database() {
            return database;
        }

        @Override
        Text run(DatabasePlace place, Function<Text, String> say) {
            return run(place.server().orElseThrow(() -> new UserFault(say.apply(Text.of("database.no-server")))));
        }
    }

    /** {@code strategos database migrate}: makes the tables, or brings them up to date. */
    @Command(name = "migrate")
    private static final class Migrate extends OnServer {
        Migrate(Environment environment) {
            super(environment);
        }

        @Override
        Text run(PostgresAddress server) {
            Storage.migrate(server);
            int schema = Storage.look(server).schema();
            return Text.of("database.migrated", "name", server.name(), "schema", schema);
        }
    }

    /** {@code strategos database copy}: a file's matches go on from a server. */
    @Command(name = "copy")
    private static final class Copy extends Helped implements Callable<Integer> {
        private final Environment environment;

        @Mixin
        private final Installation installation;

        @Option(names = "--from", paramLabel = "FILE", required = true)
        private String from = "";

        @Option(names = "--to", paramLabel = "URL", required = true)
        private String to = "";

        Copy(Environment environment) {
            this.environment = environment;
            this.installation = new Installation(environment);
        }

        @Override
        public Integer call() {
            Logs.quiet();
            Function<Text, String> say = installation.words(installation.library(installation.settings()));
            if (PostgresAddress.meant(from)) {
                throw new UserFault(say.apply(Text.of("database.from-server")));
            }
            Path file = Path.of(from);
            if (!Files.isRegularFile(file)) {
                throw new UserFault(say.apply(new GivenFile(file).unreadable()));
            }
            if (!PostgresAddress.meant(to)) {
                throw new UserFault(say.apply(Text.of("database.no-server")));
            }
            PostgresAddress server = DatabasePlace.address(Secret.of(to), environment.variables());
            Map<String, Long> rows = new DatabaseCopy(file, server).run();
            tell(
                    environment,
                    say.apply(Text.of(
                            "database.copied",
                            "file",
                            from,
                            "name",
                            server.name(),
                            "matches",
                            Math.toIntExact(rows.get("match")),
                            "rows",
                            Math.toIntExact(rows.values().stream()
                                    .mapToLong(Long::longValue)
                                    .sum()))));
            return 0;
        }
    }

    /** {@code strategos database restored}: the server's operator has brought it back from a backup. */
    @Command(name = "restored")
    private static final class Restored extends OnServer {
        Restored(Environment environment) {
            super(environment);
        }

        @Override
        Text run(PostgresAddress server) {
            Instant now = Instant.now();
            try (Storage storage = Storage.open(server)) {
                BackupNotice told = BackupNotice.give(storage, now, () -> now);
                return Text.of(
                        "database.restored", "name", server.name(), "when", told.when(), "matches", told.running());
            }
        }
    }

    /** {@code strategos database released}: another application of Discord may go on with what is stored. */
    @Command(name = "released")
    private static final class Released extends OnDatabase {
        @Option(names = "--db", paramLabel = "FILE")
        private Optional<String> database = Optional.empty();

        Released(Environment environment) {
            super(environment);
        }

        @Override
        Optional<String> database() {
            return database;
        }

        @Override
        Text run(DatabasePlace place, Function<Text, String> say) {
            try (Storage storage = place.openExisting()) {
                return Text.of(
                        "database.released",
                        "name",
                        place.name(),
                        "known",
                        storage.application().release().orElse("none"));
            }
        }
    }

    private static void tell(Environment environment, String sentence) {
        environment.out().println(sentence);
        environment.out().flush();
    }
}
