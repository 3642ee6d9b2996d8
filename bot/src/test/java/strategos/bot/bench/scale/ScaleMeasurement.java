package strategos.bot.bench.scale;

import com.google.auto.service.AutoService;
import java.io.IOException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import strategos.bot.bench.LongMeasurement;
import strategos.bot.bench.Measurement;
import strategos.bot.bench.Percentile;
import strategos.bot.bench.TempFolder;
import strategos.bot.bench.scale.Crowd.Table;
import strategos.bot.bench.scale.Crowd.Tally;
import strategos.bot.bench.scale.Fleet.Bot;
import strategos.bot.discord.fake.FakeDiscord;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Stopwatch.Stage;
import strategos.bot.wiring.ConsoleHost;
import strategos.bot.wiring.DatabasePlace;
import strategos.engine.library.Library;
import strategos.storage.PostgresServer;
import strategos.storage.access.PostgresAddress;
import strategos.storage.access.Secret;
import strategos.storage.match.MatchCopies;
import strategos.storage.match.MatchCopies.Place;
import strategos.storage.slot.Slot;

/**
 * Many stored matches, four bots over one PostgreSQL server before one stand-in for Discord, orders at rising rates; then one
 * bot is killed and one frozen while orders go on. All of it shares this machine's cores, so that what it says of rates is of
 * a small machine, and what it says of an order's cost holds for any.
 *
 * <p>Wishes: {@code strategos.scale.matches} (100000), {@code .active} (320), {@code .rates} (1,2,4,8,16; orders a second),
 * {@code .seconds} of each rate (25), {@code .fault-rate} (2), {@code .heap} of a bot in megabytes (256), {@code .keep} a
 * folder for what the bots have logged.
 */
@AutoService(Measurement.class)
public final class ScaleMeasurement extends LongMeasurement {
    private static final int SHARDS = 4;
    private static final int KILLED = 1;
    private static final int FROZEN = 2;

    /** Orders of a match before it is copied, and those that are written down of it. */
    private static final int BEFORE = 6;

    private static final int WRITTEN = 40;

    /** A stage that takes so long for one in twenty, in milliseconds, keeps people waiting. */
    private static final double LONG = 1_000;

    /** With a smaller part of the orders carried out it is no use to ask for more. */
    private static final double ENOUGH = 0.75;

    private static final Duration CALM = Duration.ofSeconds(10);
    private static final Duration FAULTS = Duration.ofSeconds(60);
    private static final Duration SENDING = Duration.ofMinutes(3);
    private static final double KILO = 1024;
    private static final double MEGA = KILO * KILO;

    private final int matches = Integer.getInteger("strategos.scale.matches", 100_000);
    private final int active = Integer.getInteger("strategos.scale.active", 320);
    private final int seconds = Integer.getInteger("strategos.scale.seconds", 25);
    private final double faultRate = Double.parseDouble(System.getProperty("strategos.scale.fault-rate", "2"));
    private final List<Double> rates = Stream.of(
                    System.getProperty("strategos.scale.rates", "1,2,4,8,16").split(","))
            .map(Double::valueOf)
            .toList();
    private final List<Figure> figures = new ArrayList<>();

    public ScaleMeasurement() {
        super("scale");
    }

    @Override
    public List<Figure> run() {
        try (TempFolder folder = TempFolder.make();
                FakeDiscord discord = FakeDiscord.forgetful()) {
            String url = PostgresServer.durable()
                    .orElseThrow(() -> new IllegalStateException("no PostgreSQL can run here"))
                    .migratedUrl();
            Fleet fleet = new Fleet(discord, url, folder.path(), SHARDS);
            try (fleet;
                    Connection database = DriverManager.getConnection(url)) {
                measure(discord, fleet, database, tables(discord, url, folder));
            } finally {
                fleet.keepLogs(System.getProperty("strategos.scale.keep", ""));
            }
            return List.copyOf(figures);
        } catch (IOException | SQLException e) {
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Stores all matches, and gives those that are awake. */
    private List<Table> tables(FakeDiscord discord, String url, TempFolder folder) throws SQLException {
        reached(", storing");
        PostgresAddress server = new PostgresAddress(Secret.of(url), Optional.empty(), Optional.empty());
        DatabasePlace place = new DatabasePlace(Optional.empty(), Optional.of(server), false);
        List<Table> tables = new ArrayList<>();
        try (ConsoleHost host = Script.console(place, folder.path());
                MatchCopies copies = new MatchCopies(url)) {
            List<Script> begun = Library.packed().games().stream()
                    .map(game -> Script.begin(host, game.box(), BEFORE))
                    .toList();
            long empty = copies.bytes();
            long began = System.nanoTime();
            int each = (matches - active) / begun.size();
            for (int i = 0; i < begun.size(); i++) {
                copies.asleep(begun.get(i).match(), active + (long) i * each, each);
            }
            add("stored", (double) each * begun.size() + active, "matches");
            add("stored-in", (System.nanoTime() - began) / 1e9, "s");
            add("disk-a-match", (copies.bytes() - empty) / KILO / each / begun.size(), "KB");
            for (int i = 0; i < begun.size(); i++) {
                List<Place> places = places(discord, i, begun.size());
                copies.awake(begun.get(i).match(), places);
                Script script = begun.get(i).on(host, WRITTEN);
                places.forEach(at -> tables.add(new Table(at, channel(at.number()), script)));
            }
        }
        return tables;
    }

    private List<Place> places(FakeDiscord discord, int game, int games) {
        return IntStream.range(0, active)
                .filter(number -> number % games == game)
                .mapToObj(number -> {
                    String guild = Long.toString((Slot.COUNT + number % Slot.COUNT) << 22 | 1);
                    ChannelRef where = discord.channel(channel(number), guild);
                    return new Place(number, guild, where.channel());
                })
                .toList();
    }

    private static String channel(long number) {
        return "table-" + number;
    }

    private void measure(FakeDiscord discord, Fleet fleet, Connection database, List<Table> tables)
            throws IOException, SQLException, InterruptedException {
        reached(", starting");
        for (int shard = 0; shard < SHARDS; shard++) {
            add("start-" + (shard + 1), fleet.awaitWell(fleet.start(shard)), "s");
        }
        discord.awaitCommands();
        add("heap-idle", fleet.cleared(fleet.of(0)).heap() / MEGA, "MB");
        try (Crowd crowd = new Crowd(discord, database, tables)) {
            crowd.play(1, CALM);
            List<Measured> measured = new ArrayList<>();
            long before = posts(discord);
            long bytes = discord.received();
            int orders = 0;
            for (double rate : rates) {
                reached(", at " + rate + " orders/s");
                Measured step = step(crowd, fleet, database, rate);
                measured.add(step);
                orders += step.tally().played.get();
                awaitSent(database);
                if (step.tally().played.get() < ENOUGH * step.tally().offered.get() || step.seconds() > 2 * seconds) {
                    break;
                }
            }
            add("requests-an-order", (posts(discord) - before) / (double) orders, "requests");
            add("sent-an-order", (discord.received() - bytes) / KILO / orders, "KB");
            saturated(measured);
            memory(fleet.cleared(fleet.of(0)));
            faults(crowd, fleet);
        }
        awaitSent(database);
        Audit audit = Audit.of(discord, database, tables);
        add("tables-not-as-played", audit.orders(), "tables");
        add("posts-lost", audit.lost(), "posts");
        add("posts-doubled", audit.doubled(), "posts");
        add("posts-out-of-order", audit.disordered(), "posts");
        add("posts-known-by-their-nonce", discord.repeated(), "posts");
    }

    /** Requests that count against Discord's limit for the whole bot; answers to interactions do not. */
    private static long posts(FakeDiscord discord) {
        return discord.requests("\\w+ /channels/.*");
    }

    /** What one rate was like. */
    private record Measured(double rate, Tally tally, StageTimes times, double seconds) {}

    private Measured step(Crowd crowd, Fleet fleet, Connection database, double rate)
            throws SQLException, InterruptedException {
        StageTimes before = fleet.times();
        Cores cores = Cores.now(fleet, database);
        long began = System.nanoTime();
        Tally tally = crowd.play(rate, Duration.ofSeconds(seconds));
        double took = (System.nanoTime() - began) / 1e9;
        Cores worked = Cores.now(fleet, database).since(cores);
        Measured step = new Measured(rate, tally, fleet.times().since(before), took);
        String name = "at-" + (long) rate + "-";
        int played = Math.max(1, tally.played.get());
        add(name + "played", tally.played.get() / took, "orders/s");
        add(name + "no-table-free", tally.late.get(), "orders");
        add(name + "unanswered", tally.unanswered.get(), "orders");
        add(name + "unfinished", tally.unfinished.get(), "orders");
        add(name + "refused", tally.refused.size(), "orders");
        tally.refused.stream().limit(3).forEach(System.err::println);
        for (Stage stage : Stage.values()) {
            times(
                    name + stage.name().toLowerCase(Locale.ROOT),
                    part -> step.times().millis(stage, part));
        }
        times(name + "order-answered", part -> Percentile.of(tally.answered, part));
        times(name + "map-shown", part -> Percentile.of(tally.looked, part));
        add(name + "bots-an-order", worked.bots().toNanos() / 1e6 / played, "ms of a core");
        add(name + "database-an-order", worked.database().toNanos() / 1e6 / played, "ms of a core");
        add(name + "stand-in-an-order", worked.standIn().toNanos() / 1e6 / played, "ms of a core");
        add(name + "cores", worked.all().toNanos() / 1e9 / took, "cores");
        return step;
    }

    private interface Times {
        double within(double part);
    }

    private void times(String name, Times millis) {
        add(name + "-median", millis.within(0.5), "ms");
        add(name + "-95th", millis.within(0.95), "ms");
        add(name + "-99th", millis.within(0.99), "ms");
    }

    /** The stage that is the first to keep people waiting; bots that have just started are slow, and catch up. */
    private void saturated(List<Measured> steps) {
        Optional<Figure> first = Optional.empty();
        for (Measured step : steps.reversed()) {
            Stage slowest = Stream.of(Stage.values())
                    .max((a, b) -> Double.compare(
                            step.times().millis(a, 0.95), step.times().millis(b, 0.95)))
                    .orElseThrow();
            if (step.times().millis(slowest, 0.95) <= LONG) {
                break;
            }
            first = Optional.of(new Figure(
                    "scale-saturates-first-" + slowest.name().toLowerCase(Locale.ROOT), step.rate(), "orders/s"));
        }
        figures.add(first.orElseGet(() -> new Figure("scale-nothing-saturates-up-to", rates.getLast(), "orders/s")));
    }

    private void memory(StageTimes now) {
        add("heap-with-all-active", now.heap() / MEGA, "MB");
        add("matches-in-memory-a-bot", now.matches(), "matches");
    }

    /** Orders go on while one bot is killed and one frozen; each of the two has a spare, and the frozen one wakes. */
    private void faults(Crowd crowd, Fleet fleet) throws IOException, InterruptedException {
        reached(", killing and freezing");
        Bot killed = fleet.of(KILLED);
        Bot frozen = fleet.of(FROZEN);
        fleet.awaitWell(fleet.start(KILLED));
        fleet.awaitWell(fleet.start(FROZEN));
        fleet.times();
        long[] when = new long[2];
        Thread fate = Thread.ofPlatform().start(() -> {
            try {
                Thread.sleep(FAULTS.dividedBy(12));
                when[0] = System.nanoTime();
                killed.process().kill();
                Thread.sleep(FAULTS.dividedBy(3));
                when[1] = System.nanoTime();
                frozen.process().freeze();
                Thread.sleep(FAULTS.dividedBy(3));
                frozen.process().wake();
            } catch (IOException e) {
                throw new IllegalStateException(e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        Tally tally = crowd.play(faultRate, FAULTS);
        fate.join();
        add("faults-played", tally.played.get(), "orders");
        add("faults-unanswered", tally.unanswered.get(), "orders");
        add("faults-refused", tally.refused.size(), "orders");
        tally.refused.stream().limit(3).forEach(System.err::println);
        add("killed-until-the-next-order", until(tally, KILLED, when[0]), "s");
        add("frozen-until-the-next-order", until(tally, FROZEN, when[1]), "s");
    }

    /** Until an order was carried out again in a server of that shard. */
    private static double until(Tally tally, int shard, long fault) {
        return tally.when.stream()
                .filter(played -> (Long.parseLong(played.guild()) >> 22) % SHARDS == shard && played.begun() > fault)
                .mapToDouble(played -> (played.done() - fault) / 1e9)
                .min()
                .orElse(Double.POSITIVE_INFINITY);
    }

    private static void awaitSent(Connection database) throws SQLException, InterruptedException {
        long end = System.nanoTime() + SENDING.toNanos();
        while (System.nanoTime() < end) {
            synchronized (database) {
                try (var statement = database.createStatement();
                        var owed = statement.executeQuery("select count(*) from outbox where settled is null")) {
                    owed.next();
                    if (owed.getLong(1) == 0) {
                        return;
                    }
                }
            }
            Thread.sleep(200);
        }
    }

    private void add(String name, double value, String unit) {
        Figure figure = new Figure("scale-" + name, value, unit);
        figures.add(figure);
    }
}
