package strategos.bot.record;

import java.util.Optional;
import strategos.bot.render.Painter;

/** Where the maps of records come from. */
@FunctionalInterface
public interface Maps {
    /** A host that paints nothing makes no pages. */
    Maps NONE = game -> Optional.empty();

    /** Who paints that game; nobody where nothing is painted. */
    Optional<Painter> of(String game);
}
