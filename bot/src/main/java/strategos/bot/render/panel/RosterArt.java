package strategos.bot.render.panel;

import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import strategos.bot.render.ink.Dye;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.TextLine;
import strategos.bot.render.ink.TextLine.Anchor;
import strategos.bot.render.ink.Type;
import strategos.bot.render.layout.Bounds;
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
    public void paint(Graphics2D g, Panel.Roster roster, Bounds area, Function<Text, String> words) {
        int count = roster.cards().size();
        if (count == 0) {
            return;
        }
        double room = area.height() - below(roster);
        double pitch = Math.min(ROOMY + ROOMY_GAP, (room + ROOMY_GAP) / count);
        double gap = pitch > LEAST_ROOMY + ROOMY_GAP ? ROOMY_GAP : TIGHT_GAP;
        double height = Math.min(ROOMY, (room - gap * (count - 1)) / count);
        for (int i = 0; i < count; i++) {
            Bounds card = new Bounds(area.x(), area.y() + i * (height + gap), area.width(), height);
            CardArt.Cut cut = height >= LEAST_ROOMY ? CardArt.Cut.ROOMY : CardArt.Cut.TIGHT;
            cards.paint(g, cut, roster.cards().get(i), card, words);
        }
        if (CountKey.has(roster)) {
            double middle = area.y() + count * (height + gap) - gap + CountKey.HEIGHT / 2 + 3;
            key.paint(g, roster, area.x(), middle, area.width(), words);
        }
    }

    /** One discreet line that says what the icons on cards count. */
    private static final class CountKey {
        /** The height that it takes up below the cards. */
        static final double HEIGHT = 30;

        private static final double SIZE = 18;
        private static final double ICON = 20;
        private static final double GAP = 5;
        private static final double BETWEEN = 16;

        private final Atlas atlas;
        private final Lettering lettering;

        CountKey(Atlas atlas, Lettering lettering) {
            this.atlas = atlas;
            this.lettering = lettering;
        }

        private record Entry(List<String> icons, TextLine label) {
            double width() {
                return icons.size() * (ICON + GAP) + label.width();
            }
        }

        /** Whether the cards count anything. */
        static boolean has(Panel.Roster roster) {
            return roster.cards().stream().anyMatch(card -> !card.counts().isEmpty());
        }

        /** Draws it around that height, smaller where it has no room. */
        void paint(
                Graphics2D g, Panel.Roster roster, double x, double middle, double room, Function<Text, String> words) {
            List<Entry> entries = entries(roster, words);
            double width = entries.stream().mapToDouble(Entry::width).sum() + BETWEEN * Math.max(0, entries.size() - 1);
            double scale = Math.min(1, room / Math.max(1, width));
            Graphics2D line = (Graphics2D) g.create();
            line.translate(x + (room - width * scale) / 2, middle);
            line.scale(scale, scale);
            double at = 0;
            for (Entry entry : entries) {
                for (String icon : entry.icons()) {
                    atlas.icon(icon).paint(line, at, -ICON / 2, ICON, Dye.Dyes.PLAIN);
                    at += ICON + GAP;
                }
                entry.label().drawMiddle(line, Inks.SEPIA, at, 0, Anchor.LEFT);
                at += entry.label().width() + BETWEEN;
            }
            line.dispose();
        }

        /** Each label once, with all icons that stand for it. */
        private List<Entry> entries(Panel.Roster roster, Function<Text, String> words) {
            Map<String, List<String>> icons = new LinkedHashMap<>();
            for (Panel.Card card : roster.cards()) {
                for (Panel.Count count : card.counts()) {
                    List<String> same = icons.computeIfAbsent(words.apply(count.label()), l -> new ArrayList<>());
                    if (!same.contains(count.icon())) {
                        same.add(count.icon());
                    }
                }
            }
            List<Entry> entries = new ArrayList<>();
            icons.forEach((label, same) -> entries.add(new Entry(same, lettering.line(label, Type.sans(SIZE)))));
            return entries;
        }
    }
}
