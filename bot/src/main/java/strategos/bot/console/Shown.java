package strategos.bot.console;

import java.util.List;
import java.util.Optional;
import strategos.bot.port.Control;

/**
 * A message as the console shows it.
 *
 * @param number counts the console's posts, public and private, from 1
 * @param to {@code everyone}, or the name of the one user who sees it
 * @param images the picture files that were written; none where nothing is painted
 * @param alts the pictures in words, one each
 * @param files the other files that were written
 * @param edits the number of the earlier post that this one replaces
 */
record Shown(
        int number,
        String channel,
        String to,
        String text,
        List<String> images,
        List<String> alts,
        List<Control> controls,
        List<String> files,
        Optional<Integer> edits) {
    /** Who sees a public post. */
    static final String EVERYONE = "everyone";

    Shown {
        images = List.copyOf(images);
        alts = List.copyOf(alts);
        controls = List.copyOf(controls);
        files = List.copyOf(files);
    }
}
