package strategos.engine.games.sparta.war;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.Seen;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/**
 * Pieces that something happens to, with what a story needs to name them.
 *
 * @param units how many of each people and kind
 * @param leaders ids of the leaders
 */
public record Company(PieceSet pieces, List<Tally> units, List<String> leaders) {
    /** Nobody. */
    public static final Company NONE = new Company(PieceSet.NONE, List.of(), List.of());

    public Company {
        units = List.copyOf(units);
        leaders = List.copyOf(leaders);
    }

    /** Its members in words, as the viewer of that position may know them: of concealed units only how many there are. */
    public List<Arg> named(Seen<War> seen) {
        Board board = seen.position().board();
        List<Arg> named = new ArrayList<>();
        PieceSet hidden = pieces.and(board.at(Places.UNKNOWN));
        if (hidden.isEmpty()) {
            units.forEach(tally -> named.add(new Arg.Nested(tally.words())));
        } else {
            int shown = board.units(pieces).size() - hidden.size();
            named.add(new Arg.Nested(Text.of("tally.hidden", "n", hidden.size())));
            if (shown > 0) {
                named.add(new Arg.Nested(Text.of("tally.others", "n", shown)));
            }
        }
        leaders.forEach(leader -> named.add(seen.position().called(leader)));
        return named;
    }

    /** So many units of one people and kind, as a story counts them: "3 Corinth LSP". */
    public record Tally(String people, boolean naval, int count) {
        /** In words. */
        public Text words() {
            return Text.of(naval ? "tally.ships" : "tally.land", "n", count, "people", new Arg.Name("people", people));
        }
    }
}
