package strategos.engine.dice;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.text.Text;

/** Collects what is wrong, but no more than a person reads: a hostile file holds millions of faults. */
final class Findings {
    private static final int MOST = 100;

    private final List<Finding> list = new ArrayList<>();

    void add(String path, Text text) {
        if (list.size() < MOST) {
            list.add(new Finding(path, text));
        } else if (list.size() == MOST) {
            list.add(new Finding("", Text.of("dice.log.more", "most", MOST)));
        }
    }

    boolean none() {
        return list.isEmpty();
    }

    List<Finding> list() {
        return List.copyOf(list);
    }
}
