package strategos.bot.host.mail;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import strategos.bot.host.mail.Piece.Opening;
import strategos.bot.host.mail.Piece.Rolls;
import strategos.bot.host.mail.Piece.SeatFigures;
import strategos.engine.Chapter;
import strategos.engine.Entry;
import strategos.engine.Entry.Source;
import strategos.engine.Event;
import strategos.engine.Game;
import strategos.engine.Replay;
import strategos.engine.Seen;
import strategos.engine.dice.Chain;
import strategos.engine.dice.ChainDice.KeyedRoll;
import strategos.engine.dice.Roll;
import strategos.engine.kit.Strips;
import strategos.engine.offer.Order;
import strategos.engine.scene.Board;
import strategos.engine.scene.Strip;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** Tells what a commit brought about, entry by entry: what all may know, and what the one who acted may know beyond it. */
public final class Storyteller {
    private static final String STANDING = "host.story.standing";

    /**
     * The story.
     *
     * @param before the position before the first entry
     * @param rolls the rolls of the entries with their keys, in the order in which they fell
     * @param origin whose doing it is
     * @param actor whose eyes the private part is for
     */
    public <S> Story tell(
            Game<S> game,
            S before,
            List<Entry<S>> entries,
            List<KeyedRoll> rolls,
            Piece.Origin origin,
            List<Seat> seats,
            Optional<Seat> actor) {
        Telling<S> telling = new Telling<>(game, before, rolls, origin, seats, actor);
        entries.forEach(telling::tell);
        return telling.story();
    }

    /** A story being told. */
    private static final class Telling<S> {
        private final Game<S> game;
        private final Replay<S> replay;
        private final Iterator<KeyedRoll> rolls;
        private final Piece.Origin origin;
        private final List<Seat> seats;
        private final Optional<Seat> actor;
        private final List<Piece> pieces = new ArrayList<>();
        private final List<Line> privately = new ArrayList<>();
        private PieceBuilder piece;
        private boolean told;
        private S state;
        private Optional<Seat> answering = Optional.empty();

        Telling(
                Game<S> game,
                S before,
                List<KeyedRoll> made,
                Piece.Origin origin,
                List<Seat> seats,
                Optional<Seat> actor) {
            this.game = game;
            this.replay = new Replay<>(game);
            this.state = before;
            this.rolls = made.iterator();
            this.origin = origin;
            this.seats = seats;
            this.actor = actor;
            this.piece = new PieceBuilder(Optional.empty(), origin);
        }

        void tell(Entry<S> entry) {
            answered(entry);
            switch (entry) {
                case Entry.Ordered<S>(Order order, Source source) -> ordered(order, source);
                case Entry.Rolled<S> rolled -> piece.rolled(rolls.next());
                case Entry.Happened<S> happened -> happened(happened);
            }
        }

        /**
         * A standing order that has answered is told with the first that came of it; where its seat alone is told that, it alone
         * may know of the standing order, too.
         */
        private void answered(Entry<S> next) {
            if (answering.isEmpty()) {
                return;
            }
            Seat seat = answering.get();
            answering = Optional.empty();
            boolean unseen = replay.told(state, next, Viewer.EVERYONE).isEmpty()
                    && replay.told(state, next, seat).isPresent();
            if (!unseen) {
                piece.line(new Line(Text.of(STANDING, "seat", seat)));
            }
        }

        /** That an order was given, or a seat given up, shows in what came of it; that it was given beforehand is worth a line. */
        private void ordered(Order order, Source source) {
            if (source == Source.STANDING_ORDER) {
                answering = Optional.of(order.seat());
            }
        }

        private void happened(Entry.Happened<S> entry) {
            Event<S> event = entry.event();
            Optional<Line> line = replay.told(state, entry, Viewer.EVERYONE);
            told |= line.isPresent();
            Seen<S> open = game.conceal(state, Viewer.EVERYONE);
            Optional<Chapter> chapter = event.chapter(open);
            chapter.ifPresent(begun -> begin(begun, open));
            Optional<Board> board = game.views().board(event, open);
            boolean weighty = event.milestone() || board.isPresent();
            if (chapter.isEmpty() && !event.pending() && !event.routine()) { // headings say what begins, dice what fell
                line.ifPresent(one -> piece.line(weighty ? one : new Line(one.text()), event.adds()));
            }
            event.strip(open).ifPresent(strip -> piece.strip(strip, event.pending()));
            board.ifPresent(piece::board);
            actor.flatMap(seat -> replay.told(state, entry, seat))
                    .filter(own -> !line.equals(Optional.of(own)))
                    .ifPresent(privately::add);
            state = event.apply(state);
        }

        private void begin(Chapter chapter, Seen<S> open) {
            piece.built().ifPresent(pieces::add);
            List<SeatFigures> figures = new ArrayList<>();
            figures.add(new SeatFigures(Optional.empty(), game.views().figures(open, Optional.empty())));
            for (Seat seat : seats) {
                figures.add(new SeatFigures(Optional.of(seat), game.views().figures(open, Optional.of(seat))));
            }
            figures.removeIf(one -> one.figures().isEmpty());
            piece = new PieceBuilder(Optional.of(new Opening(chapter, figures)), origin);
        }

        Story story() {
            piece.built().ifPresent(pieces::add);
            return new Story(pieces, Repeats.of(privately), told || !pieces.isEmpty());
        }
    }

    /** A piece being told. */
    private static final class PieceBuilder {
        private final Optional<Opening> opening;
        private final Piece.Origin origin;
        private final List<Line> lines = new ArrayList<>();
        private final List<Line> print = new ArrayList<>();
        private final List<KeyedRoll> open = new ArrayList<>();
        private final Map<Integer, Strip> strips = new TreeMap<>();
        private final List<Board> boards = new ArrayList<>();
        private final Set<Integer> pending = new TreeSet<>();
        private final Set<String> adding = new TreeSet<>();

        PieceBuilder(Optional<Opening> opening, Piece.Origin origin) {
            this.opening = opening;
            this.origin = origin;
        }

        void line(Line line) {
            lines.add(line);
        }

        void line(Line line, boolean adds) {
            line(line);
            if (adds) {
                adding.add(line.text().key());
            }
        }

        /** What is sealed is told without its faces. */
        void rolled(KeyedRoll roll) {
            if (roll.roll().cause().chain() == Chain.OPEN) {
                open.add(roll);
            } else {
                print.add(sealed(roll.roll()));
            }
        }

        private static Line sealed(Roll roll) {
            Line purpose = roll.cause().purpose();
            return new Line(Text.of("host.story.sealed", "index", roll.index(), "purpose", purpose.text()));
        }

        /** The last reading of a roll holds. */
        void strip(Strip strip, boolean open) {
            strips.put(strip.index(), strip);
            if (open) {
                pending.add(strip.index());
            } else {
                pending.remove(strip.index());
            }
        }

        void board(Board board) {
            boards.add(board);
        }

        /** Nothing where nothing was told. */
        Optional<Piece> built() {
            open.forEach(roll -> strips.computeIfAbsent(roll.roll().index(), index -> plain(roll.roll())));
            Piece piece = new Piece(
                    opening,
                    origin,
                    Repeats.of(Sums.of(lines, adding)),
                    Repeats.of(print),
                    List.copyOf(strips.values()),
                    boards,
                    runs(open),
                    List.copyOf(pending),
                    List.copyOf(adding));
            return piece.empty() ? Optional.empty() : Optional.of(piece);
        }

        /** A roll that the game makes no picture of. */
        private static Strip plain(Roll roll) {
            Line purpose = roll.cause().purpose();
            Text made = roll.shuffle() ? Text.of("host.dice.shuffled") : Text.of("host.dice.made", "n", roll.sum());
            return Strips.of(purpose.text(), Text.of("host.dice.citation"), "", roll.sides())
                    .rolled(roll.index(), roll.shuffle() ? List.of() : roll.result())
                    .meaning(made, purpose.text());
        }

        /** A key gives away those before it on its chain, and on no other. */
        private static List<Rolls> runs(List<KeyedRoll> rolls) {
            List<Rolls> runs = new ArrayList<>();
            int entry = 0;
            for (KeyedRoll roll : rolls) {
                int index = roll.roll().index();
                List<Integer> faces =
                        roll.roll().shuffle() ? List.of() : roll.roll().result();
                Rolls one = new Rolls(roll.entry(), index, index, roll.key(), List.of(faces));
                boolean same = roll.entry() == entry && !runs.isEmpty();
                runs.add(same ? runs.removeLast().and(one) : one);
                entry = roll.entry();
            }
            return runs;
        }
    }

    /** What is told several times in the same words, such as units put down one by one, is told once, with how often. */
    static final class Repeats {
        private static final String TIMES = "host.story.times";

        /** Told of what is still to come, so it says itself how often, and no count stands before it. */
        private static final String STANDINGS = "host.story.standings";

        private static final String TIMES_TOLD = "n";

        private Repeats() {}

        /**
         * The lines of one order, each where it stood first; but what is told by a rule never moves before a line that is told only
         * once, lest a loss stands before the throw that made it.
         */
        static List<Line> of(List<Line> lines) {
            Map<Line, Integer> all = new HashMap<>();
            lines.forEach(line -> all.merge(line, 1, Integer::sum));
            List<Told> kept = new ArrayList<>();
            Map<Line, Integer> open = new HashMap<>();
            for (Line line : lines) {
                if (all.get(line) == 1) {
                    open.keySet().removeIf(told -> told.rule().isPresent());
                }
                Integer place = open.putIfAbsent(line, kept.size());
                if (place == null) {
                    kept.add(new Told(line, 1));
                } else {
                    kept.set(place, kept.get(place).more(1));
                }
            }
            return kept.stream().map(Told::words).toList();
        }

        /** Both as one, where they are the same but for how often. */
        static Optional<Line> joined(Line line, Line next) {
            Told one = Told.of(line);
            Told other = Told.of(next);
            return one.line.equals(other.line)
                    ? Optional.of(one.more(other.times).words())
                    : Optional.empty();
        }

        /** A line, and how often it is told. */
        private record Told(Line line, int times) {
            static Told of(Line line) {
                Map<String, Arg> with = line.text().with();
                if (!(with.get(TIMES_TOLD) instanceof Arg.Count(int times))) {
                    return new Told(line, 1);
                }
                return switch (line.text().key()) {
                    case TIMES ->
                        with.get("line") instanceof Arg.Nested(Text text)
                                ? new Told(new Line(text, line.rule()), times)
                                : new Told(line, 1);
                    case STANDINGS -> {
                        Map<String, Arg> once = new HashMap<>(with);
                        once.remove(TIMES_TOLD);
                        yield new Told(new Line(new Text(STANDING, once), line.rule()), times);
                    }
                    default -> new Told(line, 1);
                };
            }

            Told more(int again) {
                return new Told(line, times + again);
            }

            Line words() {
                if (times == 1) {
                    return line;
                }
                return new Line(
                        line.text().key().equals(STANDING)
                                ? standings()
                                : Text.of(TIMES, "line", line.text(), TIMES_TOLD, times),
                        line.rule());
            }

            private Text standings() {
                Map<String, Arg> with = new HashMap<>(line.text().with());
                with.put(TIMES_TOLD, new Arg.Count(times));
                return new Text(STANDINGS, with);
            }
        }
    }

    /** What adds up is told once: "sends 1 ship" and "sends 1 ship and 2 men" is "sends 2 ships and 2 men". */
    static final class Sums {
        private Sums() {}

        /**
         * The lines, each where it stood first.
         *
         * @param adding the keys of those that add up; whatever is told between two of them parts them
         */
        static List<Line> of(List<Line> lines, Collection<String> adding) {
            List<Line> kept = new ArrayList<>();
            for (Line line : lines) {
                find(kept, line, adding)
                        .ifPresentOrElse(found -> kept.set(found.place(), found.line()), () -> kept.add(line));
            }
            return kept;
        }

        /** A line in the place of an earlier one. */
        record Found(int place, Line line) {}

        /** The earlier line to which that one adds, and both as one; those with which the told ones end are looked at. */
        static Optional<Found> find(List<Line> told, Line line, Collection<String> adding) {
            String key = line.text().key();
            if (!adding.contains(key)) {
                return Optional.empty();
            }
            for (int i = told.size() - 1; i >= 0 && told.get(i).text().key().equals(key); i--) {
                Line earlier = told.get(i);
                Optional<Text> sum =
                        earlier.rule().equals(line.rule()) ? sum(earlier.text(), line.text()) : Optional.empty();
                if (sum.isPresent()) {
                    return Optional.of(new Found(i, new Line(sum.get(), line.rule())));
                }
            }
            return Optional.empty();
        }

        /** Both as one, where nothing but numbers and lists differs. */
        private static Optional<Text> sum(Text one, Text other) {
            if (!one.key().equals(other.key())
                    || !one.with().keySet().equals(other.with().keySet())) {
                return Optional.empty();
            }
            Map<String, Arg> with = new HashMap<>();
            for (Map.Entry<String, Arg> value : one.with().entrySet()) {
                Optional<Arg> sum = sum(value.getValue(), other.with().get(value.getKey()));
                if (sum.isEmpty()) {
                    return Optional.empty();
                }
                with.put(value.getKey(), sum.get());
            }
            return Optional.of(new Text(one.key(), with));
        }

        private static Optional<Arg> sum(Arg one, Arg other) {
            if (one instanceof Arg.Count(int n) && other instanceof Arg.Count(int more)) {
                return Optional.of(new Arg.Count(n + more));
            }
            if (one instanceof Arg.Many(List<Arg> list) && other instanceof Arg.Many(List<Arg> more)) {
                return sum(list, more).map(Arg.Many::new);
            }
            return one.equals(other) ? Optional.of(one) : Optional.empty();
        }

        /** All that both name; nothing where they name the same that has no number, such as a leader. */
        private static Optional<List<Arg>> sum(List<Arg> list, List<Arg> more) {
            List<Arg> all = new ArrayList<>(list);
            for (Arg next : more) {
                if (!count(all, next)) {
                    if (all.contains(next)) {
                        return Optional.empty();
                    }
                    all.add(next);
                }
            }
            return Optional.of(all);
        }

        private static boolean count(List<Arg> all, Arg next) {
            for (int i = 0; i < all.size(); i++) {
                Optional<Arg> both = counted(all.get(i), next);
                if (both.isPresent()) {
                    all.set(i, both.get());
                    return true;
                }
            }
            return false;
        }

        private static Optional<Arg> counted(Arg one, Arg other) {
            return one instanceof Arg.Nested(Text text)
                            && other instanceof Arg.Nested(Text next)
                            && text.with().values().stream().anyMatch(Arg.Count.class::isInstance)
                    ? sum(text, next).map(Arg.Nested::new)
                    : Optional.empty();
        }
    }
}
