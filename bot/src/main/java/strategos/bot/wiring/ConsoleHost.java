package strategos.bot.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import com.google.inject.Stage;
import jakarta.inject.Inject;
import java.io.PrintWriter;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import strategos.bot.command.Confirmation;
import strategos.bot.command.SpeechSource;
import strategos.bot.command.handler.RequestHandler;
import strategos.bot.console.Console;
import strategos.bot.console.Console.HostControl;
import strategos.bot.host.LeapingClock;
import strategos.bot.host.Luck;
import strategos.bot.host.Matches;
import strategos.bot.host.service.GameHost;
import strategos.bot.port.CommandHandler;
import strategos.bot.port.Outlet;
import strategos.engine.text.Escape;
import strategos.storage.Storage;
import strategos.storage.guild.Settings;
import strategos.storage.slot.Slot;

/** A host of matches with a console before it. */
public final class ConsoleHost implements AutoCloseable {
    /** When seeded hosts live: their records then do not depend on the day. */
    private static final Instant SEEDED_NOW = Instant.parse("2026-01-01T12:00:00Z");

    private final Storage storage;
    private final GameHost host;
    private final Matches matches;
    private final RequestHandler desk;
    private final Console console;
    private final HostControl control;
    private final Optional<Tenure> tenure;
    private boolean closed;

    private ConsoleHost(Storage storage, Optional<Tenure> tenure, Injector injector) {
        this.storage = storage;
        this.tenure = tenure;
        host = injector.getInstance(GameHost.class);
        matches = injector.getInstance(Matches.class);
        desk = injector.getInstance(RequestHandler.class);
        console = injector.getInstance(Console.class);
        control = injector.getInstance(HostControl.class);
    }

    /**
     * Opens the host.
     *
     * @throws strategos.storage.access.StorageException when the database cannot be used
     */
    public static ConsoleHost open(ConsolePlan plan, PrintWriter out) {
        Storage storage = plan.database().open();
        Optional<Tenure> tenure =
                plan.database().server().map(server -> new Tenure(storage.leases(), Slot.all(), Tenure.Pace.USUAL));
        tenure.ifPresent(held -> storage.keepWithin(held::fence));
        try {
            Injector injector = Guice.createInjector(
                    Stage.PRODUCTION,
                    new CoreModule(plan.settings(), plan.library(), Escape.plain()),
                    new StorageModule(storage),
                    new ConsoleBindings(plan, plan.seed().map(new Runs(storage.settings())::seed), out));
            ConsoleHost all = new ConsoleHost(storage, tenure, injector);
            tenure.ifPresent(held -> held.openAlone(all.host));
            all.host.open();
            all.control.settle();
            return all;
        } catch (RuntimeException | Error e) {
            tenure.ifPresent(Tenure::close);
            storage.close();
            throw e;
        }
    }

    /** The console. */
    public Console console() {
        return console;
    }

    /** Where its requests go. */
    public RequestHandler desk() {
        return desk;
    }

    /** What it needs beside. */
    public HostControl control() {
        return control;
    }

    /** The matches behind it. */
    public Matches matches() {
        return matches;
    }

    /** Whether all that was done was stored, and all its pictures and files were written. */
    public boolean complete() {
        return host.stored() && console.complete();
    }

    /** Ends what is under way, then closes the database. */
    @Override
    public synchronized void close() {
        if (closed) {
            return;
        }
        closed = true;
        host.close();
        tenure.ifPresent(Tenure::close);
        console.close();
        storage.close();
    }

    /** What is the console's own. */
    private static final class ConsoleBindings extends AbstractModule {
        private final ConsolePlan plan;
        private final Optional<String> seed;
        private final PrintWriter out;

        /** @param seed of this run; empty where nobody is to foresee what is drawn */
        ConsoleBindings(ConsolePlan plan, Optional<String> seed, PrintWriter out) {
            this.plan = plan;
            this.seed = seed;
            this.out = out;
        }

        @Override
        protected void configure() {
            bind(CommandHandler.class).to(RequestHandler.class);
            install(new PaintingModule(plan.pictures()));
            bind(MovedClock.class)
                    .toInstance(new MovedClock(
                            seed.isPresent() ? InstantSource.fixed(SEEDED_NOW) : InstantSource.system()));
            bind(InstantSource.class).to(MovedClock.class);
            bind(Luck.class).toInstance(seed.map(Luck::seeded).orElseGet(Luck::fair));
            bind(Confirmation.class).toInstance(plan.confirmation());
            bind(HostControl.class).to(MovedHost.class);
        }

        @Provides
        @Singleton
        Console console(SpeechSource words) {
            return new Console(
                    out,
                    new Console.Look(plan.format(), seed.isPresent()),
                    plan.files(),
                    words.common()::say,
                    seed.map(Luck::messageIds).orElseGet(Luck::messageIds));
        }

        @Provides
        Outlet outlet(Console console) {
            return console.outlet();
        }
    }

    /** The host as the console sees it. */
    record MovedHost(GameHost host, MovedClock clock) implements HostControl {
        /** Longer than a whole match of computers takes. */
        private static final Duration PATIENCE = Duration.ofMinutes(30);

        @Inject
        MovedHost {}

        @Override
        public void settle() {
            if (!host.settle(PATIENCE)) {
                throw new IllegalStateException("the host has not come to rest within " + PATIENCE);
            }
        }

        @Override
        public void advance(Duration by) {
            clock.advance(by);
            host.tick();
        }
    }

    /**
     * Counts the runs over one database, so that what is drawn from the same seed in a later run is drawn anew: an id that
     * came before would be taken for the same delivery, which is answered and not done. It is kept among the settings of
     * servers, under a name that no server has.
     */
    static final class Runs {
        private static final String NAME = "seeded runs";

        private final Settings settings;

        Runs(Settings settings) {
            this.settings = settings;
        }

        /** The seed of the run that begins now: in the first run of a database the one given. */
        String seed(String given) {
            long before = settings.guild(NAME).map(Long::parseLong).orElse(0L);
            settings.putGuild(NAME, Long.toString(before + 1));
            return before == 0 ? given : given + " run " + (before + 1);
        }
    }

    /** A clock that can be moved on. */
    static final class MovedClock implements LeapingClock {
        private final InstantSource base;
        private final AtomicReference<Duration> ahead = new AtomicReference<>(Duration.ZERO);

        MovedClock(InstantSource base) {
            this.base = base;
        }

        @Override
        public Instant instant() {
            return base.instant().plus(ahead.get());
        }

        void advance(Duration by) {
            ahead.accumulateAndGet(by, Duration::plus);
        }
    }
}
