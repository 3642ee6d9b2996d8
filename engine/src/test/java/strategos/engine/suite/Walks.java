package strategos.engine.suite;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import strategos.engine.Game;
import strategos.engine.box.Setup;

/** The matches of one scenario with its options: played once, on the first question, for all promises together. */
final class Walks<S> {
    private final Game<S> game;
    private final Tables tables;
    private final List<Promise<S>> promises;
    private final long firstSeed;
    private final int matches;
    private final int mostOrders;
    private final Map<String, Throwable> failed = new LinkedHashMap<>();
    private final List<AssertionError> unfinished = new ArrayList<>();
    private boolean played;

    Walks(Game<S> game, Tables tables, List<Promise<S>> promises, long firstSeed, int matches, int mostOrders) {
        this.game = game;
        this.tables = tables;
        this.promises = promises;
        this.firstSeed = firstSeed;
        this.matches = matches;
        this.mostOrders = mostOrders;
    }

    /** Fails unless every match came to its end by legal orders. */
    void ended() {
        play();
        unfinished.forEach(first -> {
            throw first;
        });
    }

    /** Fails if the promise was broken in a match. */
    void kept(String promise) {
        play();
        Throwable broken = failed.get(promise);
        if (broken != null) {
            throw new AssertionError(broken.getMessage(), broken);
        }
    }

    private void play() {
        if (!played) {
            played = true;
            for (long seed = firstSeed; seed < firstSeed + matches; seed++) {
                play(seed);
            }
        }
    }

    private void play(long seed) {
        Setup setup = tables.setup(seed);
        String match = game.box().id() + " " + tables + " " + setup.seats() + ", seed " + seed + ", ";
        Map<String, Watcher<S>> watchers = new LinkedHashMap<>();
        promises.stream()
                .filter(promise -> !failed.containsKey(promise.name()))
                .forEach(promise ->
                        watchers.put(promise.name(), promise.watcher().apply(setup)));
        Panel<S> panel = new Panel<>(watchers);
        try {
            new RandomPlay<>(game, setup, seed, mostOrders).play(panel);
        } catch (AssertionError e) {
            unfinished.add(new AssertionError(match + e.getMessage(), e));
        }
        panel.failed().forEach((promise, e) -> failed.put(promise, new AssertionError(match + e.getMessage(), e)));
    }
}
