package strategos.bot.discord;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.bot.discord.fake.FakeDiscord;
import strategos.bot.discord.fake.FakeHands;
import strategos.bot.host.Luck;
import strategos.bot.host.Pictures;
import strategos.bot.settings.Settings;
import strategos.bot.settings.Settings.Token;
import strategos.bot.wiring.DatabasePlace;
import strategos.bot.wiring.DiscordHost;
import strategos.engine.library.RegisteredGames;

/** The whole bot, with real desk, host, storage, painter and JDA, at a Discord where Alice and Bob sit in a channel. */
final class HostedTable implements AutoCloseable {
    static final String CHANNEL = "agora";

    private final FakeDiscord discord;
    private final Pictures pictures;
    private final DatabasePlace database;
    private final Luck luck;
    private final InstantSource clock;
    private final int port;
    private DiscordHost bot;
    private final FakeHands alice;
    private final FakeHands bob;

    private HostedTable(FakeDiscord discord, Pictures pictures, DatabasePlace database, Luck luck, InstantSource clock)
            throws Exception {
        this(discord, pictures, database, luck, clock, 0);
    }

    private HostedTable(
            FakeDiscord discord, Pictures pictures, DatabasePlace database, Luck luck, InstantSource clock, int port)
            throws Exception {
        this.port = port;
        this.discord = discord;
        this.pictures = pictures;
        this.database = database;
        this.luck = luck;
        this.clock = clock;
        this.bot = host();
        discord.awaitCommands();
        this.alice = discord.hands(discord.person("Alice"), CHANNEL);
        this.bob = discord.hands(discord.person("Bob"), CHANNEL);
    }

    static HostedTable open(Pictures pictures) throws Exception {
        return new HostedTable(
                FakeDiscord.open(), pictures, DatabasePlace.memory(), Luck.fair(), InstantSource.system());
    }

    /** One where the dice of the first match fall alike for the same seed. */
    static HostedTable seeded(SomePictures pictures, String seed) throws Exception {
        return new HostedTable(
                FakeDiscord.steady(), pictures, DatabasePlace.memory(), Luck.seeded(seed), InstantSource.system());
    }

    /** One that goes by a clock of its own, and can be restarted since it keeps all in a file. */
    static HostedTable at(InstantSource clock, Path file) throws Exception {
        return new HostedTable(
                FakeDiscord.at(clock),
                new SomePictures(Pictures.NONE, 0, 0),
                new DatabasePlace(Optional.of(file), false),
                Luck.seeded("a week"),
                clock);
    }

    /** One that tells on that port how it is. */
    static HostedTable watched(int port) throws Exception {
        return new HostedTable(
                FakeDiscord.open(),
                new SomePictures(Pictures.NONE, 0, 0),
                DatabasePlace.memory(),
                Luck.seeded("watched"),
                InstantSource.system(),
                port);
    }

    /** The same over a file, by a clock of its own. */
    static HostedTable watched(int port, InstantSource clock, Path file) throws Exception {
        return new HostedTable(
                FakeDiscord.at(clock),
                new SomePictures(Pictures.NONE, 0, 0),
                new DatabasePlace(Optional.of(file), false),
                Luck.seeded("watched"),
                clock,
                port);
    }

    /** Takes other limits over while it runs. @return what holds only later */
    List<String> limit(Settings.Limits limits) {
        Settings now = settings(discord.settings());
        return bot.change(new Settings(
                now.discord(),
                now.database(),
                now.games(),
                limits,
                now.matches(),
                now.dice(),
                now.computers(),
                now.pictures(),
                now.watch()));
    }

    private DiscordHost host() throws Exception {
        return DiscordHost.open(settings(discord.settings()), RegisteredGames.LIBRARY, pictures, database, luck, clock);
    }

    /** The bot goes and comes back after a while. */
    void restart(Runnable meanwhile) throws Exception {
        bot.close();
        meanwhile.run();
        bot = host();
    }

    FakeDiscord discord() {
        return discord;
    }

    FakeHands alice() {
        return alice;
    }

    FakeHands bob() {
        return bob;
    }

    /** A match of two begins. */
    void begin(String game, String scenario, String first, String omen, String second) {
        alice.types("match new", Map.of("game", game, "scenario", scenario)).answer();
        alice.types("match join", Map.of("seat", first, "omen", omen)).answer();
        bob.types("match join", Map.of("seat", second, "omen", "an owl")).answer();
        alice.types("match start").answer();
    }

    @Override
    public void close() {
        bot.close();
        discord.close();
    }

    private Settings settings(DiscordSettings here) {
        return new Settings(
                new Settings.Discord(
                        new Token(here.token()),
                        here.apiUrl(),
                        here.gatewayUrl(),
                        new Settings.Shards(here.shards(), here.mine())),
                Settings.USUAL.database(),
                Settings.USUAL.games(),
                new Settings.Limits(100, 10, 500, Integer.MAX_VALUE),
                Settings.USUAL.matches(),
                Settings.USUAL.dice(),
                new Settings.Computers(0, 1),
                Settings.USUAL.pictures(),
                new Settings.Watch(port, Settings.LogFormat.LINES, Settings.LogLevel.INFO));
    }
}
