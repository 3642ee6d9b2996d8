package strategos.engine.games.sparta.war;

import strategos.engine.text.Arg;
import strategos.engine.text.Text;

/** So many units of one people and kind, as a story counts them: "3 Corinth LSP". */
public record Tally(String people, boolean naval, int count) {
    /** In words. */
    public Text words() {
        return Text.of(naval ? "tally.ships" : "tally.land", "n", count, "people", new Arg.Name("people", people));
    }
}
