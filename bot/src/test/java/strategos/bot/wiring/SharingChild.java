package strategos.bot.wiring;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import strategos.bot.discord.DiscordSettings;
import strategos.bot.host.Luck;
import strategos.bot.host.Pictures;
import strategos.bot.settings.Settings;
import strategos.bot.settings.Settings.Token;
import strategos.engine.duel.DuelFactory;
import strategos.storage.PostgresAddress;
import strategos.storage.Secret;

/** A whole bot over a server's database, which it may share with others. It ends in order when its input does. */
final class SharingChild {
    /** What it says when it works. */
    static final String OPEN = "open";

    /** Shorter than the usual ones: a test waits for each of them. */
    static final Tenure.Pace PACE = new Tenure.Pace(
            Duration.ofSeconds(3), Duration.ofMillis(600), Duration.ofSeconds(2), Duration.ofMillis(300));

    private SharingChild() {}

    /** Starts one that has all shards it is told of. */
    static BotProcess start(String url, DiscordSettings service, Path log) throws IOException {
        List<String> command = BotProcess.command(
                List.of(
                        "-XX:TieredStopAtLevel=1",
                        "-Xshare:auto",
                        "-Xmx200m",
                        "-Dstrategos.test.log=" + System.getProperty("strategos.test.log", "WARN")),
                List.of(
                        SharingChild.class.getName(),
                        url,
                        service.apiUrl().orElseThrow().toString(),
                        service.gatewayUrl().orElseThrow().toString(),
                        service.token(),
                        Integer.toString(service.shards()),
                        service.mine().stream().map(String::valueOf).collect(Collectors.joining(","))));
        return BotProcess.start(command, Map.of(), log);
    }

    /** Arguments: the database, the service, its gateway, the token, the number of shards, and which of them are its own. */
    public static void main(String[] args) throws Exception {
        Settings usual = Settings.USUAL;
        Settings settings = new Settings(
                new Settings.Discord(
                        new Token(args[3]),
                        Optional.of(URI.create(args[1])),
                        Optional.of(URI.create(args[2])),
                        new Settings.Shards(Integer.parseInt(args[4]), numbers(args[5]))),
                usual.database(),
                usual.games(),
                usual.limits(),
                usual.matches(),
                usual.dice(),
                usual.computers(),
                usual.pictures(),
                usual.watch());
        PostgresAddress server = new PostgresAddress(Secret.of(args[0]), Optional.empty(), Optional.empty());
        DiscordHost bot = DiscordHost.open(
                settings,
                DuelFactory.library(),
                Pictures.NONE,
                new DatabasePlace(Optional.empty(), Optional.of(server), false),
                Luck.fair(),
                InstantSource.system(),
                PACE);
        System.out.println(OPEN);
        while (System.in.read() >= 0) {
            // It goes on.
        }
        bot.close();
        Runtime.getRuntime().halt(0);
    }

    private static List<Integer> numbers(String list) {
        return Stream.of(list.split(",", -1))
                .filter(number -> !number.isEmpty())
                .map(Integer::valueOf)
                .toList();
    }
}
