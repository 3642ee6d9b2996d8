package strategos.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import strategos.engine.box.Box;
import strategos.engine.box.Setup;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.scene.Board;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.standing.Condition;
import strategos.engine.standing.StandingOrder;
import strategos.engine.standing.Topic;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** A game that does what another does; tests change one thing about it. */
public class ForwardingGame<S> implements Game<S> {
    private final Game<S> game;

    public ForwardingGame(Game<S> game) {
        this.game = game;
    }

    @Override
    public Box box() {
        return game.box();
    }

    @Override
    public Records<S> records() {
        return game.records();
    }

    @Override
    public S setUp(Setup setup) {
        return game.setUp(setup);
    }

    @Override
    public S conceal(S state, Viewer viewer) {
        return game.conceal(state, viewer);
    }

    @Override
    public SequencedMap<Seat, Text> awaited(S seen) {
        return game.awaited(seen);
    }

    @Override
    public Optional<Line> closed(S seen, Seat seat, String verb) {
        return game.closed(seen, seat, verb);
    }

    @Override
    public Optional<Decision> decision(S seen, Seat seat) {
        return game.decision(seen, seat);
    }

    @Override
    public Optional<Line> barred(S seen, Order order) {
        return game.barred(seen, order);
    }

    @Override
    public SequencedMap<Call, Text> proposals(S seen, Seat seat, Topic topic, Map<String, Condition> when) {
        return game.proposals(seen, seat, topic, when);
    }

    @Override
    public void decide(Order order, Play<S> play) {
        game.decide(order, play);
    }

    @Override
    public void advance(Play<S> play) {
        game.advance(play);
    }

    @Override
    public boolean mayResign(S seen, Seat seat) {
        return game.mayResign(seen, seat);
    }

    @Override
    public void resign(Seat seat, Play<S> play) {
        game.resign(seat, play);
    }

    @Override
    public Optional<Result> result(S seen) {
        return game.result(seen);
    }

    @Override
    public View view(S seen, Viewer viewer) {
        return game.view(seen, viewer);
    }

    @Override
    public Optional<Board> board(Event<S> event, S before) {
        return game.board(event, before);
    }

    @Override
    public List<Offer> questions(S seen, Viewer viewer) {
        return game.questions(seen, viewer);
    }

    @Override
    public View answer(Call question, S seen, Viewer viewer) {
        return game.answer(question, seen, viewer);
    }

    @Override
    public Optional<View> preview(Order order, S seen) {
        return game.preview(order, seen);
    }

    @Override
    public Optional<Line> objection(StandingOrder standing, S seen) {
        return game.objection(standing, seen);
    }

    @Override
    public Computer<S> computer() {
        return game.computer();
    }

    @Override
    public Optional<String> broken(S state) {
        return game.broken(state);
    }
}
