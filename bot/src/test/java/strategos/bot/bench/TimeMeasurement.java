package strategos.bot.bench;

import com.google.auto.service.AutoService;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import strategos.bot.port.ChannelRef;
import strategos.bot.wiring.ConsoleHost;
import strategos.engine.box.Box;
import strategos.engine.library.Library;
import strategos.storage.Storage;
import strategos.storage.match.Reminders.Reminder;

/** How fast what is due is found among ten thousand things to come, and how long a start takes after two days down. */
@AutoService(Measurement.class)
public final class TimeMeasurement implements Measurement {
    private static final int MATCHES = 1_000;
    private static final List<String> KINDS = List.of("half", "out", "nudge1", "nudge2", "nudge3");
    private static final int DUE = 100;
    private static final double NANOS = 1e6;

    @Override
    public String name() {
        return "time";
    }

    @Override
    public List<Figure> run() {
        try (TempFolder folder = TempFolder.make()) {
            return measured(folder.path().resolve("time.db"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Figure> measured(Path file) {
        List<String> matches = new ArrayList<>();
        try (ConsoleHost host = HostMeasurement.open(file)) {
            Box box = Library.packed().games().getFirst().box();
            for (int i = 0; i < MATCHES; i++) {
                matches.add(HostMeasurement.begin(
                        box, host.matches(), new ChannelRef("guild-" + i / 50, "channel-" + i), i + 1));
            }
            host.control().settle();
        }
        double due;
        int reminders = 0;
        try (Storage storage = Storage.open(file)) {
            Instant now = Instant.now();
            for (String match : matches) {
                for (String kind : KINDS) {
                    for (String seat : List.of("alpha", "beta")) {
                        storage.reminders()
                                .put(new Reminder(match, seat, kind, now.plus(Duration.ofDays(reminders % 7 + 1))));
                        reminders++;
                    }
                }
            }
            due = Median.millis(20, 101, () -> storage.reminders().due(Instant.now(), DUE));
            storage.heartbeat().beat(now.minus(Duration.ofDays(2)));
        }
        long before = System.nanoTime();
        try (ConsoleHost host = HostMeasurement.open(file)) {
            host.matches().list("guild-1");
            double ready = (System.nanoTime() - before) / NANOS;
            return List.of(
                    new Figure("due-among-" + reminders, due, "ms"),
                    new Figure("start-after-two-days-with-" + MATCHES + "-matches", ready, "ms"));
        }
    }
}
