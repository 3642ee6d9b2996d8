package strategos.engine.offer;

import java.util.Optional;
import strategos.engine.text.Text;

/**
 * An end to which an order may lead, with the whole order that leads there as one most likely wants it: the largest group
 * that may get there, by the cheapest way, without anything that could be left out.
 *
 * @param value short, without a comma or a bar, and no two goals of one offer share it
 * @param label how it reads in a menu: "Gytheum · 3 of 8 points"
 * @param note who stands there, as far as the seat may know, or what else tells it from others
 * @param call the order, whole and legal
 */
public record Goal(String value, Text label, Optional<Text> note, Call call) {
    /** A goal of which there is no more to say. */
    public Goal(String value, Text label, Call call) {
        this(value, label, Optional.empty(), call);
    }
}
