package strategos.engine.games.xenophon;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import strategos.engine.Decision;
import strategos.engine.Game;
import strategos.engine.Play;
import strategos.engine.Records;
import strategos.engine.Result;
import strategos.engine.Rule;
import strategos.engine.Rules;
import strategos.engine.Seen;
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
import strategos.engine.standing.Condition;
import strategos.engine.standing.StandingOrder;
import strategos.engine.standing.Topic;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Xenophon and the Ten Thousand, complete. */
public final class Xenophon {
    /** The game's id. */
    public static final String ID = "xenophon";

    /** The race of two to six armies. */
    public static final String RACE = "race";

    /** One army alone. */
    public static final String SOLITAIRE = "solitaire";

    private Xenophon() {}

    /** The game as these data print it. @throws strategos.engine.config.BadData when they cannot be played with */
    public static Game<March> of(GameData data) {
        Tables tables = Tables.read(data);
        ActionDeck deck = ActionDeck.read(data);
        Route.read(data, tables.tracks().distance());
        CardPlay cardPlay = new CardPlay(deck);
        List<Seat> seats = tables.armies().stream().map(Tables.Sign::seat).toList();
        Topics topics = new Topics(deck, seats);
        Sequence sequence = new Sequence(tables, deck);
        Acts acts = new Acts(cardPlay, sequence);
        Decisions decisions = new Decisions(acts, deck, sequence.solitaire(), topics, sequence.limits());
        Objections objections = new Objections(deck, topics, tables.tracks().time());
        Views views = new Views(tables, deck);
        Questions questions = new Questions(views, acts, deck, sequence);
        List<Verb> verbs = new ArrayList<>(acts.verbs());
        verbs.addAll(questions.verbs());
        return new Game<>(
                box(seats, verbs, topics),
                new Records<>(March.class, 1, MarchEvent.class, List.of()),
                new InForce(sequence, acts, decisions, new Invariants(tables, deck, sequence.solitaire())),
                new Conceal(),
                new Open(decisions, deck, objections, new Proposals(deck, objections)),
                new Shown(views, questions),
                new MarchComputer(tables, cardPlay, sequence));
    }

    private static Box box(List<Seat> seats, List<Verb> verbs, Topics topics) {
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

    @Rule({"introduction", "victory"})
    private record InForce(Sequence sequence, Acts acts, Decisions decisions, Invariants invariants)
            implements Rules<March> {
        @Override
        public March setUp(Setup setup) {
            return sequence.opening().setUp(setup);
        }

        @Override
        public SequencedMap<Seat, Text> awaited(March march) {
            return decisions.awaited(march);
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
        public boolean mayResign(March march, Seat seat) {
            int place = march.place(seat);
            return place >= 0
                    && march.stage() != Stage.OVER
                    && march.army(place).marching();
        }

        @Override
        @Rule("ruling-resign")
        public void resign(Seat seat, Play<March> play) {
            play.happen(new Resigned(seat));
            sequence.turns().resigned(play);
        }

        @Override
        public Optional<Result> result(March march) {
            return march.stage() == Stage.OVER ? Optional.of(Ranking.of(march)) : Optional.empty();
        }

        @Override
        public Optional<String> broken(March march) {
            return invariants.broken(march);
        }
    }

    private record Open(Decisions decisions, ActionDeck deck, Objections objections, Proposals proposals)
            implements strategos.engine.Decisions<March> {
        @Override
        public Optional<Decision> of(Seen<March> seen, Seat seat) {
            return decisions.decision(seen.position(), seat);
        }

        @Override
        public Optional<Line> barred(Seen<March> seen, Order order) {
            return WhyNoCard.barred(seen.position(), order, deck);
        }

        @Override
        public Optional<Line> objection(StandingOrder standing, Seen<March> seen) {
            return objections.to(standing, seen.position());
        }

        @Override
        public SequencedMap<Call, Text> proposals(
                Seen<March> seen, Seat seat, Topic topic, Map<String, Condition> when) {
            return proposals.of(seen.position(), seat, topic, when);
        }
    }

    private record Shown(Views views, Questions questions) implements strategos.engine.Views<March> {
        @Override
        public View of(Seen<March> seen) {
            return views.of(seen.position(), seen.viewer());
        }

        @Override
        public List<Offer> queries(Seen<March> seen) {
            return questions.open(seen.position(), seen.viewer());
        }

        @Override
        public View answer(Call query, Seen<March> seen) {
            return questions.answer(query, seen.position(), seen.viewer());
        }

        @Override
        public Optional<View> preview(Order order, Seen<March> seen) {
            return questions.preview(order, seen.position());
        }
    }
}
