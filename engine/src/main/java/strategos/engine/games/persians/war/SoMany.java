package strategos.engine.games.persians.war;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import strategos.engine.text.Arg;
import strategos.engine.text.Text;

/** Counters of several types in words: "3 Spartan hoplites 4A and 2 …". */
final class SoMany {
    private SoMany() {}

    static Arg of(String kind, Map<String, Integer> counts) {
        List<Arg> words = new ArrayList<>();
        counts.forEach(
                (type, n) -> words.add(new Arg.Nested(Text.of("so-many", "n", n, "what", new Arg.Name(kind, type)))));
        return words.isEmpty() ? new Arg.Nested(Text.of("nothing")) : new Arg.Many(words);
    }
}
