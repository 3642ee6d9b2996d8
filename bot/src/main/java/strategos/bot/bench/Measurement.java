package strategos.bot.bench;

import java.util.List;

/** Something that can be measured. Found by {@link java.util.ServiceLoader}. */
public interface Measurement {
    /** Its name, by which it is asked for. */
    String name();

    /** Measures, which may take a minute. */
    List<Figure> run();
}
