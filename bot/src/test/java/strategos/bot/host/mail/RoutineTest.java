package strategos.bot.host.mail;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.bot.host.Matches.HistoryLine;
import strategos.bot.host.MemoryOutlet;
import strategos.bot.host.MovingClock;
import strategos.bot.host.RandomPlayers;
import strategos.bot.host.TestHost;
import strategos.engine.box.Box.Scenario;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;
import strategos.engine.seat.Viewer;
import strategos.storage.Storage;

/** What only marks how a phase goes on stands in the history, and in no report. */
class RoutineTest {
    private static final int ORDERS = 60;

    @ParameterizedTest
    @CsvSource({
        "sparta, ends its campaign, of maintenance",
        "sparta, goes on campaign, of maintenance",
        "persians, draw an action-point counter, are first",
        "persians, The segment of, are first"
    })
    void aReportLeavesRoutineOut(String game, String routine, String news) {
        Library library = RegisteredGames.LIBRARY;
        MemoryOutlet outlet = new MemoryOutlet();
        Scenario scenario = library.open(game).box().scenarios().getFirst();
        try (TestHost host = TestHost.over(Storage.inMemory(), library, outlet, new MovingClock())) {
            RandomPlayers players = new RandomPlayers(host, new SplittableRandom(7));
            String match = players.begin(TestHost.AGORA, game, scenario, scenario.least());
            players.play(match, ORDERS);
            host.settled();
            String history = host.matches.history(match, Viewer.EVERYONE, 10_000).stream()
                    .map(HistoryLine::words)
                    .collect(Collectors.joining("\n"));

            assertThat(history).contains(routine).contains(news);
            assertThat(String.join("\n", outlet.texts())).contains(news).doesNotContain(routine);
        }
    }
}
