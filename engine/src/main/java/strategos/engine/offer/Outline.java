package strategos.engine.offer;

import java.util.List;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/**
 * A whole order in words, before it is sent; what it would set off, the preview says.
 *
 * @param title who, and where to: "Pericles → Gytheum"
 * @param lines who goes, which way, what it costs, and what is left then
 * @param send what sending it comes to, in two or three words: "march, 3 points", "begin the fight"
 * @param dice whether dice may fall
 */
public record Outline(Text title, List<Line> lines, Text send, boolean dice) {
    public Outline {
        lines = List.copyOf(lines);
    }
}
