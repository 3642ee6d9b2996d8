package strategos.engine.json;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.UnaryOperator;

/** Reads an older version of an event: from {@code version} of {@code event} to the next one. */
public record Upcast(String event, int version, UnaryOperator<ObjectNode> convert) {}
