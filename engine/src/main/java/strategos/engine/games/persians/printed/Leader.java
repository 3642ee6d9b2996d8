package strategos.engine.games.persians.printed;

import java.util.Map;
import strategos.engine.Rule;
import strategos.engine.games.persians.war.Side;
import strategos.engine.text.Arg;

/**
 * A leader.
 *
 * @param naval whether his tactical value is yellow: for naval combat only
 * @param nationIn his nation in scenarios where it is another
 */
@Rule("1.1")
public record Leader(
        String id,
        Side side,
        int stars,
        int strategic,
        int tactical,
        boolean naval,
        String nation,
        String provenance,
        Map<String, String> nationIn) {
    public Leader {
        nationIn = Map.copyOf(nationIn);
    }

    /** His value in a combat on land: a yellow one counts for nothing there. */
    @Rule({"1.1", "7.5"})
    public int onLand() {
        return naval ? 0 : tactical;
    }

    /** His value in a naval combat. */
    @Rule({"1.1", "9.3"})
    public int atSea() {
        return naval ? tactical : 0;
    }

    /** His nation in that scenario. */
    public String nation(String scenario) {
        return nationIn.getOrDefault(scenario, nation);
    }

    /** A counter as a value in a text. */
    public static Arg named(String id) {
        return new Arg.Name("counter", id);
    }
}
