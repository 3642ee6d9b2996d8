package strategos.bot.render;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.place.Chart;
import strategos.bot.render.sheet.Atlas;
import strategos.bot.render.sheet.Look;
import strategos.bot.render.sheet.Style;
import strategos.engine.dice.Chain;
import strategos.engine.scene.Arrow;
import strategos.engine.scene.Panel;
import strategos.engine.scene.Piece;
import strategos.engine.scene.Scene;
import strategos.engine.scene.Strip;
import strategos.engine.text.Text;

/** Scenes and strips with everything that a game's look can show: palettes are made from them. */
final class Specimen {
    private Specimen() {}

    /** Each style, each icon and each kind of panel at least once. */
    static Scene scene(Atlas atlas, Chart chart) {
        List<String> spots = List.copyOf(chart.spots().keySet());
        List<Piece> pieces = new ArrayList<>();
        List<Arrow> arrows = new ArrayList<>();
        List<Panel.Card> cards = new ArrayList<>();
        List<Panel.Entry> entries = new ArrayList<>();
        List<Panel.Count> counts = new ArrayList<>();
        List<Panel.Row> rows = new ArrayList<>();
        atlas.look().icons().keySet().forEach(icon -> {
            counts.add(new Panel.Count(icon, counts.size() % 2, sample()));
            rows.add(new Panel.Row(icon, sample(), sample(), List.of("+1", "-1", "0")));
        });
        atlas.look().styles().forEach((name, style) -> {
            entries.add(new Panel.Entry(name, sample()));
            switch (style) {
                case Style.Stacked stacked -> {
                    String spot = spots.get(pieces.size() % spots.size());
                    pieces.add(piece(spot, name, Set.of()));
                    pieces.add(piece(spot, name, Set.of("wavering", "active", "some-wavering", "lost")));
                    cards.add(card(name, counts, cards.isEmpty()));
                }
                case Style.Place place -> pieces.add(piece(spots.get(pieces.size() % spots.size()), name, Set.of()));
                case Style.Arrow arrow -> arrows.add(new Arrow(List.of(spots.getFirst(), spots.getLast()), name));
                case Style.Spot spot -> {}
                case Style.Route route -> {}
            }
        });
        List<Panel> panels = List.of(
                new Panel.Track(sample(), 1, 20, 10, 5, List.of()),
                new Panel.Roster(sample(), cards.subList(0, Math.min(6, cards.size()))),
                new Panel.Table(sample(), List.of(sample(), sample(), sample()), rows, List.of()),
                new Panel.Legend(sample(), entries));
        String sheet = atlas.sheets().entrySet().stream()
                .filter(e -> e.getValue().equals(chart.sheet()))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseThrow();
        return new Scene(sheet, sample(), sample(), sample(), List.of(), pieces, arrows, panels);
    }

    /** A strip in each colour of the things that can roll. */
    static List<Strip> strips(Look look) {
        List<Strip> strips = new ArrayList<>();
        Set<Tone> seen = new HashSet<>();
        look.styles().forEach((name, style) -> {
            if (style instanceof Style.Stacked && seen.add(style.colour())) {
                strips.add(new Strip(
                        sample(),
                        sample(),
                        name,
                        Chain.OPEN,
                        1,
                        List.of(1, 6),
                        6,
                        List.of(new Strip.Modifier("+1", sample()), new Strip.Modifier("-1", sample())),
                        "6",
                        "2:1",
                        sample(),
                        sample()));
            }
        });
        return strips;
    }

    /** Any letters: only their colours count. */
    static String words(Text text) {
        return "Ab 12";
    }

    private static Text sample() {
        return Text.of("sample");
    }

    private static Piece piece(String spot, String style, Set<String> looks) {
        return new Piece(spot, style, "A", "12", "3", looks, sample());
    }

    private static Panel.Card card(String style, List<Panel.Count> counts, boolean active) {
        return new Panel.Card(
                style,
                "A",
                sample(),
                sample(),
                "12",
                sample(),
                .6,
                counts.subList(0, Math.min(4, counts.size())),
                active,
                false);
    }
}
