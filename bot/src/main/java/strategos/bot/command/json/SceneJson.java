package strategos.bot.command.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import strategos.bot.host.Speech;
import strategos.engine.scene.Panel;
import strategos.engine.scene.Piece;
import strategos.engine.scene.Scene;
import strategos.engine.scene.Scene.Arrow;
import strategos.engine.scene.Scene.Tint;

/** A picture as data: places with their pieces, areas with their styles, arrows, and the panels beside the map. */
final class SceneJson {
    private final Speech words;
    private final PieceJson pieces;

    SceneJson(Speech words) {
        this.words = words;
        this.pieces = new PieceJson(words);
    }

    Map<String, Object> write(Scene scene) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("title", words.plain(scene.title()));
        json.put("subtitle", words.plain(scene.subtitle()));
        json.put("places", places(scene.pieces()));
        Map<String, String> areas = new LinkedHashMap<>();
        for (Tint tint : scene.tints()) {
            areas.put(tint.area(), tint.style());
        }
        json.put("areas", areas);
        json.put("moves", scene.arrows().stream().map(SceneJson::arrow).toList());
        json.put("panels", scene.panels().stream().map(this::panel).toList());
        return json;
    }

    private Map<String, List<Map<String, Object>>> places(List<Piece> lying) {
        Map<String, List<Map<String, Object>>> places = new LinkedHashMap<>();
        lying.forEach(
                p -> places.computeIfAbsent(p.spot(), s -> new ArrayList<>()).add(pieces.write(p)));
        return places;
    }

    private static Map<String, Object> arrow(Arrow arrow) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("spots", arrow.spots());
        json.put("style", arrow.style());
        return json;
    }

    private Map<String, Object> sign(Panel.Entry entry) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("style", entry.style());
        json.put("label", words.plain(entry.label()));
        return json;
    }

    private Map<String, Object> panel(Panel panel) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("name", words.plain(panel.name()));
        switch (panel) {
            case Panel.Track track -> {
                json.put("kind", "track");
                json.put("from", track.from());
                json.put("to", track.to());
                json.put("current", track.current());
                json.put("places", places(track.pieces()));
            }
            case Panel.Roster roster -> {
                json.put("kind", "roster");
                json.put("cards", roster.cards().stream().map(this::card).toList());
            }
            case Panel.Table table -> {
                json.put("kind", "table");
                json.put("columns", table.columns().stream().map(words::plain).toList());
                json.put("rows", table.rows().stream().map(this::row).toList());
                json.put("totals", table.totals().stream().map(this::row).toList());
            }
            case Panel.Legend legend -> {
                json.put("kind", "legend");
                json.put("entries", legend.entries().stream().map(this::sign).toList());
            }
            case Panel.Dial dial -> {
                json.put("kind", "dial");
                json.put("sectors", dial.sectors().stream().map(words::plain).toList());
                json.put("current", dial.current());
                json.put("title", words.plain(dial.title()));
                json.put("lines", dial.lines().stream().map(words::plain).toList());
            }
            case Panel.Balance balance -> {
                json.put("kind", "balance");
                json.put("from", balance.from());
                json.put("to", balance.to());
                json.put("at", balance.at());
                json.put("low", words.plain(balance.lowName()));
                json.put("high", words.plain(balance.highName()));
            }
            case Panel.Tray tray -> {
                json.put("kind", "tray");
                json.put("sign", tray.sign());
                json.put("title", words.plain(tray.title()));
                json.put("subtitle", words.plain(tray.subtitle()));
                json.put("pieces", tray.pieces().stream().map(pieces::write).toList());
            }
            case Panel.Fact fact -> {
                json.put("kind", "fact");
                json.put("figure", fact.figure());
                json.put("caption", words.plain(fact.caption()));
            }
        }
        return json;
    }

    private Map<String, Object> card(Panel.Card card) {
        Map<String, Object> counts = new LinkedHashMap<>();
        card.counts().forEach(c -> counts.put(c.icon(), c.number()));
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("style", card.style());
        json.put("title", words.plain(card.title()));
        json.put("subtitle", words.plain(card.subtitle()));
        json.put("figure", card.figure());
        json.put("unit", words.plain(card.unit()));
        json.put("counts", counts);
        json.put("active", card.active());
        json.put("out", card.out());
        return json;
    }

    private Map<String, Object> row(Panel.Row row) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("icon", row.icon().orElse(""));
        json.put("over", words.plain(row.over()));
        json.put("label", words.plain(row.label()));
        json.put("cells", row.cells());
        return json;
    }

    /** A counter, pawn or marker as data. */
    record PieceJson(Speech words) {
        Map<String, Object> write(Piece piece) {
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("style", piece.style());
            json.put("sign", piece.sign().orElse(""));
            json.put("number", piece.number().orElse(""));
            json.put("badge", piece.badge().orElse(""));
            json.put("looks", new TreeSet<>(piece.looks()));
            json.put("label", words.plain(piece.label()));
            return json;
        }
    }
}
