package strategos.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import strategos.engine.Seen.Concealment;
import strategos.engine.box.Box;
import strategos.engine.box.Setup;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.scene.Board;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.standing.Condition;
import strategos.engine.standing.Rest;
import strategos.engine.standing.StandingOrder;
import strategos.engine.standing.Topic;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** A game that does what another does, but for the one thing about it that a test changes by overriding. */
public class ChangedGame<S> {
    private final Game<S> game;

    public ChangedGame(Game<S> game) {
        this.game = game;
    }

    /** A game that begins in that position. */
    public static <S> Game<S> startingAt(S position, Game<S> game) {
        return new ChangedGame<>(game) {
            @Override
            protected S setUp(Setup setup) {
                return position;
            }
        }.game();
    }

    /** The changed game. */
    public Game<S> game() {
        return new Game<>(
                box(),
                game.records(),
                new ChangedRules(),
                new ChangedConcealment(),
                new ChangedDecisions(),
                new ChangedViews(),
                game.computer(),
                game.mind());
    }

    protected Box box() {
        return game.box();
    }

    protected S setUp(Setup setup) {
        return game.rules().setUp(setup);
    }

    protected S hide(S position, Viewer viewer) {
        return game.conceal(position, viewer).position();
    }

    protected SequencedMap<Seat, Text> awaited(S position) {
        return game.rules().awaited(position);
    }

    protected Optional<Decision> decision(Seen<S> seen, Seat seat) {
        return game.decisions().of(seen, seat);
    }

    protected Optional<Offer> offer(Seen<S> seen, Seat seat, String verb) {
        return decision(seen, seat).flatMap(decision -> decision.offer(verb));
    }

    protected void decide(Order order, Play<S> play) {
        game.rules().decide(order, play);
    }

    protected void advance(Play<S> play) {
        game.rules().advance(play);
    }

    protected boolean mayResign(S position, Seat seat) {
        return game.rules().mayResign(position, seat);
    }

    protected View view(Seen<S> seen) {
        return game.views().of(seen);
    }

    protected List<Rest> rests(Seen<S> seen, Seat seat) {
        return game.decisions().rests(seen, seat);
    }

    protected List<Text> stakes(Seen<S> seen, Seat asked) {
        return game.views().stakes(seen, asked);
    }

    private final class ChangedConcealment extends Concealment<S> {
        @Override
        protected S hide(S position, Viewer viewer) {
            return ChangedGame.this.hide(position, viewer);
        }
    }

    private final class ChangedRules implements Rules<S> {
        @Override
        public S setUp(Setup setup) {
            return ChangedGame.this.setUp(setup);
        }

        @Override
        public SequencedMap<Seat, Text> awaited(S position) {
            return ChangedGame.this.awaited(position);
        }

        @Override
        public Optional<Seat> turn(S position) {
            return game.rules().turn(position);
        }

        @Override
        public void decide(Order order, Play<S> play) {
            ChangedGame.this.decide(order, play);
        }

        @Override
        public void advance(Play<S> play) {
            ChangedGame.this.advance(play);
        }

        @Override
        public boolean mayResign(S position, Seat seat) {
            return ChangedGame.this.mayResign(position, seat);
        }

        @Override
        public boolean playsOn(S position, Seat seat) {
            return game.rules().playsOn(position, seat);
        }

        @Override
        public void resign(Seat seat, Play<S> play) {
            game.rules().resign(seat, play);
        }

        @Override
        public Optional<Result> result(S position) {
            return game.rules().result(position);
        }

        @Override
        public Optional<String> broken(S position) {
            return game.rules().broken(position);
        }
    }

    private final class ChangedDecisions implements Decisions<S> {
        @Override
        public Optional<Decision> of(Seen<S> seen, Seat seat) {
            return decision(seen, seat);
        }

        @Override
        public Optional<Offer> offer(Seen<S> seen, Seat seat, String verb) {
            return ChangedGame.this.offer(seen, seat, verb);
        }

        @Override
        public Optional<Line> closed(Seen<S> seen, Seat seat, String verb) {
            return game.decisions().closed(seen, seat, verb);
        }

        @Override
        public Optional<Line> barred(Seen<S> seen, Order order) {
            return game.decisions().barred(seen, order);
        }

        @Override
        public Optional<Line> objection(StandingOrder standing, Seen<S> seen) {
            return game.decisions().objection(standing, seen);
        }

        @Override
        public List<String> unseen(Seen<S> open, Seat seat) {
            return game.decisions().unseen(open, seat);
        }

        @Override
        public List<Rest> rests(Seen<S> seen, Seat seat) {
            return ChangedGame.this.rests(seen, seat);
        }

        @Override
        public SequencedMap<Call, Text> proposals(Seen<S> seen, Seat seat, Topic topic, Map<String, Condition> when) {
            return game.decisions().proposals(seen, seat, topic, when);
        }
    }

    private final class ChangedViews implements Views<S> {
        @Override
        public View of(Seen<S> seen) {
            return view(seen);
        }

        @Override
        public Optional<Board> board(Event<S> event, Seen<S> before) {
            return game.views().board(event, before);
        }

        @Override
        public List<Text> stakes(Seen<S> seen, Seat asked) {
            return ChangedGame.this.stakes(seen, asked);
        }

        @Override
        public List<Offer> queries(Seen<S> seen) {
            return game.views().queries(seen);
        }

        @Override
        public View answer(Call query, Seen<S> seen) {
            return game.views().answer(query, seen);
        }

        @Override
        public Optional<View> preview(Order order, Seen<S> seen) {
            return game.views().preview(order, seen);
        }
    }
}
