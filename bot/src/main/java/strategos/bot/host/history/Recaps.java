package strategos.bot.host.history;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.Recap;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.live.MatchLoader;
import strategos.bot.host.transaction.HostRow;
import strategos.bot.port.ChannelRef;
import strategos.engine.Chapter;
import strategos.engine.Entry;
import strategos.engine.box.Setup;
import strategos.engine.seat.Viewer;
import strategos.storage.Storage;
import strategos.storage.match.Journal;
import strategos.storage.match.Journal.JournalRow;
import strategos.storage.post.Pages;
import strategos.storage.post.Pages.StoredReport;

/** Tells anew, from the journal, what a viewer missed: the pieces of the story may be pruned by then, the messages stand. */
public final class Recaps {
    /** Versions that are read for one answer; who has missed more goes back page by page. */
    private static final int ROWS = 300;

    /** Versions read at once for a heading that stands before those. */
    private static final int STEP = 50;

    private final Journal journal;
    private final Pages pages;
    private final MatchLoader loader;

    @Inject
    Recaps(Storage storage, MatchLoader loader) {
        this.journal = storage.journal();
        this.pages = storage.pages();
        this.loader = loader;
    }

    /**
     * What was told after that version.
     *
     * @param most messages, the last of them
     */
    public <S> Recap since(CommittedMatch<S> match, Viewer viewer, long version, int most) {
        List<StoredReport> all = pages.reports(match.id(), 1, match.version());
        return of(match, viewer, all, new Span(version + 1, match.version()), most);
    }

    /**
     * What was told up to the message of that number.
     *
     * @param count which of the match's reports it is, from 1
     * @param most messages, the last of them
     */
    public <S> Recap upTo(CommittedMatch<S> match, Viewer viewer, int count, int most) {
        List<StoredReport> all = pages.reports(match.id(), 1, match.version());
        List<StoredReport> these = all.subList(0, Math.clamp(count, 0, all.size()));
        long last = these.isEmpty() ? 0 : these.getLast().last();
        Recap recap = of(match, viewer, all, new Span(1, last), most);
        List<String> links = these.stream().map(report -> link(match, report)).toList();
        return new Recap(
                recap.told().stream()
                        .filter(told -> told.link().filter(links::contains).isPresent())
                        .toList(),
                recap.rolls(),
                recap.earlier());
    }

    private static String link(CommittedMatch<?> match, StoredReport report) {
        return report.place().map(ChannelRef::of).orElse(match.where()).link(report.message());
    }

    /** Versions of the journal, one after the other. */
    private record Span(long from, long to) {
        Span {
            from = Math.max(from, Math.max(1, to - ROWS + 1));
        }

        boolean has(StoredReport report) {
            return report.last() >= from && report.first() <= to;
        }
    }

    private <S> Recap of(CommittedMatch<S> match, Viewer viewer, List<StoredReport> all, Span span, int most) {
        if (span.from() > span.to()) {
            return new Recap(List.of(), 0, all.size());
        }
        List<StoredReport> reports = all.stream().filter(span::has).toList();
        List<StoredReport> last = reports.subList(Math.max(0, reports.size() - most), reports.size());
        boolean whole = last.size() == reports.size();
        long from = whole ? span.from() : Math.max(span.from(), last.getFirst().first());
        Span read = new Span(headed(last, from), span.to());
        // An order may end what one message tells and begin the next: what it ends is no news of the first of these.
        Optional<StoredReport> ended = whole
                ? Optional.empty()
                : Optional.of(reports.get(reports.size() - last.size() - 1)).filter(report -> report.last() >= from);
        List<StoredReport> told = new ArrayList<>(last);
        ended.ifPresent(told::addFirst);
        Missed<S> missed = new Missed<>(match, viewer, from, () -> underWay(match, read.from() - 1));
        read(match, missed, viewer, told, read);
        Optional<String> left = ended.map(report -> link(match, report));
        List<Recap.Told> news = missed.told().stream()
                .filter(one -> left.isEmpty() || !left.equals(one.link()))
                .toList();
        return new Recap(
                news.subList(Math.max(0, news.size() - most), news.size()),
                missed.rolls(),
                Math.toIntExact(
                        all.stream().filter(report -> report.first() < from).count()));
    }

    /** Where the message begins that tells of that version: there stands the heading of its chapter. */
    private static long headed(List<StoredReport> reports, long from) {
        return reports.stream()
                .mapToLong(StoredReport::first)
                .filter(first -> first <= from && first > from - ROWS)
                .min()
                .orElse(from);
    }

    /** The chapter that had begun by that version, where it is found without reading too much. */
    private <S> Optional<Chapter> underWay(CommittedMatch<S> match, long version) {
        Optional<Chapter> found = Optional.empty();
        for (long to = version; found.isEmpty() && to > Math.max(0, version - ROWS); to -= STEP) {
            Missed<S> nothing = new Missed<>(match, Viewer.EVERYONE, Long.MAX_VALUE, Optional::empty);
            read(match, nothing, Viewer.EVERYONE, List.of(), new Span(to - STEP + 1, to));
            found = nothing.chapter();
        }
        return found;
    }

    private <S> void read(
            CommittedMatch<S> match, Missed<S> missed, Viewer viewer, List<StoredReport> reports, Span span) {
        Setup setup = match.facts().setup().orElseThrow();
        missed.at(loader.position(match.file(), setup, span.from() - 1));
        List<StoredReport> left = new ArrayList<>(reports);
        for (JournalRow row : journal.read(match.id(), span.from(), span.to())) {
            while (left.size() > 1 && left.getFirst().last() < row.version()) {
                left.removeFirst();
            }
            boolean shown = !left.isEmpty()
                    && left.getFirst().first() <= row.version()
                    && row.version() <= left.getFirst().last();
            Optional<String> next = left.size() > 1 && left.get(1).first() == row.version()
                    ? Optional.of(link(match, left.get(1)))
                    : Optional.empty();
            missed.begin(row, shown ? Optional.of(link(match, left.getFirst())) : Optional.empty(), next);
            List<Entry<S>> entries = match.file().codec().readEntries(row.entries());
            if (row.backTo().isPresent()) {
                missed.takenBack(
                        loader.position(match.file(), setup, row.backTo().getAsLong()),
                        entries,
                        HostRow.told(row, viewer));
            } else {
                entries.forEach(missed::read);
            }
        }
    }
}
