package strategos.engine.games.xenophon;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import strategos.engine.Computer;
import strategos.engine.Decision;
import strategos.engine.Game;
import strategos.engine.Play;
import strategos.engine.Records;
import strategos.engine.Result;
import strategos.engine.Rule;
import strategos.engine.View;
import strategos.engine.box.Box;
import strategos.engine.box.Option;
import strategos.engine.box.Scenario;
import strategos.engine.box.Setup;
import strategos.engine.config.GameData;
import strategos.engine.games.xenophon.asking.Decisions;
import strategos.engine.games.xenophon.asking.Objections;
import strategos.engine.games.xenophon.asking.Proposals;
import strategos.engine.games.xenophon.asking.Topics;
import strategos.engine.games.xenophon.cards.ActionDeck;
import strategos.engine.games.xenophon.cards.CardPlay;
import strategos.engine.games.xenophon.computer.MarchComputer;
import strategos.engine.games.xenophon.events.MarchEvent;
import strategos.engine.games.xenophon.events.TurnEvents.Resigned;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Ranking;
import strategos.engine.games.xenophon.march.Route;
import strategos.engine.games.xenophon.march.Stage;
import strategos.engine.games.xenophon.orders.Acts;
import strategos.engine.games.xenophon.orders.WhyNoCard;
import strategos.engine.games.xenophon.phases.Sequence;
import strategos.engine.games.xenophon.tables.Tables;
import strategos.engine.games.xenophon.view.Questions;
import strategos.engine.games.xenophon.view.Views;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.offer.Verb;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.standing.Condition;
import strategos.engine.standing.StandingOrder;
import strategos.engine.standing.Topic;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Xenophon and the Ten Thousand, complete. */
@Rule({"introduction", "victory"})
public final class Xenophon implements Game<March> {
    /** The game's id. */
    public static final String ID = "xenophon";

    /** The race of two to six armies. */
    public static final String RACE = "race";

    /** One army alone. */
    public static final String SOLITAIRE = "solitaire";

    private final Box box;
    private final Sequence sequence;
    private final Acts acts;
    private final Decisions decisions;
    private final Objections objections;
    private final Proposals proposals;
    private final ActionDeck deck;
    private final Views views;
    private final Questions questions;
    private final Invariants invariants;
    private final Computer<March> computer;

    /** The game as these data print it. @throws strategos.engine.config.BadData when they cannot be played with */
    public Xenophon(GameData data) {
        Tables tables = Tables.read(data);
        ActionDeck deck = ActionDeck.read(data);
        Route.read(data, tables.tracks().distance());
        CardPlay cardPlay = new CardPlay(deck);
        List<Seat> seats = tables.armies().stream().map(Tables.Sign::seat).toList();
        Topics topics = new Topics(deck, seats);
        sequence = new Sequence(tables, deck);
        acts = new Acts(cardPlay, sequence);
        decisions = new Decisions(acts, deck, sequence.solitaire(), topics, sequence.limits());
        objections = new Objections(deck, topics, tables.tracks().time());
        proposals = new Proposals(deck, objections);
        this.deck = deck;
        views = new Views(tables, deck);
        questions = new Questions(views, acts, deck, sequence);
        invariants = new Invariants(tables, deck, sequence.solitaire());
        computer = new MarchComputer(tables, cardPlay, sequence);
        box = box(seats, topics);
    }

    private Box box(List<Seat> seats, Topics topics) {
        List<Verb> verbs = new ArrayList<>(acts.verbs());
        verbs.addAll(questions.verbs());
        return new Box(
                ID,
                Text.of("game.title"),
                List.of(
                        new Scenario(RACE, Text.of("scenario.race"), seats, 2, seats.size()),
                        new Scenario(SOLITAIRE, Text.of("scenario.solitaire"), seats, 1, 1)),
                List.of(
                        new Option("reactions", Text.of("option.reactions"), List.of("standing", "ask")),
                        new Option("leaders", Text.of("option.leaders"), List.of("no", "yes"))),
                verbs,
                topics.all());
    }

    @Override
    public Box box() {
        return box;
    }

    @Override
    public Records<March> records() {
        return new Records<>(March.class, 1, MarchEvent.class, List.of());
    }

    @Override
    public March setUp(Setup setup) {
        return sequence.opening().setUp(setup);
    }

    @Override
    public March conceal(March state, Viewer viewer) {
        return Conceal.from(state, viewer);
    }

    @Override
    public SequencedMap<Seat, Text> awaited(March seen) {
        return decisions.awaited(seen);
    }

    @Override
    public Optional<Decision> decision(March seen, Seat seat) {
        return decisions.decision(seen, seat);
    }

    @Override
    public Optional<Line> barred(March seen, Order order) {
        return WhyNoCard.barred(seen, order, deck);
    }

    @Override
    public SequencedMap<Call, Text> proposals(March seen, Seat seat, Topic topic, Map<String, Condition> when) {
        return proposals.of(seen, seat, topic, when);
    }

    @Override
    public void decide(Order order, Play<March> play) {
        acts.carryOut(play, order);
        sequence.afterDecision(play);
    }

    @Override
    public void advance(Play<March> play) {
        sequence.advance(play);
    }

    @Override
    public boolean mayResign(March seen, Seat seat) {
        int place = seen.place(seat);
        return place >= 0 && seen.stage() != Stage.OVER && seen.army(place).marching();
    }

    @Override
    @Rule("ruling-resign")
    public void resign(Seat seat, Play<March> play) {
        play.happen(new Resigned(seat));
        sequence.turns().resigned(play);
    }

    @Override
    public Optional<Result> result(March seen) {
        return seen.stage() == Stage.OVER ? Optional.of(Ranking.of(seen)) : Optional.empty();
    }

    @Override
    public View view(March seen, Viewer viewer) {
        return views.of(seen, viewer);
    }

    @Override
    public List<Offer> questions(March seen, Viewer viewer) {
        return questions.open(seen, viewer);
    }

    @Override
    public View answer(Call question, March seen, Viewer viewer) {
        return questions.answer(question, seen, viewer);
    }

    @Override
    public Optional<View> preview(Order order, March seen) {
        return questions.preview(order, seen);
    }

    @Override
    public Optional<Line> objection(StandingOrder standing, March seen) {
        return objections.to(standing, seen);
    }

    @Override
    public Computer<March> computer() {
        return computer;
    }

    @Override
    public Optional<String> broken(March state) {
        return invariants.broken(state);
    }
}
