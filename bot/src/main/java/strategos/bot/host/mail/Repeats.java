package strategos.bot.host.mail;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** What one order tells several times in the same words, such as units put down one by one, is told once, with how often. */
final class Repeats {
    private Repeats() {}

    /** The items, those without a picture folded: never across one with a picture, which stays where it is. */
    static List<Story.Item> folded(List<Story.Item> items) {
        List<Story.Item> all = new ArrayList<>();
        List<Line> plain = new ArrayList<>();
        for (Story.Item item : items) {
            if (item.strip().isPresent() || item.board().isPresent()) {
                of(plain).forEach(line -> all.add(Story.Item.of(line)));
                plain.clear();
                all.add(item);
            } else {
                plain.add(item.line());
            }
        }
        of(plain).forEach(line -> all.add(Story.Item.of(line)));
        return all;
    }

    /** The lines, each where it stood first. */
    static List<Line> of(List<Line> lines) {
        Map<Line, Integer> times = new LinkedHashMap<>();
        lines.forEach(line -> times.merge(line, 1, Integer::sum));
        List<Line> once = new ArrayList<>();
        times.forEach((line, n) -> once.add(
                n == 1 ? line : new Line(Text.of("host.story.times", "line", line.text(), "n", n), line.rule())));
        return once;
    }
}
