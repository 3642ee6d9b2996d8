package strategos.bot.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Stage;
import java.io.PrintWriter;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import strategos.bot.command.Confirmation;
import strategos.bot.command.LibraryWords;
import strategos.bot.command.desk.CommandDesk;
import strategos.bot.command.desk.CommandModule;
import strategos.bot.console.Backstage;
import strategos.bot.console.Console;
import strategos.bot.host.House;
import strategos.bot.host.Pictures;
import strategos.bot.port.Desk;
import strategos.bot.port.Outlet;
import strategos.bot.render.EaselPictures;
import strategos.bot.render.Easels;
import strategos.engine.text.Escape;
import strategos.engine.text.Text;
import strategos.storage.Storage;

/** A house with a console before it. */
public final class ConsoleHouse implements AutoCloseable {
    /** When seeded houses live: their records then do not depend on the day. */
    private static final Instant SEEDED_NOW = Instant.parse("2026-01-01T12:00:00Z");

    private final Storage storage;
    private final House house;
    private boolean closed;
    private final CommandDesk desk;
    private final Console console;
    private final Backstage backstage;

    private ConsoleHouse(ConsolePlan plan, Storage storage, PrintWriter out) {
        this.storage = storage;
        Optional<String> seed = plan.seed().map(new Runs(storage.settings())::seed);
        boolean seeded = seed.isPresent();
        MovedClock clock = new MovedClock(seeded ? InstantSource.fixed(SEEDED_NOW) : InstantSource.system());
        Function<Text, String> say = new LibraryWords(plan.library(), Escape.plain()).common()::say;
        Supplier<String> ids = seed.map(Luck::messageIds).orElseGet(Luck::messageIds);
        console = new Console(out, new Console.Look(plan.format(), seeded), plan.files(), say, ids);
        Injector injector = Guice.createInjector(
                Stage.PRODUCTION,
                new CoreModule(plan.settings(), plan.library(), Escape.plain()),
                new StorageModule(storage),
                new HouseModule(),
                new CommandModule(),
                new AbstractModule() {
                    @Override
                    protected void configure() {
                        bind(Desk.class).to(CommandDesk.class);
                        bind(Outlet.class).toInstance(console.outlet());
                        bind(Pictures.class).toInstance(new EaselPictures(plan.pictures(), Easels.usual()));
                        bind(InstantSource.class).toInstance(clock);
                        bind(Luck.class).toInstance(seed.map(Luck::seeded).orElseGet(Luck::fair));
                        bind(Confirmation.class).toInstance(plan.confirmation());
                    }
                });
        house = injector.getInstance(House.class);
        desk = injector.getInstance(CommandDesk.class);
        backstage = new HouseBackstage(house, clock);
    }

    /**
     * Opens the house.
     *
     * @throws strategos.storage.StorageException when the database cannot be used
     */
    public static ConsoleHouse open(ConsolePlan plan, PrintWriter out) {
        Storage storage = plan.database().open();
        try {
            ConsoleHouse all = new ConsoleHouse(plan, storage, out);
            all.house.open();
            all.backstage.settle();
            return all;
        } catch (RuntimeException | Error e) {
            storage.close();
            throw e;
        }
    }

    /** The console. */
    public Console console() {
        return console;
    }

    /** Where its requests go. */
    public CommandDesk desk() {
        return desk;
    }

    /** What it needs beside. */
    public Backstage backstage() {
        return backstage;
    }

    /** The house itself. */
    public House house() {
        return house;
    }

    /** Ends what is under way, then closes the database. */
    @Override
    public synchronized void close() {
        if (closed) {
            return;
        }
        closed = true;
        house.close();
        storage.close();
    }
}
