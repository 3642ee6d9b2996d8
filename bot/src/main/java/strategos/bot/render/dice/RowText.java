package strategos.bot.render.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.bot.render.dice.Flow.Group;
import strategos.bot.render.dice.Glyph.Column;
import strategos.bot.render.dice.Glyph.Words;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.ink.Type;
import strategos.engine.scene.DiceSheet;
import strategos.engine.scene.Strip;

/** What a roll says on a sheet, set in type and not yet in its place. */
record RowText(
        DiceSheet.Row row,
        Shades shades,
        Tone die,
        String title,
        List<Group> causes,
        Optional<Words> total,
        Optional<Column> column,
        String outcome) {
    /** No type is smaller: 10 pixels on a telephone. */
    static final double LEAST = 30;

    private static final double INNER = 7;

    static RowText of(DiceSheet.Row row, Lettering lettering, RollWords words, Tone die) {
        Strip strip = row.strip();
        Shades shades = Shades.of(row.state());
        List<Group> causes = new ArrayList<>();
        for (Strip.Modifier modifier : strip.modifiers()) {
            causes.add(new Group(
                    List.of(
                            Words.of(lettering, modifier.figure(), Type.bold(LEAST), shades.figure()),
                            Words.of(lettering, words.say(modifier.cause()), Type.sans(LEAST), shades.cause())),
                    INNER));
        }
        row.cause()
                .map(cause -> Words.of(lettering, words.say(cause), Type.sans(LEAST), shades.cause()))
                .ifPresent(cause -> causes.add(new Group(List.of(cause), INNER)));
        return new RowText(
                row,
                shades,
                die,
                words.title(strip),
                List.copyOf(causes),
                strip.total().map(total -> Words.of(lettering, total, Type.bold(44), shades.figure())),
                strip.column()
                        .map(column -> Words.of(lettering, column, Type.bold(LEAST), shades.ground()))
                        .map(column -> new Column(column, shades.column())),
                words.outcome(row));
    }
}
