package strategos.engine.scene;

import java.util.List;

/** A move drawn over the spots it touched, from the first to the last. */
public record Arrow(List<String> spots, String style) {
    public Arrow {
        spots = List.copyOf(spots);
    }
}
