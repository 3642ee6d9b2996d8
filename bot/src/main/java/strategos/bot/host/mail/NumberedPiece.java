package strategos.bot.host.mail;

import java.util.List;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.LiveMatch.Holder;
import strategos.storage.Pages.StoredPiece;

/**
 * A piece of a match's story as it was told, and put into words.
 *
 * @param number which of the match's it is
 * @param version of the journal, which brought it
 * @param words its sentences
 * @param person whether it begins a chapter of a person's
 */
record NumberedPiece(long number, long version, boolean takenBack, Piece piece, List<String> words, boolean person) {
    NumberedPiece {
        words = List.copyOf(words);
    }

    static NumberedPiece of(LiveMatch match, StoredPiece stored, Piece piece) {
        return new NumberedPiece(
                stored.number(),
                stored.version(),
                stored.takenBack(),
                piece,
                piece.lines().stream().map(match.tale()::cite).toList(),
                person(match, piece));
    }

    private static boolean person(LiveMatch match, Piece piece) {
        return piece.opening()
                .flatMap(opening -> opening.chapter().seat())
                .flatMap(seat -> match.seats().stream()
                        .filter(holder -> holder.seat().equals(seat))
                        .findFirst())
                .flatMap(Holder::person)
                .isPresent();
    }

    /** How many characters its sentences take. */
    int characters() {
        return words.stream().mapToInt(line -> line.length() + 1).sum();
    }
}
