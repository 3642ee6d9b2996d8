package strategos.bot.render.panel;

/**
 * Where things stand on a card, in pixels from its upper edge.
 *
 * @param height for which these numbers are meant
 * @param title its baseline
 */
record CardCut(double height, Sign sign, double title, Below below, Figure figure, Bar bar, Counts counts) {
    /** With the subtitle below the title, and the unit below the figure. */
    static final CardCut ROOMY = new CardCut(
            142,
            new Sign(44, 9, 58),
            34,
            new Below(60, 21, false),
            new Figure(38, 34, false),
            new Bar(70, 12),
            new Counts(112, 32, 26, 0));

    /** With title and figure in one line, counts and subtitle in another. */
    static final CardCut TIGHT = new CardCut(
            94,
            new Sign(38, 18, 44),
            29,
            new Below(78, 19, true),
            new Figure(31, 29, true),
            new Bar(41, 10),
            new Counts(71, 27, 24, 84));

    /** The pawn or counter: the middle of its width, its upper edge, a counter's side. */
    record Sign(double x, double y, double side) {}

    /** The subtitle: its baseline, its size, and whether it stands at the right behind the counts. */
    record Below(double baseline, double size, boolean atRight) {}

    /** The main figure: its baseline, its size, and whether its unit stands beside it or below. */
    record Figure(double baseline, double size, boolean unitBeside) {}

    /** The bar: its upper edge, its height. */
    record Bar(double y, double height) {}

    /** The counts: their middle, the size of icons and figures, and the room that they leave at the right. */
    record Counts(double middle, double icon, double size, double roomAtRight) {}
}
