package strategos.bot.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.bot.wiring.DatabasePlace;
import strategos.engine.duel.DuelFactory;

/** A database that is opened again with the same seed: no line of a later run is taken for one of an earlier run. */
class ReopenedTest {
    private static final String SEED = "again";
    private static final int RUNS = 3;

    @TempDir
    Path folder;

    @Test
    void whatIsTypedInALaterRunIsDone() {
        for (int run = 1; run <= RUNS; run++) {
            try (Wire wire = open("one.db")) {
                wire.done("@alice #table" + run + " /match new game:duel scenario:foils");
                wire.done("@alice /match join seat:red omen:owl");
                wire.done("@bob /match join seat:blue");
                wire.done("@alice /match start");
                assertThat(wire.done("/match status").end().path("version").asInt())
                        .as("run %d", run)
                        .isEqualTo(1);
                assertThat(wire.done("/match list").data("matches")).hasSize(run);
            }
        }
    }

    @Test
    void theSameScriptInTheSameRunsGoesTheSameWay() {
        assertThat(dice("first.db")).isEqualTo(dice("second.db"));
    }

    /** What the second run published before its match. */
    private String dice(String database) {
        String posts = "";
        for (int run = 1; run <= 2; run++) {
            try (Wire wire = open(database)) {
                posts = wire.done("@alice #table" + run + " /match new game:duel scenario:foils")
                        .posts()
                        .toString();
            }
        }
        return posts;
    }

    private Wire open(String database) {
        return Wire.open(
                DuelFactory.library(), SEED, new DatabasePlace(Optional.of(folder.resolve(database)), false), folder);
    }
}
