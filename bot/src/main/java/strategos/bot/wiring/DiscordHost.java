package strategos.bot.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Provides;
import com.google.inject.Stage;
import com.google.inject.multibindings.OptionalBinder;
import jakarta.inject.Singleton;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.command.Confirmation;
import strategos.bot.command.SpeechSource;
import strategos.bot.command.handler.RequestHandler;
import strategos.bot.discord.DiscordBot;
import strategos.bot.discord.DiscordBot.DiscordUnavailable;
import strategos.bot.discord.DiscordBot.Ended;
import strategos.bot.discord.DiscordModule;
import strategos.bot.discord.DiscordSettings;
import strategos.bot.discord.TokenOwner;
import strategos.bot.discord.Turns;
import strategos.bot.host.Checkpoint;
import strategos.bot.host.Luck;
import strategos.bot.host.Pictures;
import strategos.bot.host.service.GameHost;
import strategos.bot.port.CommandHandler;
import strategos.bot.port.Custody;
import strategos.bot.port.Stopwatch;
import strategos.bot.settings.Settings;
import strategos.bot.settings.Settings.SettingsInForce;
import strategos.bot.watch.Meters;
import strategos.bot.wiring.Tenure.Pace;
import strategos.engine.library.Library;
import strategos.engine.text.Escape;
import strategos.storage.Storage;
import strategos.storage.slot.Slot;

/** A host of matches with Discord before it. */
public final class DiscordHost implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(DiscordHost.class);

    private final Storage storage;
    private final DiscordBot bot;
    private final GameHost host;
    private boolean closed;
    private final Caretaker caretaker;
    private final Watchman watchman;
    private final SettingsInForce settings;
    private final Optional<Tenure> tenure;
    private final Closing closing;

    private DiscordHost(Storage storage, Optional<Tenure> tenure, Closing closing, Injector injector) {
        this.closing = closing;
        this.storage = storage;
        this.tenure = tenure;
        this.bot = injector.getInstance(DiscordBot.class);
        this.host = injector.getInstance(GameHost.class);
        this.caretaker = injector.getInstance(Caretaker.class);
        this.watchman = injector.getInstance(Watchman.class);
        this.settings = injector.getInstance(SettingsInForce.class);
    }

    /**
     * Opens the database, connects, then sends what is owed. It is closed when the process is told to end, too.
     *
     * @throws strategos.storage.access.StorageException when the database cannot be used
     * @throws DiscordUnavailable when Discord does not take the bot
     * @throws strategos.engine.config.BadData when the matches are another application's
     */
    public static DiscordHost open(Settings settings, Library library, Pictures pictures, DatabasePlace database)
            throws DiscordUnavailable, InterruptedException {
        return open(settings, library, pictures, database, Luck.fair(), InstantSource.system());
    }

    /** The same with other luck and another clock: for tests. */
    public static DiscordHost open(
            Settings settings,
            Library library,
            Pictures pictures,
            DatabasePlace database,
            Luck luck,
            InstantSource clock)
            throws DiscordUnavailable, InterruptedException {
        return open(settings, library, pictures, database, luck, clock, Pace.USUAL, Checkpoint.Watch.NOBODY);
    }

    /** The same with another pace of its leases, and somebody who watches it. */
    static DiscordHost open(
            Settings settings,
            Library library,
            Pictures pictures,
            DatabasePlace database,
            Luck luck,
            InstantSource clock,
            Pace pace,
            Checkpoint.Watch watch)
            throws DiscordUnavailable, InterruptedException {
        Storage storage = database.open();
        Optional<Tenure> tenure = database.server()
                .map(server ->
                        new Tenure(storage.leases(), wanted(settings.discord().shards()), pace));
        tenure.ifPresent(held -> storage.keepWithin(held::fence));
        // A start may take minutes: whoever is told to end meanwhile lets go of what another process waits for.
        AtomicReference<AutoCloseable> begun = new AtomicReference<>(() -> tenure.ifPresent(Tenure::close));
        Closing closing = Closing.onExit(() -> begun.get().close());
        try {
            Optional<String> own = TokenOwner.of(settings.discord().token().value());
            database.check(storage.application().known(), own);
            Injector injector = Guice.createInjector(
                    Stage.PRODUCTION,
                    new CoreModule(settings, library, Escape.discord()),
                    new StorageModule(storage),
                    new DiscordModule(),
                    new DiscordBindings(settings, pictures, luck, clock),
                    new SharedBindings(storage, tenure, watch));
            DiscordHost all = new DiscordHost(storage, tenure, closing, injector);
            all.watchman.open();
            tenure.ifPresent(held -> held.open(all.host, new Connection(all.bot)));
            all.bot.start();
            own.ifPresent(storage.application()::keep);
            all.host.open();
            all.caretaker.open();
            begun.set(all);
            return all;
        } catch (DiscordUnavailable | InterruptedException | RuntimeException e) {
            tenure.ifPresent(Tenure::close);
            storage.close();
            closing.cancel();
            throw e;
        }
    }

    /** The parts of all servers that the shards of this process tell of. */
    private static Set<Integer> wanted(Settings.Shards shards) {
        return shards.mine().isEmpty() ? Slot.all() : Slot.ofShards(shards.total(), shards.mine());
    }

    /** Waits until the connection has ended for good, and tells why. */
    public Ended awaitEnd() {
        return bot.ended().join();
    }

    /**
     * Takes over what can change while the bot runs.
     *
     * @return the sections of the settings of which something holds only from the next start on
     */
    public List<String> change(Settings wanted) {
        return settings.change(wanted);
    }

    /** Takes nothing more in, sends what is being sent, ends what is under way, closes the database. */
    @Override
    public synchronized void close() {
        if (closed) {
            return;
        }
        closed = true;
        caretaker.close();
        bot.retire();
        // Discord tells of the posts that are being sent as long as the connection lasts.
        host.close();
        // Nothing is under way any more: whoever waits for it need not wait until the leases run out.
        tenure.ifPresent(Tenure::close);
        bot.close();
        watchman.close();
        storage.close();
        closing.cancel();
        LOG.info("the bot has ended, its database is closed");
    }

    /** Discord, as long as this process knows what is its own. */
    private record Connection(DiscordBot bot) implements Tenure.Reach {
        @Override
        public void part() {
            bot.part();
        }

        @Override
        public void rejoin() throws InterruptedException {
            bot.rejoin();
        }
    }

    /** What several processes over one database agree on. */
    private static final class SharedBindings extends AbstractModule {
        private final Storage storage;
        private final Optional<Tenure> tenure;
        private final Checkpoint.Watch watch;

        SharedBindings(Storage storage, Optional<Tenure> tenure, Checkpoint.Watch watch) {
            this.watch = watch;
            this.storage = storage;
            this.tenure = tenure;
        }

        @Override
        protected void configure() {
            OptionalBinder.newOptionalBinder(binder(), Checkpoint.Watch.class)
                    .setBinding()
                    .toInstance(watch);
            tenure.ifPresent(held -> {
                OptionalBinder.newOptionalBinder(binder(), Custody.class)
                        .setBinding()
                        .toInstance(held);
                OptionalBinder.newOptionalBinder(binder(), Turns.class)
                        .setBinding()
                        .toInstance(key -> storage.identifies().reserve(key, Turns.APART));
            });
        }
    }

    /** What is Discord's own. */
    private static final class DiscordBindings extends AbstractModule {
        private final Settings settings;
        private final Pictures pictures;
        private final Luck luck;
        private final InstantSource clock;

        DiscordBindings(Settings settings, Pictures pictures, Luck luck, InstantSource clock) {
            this.luck = luck;
            this.clock = clock;
            this.settings = settings;
            this.pictures = pictures;
        }

        @Override
        protected void configure() {
            Settings.Discord discord = settings.discord();
            bind(DiscordSettings.class)
                    .toInstance(new DiscordSettings(
                            discord.token().value(),
                            discord.apiUrl(),
                            discord.gatewayUrl(),
                            discord.shards().total(),
                            discord.shards().mine()));
            OptionalBinder.newOptionalBinder(binder(), Stopwatch.class)
                    .setBinding()
                    .to(Meters.class);
            bind(Meters.class).in(Singleton.class);
            install(new PaintingModule(pictures));
            bind(InstantSource.class).toInstance(clock);
            bind(Luck.class).toInstance(luck);
            bind(Confirmation.class).toInstance(Confirmation.ASKED);
        }

        @Provides
        @Singleton
        CommandHandler desk(RequestHandler desk, SpeechSource words, InstantSource clock, SettingsInForce inForce) {
            return new FloodGate(
                    desk, words, clock, () -> inForce.now().limits().requestsPerMinute());
        }
    }
}
