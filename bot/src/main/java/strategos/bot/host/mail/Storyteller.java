package strategos.bot.host.mail;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import strategos.engine.Entry;
import strategos.engine.Entry.Source;
import strategos.engine.Event;
import strategos.engine.Game;
import strategos.engine.Replay;
import strategos.engine.Seen;
import strategos.engine.dice.Chain;
import strategos.engine.dice.ChainDice.KeyedRoll;
import strategos.engine.dice.Roll;
import strategos.engine.offer.Order;
import strategos.engine.scene.Board;
import strategos.engine.scene.Strip;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Tells what a commit brought about, entry by entry: what all may know, and what the one who acted may know beyond it. */
public final class Storyteller {
    /**
     * The story.
     *
     * @param before the position before the first entry
     * @param rolls the rolls of the entries with their keys, in the order in which they fell
     * @param actor whose eyes the private part is for
     */
    public <S> Story tell(Game<S> game, S before, List<Entry<S>> entries, List<KeyedRoll> rolls, Optional<Seat> actor) {
        Telling<S> telling = new Telling<>(game, before, rolls, actor);
        entries.forEach(telling::tell);
        return telling.story();
    }

    /** A story being told. */
    private static final class Telling<S> {
        private final Game<S> game;
        private final Replay<S> replay;
        private final Iterator<KeyedRoll> rolls;
        private final Optional<Seat> actor;
        private final List<Story.Item> items = new ArrayList<>();
        private final List<Line> privately = new ArrayList<>();
        private final Map<Integer, KeyedRoll> lastOpen = new HashMap<>();
        private S state;
        private boolean milestone;

        Telling(Game<S> game, S before, List<KeyedRoll> made, Optional<Seat> actor) {
            this.game = game;
            this.replay = new Replay<>(game);
            this.state = before;
            this.rolls = made.iterator();
            made.stream()
                    .filter(roll -> roll.roll().cause().chain() == Chain.OPEN)
                    .forEach(roll -> lastOpen.put(roll.entry(), roll));
            this.actor = actor;
        }

        void tell(Entry<S> entry) {
            switch (entry) {
                case Entry.Ordered<S>(Order order, Source source) -> ordered(order, source);
                case Entry.Rolled<S> rolled -> rolled();
                case Entry.Happened<S> happened -> happened(happened);
            }
        }

        /** That a person or a computer gave an order shows in what came of it; that it was given beforehand is worth a line. */
        private void ordered(Order order, Source source) {
            switch (source) {
                case STANDING_ORDER -> add(new Line(Text.of("host.story.standing", "seat", order.seat())));
                case PLAYER, COMPUTER, CLOCK -> {}
            }
            if (order.verb().equals(Order.RESIGN)) {
                add(new Line(Text.of("host.story.resigned", "seat", order.seat())));
            }
        }

        /** A key gives away those before it, so the last one of a chain serves for all open rolls of the commit. */
        private void rolled() {
            KeyedRoll roll = rolls.next();
            boolean last = roll.equals(lastOpen.get(roll.entry()));
            add(new DiceLine(roll.roll(), last ? Optional.of(roll.key()) : Optional.empty()).line());
        }

        private void happened(Entry.Happened<S> entry) {
            Event<S> event = entry.event();
            Optional<Line> told = replay.told(state, entry, Viewer.EVERYONE);
            Seen<S> open = game.conceal(state, Viewer.EVERYONE);
            Optional<Strip> strip = event.strip(open);
            Optional<Board> board = game.views().board(event, open);
            told.or(() -> strip.map(Strip::title)
                            .or(() -> board.map(Board::title))
                            .map(title -> new Line(title)))
                    .ifPresent(line -> items.add(new Story.Item(line, strip, board)));
            actor.flatMap(seat -> replay.told(state, entry, seat))
                    .filter(line -> !told.equals(Optional.of(line)))
                    .ifPresent(privately::add);
            milestone |= event.milestone();
            state = event.apply(state);
        }

        Story story() {
            return new Story(Repeats.folded(items), milestone, Repeats.of(privately));
        }

        private void add(Line line) {
            items.add(Story.Item.of(line));
        }
    }

    /**
     * A roll in one line that hides what is sealed: index, faces, purpose.
     *
     * @param key its key, where it is published with this line
     */
    record DiceLine(Roll roll, Optional<String> key) {
        Line line() {
            Line purpose = roll.cause().purpose();
            if (roll.cause().chain() == Chain.SEALED) {
                return new Line(
                        Text.of("host.story.sealed", "index", roll.index(), "purpose", purpose.text()), purpose.rule());
            }
            Text made =
                    Text.of("host.story.roll", "index", roll.index(), "result", result(), "purpose", purpose.text());
            return new Line(key.map(k -> Text.of("host.story.roll.key", "roll", made, "key", k))
                    .orElse(made));
        }

        /** The order of a long shuffle is in the log; a line has no room for it. */
        private Text result() {
            return roll.shuffle()
                    ? Text.of("host.story.shuffled", "size", roll.sides())
                    : Text.of(
                            "host.story.faces",
                            "faces",
                            roll.result().stream().map(String::valueOf).collect(Collectors.joining(" ")),
                            "count",
                            roll.result().size(),
                            "sides",
                            roll.sides());
        }
    }

    /** What one order tells several times in the same words, such as units put down one by one, is told once, with how often. */
    static final class Repeats {
        private Repeats() {}

        /** The items, those without a picture folded: never across one with a picture, which stays where it is. */
        static List<Story.Item> folded(List<Story.Item> items) {
            List<Story.Item> all = new ArrayList<>();
            List<Line> plain = new ArrayList<>();
            for (Story.Item item : items) {
                if (item.strip().isPresent() || item.board().isPresent()) {
                    of(plain).forEach(line -> all.add(Story.Item.of(line)));
                    plain.clear();
                    all.add(item);
                } else {
                    plain.add(item.line());
                }
            }
            of(plain).forEach(line -> all.add(Story.Item.of(line)));
            return all;
        }

        /** The lines, each where it stood first. */
        static List<Line> of(List<Line> lines) {
            Map<Line, Integer> times = new LinkedHashMap<>();
            lines.forEach(line -> times.merge(line, 1, Integer::sum));
            List<Line> once = new ArrayList<>();
            times.forEach((line, n) -> once.add(
                    n == 1 ? line : new Line(Text.of("host.story.times", "line", line.text(), "n", n), line.rule())));
            return once;
        }
    }
}
