package strategos.engine.games.persians.events;

import strategos.engine.Rule;
import strategos.engine.text.Text;

/** What the code of a combat result says: so many points are lost, and with a T behind them morale is tested. */
@Rule({"7.2", "9.3"})
public final class Meaning {
    private static final String TEST = "T";

    private Meaning() {}

    /** The result in words. */
    public static Text of(String code) {
        boolean test = code.endsWith(TEST);
        int n = Integer.parseInt(test ? code.substring(0, code.length() - TEST.length()) : code);
        return Text.of(test ? "board.result.test" : "board.result", "n", n);
    }
}
