package strategos.bot.host.live;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.Speech;
import strategos.bot.host.Speech.Wording;
import strategos.bot.port.Request.Person;
import strategos.engine.library.Library;
import strategos.engine.seat.Seat;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text;

/** The words of each game, read once, for one kind of face. */
public final class GameWords {
    private final Library library;
    private final Escape escape;
    private final Map<String, Phrasebook> books = new ConcurrentHashMap<>();

    @Inject
    public GameWords(Library library, Escape escape) {
        this.library = library;
        this.escape = escape;
    }

    /** The words of the game, with seats by their own names. */
    public Phrasebook of(String game) {
        return books.computeIfAbsent(game, id -> library.words(id, escape));
    }

    /** The same where nothing is markup: for exports. */
    public Phrasebook plain(String game) {
        return of(game).escaping(Escape.plain());
    }

    /** The words of a match between these players. */
    public MatchWording of(String game, List<Holder> holders) {
        Phrasebook seats = plain(game);
        Wording tale = Wording.of(of(game));
        Function<Optional<Person>, Speech> to =
                reader -> tale.calling(of(game).calling(seat -> called(seats, holders, seat, reader)));
        return new MatchWording(to.apply(Optional.empty()), tale, reader -> to.apply(Optional.of(reader)));
    }

    private static Optional<String> called(Phrasebook seats, List<Holder> holders, Seat seat, Optional<Person> reader) {
        return holders.stream()
                .filter(holder -> holder.seat().equals(seat))
                .flatMap(holder -> holder.person().stream())
                .map(person ->
                        reader.filter(own -> own.id().equals(person.id())).isPresent()
                                ? Text.of("host.seat.you", "seat", seat)
                                : Text.of("host.seat.person", "seat", seat, "person", person.name()))
                .map(seats::say)
                .findFirst();
    }

    /**
     * The words of a match.
     *
     * @param words with seats by their players too
     * @param tale with seats by their own names alone
     * @param to as the first, for that reader alone
     */
    public record MatchWording(Speech words, Speech tale, Function<Person, Speech> to) {
        /** The same for that reader alone. */
        MatchWording readBy(Person reader) {
            return new MatchWording(to.apply(reader), tale, to);
        }
    }
}
