package strategos.bot.wiring;

import java.net.URI;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
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

    /** Arguments: the database, the service, its gateway, the token. */
    public static void main(String[] args) throws Exception {
        Settings usual = Settings.USUAL;
        Settings settings = new Settings(
                new Settings.Discord(
                        new Token(args[3]),
                        Optional.of(URI.create(args[1])),
                        Optional.of(URI.create(args[2])),
                        new Settings.Shards(0, List.of())),
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
}
