package strategos.bot.bench;

import java.util.List;

/**
 * Something that can be measured. Found by {@link java.util.ServiceLoader}: measurements stand among the tests, and are not
 * shipped.
 */
public interface Measurement {
    /** Its name, by which it is asked for. */
    String name();

    /** Measures, which may take a minute, or hours where it is not run with all the others. */
    List<Figure> run();

    /** Whether it takes so long that it is run only by its name. */
    default boolean onlyWhenAsked() {
        return false;
    }

    /** Its name with how far it is, while it runs. */
    default String far() {
        return name();
    }

    /**
     * A measured figure.
     *
     * @param name what was measured, in lower case with hyphens
     * @param unit such as {@code ms} or {@code decisions/s}
     */
    record Figure(String name, double value, String unit) {}
}
