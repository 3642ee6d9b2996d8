package strategos.bot.render.dice;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.util.Optional;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Hatch;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.sheet.Style;

/** What tells whose a roll is: the card's edge in the colour and hatch of its style, and the dice's own colour. */
final class RollCard {
    private static final double EDGE = 14;
    private static final Tone BONE = Tone.rgb(0xF8EFD8);

    private RollCard() {}

    /**
     * A card with that ground and rim.
     *
     * @param whose whose roll it is; empty for nobody's
     */
    static void paint(Graphics2D g, Rectangle2D box, double radius, Optional<Style> whose, Tone ground, Tone rim) {
        Shape card = Canvas.rounded(box.getX(), box.getY(), box.getWidth(), box.getHeight(), radius);
        Canvas.fill(g, card, ground);
        Canvas.within(g, card, () -> {
            Shape edge = new Rectangle2D.Double(box.getX(), box.getY(), EDGE, box.getHeight());
            Canvas.fill(g, edge, whose.map(Style::colour).orElse(Inks.SEPIA));
            if (whose.orElse(null) instanceof Style.National nation && nation.hatch() != Hatch.NONE) {
                Tone line = (nation.ink().equals(Inks.CREAM) ? Inks.WHITE : Tone.rgb(0)).alpha(.22);
                nation.hatch().paint(g, edge, line, 11, 2.4);
            }
        });
        Canvas.draw(g, card, rim, 1.8);
    }

    /** The colour of the dice. */
    static Tone die(Optional<Style> whose) {
        return whose.map(RollCard::die).orElse(BONE);
    }

    private static Tone die(Style style) {
        return switch (style) {
            case Style.Pawn pawn -> pawn.die().orElse(BONE);
            case Style.Counter counter -> counter.die().orElse(BONE);
            default -> BONE;
        };
    }
}
