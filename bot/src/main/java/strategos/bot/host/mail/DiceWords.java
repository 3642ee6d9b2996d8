package strategos.bot.host.mail;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.mail.Piece.Rolls;
import strategos.engine.scene.DiceSheet.Row;
import strategos.engine.scene.Strip;
import strategos.engine.text.Text;

/** What a report says of its dice: in small print beside their picture, or in full without one. */
final class DiceWords {
    /** Discord's sign for small print, which begins a line. */
    static final String SMALL = "-# ";

    private static final int KEY_SHOWN = 8;

    private DiceWords() {}

    /** Which rolls it shows and their key, short; what was sealed. */
    static String print(LiveMatch match, Page page) {
        List<String> parts = new ArrayList<>();
        for (Rolls run : page.runs()) {
            parts.add(rolls(match, run, run.key().substring(0, KEY_SHOWN) + "…"));
        }
        sealed(match, page).forEach(parts::add);
        return parts.isEmpty() ? "" : SMALL + String.join(" · ", parts);
    }

    private static List<String> sealed(LiveMatch match, Page page) {
        return page.pieces().stream()
                .flatMap(told -> told.piece().print().stream())
                .map(match.tale()::cite)
                .toList();
    }

    /** The dice in words, with their keys in full, for whoever sees no picture and no button. */
    static String all(LiveMatch match, Page page) {
        List<String> lines = new ArrayList<>();
        Map<Integer, Row> rows = page.all();
        for (Rolls run : page.rolls()) {
            for (int index = run.first(); index <= run.last(); index++) {
                Row row = rows.get(index);
                if (row != null) {
                    lines.add(SMALL + inWords(match, row.strip(), run.of(index)));
                }
            }
        }
        List<String> keys = keys(match, page);
        keys.addAll(sealed(match, page));
        if (!keys.isEmpty()) {
            lines.add(SMALL + String.join(" · ", keys));
        }
        return String.join("\n", lines);
    }

    /** Which rolls have which key, in full. */
    static List<String> keys(LiveMatch match, Page page) {
        return page.runs().stream()
                .map(run -> rolls(match, run, run.key()))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    private static String rolls(LiveMatch match, Rolls run, String key) {
        int count = run.last() - run.first() + 1;
        return match.tale()
                .say(Text.of(
                        "host.report.rolls", "first", run.first(), "last", run.last(), "count", count, "key", key));
    }

    /** Faces, what is added to them, the sum where it is none of the faces, and what came of it. */
    private static String inWords(LiveMatch match, Strip strip, List<Integer> faces) {
        String thrown = faces.stream().map(String::valueOf).collect(Collectors.joining(" "));
        String added = strip.modifiers().stream().map(one -> " " + one.figure()).collect(Collectors.joining());
        Optional<String> sum = strip.total().filter(total -> !total.equals(thrown + added));
        return match.tale()
                .say(Text.of(
                        match.tale().plain(strip.result()).isBlank() ? "host.report.roll.open" : "host.report.roll",
                        "index",
                        strip.index(),
                        "title",
                        strip.title(),
                        "faces",
                        thrown + added,
                        "total",
                        sum.orElse("none"),
                        "result",
                        strip.result()));
    }
}
