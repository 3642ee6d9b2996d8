package strategos.bot.render.dice;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.DiePainter;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.sheet.Sheet.Look;
import strategos.engine.scene.DiceSheet;
import strategos.engine.text.Text;

/** Paints the dice of a report: 1060 pixels wide, 86 a row, and nothing in smaller type than 30. */
public final class DicePainter {
    public static final int WIDTH = 1060;

    /** A row with its gap. */
    public static final int PITCH = 86;

    /** What all rows together leave of the height. */
    public static final int MARGIN = 24;

    private static final double SIDE = 14;
    private static final double GAP = PITCH - RowLayout.HEIGHT;
    private static final double LEFT = SIDE + 32;
    private static final double RIGHT = WIDTH - SIDE - 16;
    private static final double TOP = (MARGIN + GAP) / 2 - 2;

    private final Lettering lettering;
    private final DiePainter dice;
    private final Look look;

    public DicePainter(Lettering lettering, Look look) {
        this.lettering = lettering;
        this.dice = new DiePainter(lettering);
        this.look = look;
    }

    /** The sheet as an image of {@link BufferedImage#TYPE_INT_RGB}. */
    public BufferedImage paint(DiceSheet sheet, Function<Text, String> words) {
        List<Card> cards = cards(sheet, new RollWords(words));
        double bottom = cards.isEmpty() ? TOP : cards.getLast().bottom() + GAP;
        int height = (int) Math.ceil(bottom - TOP) + MARGIN;
        BufferedImage image = new BufferedImage(WIDTH, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = Canvas.smooth(image);
        Canvas.fill(g, new Rectangle2D.Double(0, 0, WIDTH, height), Inks.PANEL);
        for (Card card : cards) {
            RollCard.paint(
                    g,
                    box(card),
                    8,
                    look.find(card.style()),
                    card.shades().ground(),
                    card.shades().rim());
            card.marks().forEach(mark -> mark.paint(g, dice));
        }
        g.dispose();
        return image;
    }

    /** The box of a card on the sheet. */
    static Rectangle2D box(Card card) {
        return new Rectangle2D.Double(SIDE, card.y(), WIDTH - 2 * SIDE, card.height());
    }

    List<Card> cards(DiceSheet sheet, RollWords words) {
        return switch (sheet) {
            case DiceSheet.Rows rows -> rows(rows.rows(), words);
            case DiceSheet.Bundle bundle -> blocks(bundle.blocks(), words);
        };
    }

    private List<Card> rows(List<DiceSheet.Row> rows, RollWords words) {
        List<RowText> texts = rows.stream()
                .map(row -> RowText.of(row, lettering, words, die(row.strip().style())))
                .toList();
        RowLayout layout = new RowLayout(lettering, Columns.of(texts, lettering, RIGHT - LEFT));
        List<Card> cards = new ArrayList<>();
        double y = TOP;
        for (RowText text : texts) {
            Card card = layout.card(text, LEFT, y);
            cards.add(card);
            y = card.bottom() + GAP;
        }
        return cards;
    }

    private List<Card> blocks(List<DiceSheet.Block> blocks, RollWords words) {
        BlockLayout layout = new BlockLayout(lettering, words, RIGHT - LEFT);
        List<Card> cards = new ArrayList<>();
        double y = TOP;
        for (DiceSheet.Block block : blocks) {
            Card card = layout.card(block, die(block.style()), LEFT, y);
            cards.add(card);
            y = card.bottom() + GAP;
        }
        return cards;
    }

    private Tone die(String style) {
        return RollCard.die(look.find(style));
    }
}
