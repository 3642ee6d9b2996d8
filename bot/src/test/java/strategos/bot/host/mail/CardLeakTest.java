package strategos.bot.host.mail;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
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
import strategos.bot.host.TestHost;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.live.MatchFacts.TimeLimits;
import strategos.bot.host.live.StoredWishes;
import strategos.bot.host.mail.TurnCard.Buttons;
import strategos.bot.host.mail.TurnCard.Questions;
import strategos.bot.press.OfferButtons.RuleButtons;
import strategos.bot.press.PressId;
import strategos.bot.press.PressId.PressCodec;
import strategos.engine.View.Figure;
import strategos.engine.box.Box.Scenario;
import strategos.engine.duel.Duel;
import strategos.engine.duel.DuelFactory;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.suite.Scramble;
import strategos.storage.Storage;

/** Two positions that differ only in what is hidden make the same card, to the ids of its buttons. */
class CardLeakTest {
    private static final long SEED = 11;
    private static final int ORDERS = Integer.getInteger("strategos.cards", 12);

    private static final Buttons BUTTONS = new Buttons(new RuleButtons(RegisteredGames.LIBRARY));

    private final Storage storage = Storage.inMemory();
    private final Questions questions =
            new Questions(new TimeLimits(storage), new StoredWishes(storage), InstantSource.system());
    private final TurnCard cards = new TurnCard(Pictures.NONE, questions, BUTTONS);

    /** A scramble may be there before its game is. */
    static Stream<String> gamesThatHide() {
        Library packed = RegisteredGames.LIBRARY;
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
        Library library = game.equals(Duel.ID) ? DuelFactory.library() : RegisteredGames.LIBRARY;
        SplittableRandom luck = new SplittableRandom(SEED);
        Scenario scenario = library.open(game).box().scenarios().getFirst();
        try (TestHost host = TestHost.over(Storage.inMemory(), library, new MemoryOutlet(), new MovingClock())) {
            RandomPlayers players = new RandomPlayers(host, luck);
            String match = players.begin(TestHost.AGORA, game, scenario, scenario.least());
            for (int i = 0; i < ORDERS && host.match(match).stage() == LiveMatch.Stage.RUNNING; i++) {
                LiveMatch before = host.match(match);
                List<PressId.Offered> pressed = pressed(before);
                players.play(match, 1);
                if (host.match(match).publicVersion() == before.publicVersion()) {
                    // A second click would find the same button.
                    assertThat(pressed).noneMatch(id -> gives(id, players.last()));
                }
                compare((CommittedMatch<?>) host.match(match), luck);
            }
        }
    }

    private static List<PressId.Offered> pressed(LiveMatch match) {
        PressCodec codec = new PressCodec();
        return BUTTONS.of(match).stream()
                .flatMap(button -> codec.read(button.id()).stream())
                .filter(PressId.Offered.class::isInstance)
                .map(PressId.Offered.class::cast)
                .toList();
    }

    /** Whether the button alone is the order. */
    private static boolean gives(PressId.Offered button, Order order) {
        List<String> values =
                order.call().values().values().stream().flatMap(List::stream).toList();
        return button.seat().equals(order.seat())
                && button.verb().equals(order.call().verb())
                && values.equals(button.value().isEmpty() ? List.of() : List.of(button.value()));
    }

    private <S> void compare(CommittedMatch<S> match, SplittableRandom luck) {
        S other = scramble(match).scramble(match.state(), Viewer.EVERYONE, luck);
        CommittedMatch<S> twin = match.moved(match.facts(), other, match.dice());

        assertThat(List.of(cards.asked(twin, List.of()), cards.buttons(twin), figures(twin)))
                .as("seed %s, version %s", SEED, match.version())
                .isEqualTo(List.of(cards.asked(match, List.of()), cards.buttons(match), figures(match)));
    }

    /** What the headings of reports count. */
    private static List<List<Figure>> figures(LiveMatch match) {
        return Stream.concat(
                        Stream.of(Optional.<Seat>empty()),
                        match.seats().stream().map(holder -> Optional.of(holder.seat())))
                .map(match::figures)
                .toList();
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
