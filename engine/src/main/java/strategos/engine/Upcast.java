package strategos.engine;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.UnaryOperator;

/**
 * Turns an older version of an event into the next one; what was empty, false or zero is not in the older one. See
 * {@link Recorded#version}.
 */
public record Upcast(String event, int version, UnaryOperator<ObjectNode> convert) {
    /** An older version of which every field is still there: what was added since was empty, false or zero. */
    public static Upcast widened(String event, int version) {
        return new Upcast(event, version, UnaryOperator.identity());
    }
}
