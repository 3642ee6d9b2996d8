package strategos.bot.render.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import strategos.engine.scene.DiceSheet;
import strategos.engine.scene.Strip;
import strategos.engine.text.Shorten;
import strategos.engine.text.Text;

/**
 * A dice sheet for those who do not see it, and for those who check it: the rolls' numbers and the key are always there.
 * Where the words are too many, modifiers go first, then what came of the rolls, then the oldest rolls.
 */
public final class SheetInWords {
    private static final String CUT = "…";

    /** As the words have it, of what a roll has not. */
    private static final String NONE = "none";

    private final RollWords words;
    private final int most;

    /** @param most UTF-16 units that may be said */
    public SheetInWords(Function<Text, String> words, int most) {
        this.words = new RollWords(words);
        this.most = most;
    }

    /** The sheet in one sentence, and how to check it in another. */
    public String say(DiceSheet sheet) {
        for (Detail detail : Detail.values()) {
            String said = said(sheet, words.say(sheet.title()), rolls(sheet, detail), 0);
            if (said.length() <= most) {
                return said;
            }
        }
        List<Roll> bare = rolls(sheet, Detail.BARE);
        for (int gone = 1; gone <= bare.size(); gone++) {
            String said = said(sheet, words.say(sheet.title()), bare, gone);
            if (said.length() <= most) {
                return said;
            }
        }
        int room = most - said(sheet, "", bare, bare.size()).length();
        return said(sheet, Shorten.to(room, words.say(sheet.title())), bare, bare.size());
    }

    private String said(DiceSheet sheet, String title, List<Roll> rolls, int gone) {
        List<String> parts = new ArrayList<>();
        // What is called like the sheet needs no name of its own.
        String of = words.say(sheet.title());
        if (gone > 0) {
            parts.add(CUT);
        }
        for (Roll roll : rolls.subList(gone, rolls.size())) {
            parts.add(roll.of().isEmpty() || roll.of().equals(of) ? roll.said() : roll.of() + ": " + roll.said());
            of = roll.of();
        }
        return "%s: %s. %s"
                .formatted(
                        title, String.join("; ", parts), words.say(sheet.proof().told()));
    }

    private List<Roll> rolls(DiceSheet sheet, Detail detail) {
        return switch (sheet) {
            case DiceSheet.Rows rows ->
                rows.rows().stream().map(row -> new Roll("", said(row, detail))).toList();
            case DiceSheet.Bundle bundle ->
                bundle.blocks().stream()
                        .flatMap(block ->
                                block.rows().stream().map(row -> new Roll(words.say(block.name()), said(row, detail))))
                        .toList();
        };
    }

    private String said(DiceSheet.Row row, Detail detail) {
        Strip strip = row.strip();
        List<Text> causes = new ArrayList<>();
        if (detail == Detail.ALL) {
            strip.modifiers()
                    .forEach(m ->
                            causes.add(Text.of("picture.strip-modifier", "figure", m.figure(), "cause", m.cause())));
            row.cause().ifPresent(causes::add);
        }
        String faces = strip.faces().stream().map(String::valueOf).collect(Collectors.joining(" "));
        String outcome = detail == Detail.BARE && !row.state().past() ? "" : words.outcome(row);
        return words.say(Text.of(
                "picture.dice-roll",
                "title",
                words.title(strip),
                "faces",
                faces,
                "count",
                causes.size(),
                "causes",
                causes,
                "total",
                strip.sum(outcome).orElse(NONE),
                "column",
                strip.column().filter(read -> detail != Detail.BARE).orElse(NONE),
                "outcome",
                outcome.isBlank() || strip.counts(outcome) ? NONE : outcome));
    }

    /** @param of the block that it belongs to; empty where there are none */
    private record Roll(String of, String said) {}

    private enum Detail {
        ALL,
        NO_CAUSES,
        /** Faces and sum, and whether the roll still counts. */
        BARE
    }
}
