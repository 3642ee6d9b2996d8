package strategos.bot.bench;

import com.google.auto.service.AutoService;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import strategos.bot.record.Played;

/** The page of a match of some length and of a very long one: time, bytes, and memory at its most. */
@AutoService(Measurement.class)
public final class RecordMeasurement implements Measurement {
    private static final int USUAL = 300;
    private static final int LONG = 3_000;
    private static final double KILO = 1000;
    private static final double MEGA = 1 << 20;

    @Override
    public String name() {
        return "record";
    }

    @Override
    public List<Figure> run() {
        List<Figure> figures = new ArrayList<>();
        of("sparta", "archidamian", USUAL, figures);
        of("persians", "second-war", USUAL, figures);
        of("xenophon", "race", USUAL, figures);
        of("sparta", "campaign", LONG, figures);
        of("xenophon", "race", LONG, figures);
        of("persians", "second-war", LONG, figures);
        return figures;
    }

    private static void of(String game, String scenario, int orders, List<Figure> figures) {
        try (Played played = Played.of(game, scenario, orders, 1)) {
            String name = game + "-page-" + orders;
            figures.add(new Figure(name + "-orders", played.versions(), "orders"));
            String html = played.html();
            figures.add(new Figure(name + "-size", html.getBytes(StandardCharsets.UTF_8).length / KILO, "KB"));
            figures.add(new Figure(name, Median.millis(0, 1, played::html), "ms"));
            figures.add(new Figure(name + "-heap", heap(played) / MEGA, "MB"));
        }
    }

    /** The most that was in use beyond what was before, as far as a look every few milliseconds shows. */
    private static double heap(Played played) {
        Runtime machine = Runtime.getRuntime();
        System.gc();
        long before = machine.totalMemory() - machine.freeMemory();
        Peak peak = new Peak();
        Thread watch = Thread.ofPlatform().daemon().start(peak);
        played.html();
        watch.interrupt();
        return Math.max(0, peak.most - before);
    }

    /** Looks at the heap again and again, with what is garbage cleared first. */
    private static final class Peak implements Runnable {
        private static final int PAUSE = 100;

        private volatile long most;

        @Override
        public void run() {
            Runtime machine = Runtime.getRuntime();
            try {
                while (true) {
                    System.gc();
                    most = Math.max(most, machine.totalMemory() - machine.freeMemory());
                    Thread.sleep(PAUSE);
                }
            } catch (InterruptedException done) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
