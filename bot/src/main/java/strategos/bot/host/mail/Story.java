package strategos.bot.host.mail;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.text.Line;

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
}
