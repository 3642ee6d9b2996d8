package strategos.bot.host.proposal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.Motion.Point;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.live.MatchLoader;
import strategos.bot.host.transaction.CommitBuilder.AcceptedOrder;
import strategos.engine.Chapter;
import strategos.engine.Entry;
import strategos.engine.Event;
import strategos.engine.Game;
import strategos.engine.Replay;
import strategos.engine.dice.Chain;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Text.Line;
import strategos.storage.match.Journal;
import strategos.storage.match.Journal.JournalRow;

/**
 * Where a match can go back to, made from what everyone was told alone: orders that nobody else knows of are neither counted
 * nor named, and go along with those that are.
 */
record RewindPoints(Journal journal, MatchLoader loader) {
    /** Rows of the journal that still count, and are read back. */
    static final int ROWS = 200;

    /** Points that are offered. */
    static final int MOST = 100;

    /**
     * An order of which everyone was told.
     *
     * @param begun the chapter that had begun since the one before it
     * @param within the chapter that had begun last
     */
    private record Told(long version, Line first, int rollsBefore, Optional<Chapter> begun, Optional<Chapter> within) {}

    /** The points, the nearest first. */
    <S> List<Point> of(CommittedMatch<S> match) {
        if (match.version() == 0) {
            return List.of();
        }
        List<JournalRow> rows = rows(match);
        Replay<S> replay = new Replay<>(match.file().game());
        long from = rows.isEmpty() ? match.version() : before(rows.getFirst());
        S state = loader.position(match.file(), match.facts().setup().orElseThrow(), from);
        List<Told> orders = new ArrayList<>();
        int rolls = 0;
        Optional<Chapter> begun = Optional.empty();
        Optional<Chapter> within = Optional.empty();
        for (JournalRow row : rows) {
            List<Entry<S>> entries = match.file().codec().readEntries(row.entries());
            if (row.kind().equals(AcceptedOrder.ORDER)) {
                List<Line> story = replay.story(state, entries, Viewer.EVERYONE);
                if (!story.isEmpty()) {
                    orders.add(new Told(row.version(), story.getFirst(), rolls, begun, within));
                    begun = Optional.empty();
                }
            }
            rolls += open(entries);
            for (Entry<S> entry : entries) {
                begun = chapter(match.file().game(), state, entry, begun);
                state = replay.position(state, List.of(entry));
            }
            within = begun.isPresent() ? begun : within;
        }
        return points(orders, rolls, within);
    }

    /** The seats of the people who play on now, or would again: giving up would be undone, too. */
    <S> List<Holder> concerned(CommittedMatch<S> match, Point to) {
        S earlier = loader.position(match.file(), match.facts().setup().orElseThrow(), to.version());
        List<Holder> now = match.players();
        List<Holder> then = match.moved(match.facts(), earlier, match.dice()).players();
        return match.seats().stream()
                .filter(holder -> now.contains(holder) || then.contains(holder))
                .toList();
    }

    /** The last chapter that has begun; it begins a frame where one before it, of which nothing was told, did. */
    private static <S> Optional<Chapter> chapter(Game<S> game, S state, Entry<S> entry, Optional<Chapter> begun) {
        if (!(entry instanceof Entry.Happened<S>(Event<S> event))) {
            return begun;
        }
        boolean frame = begun.filter(Chapter::frame).isPresent();
        return event.chapter(game.conceal(state, Viewer.EVERYONE))
                .map(next -> new Chapter(next.title(), next.seat(), next.style(), frame || next.frame(), next.framed()))
                .or(() -> begun);
    }

    private static List<Point> points(List<Told> orders, int rolls, Optional<Chapter> now) {
        List<Point> points = new ArrayList<>();
        for (int i = orders.size() - 1; i >= Math.max(0, orders.size() - MOST); i--) {
            Told told = orders.get(i);
            List<Line> last = orders.subList(Math.max(i, orders.size() - Point.TOLD), orders.size()).stream()
                    .map(Told::first)
                    .toList();
            points.add(new Point(
                    told.version() - 1,
                    orders.size() - i,
                    rolls - told.rollsBefore(),
                    told.first(),
                    last,
                    told.begun().map(Chapter::title),
                    told.begun().filter(Chapter::frame).isPresent(),
                    told.within().filter(then -> !now.equals(Optional.of(then)))));
        }
        return points;
    }

    /** Those that still count, the oldest first, the start too: what was taken back, or left by going back, is passed over. */
    private List<JournalRow> rows(CommittedMatch<?> match) {
        List<JournalRow> rows = new ArrayList<>();
        long version = match.version();
        while (version > 0 && rows.size() < ROWS) {
            JournalRow row = journal.read(match.id(), version, version).getFirst();
            rows.addFirst(row);
            version = before(row);
        }
        return rows;
    }

    private static long before(JournalRow row) {
        return row.backTo().orElse(row.version() - 1);
    }

    /** Sealed ones are not counted: how many there are may be hidden. */
    private static <S> int open(List<Entry<S>> entries) {
        int rolls = 0;
        for (Entry<S> entry : entries) {
            if (entry instanceof Entry.Rolled<S> rolled && rolled.roll().cause().chain() == Chain.OPEN) {
                rolls++;
            }
        }
        return rolls;
    }
}
