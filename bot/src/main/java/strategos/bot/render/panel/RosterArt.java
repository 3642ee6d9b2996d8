package strategos.bot.render.panel;

import java.awt.Graphics2D;
import java.util.function.Function;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.piece.PiecePainter;
import strategos.bot.render.sheet.Atlas;
import strategos.engine.scene.Panel;
import strategos.engine.text.Text;

/** Cards one below the other: roomy when they are few, in two lines each when they are many. */
final class RosterArt implements PanelArt<Panel.Roster> {
    private static final double ROOMY = 142;
    private static final double ROOMY_GAP = 12;
    private static final double TIGHT = 76;
    private static final double TIGHT_GAP = 7;

    /** Below this height a card has its title and subtitle in one line. */
    private static final double LEAST_ROOMY = 122;

    private final CardArt cards;

    RosterArt(Atlas atlas, Lettering lettering, PiecePainter pieces) {
        cards = new CardArt(atlas, lettering, pieces);
    }

    @Override
    public double height(Panel.Roster roster, double width, Function<Text, String> words) {
        return Math.max(0, roster.cards().size() * (ROOMY + ROOMY_GAP) - ROOMY_GAP);
    }

    @Override
    public double leastHeight(Panel.Roster roster, double width, Function<Text, String> words) {
        return Math.max(0, roster.cards().size() * (TIGHT + TIGHT_GAP) - TIGHT_GAP);
    }

    @Override
    public void paint(Graphics2D g, Panel.Roster roster, Area area, Function<Text, String> words) {
        int count = roster.cards().size();
        if (count == 0) {
            return;
        }
        double pitch = Math.min(ROOMY + ROOMY_GAP, (area.height() + ROOMY_GAP) / count);
        double gap = pitch > LEAST_ROOMY + ROOMY_GAP ? ROOMY_GAP : TIGHT_GAP;
        double height = Math.min(ROOMY, (area.height() - gap * (count - 1)) / count);
        for (int i = 0; i < count; i++) {
            Area card = new Area(area.x(), area.y() + i * (height + gap), area.width(), height);
            CardCut cut = height >= LEAST_ROOMY ? CardCut.ROOMY : CardCut.TIGHT;
            cards.paint(g, cut, roster.cards().get(i), card, words);
        }
    }
}
