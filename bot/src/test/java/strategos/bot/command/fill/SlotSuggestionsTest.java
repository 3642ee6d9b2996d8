package strategos.bot.command.fill;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static strategos.bot.command.fill.TestOffer.slot;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.bot.command.fill.SuggestionPromises.Completer;
import strategos.bot.port.Suggestion;
import strategos.engine.ChangedGame;
import strategos.engine.Decision;
import strategos.engine.Entry;
import strategos.engine.Game;
import strategos.engine.RandomComputer;
import strategos.engine.Referee;
import strategos.engine.Ruling;
import strategos.engine.Seen;
import strategos.engine.box.Box.Scenario;
import strategos.engine.box.Setup;
import strategos.engine.dice.Dice;
import strategos.engine.dice.SeededDice;
import strategos.engine.duel.DuelFactory;
import strategos.engine.duel.DuelState;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.offer.Slot;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.suite.Scramble;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/** Suggestions keep their promises over random play of every game, and a flaw in them is found. */
class SlotSuggestionsTest {
    private static final long SEED = Long.getLong("strategos.seed", 401);
    private static final int ORDERS = Integer.getInteger("strategos.suggestion-orders", 60);

    /** What is dear is tried at one position in so many. */
    private static final int EVERY = 6;

    private static final Library PACKED = RegisteredGames.LIBRARY;

    static Stream<Arguments> scenarios() {
        return PACKED.games().stream()
                .flatMap(game -> game.box().scenarios().stream().map(s -> Arguments.of(game, s, s.id())));
    }

    @ParameterizedTest(name = "{2}")
    @MethodSource("scenarios")
    void promisesAreKeptInPlay(Game<?> game, Scenario scenario, String id) {
        play(PACKED, game, scenario, EVERY);
    }

    @Test
    void promisesAreKeptWithNamesOfManyKinds() {
        assertThatCode(() -> tryOut(new SlotSuggestions(SlotSuggestionsTest::say)::of))
                .doesNotThrowAnyException();
    }

    static Stream<Arguments> flaws() {
        return Stream.of(
                Arguments.of("forgets one", flawed(found -> found.subList(0, Math.max(0, found.size() - 1)))),
                Arguments.of("says one twice", flawed(found -> found.isEmpty() ? found : two(found, found.getFirst()))),
                Arguments.of("suggests what is illegal", flawed(found -> two(found, new Suggestion("c99", "c99")))),
                Arguments.of("the worst first", flawed(List::reversed)),
                Arguments.of("more than a service takes", (Completer) SlotSuggestionsTest::everything),
                Arguments.of("minds case and accents", (Completer) SlotSuggestionsTest::exactly));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("flaws")
    void aFlawIsFound(String flaw, Completer flawed) {
        assertThatThrownBy(() -> tryOut(flawed)).isInstanceOf(AssertionError.class);
    }

    @Test
    void aLeakIsFound() {
        @SuppressWarnings("unchecked") // the duel's position is a DuelState
        Game<DuelState> duel = (Game<DuelState>) DuelFactory.library().open("duel");
        Scenario scenario = duel.box().scenarios().getFirst();
        assertThatCode(() -> play(DuelFactory.library(), duel, scenario, 1)).doesNotThrowAnyException();
        assertThatThrownBy(() -> play(DuelFactory.library(), new SuggestsWhatIsHidden(duel).game(), scenario, 1))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("whatever is hidden");
    }

    /** A choice that reads otherwise with the order of the deck. */
    private static final class SuggestsWhatIsHidden extends ChangedGame<DuelState> {
        private int deck;

        SuggestsWhatIsHidden(Game<DuelState> duel) {
            super(duel);
        }

        @Override
        protected DuelState hide(DuelState state, Viewer viewer) {
            deck = Math.floorMod(state.deck().hashCode(), 1000);
            return super.hide(state, viewer);
        }

        @Override
        protected Optional<Decision> decision(Seen<DuelState> seen, Seat seat) {
            Text label = Text.of("command.number", "n", deck);
            return super.decision(seen, seat)
                    .map(d -> d.withOffers(
                            d.offers().stream().map(o -> relabelled(o, label)).toList()));
        }

        private static Offer relabelled(Offer offer, Text label) {
            return new TestOffer(offer.verb(), (slot, filled) -> switch (offer.choices(slot, filled)) {
                case Choices.Pick(var from, int least, int most)
                when most > 0 ->
                    new Choices.Pick(
                            from.stream().map(c -> new Choice(c.value(), label)).toList(), least, most);
                case Choices other -> other;
            });
        }
    }

    /** More choices than are shown, with accents, capitals, commas and labels that two of them share. */
    private static void tryOut(Completer completer) {
        List<Choice> choices = new ArrayList<>();
        IntStream.range(0, 60)
                .forEach(i -> choices.add(new Choice("c" + i, Text.of("Pièce Nº" + i / 2 + " de Thémistocle, forte"))));
        IntStream.range(0, 4).forEach(i -> choices.add(new Choice("À" + i, Text.of("d".repeat(20 * i) + " Éphèse"))));
        Slot units = slot("units", Slot.Kind.SOME);
        TestOffer offer = TestOffer.of((s, f) -> new Choices.Pick(choices, 1, 12), units);
        SplittableRandom luck = new SplittableRandom(SEED);
        SuggestionPromises promises = new SuggestionPromises(completer, SlotSuggestionsTest::say, luck);
        IntStream.range(0, 30).forEach(i -> promises.check(offer, Optional.of(offer)));
    }

    /** Labels read as they are written. */
    private static String say(Text text) {
        return text.with().get("label") instanceof Arg.Nested(Text label)
                ? label.key() + " (" + ((Arg.Typed) text.with().get("value")).words() + ")"
                : text.key();
    }

    private static Completer flawed(Function<List<Suggestion>, List<Suggestion>> flaw) {
        return (offer, slot, given, typed) ->
                flaw.apply(new SlotSuggestions(SlotSuggestionsTest::say).of(offer, slot, given, typed));
    }

    private static List<Suggestion> two(List<Suggestion> found, Suggestion more) {
        return Stream.concat(found.stream().limit(24), Stream.of(more)).toList();
    }

    private static List<Suggestion> everything(Offer offer, Slot slot, Map<String, String> given, String typed) {
        return offer.choices(slot, Call.of("move")).listed().stream()
                .map(c -> new Suggestion(c.value(), c.value()))
                .toList();
    }

    private static List<Suggestion> exactly(Offer offer, Slot slot, Map<String, String> given, String typed) {
        return new SlotSuggestions(SlotSuggestionsTest::say)
                .of(offer, slot, given, typed).stream()
                        .filter(s -> (s.value() + " " + s.label()).contains(typed))
                        .toList();
    }

    private static <S> void play(Library library, Game<S> game, Scenario scenario, int every) {
        String id = game.box().id();
        Phrasebook words = library.words(id, Escape.plain());
        SplittableRandom luck = new SplittableRandom(SEED);
        SuggestionPromises promises =
                new SuggestionPromises(new SlotSuggestions(words::say)::of, words::say, luck.split());
        Map<String, String> options = new LinkedHashMap<>();
        game.box()
                .options()
                .forEach(o -> options.put(
                        o.name(), o.values().get(luck.nextInt(o.values().size()))));
        List<Seat> seats = scenario.seats().subList(0, scenario.least());
        Dice dice = new SeededDice(luck.nextLong());
        Ruling.Accepted<S> at = new Referee().start(game, new Setup(scenario.id(), options, seats), dice);
        for (int i = 0; i < ORDERS && game.rules().result(at.state()).isEmpty(); i++) {
            Seat seat = List.copyOf(game.rules().awaited(at.state()).keySet()).getFirst();
            Decision decision = decision(game, at.state(), seat).orElseThrow();
            if (i % every == 0) {
                Offer offer =
                        decision.offers().get(luck.nextInt(decision.offers().size()));
                promises.check(
                        offer,
                        scrambled(game, at.state(), seat, luck)
                                .map(o -> decision(game, o, seat)
                                        .flatMap(d -> d.offer(offer.verb().name()))
                                        .orElseThrow()));
            }
            Order order = new Order(
                    seat, new RandomComputer<S>().choose(game.conceal(at.state(), seat), seat, decision, luck));
            Ruling<S> ruling = new Referee().rule(game, at.state(), seats, List.of(), order, Entry.Source.PLAYER, dice);
            assertThat(ruling).isInstanceOf(Ruling.Accepted.class);
            at = (Ruling.Accepted<S>) ruling;
        }
    }

    private static <S> Optional<Decision> decision(Game<S> game, S state, Seat seat) {
        return game.decisions().of(game.conceal(state, seat), seat);
    }

    @SuppressWarnings("unchecked") // a scramble is of the game whose id it names
    private static <S> Optional<S> scrambled(Game<S> game, S state, Seat seat, SplittableRandom luck) {
        for (Scramble<?> scramble : ServiceLoader.load(Scramble.class)) {
            if (scramble.game().equals(game.box().id())) {
                return Optional.of(((Scramble<S>) scramble).scramble(state, seat, luck));
            }
        }
        return Optional.empty();
    }
}
