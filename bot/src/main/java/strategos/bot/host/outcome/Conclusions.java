package strategos.bot.host.outcome;

import jakarta.inject.Inject;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import strategos.bot.host.live.CommittedMatch;
import strategos.engine.Entry;
import strategos.engine.Entry.Source;
import strategos.engine.Result;
import strategos.engine.Result.Place;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.storage.Storage;
import strategos.storage.match.Journal;
import strategos.storage.match.Journal.JournalRow;
import strategos.storage.result.StoredConclusion;
import strategos.storage.result.StoredConclusion.Ending;
import strategos.storage.result.StoredConclusion.SeatEnd;

/** What a match came to: places by its rules, and from its journal who gave up and for whom answers were given. */
public final class Conclusions {
    private final Journal journal;

    @Inject
    public Conclusions(Storage storage) {
        this.journal = storage.journal();
    }

    /**
     * That of a match.
     *
     * @param last what ends it and is not in the journal yet; empty where all of it is
     */
    public <S> StoredConclusion of(CommittedMatch<S> match, List<Entry<S>> last) {
        Optional<Result> result = match.result();
        Deeds deeds = new Deeds();
        for (JournalRow row : standing(match.id())) {
            deeds.read(match, row);
        }
        boolean givenUp = last.isEmpty() ? deeds.endedByResigning : deeds.read(last);
        Ending ending = match.agreed().isPresent()
                ? Ending.AGREED
                : result.isEmpty() ? Ending.CLOSED : givenUp ? Ending.RESIGNED : Ending.FINISHED;
        return new StoredConclusion(
                ending,
                match.facts().setup().orElseThrow().seats().stream()
                        .map(seat -> end(seat, result, deeds))
                        .toList());
    }

    private static SeatEnd end(Seat seat, Optional<Result> result, Deeds deeds) {
        Optional<Place> place = result.stream()
                .flatMap(r -> r.ranking().stream())
                .filter(p -> p.seat().equals(seat))
                .findFirst();
        return new SeatEnd(
                seat.id(),
                place.map(p -> OptionalInt.of(p.rank())).orElse(OptionalInt.empty()),
                place.map(Place::score).orElse(""),
                deeds.resigned.contains(seat),
                deeds.lapsed.contains(seat));
    }

    /** The rows that were not taken back. */
    private Deque<JournalRow> standing(String match) {
        Deque<JournalRow> rows = new ArrayDeque<>();
        for (JournalRow row : journal.read(match, 1, Long.MAX_VALUE)) {
            row.backTo().ifPresent(to -> {
                while (!rows.isEmpty() && rows.getLast().version() > to) {
                    rows.removeLast();
                }
            });
            if (row.backTo().isEmpty()) {
                rows.add(row);
            }
        }
        return rows;
    }

    /** What was done in the match that matters for its result. */
    private static final class Deeds {
        private final Set<Seat> resigned = new HashSet<>();
        private final Set<Seat> lapsed = new HashSet<>();
        private boolean endedByResigning;

        /** Most rows are not worth decoding. */
        <S> void read(CommittedMatch<S> match, JournalRow row) {
            boolean clock = row.source().equals("clock");
            boolean resigns = row.entries().contains('"' + Order.RESIGN + '"');
            endedByResigning = (clock || resigns) && read(match.file().codec().readEntries(row.entries()));
        }

        /** Whether somebody gives up in it. */
        <S> boolean read(List<Entry<S>> entries) {
            boolean givenUp = false;
            for (Entry<S> entry : entries) {
                if (entry instanceof Entry.Ordered<S>(Order order, Source source)) {
                    boolean resigns = order.verb().equals(Order.RESIGN);
                    givenUp |= resigns;
                    if (resigns) {
                        resigned.add(order.seat());
                    }
                    if (source == Source.CLOCK) {
                        lapsed.add(order.seat());
                    }
                }
            }
            return givenUp;
        }
    }
}
