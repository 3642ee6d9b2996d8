package strategos.bot.wiring;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import strategos.bot.discord.DiscordSettings;
import strategos.bot.host.Checkpoint;
import strategos.bot.host.Luck;
import strategos.bot.host.Pictures;
import strategos.bot.settings.Settings;
import strategos.bot.settings.Settings.Token;
import strategos.engine.duel.DuelFactory;
import strategos.storage.TestJvm;
import strategos.storage.access.PostgresAddress;
import strategos.storage.access.Secret;

/** A whole bot over a server's database, which it may share with others. It ends in order when its input does. */
public final class SharingChild {
    /** What it says when it works. */
    static final String OPEN = "open";

    /**
     * Shorter than the usual ones: a test waits for each of them. Discord is left late, since whoever comes again waits for a
     * turn, and machines for tests stand still now and then.
     */
    static final Tenure.Pace PACE = new Tenure.Pace(
            Duration.ofSeconds(3),
            Duration.ofMillis(600),
            Duration.ofSeconds(2),
            Duration.ofSeconds(8),
            Duration.ofMillis(300));

    private SharingChild() {}

    /**
     * What becomes of it.
     *
     * @param at the checkpoint at which that comes
     * @param what the transaction or the kind of post that it passes there; empty for any
     * @param times that it does so
     * @param signal that it gives itself then
     */
    public record Fate(Checkpoint at, String what, int times, String signal) implements Checkpoint.Watch {
        private static final AtomicInteger PASSED = new AtomicInteger();

        String words() {
            return String.join(",", at.name(), what, Integer.toString(times), signal);
        }

        static Checkpoint.Watch read(String words) {
            if (words.isEmpty()) {
                return Checkpoint.Watch.NOBODY;
            }
            String[] parts = words.split(",", -1);
            return new Fate(Checkpoint.valueOf(parts[0]), parts[1], Integer.parseInt(parts[2]), parts[3]);
        }

        @Override
        public void reached(Checkpoint checkpoint, String reached) {
            if (checkpoint == at && (what.isEmpty() || what.equals(reached)) && PASSED.incrementAndGet() == times) {
                try {
                    new ProcessBuilder(
                                    "kill",
                                    "-" + signal,
                                    Long.toString(ProcessHandle.current().pid()))
                            .start()
                            .waitFor();
                    Thread.sleep(1_000); // until the signal is there
                } catch (IOException | InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
    }

    /** Starts one that has all shards. */
    static BotProcess start(String url, DiscordSettings service, Optional<Fate> fate, Path log) throws IOException {
        List<String> command = TestJvm.brief(
                List.of("-Xmx200m", "-Dstrategos.test.log=" + System.getProperty("strategos.test.log", "WARN")),
                SharingChild.class,
                url,
                service.apiUrl().orElseThrow().toString(),
                service.gatewayUrl().orElseThrow().toString(),
                service.token(),
                fate.map(Fate::words).orElse(""));
        return BotProcess.start(command, Map.of(), log);
    }

    /** Arguments: the database, the service, its gateway, the token, and the words of its fate. */
    public static void main(String[] args) throws Exception {
        DiscordSettings service = new DiscordSettings(
                args[3], Optional.of(URI.create(args[1])), Optional.of(URI.create(args[2])), 0, List.of());
        DiscordHost bot = open(args[0], service, Fate.read(args[4]));
        System.out.println(OPEN);
        while (System.in.read() >= 0) {
            // It goes on.
        }
        bot.close();
        Runtime.getRuntime().halt(0);
    }

    /** Opens one in this process. */
    static DiscordHost open(String url, DiscordSettings service, Checkpoint.Watch watch) throws Exception {
        Settings usual = Settings.USUAL;
        Settings settings = new Settings(
                new Settings.Discord(
                        new Token(service.token()),
                        service.apiUrl(),
                        service.gatewayUrl(),
                        new Settings.Shards(service.shards(), service.mine())),
                usual.database(),
                usual.games(),
                usual.limits(),
                usual.matches(),
                usual.dice(),
                usual.computers(),
                usual.pictures(),
                usual.watch());
        PostgresAddress server = new PostgresAddress(Secret.of(url), Optional.empty(), Optional.empty());
        return DiscordHost.open(
                settings,
                DuelFactory.library(),
                Pictures.NONE,
                new DatabasePlace(Optional.empty(), Optional.of(server), false),
                Luck.fair(),
                InstantSource.system(),
                PACE,
                watch);
    }
}
