package strategos.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Entry.Source;
import strategos.engine.box.Setup;
import strategos.engine.dice.Cause;
import strategos.engine.dice.Dice;
import strategos.engine.dice.Roll;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.standing.StandingOrder;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/**
 * Runs every game alike: checks the order, lets the game decide, then, step by step, fires the standing orders that fit
 * (in the order of seats from the one whose turn it is, or else from the one who acted) or advances, until someone is awaited
 * or the match is over. The same arguments give the same ruling.
 */
public final class Referee {
    /** No game takes so many steps without asking anybody: a game that does has a loop. */
    private static final int MOST_STEPS = 100_000;

    /** Starts a match: from the set-up to the first question. */
    public <S> Ruling.Accepted<S> start(Game<S> game, Setup setup, Dice dice) {
        Table<S> table = new Table<>(game.rules().setUp(setup), dice);
        return run(game, table, setup.seats(), List.of(), 0);
    }

    /** Rules on an order. A refusal has touched no die. */
    public <S> Ruling<S> rule(
            Game<S> game,
            S state,
            List<Seat> seats,
            List<StandingOrder> standing,
            Order order,
            Source source,
            Dice dice) {
        if (!seats.contains(order.seat())) {
            return new Ruling.Refused<>(
                    new Line(Text.of("order.no-such-seat", "seat", order.seat().id(), "seats", seats)));
        }
        Optional<Line> refusal = refusal(game, state, order);
        if (refusal.isPresent()) {
            return new Ruling.Refused<>(refusal.get());
        }
        Table<S> table = new Table<>(state, dice);
        carryOut(game, table, order, source);
        return run(game, table, seats, standing, seats.indexOf(order.seat()));
    }

    /** Why the order is not legal now, for the eyes of its seat; empty when it is. */
    public <S> Optional<Line> refusal(Game<S> game, S state, Order order) {
        Seen<S> seen = game.conceal(state, order.seat());
        if (game.rules().result(state).isPresent()) {
            return Optional.of(new Line(Text.of("order.match-over")));
        }
        if (order.verb().equals(Order.RESIGN)) {
            return game.rules().mayResign(state, order.seat())
                            && order.call().values().isEmpty()
                    ? Optional.empty()
                    : Optional.of(new Line(Text.of("order.nothing-to-resign")));
        }
        Optional<Offer> offer = game.decisions().offer(seen, order.seat(), order.verb());
        if (offer.isPresent()) {
            return offer.get().refusal(order.call());
        }
        Optional<Decision> decision = game.decisions().of(seen, order.seat());
        Optional<Line> barred = game.decisions().barred(seen, order);
        if (barred.isPresent()) {
            return barred;
        }
        if (decision.isEmpty()) {
            List<Seat> awaited = List.copyOf(game.rules().awaited(state).keySet());
            return Optional.of(
                    new Line(Text.of("order.not-your-turn", "awaited", awaited), asked(game, state, awaited)));
        }
        List<String> open =
                decision.get().offers().stream().map(o -> o.verb().name()).toList();
        Line general = new Line(
                Text.of("order.verb-not-open", "verb", order.verb(), "open", open),
                decision.get().rule());
        return Optional.of(game.decisions()
                .closed(seen, order.seat(), order.verb())
                .map(why -> new Line(Text.of("order.verb-closed", "why", why.text(), "open", open), why.rule()))
                .orElse(general));
    }

    /** The rule behind the question to whoever is waited for, as everyone may see it. */
    private static <S> Optional<String> asked(Game<S> game, S state, List<Seat> awaited) {
        Seen<S> open = game.conceal(state, Viewer.EVERYONE);
        return awaited.stream()
                .findFirst()
                .flatMap(seat -> game.decisions().of(open, seat))
                .map(Decision::rule);
    }

    private <S> Ruling.Accepted<S> run(
            Game<S> game, Table<S> table, List<Seat> seats, List<StandingOrder> standing, int actor) {
        List<StandingOrder> left = new ArrayList<>(standing);
        for (int step = 0; step < MOST_STEPS; step++) {
            if (game.rules().result(table.state()).isPresent()) {
                return new Ruling.Accepted<>(table.state(), table.entries, List.of());
            }
            if (fire(game, table, seats, left, actor)) {
                continue;
            }
            if (!game.rules().awaited(table.state()).isEmpty()) {
                left.removeIf(s -> game.decisions()
                        .objection(s, game.conceal(table.state(), s.seat()))
                        .isPresent());
                return new Ruling.Accepted<>(table.state(), table.entries, left);
            }
            game.rules().advance(table);
        }
        // Not the position itself: the message may reach a log, and the position holds what is hidden.
        throw new IllegalStateException(game.box().id() + " goes on without asking anybody");
    }

    /** Fires the first standing order that fits, if one does. */
    private <S> boolean fire(Game<S> game, Table<S> table, List<Seat> seats, List<StandingOrder> left, int actor) {
        if (left.isEmpty()) {
            return false;
        }
        int first = game.rules().turn(table.state()).map(seats::indexOf).orElse(actor);
        for (int i = 1; i <= seats.size(); i++) {
            Seat seat = seats.get((first + i) % seats.size());
            if (left.stream().noneMatch(s -> s.seat().equals(seat))) {
                continue;
            }
            Optional<Decision> decision = game.decisions().of(game.conceal(table.state(), seat), seat);
            for (int at = 0; decision.isPresent() && at < left.size(); at++) {
                StandingOrder standing = left.get(at);
                if (standing.seat().equals(seat) && decision.get().fires(standing)) {
                    carryOut(game, table, new Order(seat, standing.answer()), Source.STANDING_ORDER);
                    if (standing.uses() <= 1) {
                        left.remove(at);
                    } else {
                        left.set(at, standing.used());
                    }
                    return true;
                }
            }
        }
        return false;
    }

    private static <S> void carryOut(Game<S> game, Table<S> table, Order order, Source source) {
        table.entries.add(new Entry.Ordered<>(order, source));
        if (order.verb().equals(Order.RESIGN)) {
            game.rules().resign(order.seat(), table);
        } else {
            game.rules().decide(order, table);
        }
    }

    /** The table on which an order is carried out: keeps the entries in the order in which they came about. */
    private static final class Table<S> implements Play<S> {
        private final Dice dice;
        private final List<Entry<S>> entries = new ArrayList<>();
        private S state;

        Table(S state, Dice dice) {
            this.state = state;
            this.dice = dice;
        }

        @Override
        public S state() {
            return state;
        }

        @Override
        public void happen(Event<S> event) {
            entries.add(new Entry.Happened<>(event));
            state = event.apply(state);
        }

        @Override
        public Roll roll(Cause cause, int count, int sides) {
            return record(dice.roll(cause, count, sides));
        }

        @Override
        public Roll shuffle(Cause cause, int size) {
            return record(dice.shuffle(cause, size));
        }

        private Roll record(Roll roll) {
            entries.add(new Entry.Rolled<>(roll));
            return roll;
        }
    }
}
