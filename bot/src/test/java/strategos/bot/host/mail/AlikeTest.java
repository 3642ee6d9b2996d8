package strategos.bot.host.mail;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.bot.host.MemoryOutlet;
import strategos.bot.host.MovingClock;
import strategos.bot.host.RandomPlayers;
import strategos.bot.host.TestHost;
import strategos.bot.host.mail.OutboxWriter.Envelopes;
import strategos.engine.box.Box.Scenario;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;
import strategos.engine.library.RegisteredGames.Offered;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;
import strategos.storage.Storage;

/** What happens to one seat after the other alike is told in one sentence. */
class AlikeTest {
    private static final int ORDERS = 40;

    /** Two may be word and answer. */
    private static final int MANY = 3;

    private final Storage storage = Storage.inMemory();

    private static Text nameless(Line line) {
        Text text = line.text();
        return new Text(
                text.key(),
                text.with().entrySet().stream()
                        .filter(value -> !(value.getValue() instanceof Arg.Name name
                                && name.kind().equals("seat")))
                        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    }

    @ParameterizedTest
    @MethodSource("strategos.engine.library.RegisteredGames#one")
    void noSentenceStandsOnceForEachSeat(Offered offered) {
        try (TestHost host = TestHost.over(storage, offered.library(), new MemoryOutlet(), new MovingClock())) {
            RandomPlayers players = new RandomPlayers(host, new SplittableRandom(3));
            String match = players.begin(
                    TestHost.AGORA,
                    offered.game(),
                    offered.scenario(),
                    offered.scenario().most());
            players.play(match, ORDERS);
            host.settled();
            assertThat(storage.pages().pieces(match, 1))
                    .isNotEmpty()
                    .allSatisfy(stored -> alone(
                            new Envelopes().read(stored.json(), Piece.class).lines()));
        }
    }

    private static void alone(List<Line> lines) {
        for (int i = MANY - 1; i < lines.size(); i++) {
            assertThat(lines.subList(i - MANY + 1, i + 1).stream()
                            .map(AlikeTest::nameless)
                            .distinct())
                    .as("sentences alike but for the seat: %s", lines)
                    .hasSizeGreaterThan(1);
        }
    }

    @Test
    void theFirstHandsOfAllArmiesAreOneSentence() {
        Library library = RegisteredGames.LIBRARY;
        Scenario race = library.open("xenophon").box().scenarios().getFirst();
        MemoryOutlet outlet = new MemoryOutlet();
        try (TestHost host = TestHost.over(storage, library, outlet, new MovingClock())) {
            RandomPlayers players = new RandomPlayers(host, new SplittableRandom(3));
            players.begin(TestHost.AGORA, "xenophon", race, 4);
            host.settled();
            assertThat(outlet.texts())
                    .anySatisfy(
                            text -> assertThat(text).contains("Alpha, Beta, Gamma and Delta are dealt 3 cards each."));
        }
    }
}
