package strategos.bot.host.mail;

import java.util.ArrayList;
import java.util.List;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.LiveMatch.Holder;
import strategos.engine.text.Text.Line;
import strategos.storage.post.Pages.StoredPiece;

/**
 * What came of a commit, as everyone may know it, with what the one who acted may know beyond that.
 *
 * @param pieces one for each chapter that it tells of
 * @param privately for the eyes of the one who acted
 * @param told whether anybody but the one who acted learns anything, be it routine that no report tells
 */
public record Story(List<Piece> pieces, List<Line> privately, boolean told) {
    public Story {
        pieces = List.copyOf(pieces);
        privately = List.copyOf(privately);
    }

    /** Whether a year or a game turn begins in it. */
    public boolean framing() {
        return pieces.stream()
                .flatMap(piece -> piece.opening().stream())
                .anyMatch(opening -> opening.chapter().frame());
    }

    /** The same with these sentences before all else. */
    public Story after(List<Line> said) {
        if (said.isEmpty()) {
            return this;
        }
        List<Piece> all = new ArrayList<>(pieces);
        if (all.isEmpty()) {
            all.add(Piece.said(said));
        } else {
            all.set(0, all.getFirst().after(said));
        }
        return new Story(all, privately, true);
    }

    /** The same with these sentences after all else. */
    public Story before(List<Line> said) {
        if (said.isEmpty()) {
            return this;
        }
        List<Piece> all = new ArrayList<>(pieces);
        if (all.isEmpty()) {
            all.add(Piece.said(said));
        } else {
            all.set(all.size() - 1, all.getLast().before(said));
        }
        return new Story(all, privately, true);
    }

    /**
     * A piece of a match's story as it was told, and put into words.
     *
     * @param number which of the match's it is
     * @param version of the journal, which brought it
     * @param words its sentences
     * @param person whether it begins a chapter of a person's
     */
    record NumberedPiece(
            long number, long version, boolean takenBack, Piece piece, List<String> words, boolean person) {
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
    }
}
