package strategos.bot.discord;

import java.util.Map;
import strategos.bot.discord.fake.FakeDiscord;
import strategos.bot.discord.fake.FakeHands;
import strategos.bot.host.Luck;
import strategos.bot.settings.Settings;
import strategos.bot.settings.Settings.Token;
import strategos.bot.wiring.DatabasePlace;
import strategos.bot.wiring.DiscordHost;
import strategos.engine.library.Library;

/** The whole bot, with real desk, host, storage, painter and JDA, at a Discord where Alice and Bob sit in a channel. */
final class HostedTable implements AutoCloseable {
    static final String CHANNEL = "agora";

    private final FakeDiscord discord;
    private final DiscordHost bot;
    private final FakeHands alice;
    private final FakeHands bob;

    private HostedTable(FakeDiscord discord, DiscordHost bot) {
        this.discord = discord;
        this.bot = bot;
        this.alice = discord.hands(discord.person("Alice"), CHANNEL);
        this.bob = discord.hands(discord.person("Bob"), CHANNEL);
    }

    static HostedTable open(SomePictures pictures) throws Exception {
        return open(FakeDiscord.open(), pictures, Luck.fair());
    }

    /** One where the dice of the first match fall alike for the same seed. */
    static HostedTable seeded(SomePictures pictures, String seed) throws Exception {
        return open(FakeDiscord.steady(), pictures, Luck.seeded(seed));
    }

    private static HostedTable open(FakeDiscord discord, SomePictures pictures, Luck luck) throws Exception {
        DiscordHost bot = DiscordHost.open(
                settings(discord.settings()), Library.packed(), pictures, DatabasePlace.memory(), luck);
        discord.awaitCommands();
        return new HostedTable(discord, bot);
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

    private static Settings settings(DiscordSettings here) {
        return new Settings(
                new Settings.Discord(new Token(here.token()), here.apiUrl(), here.gatewayUrl()),
                Settings.USUAL.database(),
                Settings.USUAL.games(),
                new Settings.Limits(100, 10, 500, Integer.MAX_VALUE),
                Settings.USUAL.matches(),
                Settings.USUAL.pictures());
    }
}
