package strategos.bot.render;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.layout.Chart;
import strategos.bot.render.sheet.Areas;
import strategos.bot.render.sheet.Atlas;
import strategos.bot.render.sheet.Sheet;
import strategos.bot.render.sheet.Sheet.Look;
import strategos.bot.render.sheet.Style;
import strategos.engine.dice.Chain;
import strategos.engine.scene.Board;
import strategos.engine.scene.DiceSheet;
import strategos.engine.scene.Panel;
import strategos.engine.scene.Piece;
import strategos.engine.scene.Scene;
import strategos.engine.scene.Scene.Arrow;
import strategos.engine.scene.Scene.Tint;
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
        List<Tint> tints = new ArrayList<>();
        List<Areas.Area> areas = chart.sheet().areas().map(Areas::land).orElse(List.of());
        List<Panel.Card> cards = new ArrayList<>();
        List<Panel.Entry> entries = new ArrayList<>();
        List<Panel.Count> counts = new ArrayList<>();
        List<Panel.Row> rows = new ArrayList<>();
        atlas.look().icons().keySet().forEach(icon -> {
            counts.add(new Panel.Count(icon, counts.size() % 2, sample()));
            rows.add(new Panel.Row(Optional.of(icon), sample(), sample(), List.of("+1", "-1", "0")));
        });
        atlas.look().styles().forEach((name, style) -> {
            entries.add(new Panel.Entry(name, sample()));
            switch (style) {
                case Style.Stacked stacked -> {
                    String spot = next(spots, pieces);
                    pieces.add(piece(spot, name, Set.of()));
                    pieces.add(piece(spot, name, Set.of("wavering", "active", "some-wavering", "lost")));
                    cards.add(card(name, counts, cards.isEmpty()));
                }
                case Style.Holding holding -> pieces.add(piece(next(spots, pieces), name, Set.of()));
                case Style.Arrow arrow -> arrows.add(new Arrow(List.of(spots.getFirst(), spots.getLast()), name));
                case Style.Tint tint ->
                    areas.stream().skip(tints.size()).findFirst().ifPresent(a -> tints.add(new Tint(a.id(), name)));
                case Style.Spot spot -> {}
                case Style.Route route -> {}
            }
        });
        String low = atlas.look().styles().firstEntry().getKey();
        String high = atlas.look().styles().lastEntry().getKey();
        List<Text> quarters = List.of(sample(), sample(), sample(), sample());
        List<Panel> panels = List.of(
                new Panel.Legend(heading(chart, 0), entries.subList(0, Math.min(15, entries.size()))),
                new Panel.Roster(heading(chart, 1), cards.subList(0, Math.min(6, cards.size()))),
                new Panel.Balance(heading(chart, 2), -9, 9, 3, "+3", low, sample(), high, sample()),
                new Panel.Track(sample(), 1, 20, 10, 5, List.of()),
                new Panel.Table(sample(), List.of(sample(), sample(), sample()), rows, List.of()),
                new Panel.Dial(sample(), quarters, 2, "1", sample(), List.of()),
                new Panel.Fact(sample(), "12", sample()),
                new Panel.Legend(sample(), entries));
        String sheet = atlas.sheets().entrySet().stream()
                .filter(e -> e.getValue().equals(chart.sheet()))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseThrow();
        return new Scene(sheet, sample(), sample(), List.of(sample()), tints, pieces, arrows, panels);
    }

    /** Two pieces stand on a spot before the next is taken, and on each before any has more: nothing lies below others that need not. */
    private static String next(List<String> spots, List<Piece> pieces) {
        return spots.get(pieces.size() / 2 % spots.size());
    }

    /** A board with every style, every tone and a roll. */
    static Board board(Atlas atlas, String sheet) {
        Look look = atlas.look();
        List<Piece> pieces = new ArrayList<>();
        look.styles().forEach((name, style) -> {
            if (style instanceof Style.Stacked && !(style instanceof Style.Marker)) {
                pieces.add(Piece.beside(name, sample()).signed("A").numbered(12));
            }
        });
        String spot = atlas.sheet(sheet).spots().getFirst().id();
        int half = pieces.size() / 2;
        List<Board.Cell> row = List.of(new Board.Cell("A", -1), new Board.Cell("A", 0), new Board.Cell("A", 1));
        return new Board(
                sample(),
                sample(),
                sample(),
                sheet,
                spot,
                List.of(
                        camp(look.styles().firstEntry().getKey(), pieces.subList(0, half)),
                        camp(look.styles().lastEntry().getKey(), pieces.subList(half, pieces.size()))),
                cast(),
                new Board.Grid(List.of("1:1", "2:1", "3:1"), Collections.nCopies(6, row), 1),
                sample(),
                row.stream().map(c -> new Board.Chance(c, sample(), 2, 6)).toList(),
                List.of(cast()));
    }

    private static Board.Throw cast() {
        List<Strip.Modifier> both = List.of(new Strip.Modifier("+1", sample()), new Strip.Modifier("-1", sample()));
        return new Board.Throw(sample(), both, both, Optional.of(new Board.Roll(1, 2, "A", sample())));
    }

    private static Board.Camp camp(String style, List<Piece> pieces) {
        return new Board.Camp(style, sample(), sample(), "12", sample(), pieces);
    }

    /** A strip in each colour of the things that can roll. */
    private static List<Strip> strips(Look look) {
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
                        Optional.of("6"),
                        Optional.of("2:1"),
                        sample(),
                        sample()));
            }
        });
        return strips;
    }

    /** A roll in each colour, and in each state. */
    static DiceSheet dice(Look look) {
        List<DiceSheet.Row> rows = new ArrayList<>();
        for (Strip strip : strips(look)) {
            for (DiceSheet.State state : DiceSheet.State.values()) {
                rows.add(DiceSheet.Row.of(strip, state));
            }
        }
        return new DiceSheet.Rows(sample(), rows, new DiceSheet.Proof(1, 1, ""));
    }

    /** A heading that the sheet's band shows, where it has so many. */
    private static Text heading(Chart chart, int index) {
        List<String> shown = chart.sheet().footer().map(Sheet.Footer::panels).orElse(List.of());
        return Text.of(index < shown.size() ? shown.get(index) : "sample");
    }

    /** Any letters: only their colours count. */
    static String words(Text text) {
        return "Ab 12";
    }

    private static Text sample() {
        return Text.of("sample");
    }

    private static Piece piece(String spot, String style, Set<String> looks) {
        return Piece.at(spot, style, sample()).signed("A").numbered(12).piled(3).looking(looks);
    }

    private static Panel.Card card(String style, List<Panel.Count> counts, boolean active) {
        return new Panel.Card(
                style,
                Optional.of("A"),
                sample(),
                sample(),
                "12",
                sample(),
                Optional.of(.6),
                counts.subList(0, Math.min(4, counts.size())),
                active,
                false);
    }
}
