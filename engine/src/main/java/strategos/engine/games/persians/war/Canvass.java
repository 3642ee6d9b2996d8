package strategos.engine.games.persians.war;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.Rule;

/**
 * What a side has done for its cause this turn (14.3).
 *
 * @param closed whether its first activation is over
 * @param tried provinces
 */
@Rule("14.3-political")
public record Canvass(boolean closed, List<String> tried) {
    /** At the start of a turn. */
    public static final Canvass OPEN = new Canvass(false, List.of());

    public Canvass {
        tried = List.copyOf(tried);
    }

    /** After an attempt. */
    public Canvass with(String province) {
        List<String> more = new ArrayList<>(tried);
        more.add(province);
        return new Canvass(closed, more);
    }
}
