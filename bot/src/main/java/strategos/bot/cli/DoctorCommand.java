package strategos.bot.cli;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import strategos.bot.cli.Launcher.Helped;
import strategos.bot.discord.TokenOwner;
import strategos.bot.settings.Settings;
import strategos.bot.watch.Logs;
import strategos.bot.wiring.DatabasePlace;
import strategos.engine.config.BadData;
import strategos.engine.dice.BeaconNetwork;
import strategos.engine.library.Library;
import strategos.engine.text.Text;

/** {@code strategos doctor}: looks at all that the bot needs, changes nothing, and says what is wrong and how to mend it. */
@Command(name = "doctor")
final class DoctorCommand extends Helped implements Callable<Integer> {
    /** How long a database is looked at. */
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Environment environment;

    @Mixin
    private final Installation installation;

    @Option(names = "--db", paramLabel = "FILE")
    private Optional<String> database = Optional.empty();

    @Option(names = "--offline")
    private boolean offline;

    @Option(names = "--channel", paramLabel = "ID")
    private Optional<String> channel = Optional.empty();

    DoctorCommand(Environment environment) {
        this.environment = environment;
        this.installation = new Installation(environment);
    }

    @Override
    public Integer call() throws InterruptedException {
        Logs.quiet();
        Function<Text, String> say = installation.words(Library.packed());
        List<Finding> findings = findings();
        findings.forEach(finding -> environment.out().println(line(say, finding)));
        long wrong = findings.stream().filter(Finding::wrong).count();
        environment.out().println(say.apply(Text.of("cli.doctor.sum", "wrong", Math.toIntExact(wrong))));
        environment.out().flush();
        return wrong == 0 ? 0 : 1;
    }

    private static String line(Function<Text, String> say, Finding finding) {
        return Stream.of(
                        say.apply(Text.of("cli.doctor." + finding.grade().word())),
                        finding.why(),
                        say.apply(finding.what()))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" "));
    }

    /** What cannot be read stands for all that depends on it. */
    private List<Finding> findings() throws InterruptedException {
        Checkup checkup = new Checkup();
        List<Finding> all = checkup.machine();
        Settings settings;
        Library library;
        DatabasePlace place;
        try {
            settings = installation.settings();
            library = installation.library(settings);
            place = installation.place(database, settings);
        } catch (BadData wrong) {
            all.add(Finding.wrong(wrong.getMessage() + ".", Text.of("cli.doctor.data")));
            return all;
        }
        all.add(Finding.well(
                Text.of("cli.doctor.games", "count", library.games().size())));
        all.addAll(checkup.token(settings, installation.file()));
        Optional<String> own = TokenOwner.of(settings.discord().token().value());
        all.addAll(new DatabaseCheckup(place, settings.database(), own, Instant.now(), PATIENCE).findings());
        Surroundings surroundings = new Surroundings(settings);
        all.addAll(surroundings.folders(place));
        surroundings.port().ifPresent(all::add);
        all.add(checkup.pictures(library));
        Clocks clocks = new Clocks(InstantSource.system(), BeaconNetwork.QUICKNET);
        all.add(clocks.beacon());
        if (offline) {
            all.add(Finding.note(Text.of("cli.doctor.offline")));
        } else {
            all.add(clocks.discord(settings));
            all.addAll(clocks.relays(settings.dice().relays()));
        }
        if (channel.isPresent()) {
            all.add(
                    offline
                            ? Finding.note(Text.of("cli.doctor.channel-offline", "channel", channel.get()))
                            : checkup.channel(settings, library, channel.get()));
        }
        return all;
    }

    /** How good or bad something is. */
    enum Grade {
        WELL("well"),
        NOTE("note"),
        WRONG("wrong");

        private final String word;

        Grade(String word) {
            this.word = word;
        }

        String word() {
            return word;
        }
    }

    /**
     * One thing that was looked at.
     *
     * @param why what others have found, in whole sentences, of which nothing is cut off; may be empty
     */
    record Finding(Grade grade, String why, Text what) {
        static Finding well(Text what) {
            return new Finding(Grade.WELL, "", what);
        }

        static Finding note(Text what) {
            return new Finding(Grade.NOTE, "", what);
        }

        static Finding wrong(Text what) {
            return wrong("", what);
        }

        static Finding wrong(String why, Text what) {
            return new Finding(Grade.WRONG, why, what);
        }

        boolean wrong() {
            return grade == Grade.WRONG;
        }
    }
}
