package strategos.bot.host.mail;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.ServiceLoader;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.MemoryOutlet;
import strategos.bot.host.MovingClock;
import strategos.bot.host.Pictures;
import strategos.bot.host.RandomPlayers;
import strategos.bot.host.TestHouse;
import strategos.bot.host.live.CommittedMatch;
import strategos.engine.Library;
import strategos.engine.Scenario;
import strategos.engine.Viewer;
import strategos.engine.duel.Duel;
import strategos.engine.duel.DuelFactory;
import strategos.engine.suite.Scramble;
import strategos.storage.Storage;

/** Two positions that differ only in what is hidden make the same card, to the ids of its buttons. */
class CardLeakTest {
    private static final long SEED = 11;
    private static final int ORDERS = 60;

    private final TurnCard cards = new TurnCard(Pictures.NONE);

    /** A scramble may be there before its game is. */
    static Stream<String> gamesThatHide() {
        Library packed = Library.packed();
        return scrambles()
                .map(scramble -> scramble.game())
                .filter(game -> game.equals(Duel.ID) || packed.game(game).isPresent())
                .sorted();
    }

    @SuppressWarnings("rawtypes") // a class literal has no type arguments
    private static Stream<Scramble<?>> scrambles() {
        return ServiceLoader.load(Scramble.class).stream().map(provider -> (Scramble<?>) provider.get());
    }

    @ParameterizedTest
    @MethodSource("gamesThatHide")
    void aCardTellsNothingHidden(String game) {
        Library library = game.equals(Duel.ID) ? DuelFactory.library() : Library.packed();
        SplittableRandom luck = new SplittableRandom(SEED);
        Scenario scenario = library.open(game).box().scenarios().getFirst();
        try (TestHouse house = TestHouse.over(Storage.inMemory(), library, new MemoryOutlet(), new MovingClock())) {
            RandomPlayers players = new RandomPlayers(house, luck);
            String match = players.begin(TestHouse.AGORA, game, scenario, scenario.least());
            for (int i = 0; i < ORDERS && house.match(match).stage() == LiveMatch.Stage.RUNNING; i++) {
                players.play(match, 1);
                compare((CommittedMatch<?>) house.match(match), luck);
            }
        }
    }

    private <S> void compare(CommittedMatch<S> match, SplittableRandom luck) {
        S other = scramble(match).scramble(match.state(), Viewer.EVERYONE, luck);
        CommittedMatch<S> twin = match.moved(match.facts(), other, match.dice());

        assertThat(cards.message(twin, List.of(), true))
                .as("seed %s, version %s", SEED, match.version())
                .isEqualTo(cards.message(match, List.of(), true));
    }

    @SuppressWarnings("unchecked") // the scramble of a game works on its positions
    private static <S> Scramble<S> scramble(CommittedMatch<S> match) {
        return scrambles()
                .filter(scramble -> scramble.game().equals(match.box().id()))
                .map(scramble -> (Scramble<S>) scramble)
                .findFirst()
                .orElseThrow();
    }
}
