package strategos.engine;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.Entry.Source;
import strategos.engine.box.Setup;
import strategos.engine.dice.Cause;
import strategos.engine.dice.Roll;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;

/**
 * Whether what a journal says came about by the rules: each order was legal where it was given, and what followed, with these
 * dice, is what the rules make of it. A journal anybody may have written is folded without a question by {@link Replay}; this
 * asks.
 *
 * @param <S> the game's position
 */
public record Audit<S>(Game<S> game) {
    private static final int MOST_STEPS = 100_000;

    /** Whether the entries are those of a start from that set-up. */
    public boolean started(Setup setup, List<Entry<S>> entries) {
        return holds(game.rules().setUp(setup), entries, table -> {});
    }

    /** Whether the entries are those of orders, one after the other, from that position. */
    public boolean ordered(S before, List<Entry<S>> entries) {
        S state = before;
        int from = 0;
        while (from < entries.size()) {
            int to = from + 1;
            while (to < entries.size() && !begins(entries.get(to))) {
                to++;
            }
            List<Entry<S>> ruling = entries.subList(from, to);
            if (!(ruling.getFirst() instanceof Entry.Ordered<S>(Order order, Source source))
                    || new Referee().refusal(game, state, order).isPresent()
                    || !holds(state, ruling, table -> table.carryOut(order, source))) {
                return false;
            }
            state = new Replay<>(game).position(state, ruling);
            from = to;
        }
        return true;
    }

    /** An order that somebody gave begins a ruling; one that stood answers within it. */
    private static boolean begins(Entry<?> entry) {
        return entry instanceof Entry.Ordered<?> ordered && ordered.source() != Source.STANDING_ORDER;
    }

    /** How a ruling begins. */
    private interface Beginning<S> {
        void on(Table<S> table);
    }

    private boolean holds(S before, List<Entry<S>> entries, Beginning<S> beginning) {
        try {
            Table<S> table = new Table<>(game, before, entries);
            beginning.on(table);
            for (int step = 0; step < MOST_STEPS && goesOn(table); step++) {
                if (!table.answer()) {
                    game.rules().advance(table);
                }
            }
            return !goesOn(table) && table.entries.equals(entries);
        } catch (RuntimeException otherwise) {
            // What is forged fails in its own ways.
            return false;
        }
    }

    private boolean goesOn(Table<S> table) {
        return game.rules().result(table.state()).isEmpty()
                && (table.standing() || game.rules().awaited(table.state()).isEmpty());
    }

    /** What came about is not what the journal says. */
    private static final class Differs extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Differs() {
            super(null, null, false, false);
        }
    }

    /** Carries out what the journal says, with the dice it says, and stops where it says otherwise. */
    private static final class Table<S> implements Play<S> {
        private final Game<S> game;
        private final List<Entry<S>> told;
        private final List<Entry<S>> entries = new ArrayList<>();
        private S state;

        Table(Game<S> game, S state, List<Entry<S>> told) {
            this.game = game;
            this.state = state;
            this.told = told;
        }

        private Entry<S> next() {
            if (entries.size() >= told.size()) {
                throw new Differs();
            }
            return told.get(entries.size());
        }

        private void enter(Entry<S> entry) {
            if (!next().equals(entry)) {
                throw new Differs();
            }
            entries.add(entry);
        }

        /** Whether the journal has a standing order answer now. */
        boolean standing() {
            return entries.size() < told.size() && told.get(entries.size()) instanceof Entry.Ordered<S>;
        }

        /** Lets the standing order answer that the journal says has answered; false where it says none. */
        boolean answer() {
            if (!standing() || !(next() instanceof Entry.Ordered<S>(Order order, Source source))) {
                return false;
            }
            Seat seat = order.seat();
            boolean fits = game.decisions()
                    .of(game.conceal(state, seat), seat)
                    .filter(decision -> decision.occasion().isPresent())
                    .flatMap(decision -> decision.offer(order.verb()))
                    .filter(offer -> legal(offer, order))
                    .isPresent();
            if (!fits) {
                throw new Differs();
            }
            carryOut(order, source);
            return true;
        }

        private static boolean legal(Offer offer, Order order) {
            return offer.refusal(order.call()).isEmpty();
        }

        void carryOut(Order order, Source source) {
            enter(new Entry.Ordered<>(order, source));
            if (order.verb().equals(Order.RESIGN)) {
                game.rules().resign(order.seat(), this);
            } else {
                game.rules().decide(order, this);
            }
        }

        @Override
        public S state() {
            return state;
        }

        @Override
        public void happen(Event<S> event) {
            enter(new Entry.Happened<>(event));
            state = event.apply(state);
        }

        @Override
        public Roll roll(Cause cause, int count, int sides) {
            return fallen(cause, count, sides, false);
        }

        @Override
        public Roll shuffle(Cause cause, int size) {
            return fallen(cause, size, size, true);
        }

        /** The roll that the journal has here, if it is the one that is asked for. */
        private Roll fallen(Cause cause, int count, int sides, boolean shuffle) {
            if (next() instanceof Entry.Rolled<S>(Roll roll)
                    && roll.cause().equals(cause)
                    && roll.sides() == sides
                    && roll.shuffle() == shuffle
                    && roll.result().size() == count) {
                enter(next());
                return roll;
            }
            throw new Differs();
        }
    }
}
