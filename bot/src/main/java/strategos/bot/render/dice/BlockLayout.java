package strategos.bot.render.dice;

import java.util.ArrayList;
import java.util.List;
import strategos.bot.render.dice.Flow.Group;
import strategos.bot.render.dice.Glyph.Dice;
import strategos.bot.render.dice.Glyph.Words;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Lettering.TextLine;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.ink.Type;
import strategos.engine.scene.DiceSheet;
import strategos.engine.scene.DiceSheet.State;
import strategos.engine.scene.Strip;

/** Puts a block together: a name, and below it the rolls in short, one after the other. */
record BlockLayout(Lettering lettering, RollWords words, double room) {
    private static final Type NAME = Type.serif(40);
    private static final double DIE = 40;
    private static final double NAME_LINE = 46;
    private static final double LINE = 50;
    private static final double MARGIN = 8;
    private static final double INNER = 8;
    private static final double GAP = 26;

    /** The block, with the left edge of its words at {@code x} and its card's upper edge at {@code y}. */
    Card card(DiceSheet.Block block, Tone die, double x, double y) {
        List<TextLine> name = lettering.wrap(words.say(block.name()), NAME, room, Integer.MAX_VALUE);
        Flow rolls = Flow.of(
                lettering, block.rows().stream().map(row -> chip(row, die)).toList(), room, GAP);
        List<Mark> marks = new ArrayList<>();
        double top = y + MARGIN;
        for (TextLine line : name) {
            marks.add(new Mark(new Words(line, NAME, Inks.INK), x, top + NAME_LINE / 2));
            top += NAME_LINE;
        }
        marks.addAll(rolls.marks(x, top + LINE / 2, LINE));
        double height = top + rolls.lines() * LINE + MARGIN - y;
        return new Card(block.style(), Shades.of(State.JUDGED), y, height, marks);
    }

    /** What was thrown for, the dice, and what they come to: a sum, or where there is none what came of it. */
    private Group chip(DiceSheet.Row row, Tone die) {
        Strip strip = row.strip();
        Shades shades = Shades.of(row.state());
        List<Glyph> glyphs = new ArrayList<>();
        glyphs.add(Words.of(lettering, words.title(strip), Type.sans(RowText.LEAST), shades.cause()));
        glyphs.add(new Dice(strip.faces(), strip.sides(), DIE, die, shades.pale()));
        strip.total()
                .map(sum -> Words.of(lettering, sum, Type.bold(34), shades.figure()))
                .ifPresent(glyphs::add);
        if (strip.total().isEmpty() || row.state() != State.JUDGED) {
            glyphs.add(Words.of(lettering, words.outcome(row), Type.bold(RowText.LEAST), shades.outcome()));
        }
        return new Group(glyphs, INNER);
    }
}
