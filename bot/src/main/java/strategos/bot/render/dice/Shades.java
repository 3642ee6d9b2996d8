package strategos.bot.render.dice;

import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Tone;
import strategos.engine.scene.DiceSheet.State;

/**
 * The colours of a roll by what became of it: only what came of one that counts is in red.
 *
 * @param ground of its card
 * @param pale whether its dice fade
 */
record Shades(
        Tone ground,
        Tone rim,
        Tone title,
        Tone figure,
        Tone cause,
        Tone outcome,
        Tone column,
        Tone arrow,
        boolean pale) {
    private static final Tone JUST_THROWN = Inks.CURRENT_CELL.mix(Inks.CREAM, .4);
    private static final Tone FADED = Inks.SEPIA.mix(Inks.CREAM, .2);

    static Shades of(State state) {
        return switch (state) {
            case OPEN -> counting(JUST_THROWN, Inks.CURRENT, Inks.INK);
            case JUDGED -> counting(Inks.CREAM, Inks.INK, Inks.LOSS);
            case VOID, TAKEN_BACK ->
                new Shades(
                        Inks.CREAM,
                        Inks.RULE,
                        FADED,
                        FADED,
                        FADED,
                        Inks.SEPIA,
                        Inks.COLUMN.mix(Inks.CREAM, .5),
                        Inks.CURRENT.mix(Inks.CREAM, .5),
                        true);
        };
    }

    private static Shades counting(Tone ground, Tone rim, Tone outcome) {
        return new Shades(ground, rim, Inks.INK, Inks.INK, Inks.SEPIA, outcome, Inks.COLUMN, Inks.CURRENT, false);
    }
}
