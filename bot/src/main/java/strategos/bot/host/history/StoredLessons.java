package strategos.bot.host.history;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.host.Lesson;
import strategos.bot.host.Lessons;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.transaction.CommitBuilder.AcceptedOrder;
import strategos.bot.host.transaction.TakeBack;
import strategos.bot.port.Request.Person;
import strategos.engine.Entry;
import strategos.engine.Entry.Source;
import strategos.engine.Game;
import strategos.engine.library.Course;
import strategos.engine.library.Library;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.storage.Storage;
import strategos.storage.access.StorageException;
import strategos.storage.match.Journal.JournalRow;

/**
 * Lessons as they are stored. What a learner did is read from the journal, whichever way it was ordered; only looks are told
 * by those who answer them.
 */
public record StoredLessons(Storage storage, Library library) implements Lessons {
    private static final Logger LOG = LoggerFactory.getLogger(StoredLessons.class);
    /** Before the id of a step that fell away. */
    private static final String PAST = "past ";

    private static final String PLAYER = Source.PLAYER.word();

    @Inject
    public StoredLessons {}

    @Override
    public Lesson begin(LiveMatch match, Person learner) {
        storage.lessons().begin(match.id(), learner.id());
        return of(match, learner).orElseThrow();
    }

    /** Where it cannot be read, play goes on without it. */
    @Override
    public Optional<Lesson> of(LiveMatch match, Person by) {
        try {
            return storage.lessons()
                    .of(match.id())
                    .filter(stored -> stored.user().equals(by.id()))
                    .flatMap(stored -> library.course(match.box().id())
                            .map(course -> new Lesson(
                                    match.id(),
                                    course,
                                    stored.done(),
                                    past(stored.done()),
                                    open(match, match.held(by)),
                                    stored.left())));
        } catch (StorageException e) {
            LOG.warn("match {}: its lesson cannot be read: {}", match.id(), e.getMessage());
            return Optional.empty();
        }
    }

    private static Set<String> past(Set<String> stored) {
        return stored.stream()
                .filter(word -> word.startsWith(PAST))
                .map(word -> word.substring(PAST.length()))
                .collect(Collectors.toSet());
    }

    /**
     * What is stored once the journal was read with these steps in mind. With others, of an earlier version, it is read again:
     * what was ordered before may be a step now.
     */
    private static String read(Course course) {
        return "read " + course.steps().toString().hashCode();
    }

    @Override
    public Lesson after(Lesson lesson, LiveMatch match, Person by, List<String> deeds) {
        try {
            return noted(lesson, match, by, deeds);
        } catch (StorageException e) {
            LOG.warn("match {}: its lesson cannot be written: {}", match.id(), e.getMessage());
            return lesson.after(deeds);
        }
    }

    private Lesson noted(Lesson lesson, LiveMatch match, Person by, List<String> deeds) {
        List<Seat> own = match.held(by);
        List<String> all = new ArrayList<>(deeds);
        if (own.stream().anyMatch(seat -> !match.standing(seat).isEmpty())) {
            all.add("standing");
        }
        boolean over = match.stage() == LiveMatch.Stage.OVER;
        if (over) {
            all.add("over");
        }
        var stored = storage.lessons().of(match.id()).orElseThrow();
        String known = read(lesson.course());
        long read = stored.done().contains(known) ? stored.read() : 0;
        for (JournalRow row : storage.journal().read(match.id(), read + 1, match.version())) {
            deed(row, own, match).ifPresent(all::add);
        }
        Lesson after = lesson.after(all);
        Lesson now = over ? after.ended() : after;
        Set<String> more = new HashSet<>(now.done());
        now.past().forEach(id -> more.add(PAST + id));
        more.add(known);
        more.removeAll(stored.done());
        if (!more.isEmpty() || read < match.version()) {
            storage.lessons().done(match.id(), match.version(), more);
        }
        return now;
    }

    /** The verbs that are open to those seats. */
    private static Set<String> open(LiveMatch match, List<Seat> own) {
        return own.stream()
                .flatMap(seat -> match.decision(seat).stream())
                .flatMap(decision -> decision.offers().stream())
                .map(offer -> offer.verb().name())
                .collect(Collectors.toSet());
    }

    private Optional<String> deed(JournalRow row, List<Seat> own, LiveMatch match) {
        boolean theirs = row.seat().filter(id -> own.contains(new Seat(id))).isPresent();
        return switch (row.kind()) {
            case AcceptedOrder.ORDER ->
                theirs
                        ? ordered(library.open(match.box().id()), row)
                                .filter(order -> row.source().equals(PLAYER))
                        : row.seat().map(other -> "opponent");
            case TakeBack.UNDO, TakeBack.UNSEEN -> Optional.of("undo").filter(undo -> theirs);
            default -> Optional.empty();
        };
    }

    private <S> Optional<String> ordered(Game<S> game, JournalRow row) {
        return library.codec(game).readEntries(row.entries()).stream()
                .flatMap(entry -> entry instanceof Entry.Ordered<S>(Order order, Source by)
                        ? Stream.of("order " + order.call().verb())
                        : Stream.empty())
                .findFirst();
    }

    @Override
    public Lesson leave(Lesson lesson, boolean left) {
        storage.lessons().leave(lesson.match(), left);
        return new Lesson(lesson.match(), lesson.course(), lesson.done(), lesson.past(), lesson.verbs(), left);
    }
}
