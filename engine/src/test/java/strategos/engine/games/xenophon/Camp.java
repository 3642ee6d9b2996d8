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
import strategos.engine.games.xenophon.printed.Card;
import strategos.engine.games.xenophon.printed.CardList;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.Cards;
import strategos.engine.games.xenophon.state.CurrentRoll;
import strategos.engine.games.xenophon.state.Deck;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.MarchState.Mode;
import strategos.engine.games.xenophon.state.Phase;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.games.xenophon.state.Turn;
import strategos.engine.games.xenophon.state.Turn.Terrain;
import strategos.engine.games.xenophon.state.Turn.Weather;
import strategos.engine.library.RegisteredGames;
import strategos.engine.seat.Seat;

/**
 * Positions for tests: armies at Cunaxa with no cards in hand, Alpha to move, unless it is said otherwise.
 *
 * <pre>{@code
 * Camp.race(2).at(Phase.WEATHER).army(ALPHA, a -> a.withSpace(31)).hand(ALPHA, "corn").field(dice)
 * }</pre>
 */
final class Camp {
    static final Seat ALPHA = new Seat("alpha");
    static final Seat BETA = new Seat("beta");
    static final Seat GAMMA = new Seat("gamma");
    static final Seat DELTA = new Seat("delta");
    static final List<Seat> SEATS = List.of(ALPHA, BETA, GAMMA, DELTA, new Seat("epsilon"), new Seat("zeta"));

    @SuppressWarnings("unchecked") // its position is a MarchState
    private static final Game<MarchState> GAME = (Game<MarchState>) RegisteredGames.LIBRARY.open(Xenophon.ID);

    private static final CardList DECK =
            CardList.read(GameData.read(ConfigFolder.packed(), Xenophon.ID, new XenophonFactory().files()));

    private final Setup setup;
    private MarchState march;

    private Camp(int armies) {
        setup = setup(armies, "standing", "no");
        march = GAME.rules()
                .setUp(setup)
                .withTurn(Turn.FRESH.withTerrain(Terrain.DESERT).withWeather(Weather.MILD))
                .begin(Phase.DRAW);
    }

    /** The game, with the packed data. */
    static Game<MarchState> game() {
        return GAME;
    }

    /** The cards. */
    static CardList deck() {
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
        march = march.withMode(new Mode(true, march.mode().leaders()));
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
        march = march.withClock(march.clock().withRound(round));
        return this;
    }

    Camp turnOf(Seat seat) {
        march = march.withClock(march.clock().withActive(march.armyIndex(seat)));
        return this;
    }

    Camp first(Seat seat) {
        march = march.withClock(march.clock().withFirst(march.armyIndex(seat)));
        return this;
    }

    Camp turn(UnaryOperator<Turn> change) {
        march = march.withTurn(change.apply(march.turn()));
        return this;
    }

    Camp army(Seat seat, UnaryOperator<Army> change) {
        march = march.with(change.apply(march.army(seat)));
        return this;
    }

    Camp hand(Seat seat, String... cards) {
        return army(seat, army -> army.withHand(cards(cards)));
    }

    /** These cards lie on the discards. */
    Camp discards(String... cards) {
        march = march.withDeck(new Deck(Cards.NONE, 0, cards(cards)));
        return this;
    }

    /** A throw lies on the table, and the roller has the word. */
    Camp thrown(RollKind kind, int face) {
        List<Integer> faces = kind.dice() == 2 ? List.of(face / 2, face - face / 2) : List.of(face);
        march = march.begin(kind.phase())
                .with(new CurrentRoll(kind, 1, faces, List.of(), List.of(), false))
                .in(Stage.ROLLER);
        return this;
    }

    static Cards cards(String... ids) {
        return Cards.of(Arrays.stream(ids).mapToInt(id -> card(id).number()).toArray());
    }

    /** The position: the deck holds what nobody has, in the order of the list. */
    MarchState march() {
        List<Integer> left = new ArrayList<>();
        for (Card card : DECK.all()) {
            boolean held = march.armies().stream().anyMatch(army -> army.hand().has(card.number()));
            if (!held && !march.deck().discards().has(card.number())) {
                left.add(card.number());
            }
        }
        Cards order = Cards.of(left.stream().mapToInt(Integer::intValue).toArray());
        return march.withDeck(new Deck(order, 0, march.deck().discards()));
    }

    /** The position step by step. */
    Field field(Dice dice) {
        return new Field(march(), dice);
    }

    /** The position at a table with a referee, who has played on to the first question. */
    TestTable<MarchState> table(Dice dice) {
        return table(march(), setup, dice);
    }

    /** As {@link #table(Dice)}, with that deck. */
    static TestTable<MarchState> table(MarchState from, Setup setup, Dice dice) {
        return TestTable.start(ChangedGame.startingAt(from, GAME), setup, dice);
    }

    /** What the match was set up with. */
    Setup setup() {
        return setup;
    }
}
