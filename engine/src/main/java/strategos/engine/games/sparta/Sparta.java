package strategos.engine.games.sparta;

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
import strategos.engine.Upcast;
import strategos.engine.View;
import strategos.engine.box.Box;
import strategos.engine.box.Option;
import strategos.engine.box.Scenario;
import strategos.engine.box.Setup;
import strategos.engine.config.GameData;
import strategos.engine.games.sparta.asking.Decisions;
import strategos.engine.games.sparta.asking.Objections;
import strategos.engine.games.sparta.asking.Topics;
import strategos.engine.games.sparta.computer.General;
import strategos.engine.games.sparta.events.SpartaEvent;
import strategos.engine.games.sparta.events.TurnEvents.MatchEnded;
import strategos.engine.games.sparta.events.TurnEvents.Resigned;
import strategos.engine.games.sparta.orders.Acts;
import strategos.engine.games.sparta.phases.Opening;
import strategos.engine.games.sparta.phases.Procedures;
import strategos.engine.games.sparta.phases.Sequence;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.view.Questions;
import strategos.engine.games.sparta.view.Views;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Step;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.offer.Verb;
import strategos.engine.scene.Board;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.standing.StandingOrder;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Sparta versus Athens: the Peloponnesian War, two seats, four scenarios. */
@Rule({"1.1", "2.0"})
public final class Sparta implements Game<War> {
    /** The game's id. */
    public static final String ID = "sparta";

    private static final List<Seat> SEATS = List.of(Side.ATHENS.seat(), Side.SPARTA.seat());

    private final Box box;
    private final Opening opening;
    private final Sequence sequence;
    private final Acts acts;
    private final Decisions decisions;
    private final Objections objections;
    private final Conceal conceal;
    private final Invariants invariants;
    private final Views views;
    private final Questions questions;
    private final Computer<War> computer;

    /** The game as these data print it. @throws strategos.engine.config.BadData when they contradict the rules */
    public Sparta(GameData data) {
        Printed printed = Printed.read(data);
        Procedures rules = Procedures.of(printed);
        Topics topics = new Topics(printed, rules);
        sequence = new Sequence(printed, rules);
        opening = new Opening(printed, rules.losses());
        acts = new Acts(printed, sequence);
        decisions = new Decisions(printed, acts, sequence, topics);
        objections = new Objections(printed, topics);
        conceal = new Conceal(printed);
        invariants = new Invariants(printed, rules);
        views = new Views(printed, rules);
        questions = new Questions(printed, rules, acts);
        computer = new General(printed, rules);
        box = box(printed, topics);
    }

    private Box box(Printed printed, Topics topics) {
        List<Verb> verbs = new ArrayList<>(acts.verbs());
        verbs.addAll(questions.verbs());
        List<Scenario> scenarios = printed.scenarios().stream()
                .map(sheet -> new Scenario(sheet.id(), Text.of("scenario." + sheet.id()), SEATS, 2, 2))
                .toList();
        return new Box(
                ID,
                Text.of("game.title"),
                scenarios,
                List.of(
                        new Option(Opening.FORCES, Text.of("option.forces"), List.of("open", "concealed")),
                        new Option(Opening.ROAD, Text.of("option.road"), List.of("closed", "open"))),
                verbs,
                topics.all());
    }

    @Override
    public Box box() {
        return box;
    }

    @Override
    public Records<War> records() {
        // A combat keeps the number of its roll.
        return new Records<>(War.class, 3, SpartaEvent.class, List.of(Upcast.widened("proceeded", 1)));
    }

    @Override
    public War setUp(Setup setup) {
        return opening.setUp(setup);
    }

    @Override
    public War conceal(War state, Viewer viewer) {
        return conceal.from(state, viewer);
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
        Play<War> watched = watched(play);
        War before = play.state();
        acts.carryOut(watched, order);
        sequence.settle(watched, before);
    }

    @Override
    public void advance(Play<War> play) {
        sequence.advance(watched(play));
    }

    private Play<War> watched(Play<War> play) {
        return play.state().terms().concealed() ? new Lookout(conceal, play) : play;
    }

    @Override
    public boolean mayResign(War seen, Seat seat) {
        return SEATS.contains(seat) && !(seen.step() instanceof Step.Over);
    }

    @Override
    public void resign(Seat seat, Play<War> play) {
        Side side = Side.of(seat);
        play.happen(new Resigned(side));
        play.happen(new MatchEnded(side.other(), "resigned"));
    }

    @Override
    @Rule("16.0")
    public Optional<Result> result(War seen) {
        if (!(seen.step() instanceof Step.Over(Side winner, String reason))) {
            return Optional.empty();
        }
        Seat first = winner.seat();
        Seat second = winner.other().seat();
        String level = Integer.toString(seen.prestige().level());
        Text prestige = Views.level(seen.prestige().level());
        return Optional.of(new Result(
                List.of(
                        new Result.Place(1, first, level, Text.of("result.victory", "level", prestige)),
                        new Result.Place(2, second, level, Text.of("result.defeat"))),
                List.of(first),
                new Line(
                        Text.of("told.over", "side", winner.named(), "reason", new Arg.Name("reason", reason)),
                        "16.0")));
    }

    @Override
    public View view(War seen, Viewer viewer) {
        return views.of(seen, viewer);
    }

    @Override
    public Optional<Board> board(Event<War> event, War before) {
        return event instanceof SpartaEvent happened ? views.board(happened, before) : Optional.empty();
    }

    @Override
    public List<Offer> questions(War seen, Viewer viewer) {
        return questions.open(seen, viewer);
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
