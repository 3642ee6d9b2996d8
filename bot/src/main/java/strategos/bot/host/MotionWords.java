package strategos.bot.host;

import java.util.ArrayList;
import java.util.List;
import strategos.bot.host.Motion.Point;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** What is proposed, in words that everyone may read. */
public record MotionWords(Motion motion) {
    /** In one sentence. */
    public Text brief() {
        return switch (motion) {
            case Motion.Rewind(Point to) ->
                Text.of("host.motion.rewind", "line", to.first().text());
            case Motion.Draw draw -> Text.of("host.motion.draw");
            case Motion.End end -> Text.of("host.motion.end");
            case Motion.Alone alone -> Text.of("host.motion.chain");
            case Motion.Pause pause -> Text.of("host.motion.pause");
            case Motion.Retime retime ->
                Text.of(
                        "host.motion.clock",
                        "rules",
                        String.join(", ", retime.chosen().values()));
        };
    }

    /** With what it would undo. */
    public List<Line> whole() {
        List<Line> lines = new ArrayList<>(List.of(new Line(brief())));
        if (motion instanceof Motion.Rewind(Point to)) {
            lines.add(new Line(Text.of("host.motion.rewind.undone", "orders", to.orders(), "rolls", to.rolls())));
            if (to.orders() > 1) {
                to.last().forEach(line -> lines.add(new Line(Text.of("host.motion.rewind.last", "line", line.text()))));
            }
            lines.add(new Line(Text.of("host.motion.rewind.dice")));
        }
        return lines;
    }
}
