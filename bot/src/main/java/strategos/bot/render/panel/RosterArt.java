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
    private final CountKey key;

    RosterArt(Atlas atlas, Lettering lettering, PiecePainter pieces) {
        cards = new CardArt(atlas, lettering, pieces);
        key = new CountKey(atlas, lettering);
    }

    @Override
    public double height(Panel.Roster roster, double width, Function<Text, String> words) {
        return Math.max(0, roster.cards().size() * (ROOMY + ROOMY_GAP) - ROOMY_GAP) + below(roster);
    }

    @Override
    public double leastHeight(Panel.Roster roster, double width, Function<Text, String> words) {
        return Math.max(0, roster.cards().size() * (TIGHT + TIGHT_GAP) - TIGHT_GAP) + below(roster);
    }

    private static double below(Panel.Roster roster) {
        return CountKey.has(roster) ? CountKey.HEIGHT : 0;
    }

    @Override
    public void paint(Graphics2D g, Panel.Roster roster, Area area, Function<Text, String> words) {
        int count = roster.cards().size();
        if (count == 0) {
            return;
        }
        double room = area.height() - below(roster);
        double pitch = Math.min(ROOMY + ROOMY_GAP, (room + ROOMY_GAP) / count);
        double gap = pitch > LEAST_ROOMY + ROOMY_GAP ? ROOMY_GAP : TIGHT_GAP;
        double height = Math.min(ROOMY, (room - gap * (count - 1)) / count);
        for (int i = 0; i < count; i++) {
            Area card = new Area(area.x(), area.y() + i * (height + gap), area.width(), height);
            CardCut cut = height >= LEAST_ROOMY ? CardCut.ROOMY : CardCut.TIGHT;
            cards.paint(g, cut, roster.cards().get(i), card, words);
        }
        if (CountKey.has(roster)) {
            double middle = area.y() + count * (height + gap) - gap + CountKey.HEIGHT / 2 + 3;
            key.paint(g, roster, area.x(), middle, area.width(), words);
        }
    }
}
