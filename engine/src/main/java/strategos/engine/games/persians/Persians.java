package strategos.engine.games.persians;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import strategos.engine.Computer;
import strategos.engine.Decision;
import strategos.engine.Event;
import strategos.engine.Game;
import strategos.engine.Play;
import strategos.engine.Records;
import strategos.engine.Result;
import strategos.engine.Rule;
import strategos.engine.View;
import strategos.engine.box.Box;
import strategos.engine.box.Scenario;
import strategos.engine.box.Setup;
import strategos.engine.config.GameData;
import strategos.engine.games.persians.asking.Decisions;
import strategos.engine.games.persians.asking.Objections;
import strategos.engine.games.persians.asking.Topics;
import strategos.engine.games.persians.computer.General;
import strategos.engine.games.persians.events.PersiansEvent;
import strategos.engine.games.persians.events.TurnEvents.MatchEnded;
import strategos.engine.games.persians.events.Upcasts;
import strategos.engine.games.persians.orders.Acts;
import strategos.engine.games.persians.phases.Sequence;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.printed.ScenarioSheet;
import strategos.engine.games.persians.view.Questions;
import strategos.engine.games.persians.view.Views;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.offer.Verb;
import strategos.engine.scene.Board;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.standing.StandingOrder;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Rather Dead Than Persian!, complete. */
@Rule("14")
public final class Persians implements Game<War> {
    /** The game's id. */
    public static final String ID = "persians";

    private final Box box;
    private final Sequence sequence;
    private final Acts acts;
    private final Decisions decisions;
    private final Objections objections;
    private final Views views;
    private final Questions questions;
    private final Invariants invariants;
    private final Computer<War> computer;

    /** The game as these data print it. @throws strategos.engine.config.BadData when they cannot be played with */
    public Persians(GameData data) {
        Printed printed = Printed.read(data);
        sequence = new Sequence(printed);
        Topics topics = new Topics(sequence.rules());
        acts = new Acts(sequence);
        decisions = new Decisions(acts, sequence, topics);
        objections = new Objections(topics, sequence.rules());
        views = new Views(sequence.rules());
        questions = new Questions(sequence.rules(), views);
        invariants = new Invariants(sequence.rules());
        computer = new General(sequence.rules());
        box = box(printed, topics);
    }

    private Box box(Printed printed, Topics topics) {
        List<Seat> seats = List.of(Side.GREEK.seat(), Side.PERSIAN.seat());
        List<Verb> verbs = new ArrayList<>(acts.verbs());
        verbs.addAll(questions.verbs());
        return new Box(
                ID,
                Text.of("game.title"),
                printed.scenarios().stream()
                        .map(ScenarioSheet::id)
                        .map(id -> new Scenario(id, Text.of("scenario." + id), seats, 2, 2))
                        .toList(),
                List.of(),
                verbs,
                topics.all());
    }

    @Override
    public Box box() {
        return box;
    }

    @Override
    public Records<War> records() {
        return new Records<>(War.class, 7, PersiansEvent.class, Upcasts.all());
    }

    @Override
    public War setUp(Setup setup) {
        return sequence.opening().setUp(setup);
    }

    @Override
    public War conceal(War state, Viewer viewer) {
        return Conceal.from(state, viewer);
    }

    @Override
    public SequencedMap<Seat, Text> awaited(War seen) {
        return decisions.awaited(seen);
    }

    @Override
    public Optional<Decision> decision(War seen, Seat seat) {
        return decisions.decision(seen, seat);
    }

    @Override
    public Optional<Line> closed(War seen, Seat seat, String verb) {
        return acts.closed(verb, seen, Side.of(seat));
    }

    @Override
    public void decide(Order order, Play<War> play) {
        acts.carryOut(play, order);
    }

    @Override
    public void advance(Play<War> play) {
        sequence.advance(play);
    }

    @Override
    public boolean mayResign(War seen, Seat seat) {
        return !(seen.step() instanceof Step.Over);
    }

    @Override
    @Rule("14")
    public void resign(Seat seat, Play<War> play) {
        play.happen(new MatchEnded(Side.of(seat).other(), "resigned", "14"));
    }

    @Override
    public Optional<Result> result(War seen) {
        if (!(seen.step() instanceof Step.Over(Side winner, String level))) {
            return Optional.empty();
        }
        return Optional.of(new Result(
                List.of(
                        new Result.Place(1, winner.seat(), level, Text.of("result.victory")),
                        new Result.Place(2, winner.other().seat(), level, Text.of("result.defeat"))),
                List.of(winner.seat()),
                new Line(Text.of("told.over." + level, "side", winner.named()), "14")));
    }

    @Override
    public View view(War seen, Viewer viewer) {
        return views.of(seen, viewer);
    }

    @Override
    public Optional<Board> board(Event<War> event, War before) {
        return event instanceof PersiansEvent happened ? views.board(happened, before) : Optional.empty();
    }

    @Override
    public List<Offer> questions(War seen, Viewer viewer) {
        return questions.open(viewer);
    }

    @Override
    public View answer(Call question, War seen, Viewer viewer) {
        return questions.answer(question, seen, viewer);
    }

    @Override
    public Optional<View> preview(Order order, War seen) {
        return questions.preview(order, seen);
    }

    @Override
    public Optional<Line> objection(StandingOrder standing, War seen) {
        return objections.to(standing, seen);
    }

    @Override
    public Computer<War> computer() {
        return computer;
    }

    @Override
    public Optional<String> broken(War state) {
        return invariants.broken(state);
    }
}
