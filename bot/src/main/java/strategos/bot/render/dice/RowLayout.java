package strategos.bot.render.dice;

import java.util.ArrayList;
import java.util.List;
import strategos.bot.render.dice.Flow.Group;
import strategos.bot.render.dice.Glyph.Dice;
import strategos.bot.render.dice.Glyph.Words;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Lettering.TextLine;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.ink.Type;
import strategos.engine.scene.Strip;

/** Puts a roll's row together: two lines of small type have room in it, and a row with more to say grows. */
record RowLayout(Lettering lettering, Columns columns) {
    /** Of a card with two lines or fewer. */
    static final double HEIGHT = 78;

    private static final double LINE = 36;
    private static final int LINES = 2;
    private static final double SMALL_DIE = 31;

    /** The row, with the left edge of its words at {@code x} and its card's upper edge at {@code y}. */
    Card card(RowText text, double x, double y) {
        Flow dice = dice(text);
        Flow causes = Flow.of(lettering, text.causes(), columns.causes(), Columns.CAUSE_GAP);
        List<Words> title = lines(
                text.title(),
                Columns.TITLE,
                Columns.SMALL_TITLE,
                columns.title(),
                text.shades().title());
        List<Words> outcome = lines(
                text.outcome(),
                Columns.OUTCOME,
                Columns.SMALL_OUTCOME,
                columns.outcome(),
                text.shades().outcome());
        int lines = Math.max(Math.max(title.size(), outcome.size()), Math.max(causes.lines(), dice.lines()));
        double height = HEIGHT + Math.max(0, lines - LINES) * LINE;
        double middle = y + height / 2;
        List<Mark> marks = new ArrayList<>(column(title, x, middle));
        double left = x + Columns.used(columns.title());
        marks.addAll(dice.marks(left, first(middle, dice.lines()), LINE));
        left += Columns.used(columns.dice());
        marks.addAll(causes.marks(left, first(middle, causes.lines()), LINE));
        left += Columns.used(columns.causes());
        double sum = left + columns.total();
        text.total().ifPresent(total -> {
            Words equals =
                    Words.of(lettering, "=", Columns.EQUALS, text.shades().cause());
            marks.add(new Mark(equals, sum - total.width() - 10 - equals.width(), middle));
            marks.add(new Mark(total, sum - total.width(), middle));
        });
        left += Columns.used(columns.total());
        double table = left;
        text.column().ifPresent(column -> marks.add(new Mark(column, table, middle)));
        left += Columns.used(columns.column());
        if (!outcome.isEmpty()) {
            marks.add(new Mark(new Glyph.Arrow(text.shades().arrow()), left, middle));
            marks.addAll(column(outcome, left + Glyph.Arrow.WIDTH + Columns.GAP, middle));
        }
        return new Card(text.row().strip().style(), text.shades(), y, height, marks);
    }

    /** Large ones in a single line, or small ones in as many as they need. */
    private Flow dice(RowText text) {
        Strip strip = text.row().strip();
        boolean few = Dice.width(strip.faces().size(), Columns.DIE) <= columns.dice();
        Dice dice = new Dice(
                strip.faces(),
                strip.sides(),
                few ? Columns.DIE : SMALL_DIE,
                text.die(),
                text.shades().pale());
        List<Group> groups = strip.faces().isEmpty() ? List.of() : List.of(new Group(List.of(dice), SMALL_DIE * .15));
        return Flow.of(lettering, groups, columns.dice(), 0);
    }

    /** In one line where it has room, set smaller if need be, else broken: whole, however long. */
    private List<Words> lines(String text, Type type, Type smaller, double room, Tone tone) {
        TextLine line = lettering.line(text, type);
        if (line.text().isEmpty()) {
            return List.of();
        }
        double fitting = Math.min(type.size(), Math.floor(type.size() * room / line.width() * 2) / 2);
        Type chosen = fitting == type.size() ? type : type.sized(Math.max(fitting, smaller.size()));
        return lettering.wrap(text, chosen, room, Integer.MAX_VALUE).stream()
                .map(part -> new Words(part, chosen, tone))
                .toList();
    }

    private static List<Mark> column(List<Words> lines, double x, double middle) {
        List<Mark> marks = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            marks.add(new Mark(lines.get(i), x, first(middle, lines.size()) + i * LINE));
        }
        return marks;
    }

    private static double first(double middle, int lines) {
        return middle - (lines - 1) * LINE / 2;
    }
}
