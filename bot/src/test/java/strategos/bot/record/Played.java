package strategos.bot.record;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.MemoryOutlet;
import strategos.bot.host.MovingClock;
import strategos.bot.host.RandomPlayers;
import strategos.bot.host.TestHost;
import strategos.bot.render.Atelier;
import strategos.bot.render.Ateliers;
import strategos.bot.render.Painter;
import strategos.engine.box.Box.Scenario;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;
import strategos.engine.seat.Viewer;
import strategos.storage.Storage;

/** A match of a real game in memory, and the data of its page. */
public final class Played implements AutoCloseable {
    static final Instant NOW = Instant.parse("2026-01-01T12:00:00Z");

    private static final JsonMapper JSON = new JsonMapper();
    private static final Library LIBRARY = RegisteredGames.LIBRARY;
    private static final Atelier ATELIER = Ateliers.packed(64L << 20);

    final TestHost host = TestHost.over(Storage.inMemory(), LIBRARY, new MemoryOutlet(), new MovingClock());
    final RandomPlayers players;
    final String match;

    private Played(String game, String scenario, long seed) {
        Scenario meant = LIBRARY.open(game).box().scenario(scenario).orElseThrow();
        players = new RandomPlayers(host, new Random(seed));
        match = players.begin(TestHost.AGORA, game, meant, Math.max(2, meant.least()));
    }

    /** So many random orders, or as many as there are. */
    public static Played of(String game, String scenario, int orders, long seed) {
        Played played = new Played(game, scenario, seed);
        played.players.play(played.match, orders);
        return played;
    }

    LiveMatch live() {
        return host.match(match);
    }

    Painter painter() {
        return ATELIER.painter(live().box().id());
    }

    Recorder recorder() {
        return new Recorder(host.matches, host.replays, host.outcomes);
    }

    RecordData data(Viewer viewer, int merged) {
        return recorder().make(new Recorder.Wish(live(), viewer, merged, true, NOW), painter());
    }

    JsonNode json() {
        return json(Viewer.EVERYONE);
    }

    JsonNode json(Viewer viewer) {
        return parsed(data(viewer, 1).json());
    }

    static JsonNode parsed(String json) {
        try {
            return JSON.readTree(json);
        } catch (JsonProcessingException e) {
            throw new AssertionError("the data is JSON", e);
        }
    }

    /** What lies on the map at each step, as a page finds it out from what went and what came. */
    static List<Set<Integer>> shown(JsonNode record) {
        List<Set<Integer>> all = new ArrayList<>();
        Set<Integer> now = new LinkedHashSet<>();
        for (JsonNode step : record.path("steps")) {
            if (step.has("d")) {
                step.path("d").path(0).forEach(op -> now.remove(op.asInt()));
                step.path("d").path(1).forEach(op -> now.add(op.asInt()));
            }
            all.add(Set.copyOf(now));
        }
        return all;
    }

    /** How many versions its journal has. */
    public long versions() {
        return live().version();
    }

    /** Its page, as everyone may know it. */
    public String html() {
        return new RecordPage().html(data(Viewer.EVERYONE, 1));
    }

    @Override
    public void close() {
        host.close();
    }
}
