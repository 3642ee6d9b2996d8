package strategos.bot.host.history;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import strategos.bot.host.Recap.Change;
import strategos.bot.host.Recap.Part;
import strategos.bot.host.Recap.Told;
import strategos.bot.host.live.CommittedMatch;
import strategos.engine.Chapter;
import strategos.engine.Entry;
import strategos.engine.Event;
import strategos.engine.Game;
import strategos.engine.Replay;
import strategos.engine.Seen;
import strategos.engine.View.Figure;
import strategos.engine.dice.Chain;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;
import strategos.storage.match.Journal.JournalRow;

/**
 * What one viewer missed, gathered while the journal is read: chapters with what became of their figures, as everyone may know
 * it, and what was done to the viewer, as the viewer may.
 *
 * @param <S> the game's position
 */
public final class Missed<S> {
    /** Sentences of what was done to the viewer in one message: the last of them. */
    private static final int DONE = 2;

    private final Game<S> game;
    private final Replay<S> replay;
    private final Viewer viewer;
    private final long from;
    private final Supplier<Optional<Chapter>> earlier;
    private final List<Told> told = new ArrayList<>();
    private S state;
    private JournalRow row;
    private Optional<String> message = Optional.empty();
    private Optional<String> next = Optional.empty();
    private Optional<Chapter> chapter = Optional.empty();

    /** The message with which the match, and the chapter that is told now, begin, where they begin in what is read. */
    private Optional<Optional<String>> beginning = Optional.empty();

    private Optional<Optional<String>> heading = Optional.empty();
    private boolean looked;
    private Optional<MissedReport> report = Optional.empty();
    private int rolls;

    /**
     * Nothing yet.
     *
     * @param from the version from which on it is gathered; what is read before gives the heading
     * @param earlier looks for the chapter under way where what is read begins
     */
    Missed(CommittedMatch<S> match, Viewer viewer, long from, Supplier<Optional<Chapter>> earlier) {
        this.game = match.file().game();
        this.replay = new Replay<>(game);
        this.viewer = viewer;
        this.from = from;
        this.earlier = earlier;
    }

    /** A message being gathered, with the chapter of it that is told now. */
    private final class MissedReport {
        private final Optional<String> shownBy;
        private final List<Part> parts = new ArrayList<>();
        private final List<Line> done = new ArrayList<>();
        private final List<Figure> mine = own();
        private Optional<Line> last = Optional.empty();
        private List<Figure> before = figures();
        private boolean weighty;
        private boolean begun;

        MissedReport(Optional<String> shownBy) {
            this.shownBy = shownBy;
        }

        /** Ends the chapter that is told now; one of which nothing was told is none. */
        void endPart() {
            List<Change> changes = changes(before, figures());
            if (begun || last.isPresent() || !changes.isEmpty()) {
                parts.add(new Part(title(), isOwn(), changes, last));
            }
            last = Optional.empty();
            weighty = false;
            begun = false;
        }

        /** As the message is called that begins with it, or goes on. */
        private Text title() {
            Optional<Text> title = chapter().map(Chapter::title);
            if (title.isEmpty()) {
                boolean first = beginning.equals(Optional.of(shownBy));
                return Text.of(first ? "host.report.begins" : "host.report.goes-on");
            }
            return heading.equals(Optional.of(shownBy))
                    ? title.get()
                    : Text.of("host.report.continued", "chapter", title.get());
        }

        /** A fight or a loss is worth more than what followed from it. */
        void last(Line line, boolean milestone) {
            if (milestone || !weighty) {
                last = Optional.of(line);
                weighty = milestone;
            }
        }

        void beginPart() {
            before = figures();
            begun = true;
        }

        Optional<Told> end() {
            endPart();
            if (parts.isEmpty() && !done.isEmpty()) {
                parts.add(new Part(title(), isOwn(), List.of(), Optional.empty()));
            }
            List<Change> own = parts.stream().anyMatch(Part::own) ? List.of() : changes(mine, own());
            return parts.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new Told(
                            shownBy, parts, own, done.subList(Math.max(0, done.size() - DONE), done.size())));
        }
    }

    void at(S position) {
        state = position;
    }

    /**
     * A row of the journal begins.
     *
     * @param shownBy the message that shows it, or the first part of it
     * @param then the message that begins with a chapter in it
     */
    void begin(JournalRow begun, Optional<String> shownBy, Optional<String> then) {
        row = begun;
        if (report.isPresent() && !shownBy.equals(message)) {
            close();
        }
        message = shownBy;
        next = then;
        if (begun.version() == 1) {
            beginning = Optional.of(message);
        }
    }

    void read(Entry<S> entry) {
        switch (entry) {
            case Entry.Ordered<S> ordered -> {}
            case Entry.Rolled<S> rolled ->
                rolls += gathers() && rolled.roll().cause().chain() == Chain.OPEN ? 1 : 0;
            case Entry.Happened<S> happened -> happened(happened);
        }
    }

    /** What was done is taken back, and that alone is told. */
    void takenBack(S position, List<Entry<S>> entries, Optional<Line> said) {
        if (gathers()) {
            said.ifPresent(line -> open().last(line, true));
        }
        state = replay.position(position, entries);
    }

    private void happened(Entry.Happened<S> entry) {
        Event<S> event = entry.event();
        Seen<S> open = game.conceal(state, Viewer.EVERYONE);
        Optional<Chapter> begun = event.chapter(open);
        begun.ifPresent(this::turn);
        if (gathers() && begun.isEmpty() && !event.pending() && !event.routine()) {
            Optional<Line> all = event.tell(open);
            all.ifPresent(line -> open().last(new Line(line.text()), event.milestone()));
            if (viewer instanceof Seat seat) {
                replay.told(state, entry, seat)
                        .filter(line -> !row.seat().equals(Optional.of(seat.id())))
                        .filter(line ->
                                !Optional.of(line).equals(all) || (event.milestone() && names(line.text(), seat)))
                        .ifPresent(line -> open().done.add(line));
            }
        }
        state = event.apply(state);
    }

    /** Another chapter begins, in the same message or in the next. */
    private void turn(Chapter begun) {
        if (next.isPresent()) {
            close();
            message = next;
            next = Optional.empty();
        } else {
            report.ifPresent(MissedReport::endPart);
        }
        chapter = Optional.of(begun);
        heading = Optional.of(message);
        if (gathers()) {
            open().beginPart();
        }
    }

    /** The chapter that is told now; it may have begun long before. */
    Optional<Chapter> chapter() {
        if (chapter.isEmpty() && !looked) {
            looked = true;
            chapter = earlier.get();
        }
        return chapter;
    }

    private boolean gathers() {
        return row.version() >= from;
    }

    private MissedReport open() {
        if (report.isEmpty()) {
            report = Optional.of(new MissedReport(message));
        }
        return report.get();
    }

    private void close() {
        report.flatMap(MissedReport::end).ifPresent(told::add);
        report = Optional.empty();
    }

    /** Everything that was told. */
    List<Told> told() {
        close();
        return List.copyOf(told);
    }

    int rolls() {
        return rolls;
    }

    private boolean isOwn() {
        return chapter().flatMap(Chapter::seat).filter(viewer::equals).isPresent();
    }

    private List<Figure> figures() {
        return figures(chapter().flatMap(Chapter::seat));
    }

    /** The viewer's, where they are not those of the match as a whole. */
    private List<Figure> own() {
        if (!(viewer instanceof Seat seat)) {
            return List.of();
        }
        List<Figure> own = figures(Optional.of(seat));
        return own.equals(figures(Optional.empty())) ? List.of() : own;
    }

    private List<Figure> figures(Optional<Seat> seat) {
        return game.views().figures(game.conceal(state, Viewer.EVERYONE), seat);
    }

    private static List<Change> changes(List<Figure> before, List<Figure> now) {
        List<Change> changes = new ArrayList<>();
        for (int i = 0; i < Math.min(before.size(), now.size()); i++) {
            Text was = before.get(i).value();
            Text is = now.get(i).value();
            if (!was.equals(is)) {
                changes.add(new Change(now.get(i).name(), was, is));
            }
        }
        return changes;
    }

    /** Whether the sentence speaks of the seat, by whatever the game calls it. */
    private static boolean names(Text text, Seat seat) {
        return text.with().values().stream().anyMatch(arg -> names(arg, seat));
    }

    private static boolean names(Arg arg, Seat seat) {
        return switch (arg) {
            case Arg.Name(String kind, String id) -> id.equals(seat.id());
            case Arg.Nested(Text text) -> names(text, seat);
            case Arg.Many(List<Arg> list) -> list.stream().anyMatch(one -> names(one, seat));
            case Arg.Count count -> false;
            case Arg.Typed typed -> false;
        };
    }
}
