package strategos.bot.bench.scale;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import strategos.bot.bench.scale.Script.Deed;
import strategos.bot.discord.fake.FakeDiscord;
import strategos.bot.discord.fake.FakeHands;
import strategos.bot.discord.fake.FakeInteraction;
import strategos.bot.discord.fake.FakePerson;
import strategos.storage.match.MatchCopies.Place;

/**
 * People at many tables. Orders come at a steady rate, whether those before are answered or not: at a table one after the
 * other, with a keystroke in each option, and after every second order a look at the map.
 */
final class Crowd implements AutoCloseable {
    /** After which Discord says that the bot has not answered. */
    private static final Duration DISCORDS = Duration.ofSeconds(3);

    /** As long as an answer may still come. */
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** Until what follows from an order by itself is done. */
    private static final Duration FOLLOWING = Duration.ofMinutes(1);

    /** So long what was begun may go on when nothing more is begun. */
    private static final Duration LAST = Duration.ofSeconds(90);

    private static final int LOOK_EVERY = 2;

    private final FakeDiscord discord;
    private final Connection database;
    private final Queue<Table> free = new ConcurrentLinkedQueue<>();
    private final ExecutorService hands = Executors.newVirtualThreadPerTaskExecutor();

    Crowd(FakeDiscord discord, Connection database, Collection<Table> tables) {
        this.discord = discord;
        this.database = database;
        free.addAll(tables);
    }

    /** A match in a channel, with how far its script is. */
    static final class Table {
        private final Place place;
        private final String channel;
        private final Script script;
        private int at;

        /** @param channel its name */
        Table(Place place, String channel, Script script) {
            this.place = place;
            this.channel = channel;
            this.script = script;
        }

        Place place() {
            return place;
        }

        String channel() {
            return channel;
        }

        Script script() {
            return script;
        }

        /** The version of the match after what was played. */
        long version() {
            return at == 0 ? script.version() : script.deeds().get(at - 1).version();
        }

        private FakePerson person(int seat) {
            return new FakePerson(place.person(seat), script.seats().get(seat).id(), false);
        }
    }

    /** What came of the orders of some while. */
    static final class Tally {
        final AtomicInteger offered = new AtomicInteger();
        final AtomicInteger played = new AtomicInteger();
        final AtomicInteger late = new AtomicInteger();
        final AtomicInteger unanswered = new AtomicInteger();
        final AtomicInteger unfinished = new AtomicInteger();
        final Queue<String> refused = new ConcurrentLinkedQueue<>();
        final Queue<Double> answered = new ConcurrentLinkedQueue<>();
        final Queue<Double> looked = new ConcurrentLinkedQueue<>();
        final Queue<Played> when = new ConcurrentLinkedQueue<>();
    }

    /** An order that was carried out, when it was begun, and in which server, by the clock of this process. */
    record Played(String guild, long begun, long done) {}

    /** Offers orders at that rate for so long, and waits for what was begun. */
    Tally play(double rate, Duration time) throws InterruptedException {
        Tally tally = new Tally();
        List<Future<?>> all = new ArrayList<>();
        long began = System.nanoTime();
        for (int i = 0; i < rate * time.toSeconds(); i++) {
            long due = began + (long) (i / rate * 1e9);
            TimeUnit.NANOSECONDS.sleep(Math.max(0, due - System.nanoTime()));
            tally.offered.incrementAndGet();
            Table table = free.poll();
            if (table == null) {
                tally.late.incrementAndGet();
            } else {
                all.add(hands.submit(() -> take(table, tally)));
            }
        }
        long end = System.nanoTime() + LAST.toNanos();
        for (Future<?> one : all) {
            try {
                one.get(Math.max(0, end - System.nanoTime()), TimeUnit.NANOSECONDS);
            } catch (TimeoutException slow) {
                tally.unfinished.incrementAndGet();
            } catch (ExecutionException e) {
                throw new IllegalStateException(e);
            }
        }
        return tally;
    }

    private void take(Table table, Tally tally) {
        try {
            order(table, tally);
        } catch (SQLException | InterruptedException e) {
            throw new IllegalStateException(e);
        } finally {
            free.add(table);
        }
    }

    private void order(Table table, Tally tally) throws SQLException, InterruptedException {
        long now = version(table);
        List<Deed> deeds = table.script.deeds();
        // What nobody heard the answer of may have been carried out.
        while (table.at < deeds.size() && deeds.get(table.at).version() <= now) {
            table.at++;
        }
        if (table.at == deeds.size()) {
            tally.late.incrementAndGet();
            return;
        }
        Deed deed = deeds.get(table.at);
        FakeHands person = discord.hands(table.person(deed.seat()), table.channel);
        String command = table.script.box().id() + " " + deed.verb();
        long begun = System.nanoTime();
        Map<String, String> given = new LinkedHashMap<>();
        for (Map.Entry<String, String> option : deed.options().entrySet()) {
            shown(person.startsTyping(command, given, option.getKey(), ""), DISCORDS);
            given.put(option.getKey(), option.getValue());
        }
        FakeInteraction order = person.types(command, deed.options());
        Optional<Duration> took = shown(order, DISCORDS);
        if (took.isEmpty()) {
            // It may still be carried out: nobody types it again before that is known.
            boolean silent = order.acknowledgement().isEmpty();
            took = shown(order, PATIENCE);
            if (silent || took.isEmpty()) {
                tally.unanswered.incrementAndGet();
                return;
            }
        }
        if (version(table) == now) {
            tally.refused.add(table.place.match() + ": " + order.answer().text());
            return;
        }
        if (!reached(table, deed.version())) {
            tally.refused.add(table.place.match() + ": what follows is not done");
            return;
        }
        table.at++;
        tally.answered.add(took.get().toNanos() / 1e6);
        tally.played.incrementAndGet();
        tally.when.add(new Played(table.place.guild(), begun, System.nanoTime()));
        if (tally.played.get() % LOOK_EVERY == 0) {
            shown(person.types("map"), PATIENCE).ifPresent(seen -> tally.looked.add(seen.toNanos() / 1e6));
        }
    }

    private static Optional<Duration> shown(FakeInteraction interaction, Duration patience) {
        try {
            return Optional.of(interaction.done().get(patience.toMillis(), TimeUnit.MILLISECONDS));
        } catch (TimeoutException silent) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    private boolean reached(Table table, long version) throws SQLException, InterruptedException {
        long end = System.nanoTime() + FOLLOWING.toNanos();
        while (version(table) < version) {
            if (System.nanoTime() > end) {
                return false;
            }
            Thread.sleep(20);
        }
        return true;
    }

    private long version(Table table) throws SQLException {
        synchronized (database) {
            try (PreparedStatement asked = database.prepareStatement("select version from match where id = ?")) {
                asked.setString(1, table.place.match());
                try (ResultSet found = asked.executeQuery()) {
                    found.next();
                    return found.getLong(1);
                }
            }
        }
    }

    @Override
    public void close() {
        hands.shutdownNow();
    }
}
