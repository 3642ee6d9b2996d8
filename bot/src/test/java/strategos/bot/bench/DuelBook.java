package strategos.bot.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import strategos.bot.bench.Duel.Score;

/**
 * Matches that were played, in a file that grows by a line a match: {@code what number seat won expected orders millis}. What
 * stands in it is not played again. It belongs to the players of one version: another version begins another file.
 */
final class DuelBook {
    private static final int COLUMNS = 7;

    private final Path file;
    private final Map<String, Map<Integer, Score>> played = new LinkedHashMap<>();

    /** Reads what there is. A last line that was cut short is played again. */
    DuelBook(Path file) {
        this.file = file;
        try {
            if (Files.exists(file)) {
                Files.readAllLines(file).forEach(this::read);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void read(String line) {
        String[] cells = line.split("\t", -1);
        if (cells.length == COLUMNS) {
            Score score = new Score(
                    cells[2],
                    Double.parseDouble(cells[3]),
                    Double.parseDouble(cells[4]),
                    Integer.parseInt(cells[5]),
                    Double.parseDouble(cells[6]));
            of(cells[0]).put(Integer.parseInt(cells[1]), score);
        }
    }

    private Map<Integer, Score> of(String what) {
        return played.computeIfAbsent(what, none -> new LinkedHashMap<>());
    }

    boolean has(String what, int match) {
        return of(what).containsKey(match);
    }

    List<Score> scores(String what) {
        return new ArrayList<>(of(what).values());
    }

    void add(String what, int match, Score score) {
        of(what).put(match, score);
        String line = String.format(
                Locale.ROOT,
                "%s\t%d\t%s\t%.4f\t%.4f\t%d\t%.1f%n",
                what,
                match,
                score.seat(),
                score.won(),
                score.expected(),
                score.orders(),
                score.millis());
        try {
            Files.writeString(file, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
