package strategos.engine.games.xenophon;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import strategos.engine.ChangedGame;
import strategos.engine.Game;
import strategos.engine.TestTable;
import strategos.engine.box.Setup;
import strategos.engine.config.ConfigFolder;
import strategos.engine.config.GameData;
import strategos.engine.dice.Dice;
import strategos.engine.games.xenophon.cards.ActionDeck;
import strategos.engine.games.xenophon.cards.Card;
import strategos.engine.games.xenophon.march.Army;
import strategos.engine.games.xenophon.march.Cards;
import strategos.engine.games.xenophon.march.Clock;
import strategos.engine.games.xenophon.march.Deck;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Mode;
import strategos.engine.games.xenophon.march.Phase;
import strategos.engine.games.xenophon.march.RollKind;
import strategos.engine.games.xenophon.march.Stage;
import strategos.engine.games.xenophon.march.Terrain;
import strategos.engine.games.xenophon.march.Throw;
import strategos.engine.games.xenophon.march.Turn;
import strategos.engine.games.xenophon.march.Weather;
import strategos.engine.library.Library;
import strategos.engine.seat.Seat;

/**
 * Positions for tests: armies at Cunaxa with no cards in hand, Alpha to move, unless it is said otherwise.
 *
 * <pre>{@code
 * Camp.race(2).at(Phase.WEATHER).army(ALPHA, a -> a.at(31)).hand(ALPHA, "corn").field(dice)
 * }</pre>
 */
final class Camp {
    static final Seat ALPHA = new Seat("alpha");
    static final Seat BETA = new Seat("beta");
    static final Seat GAMMA = new Seat("gamma");
    static final Seat DELTA = new Seat("delta");
    static final List<Seat> SEATS = List.of(ALPHA, BETA, GAMMA, DELTA, new Seat("epsilon"), new Seat("zeta"));

    @SuppressWarnings("unchecked") // its position is a March
    private static final Game<March> GAME = (Game<March>) Library.packed().open(Xenophon.ID);

    private static final ActionDeck DECK =
            ActionDeck.read(GameData.read(ConfigFolder.packed(), Xenophon.ID, new XenophonFactory().files()));

    private final Setup setup;
    private March march;

    private Camp(int armies) {
        setup = setup(armies, "standing", "no");
        march = GAME.rules()
                .setUp(setup)
                .with(Turn.FRESH.on(Terrain.DESERT).in(Weather.MILD))
                .begin(Phase.DRAW);
    }

    /** The game, with the packed data. */
    static Game<March> game() {
        return GAME;
    }

    /** The cards. */
    static ActionDeck deck() {
        return DECK;
    }

    /** The card of that id. */
    static Card card(String id) {
        return DECK.card(id).orElseThrow();
    }

    /** What a match of so many armies begins with. */
    static Setup setup(int armies, String reactions, String leaders) {
        return new Setup(
                armies == 1 ? Xenophon.SOLITAIRE : Xenophon.RACE,
                Map.of("reactions", reactions, "leaders", leaders),
                SEATS.subList(0, armies));
    }

    static Camp race(int armies) {
        return new Camp(armies);
    }

    static Camp alone() {
        return new Camp(1);
    }

    /** Opponents are asked after every throw. */
    Camp asking() {
        march = new March(
                new Mode(true, march.mode().leaders()),
                march.armies(),
                march.deck(),
                march.clock(),
                march.turn(),
                march.thrown(),
                march.window(),
                march.lastMove());
        return this;
    }

    /** The phase is about to begin. */
    Camp at(Phase phase) {
        march = march.begin(phase);
        return this;
    }

    Camp in(Stage stage) {
        march = march.in(stage);
        return this;
    }

    Camp round(int round) {
        Clock clock = march.clock();
        march = march.with(new Clock(round, clock.first(), clock.active(), clock.phase(), clock.stage()));
        return this;
    }

    Camp turnOf(Seat seat) {
        Clock clock = march.clock();
        march = march.with(new Clock(clock.round(), clock.first(), march.place(seat), clock.phase(), clock.stage()));
        return this;
    }

    Camp first(Seat seat) {
        Clock clock = march.clock();
        march = march.with(new Clock(clock.round(), march.place(seat), clock.active(), clock.phase(), clock.stage()));
        return this;
    }

    Camp turn(UnaryOperator<Turn> change) {
        march = march.with(change.apply(march.turn()));
        return this;
    }

    Camp army(Seat seat, UnaryOperator<Army> change) {
        march = march.with(march.place(seat), change.apply(march.army(seat)));
        return this;
    }

    Camp hand(Seat seat, String... cards) {
        return army(seat, army -> army.holding(cards(cards)));
    }

    /** These cards lie on the discards. */
    Camp discards(String... cards) {
        march = march.with(new Deck(Cards.NONE, 0, cards(cards)));
        return this;
    }

    /** A throw lies on the table, and the roller has the word. */
    Camp thrown(RollKind kind, int face) {
        List<Integer> faces = kind.dice() == 2 ? List.of(face / 2, face - face / 2) : List.of(face);
        march = march.begin(kind.phase())
                .with(new Throw(kind, 1, faces, List.of(), List.of(), false))
                .in(Stage.ROLLER);
        return this;
    }

    static Cards cards(String... ids) {
        return Cards.of(Arrays.stream(ids).mapToInt(id -> card(id).number()).toArray());
    }

    /** The position: the deck holds what nobody has, in the order of the list. */
    March march() {
        List<Integer> left = new ArrayList<>();
        for (Card card : DECK.all()) {
            boolean held = march.armies().stream().anyMatch(army -> army.hand().has(card.number()));
            if (!held && !march.deck().discards().has(card.number())) {
                left.add(card.number());
            }
        }
        Cards order = Cards.of(left.stream().mapToInt(Integer::intValue).toArray());
        return march.with(new Deck(order, 0, march.deck().discards()));
    }

    /** The position step by step. */
    Field field(Dice dice) {
        return new Field(march(), dice);
    }

    /** The position at a table with a referee, who has played on to the first question. */
    TestTable<March> table(Dice dice) {
        return table(march(), setup, dice);
    }

    /** As {@link #table(Dice)}, with that deck. */
    static TestTable<March> table(March from, Setup setup, Dice dice) {
        return TestTable.start(ChangedGame.startingAt(from, GAME), setup, dice);
    }

    /** What the match was set up with. */
    Setup setup() {
        return setup;
    }
}
