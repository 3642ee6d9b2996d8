package strategos.bot.render.dice;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Type;

/** Where the columns of a sheet stand: as wide as its rows need them, the words of what came of a roll in what is left. */
record Columns(double title, double dice, double causes, double total, double column, double outcome) {
    /** Of the dice of a row with few of them. */
    static final double DIE = 54;

    static final double GAP = 20;
    static final double CAUSE_GAP = 20;
    static final Type TITLE = Type.serif(40);
    static final Type SMALL_TITLE = Type.serif(32);
    static final Type OUTCOME = Type.bold(38);
    static final Type SMALL_OUTCOME = Type.bold(RowText.LEAST);
    static final Type EQUALS = Type.sans(36);
    private static final int DICE_IN_A_ROW = 3;
    private static final double MOST_TITLE = 200;
    private static final double ROOMY_TITLE = 280;
    private static final double MOST_OUTCOME = 400;
    private static final double LEAST_CAUSES = 120;
    private static final double LEAST_OUTCOME = 200;

    static Columns of(List<RowText> rows, Lettering lettering, double room) {
        boolean roomy = rows.stream().allMatch(r -> r.causes().isEmpty());
        double mostTitle = roomy ? ROOMY_TITLE : MOST_TITLE;
        double title =
                most(rows, r -> Math.min(ROOMY_TITLE, shortened(lettering, r.title(), TITLE, SMALL_TITLE, mostTitle)));
        double dice = most(
                rows,
                r -> Glyph.Dice.width(
                        Math.min(DICE_IN_A_ROW, r.row().strip().faces().size()), DIE));
        double equals = lettering.width("=", EQUALS) + 10;
        double total = most(rows, r -> r.total().map(t -> equals + t.width()).orElse(0.0));
        double column = most(rows, r -> r.column().map(Glyph::width).orElse(0.0));
        double free = room - used(title) - used(dice) - used(total) - used(column) - Glyph.Arrow.WIDTH - GAP;
        double causes = most(
                rows,
                r -> Flow.inTwoLines(r.causes().stream().map(Flow.Group::width).toList(), CAUSE_GAP));
        if (causes > 0) {
            double outcome = most(rows, r -> Math.min(MOST_OUTCOME, lettering.width(r.outcome(), OUTCOME)));
            double squeezed = most(rows, r -> shortened(lettering, r.outcome(), OUTCOME, SMALL_OUTCOME, LEAST_OUTCOME));
            double rest = free - GAP;
            if (causes + outcome > rest) {
                causes = Math.max(LEAST_CAUSES, Math.min(causes, rest - Math.min(squeezed, MOST_OUTCOME)));
            }
            free = rest - causes;
        }
        return new Columns(title, dice, causes, total, column, free);
    }

    /** The width of a column with the gap behind it. */
    static double used(double width) {
        return width == 0 ? 0 : width + GAP;
    }

    /** The width of a text in one line up to the given one, and beyond that of the same in two smaller lines. */
    private static double shortened(Lettering lettering, String text, Type type, Type smaller, double most) {
        double wide = lettering.width(text, type);
        if (wide <= most) {
            return wide;
        }
        List<Double> words = Arrays.stream(text.split(" ", -1))
                .map(word -> lettering.width(word, smaller))
                .toList();
        return Math.max(most, Math.ceil(Flow.inTwoLines(words, smaller.size() * .3)));
    }

    private static double most(List<RowText> rows, ToDoubleFunction<RowText> width) {
        return Math.ceil(rows.stream().mapToDouble(width).max().orElse(0));
    }
}
