package strategos.bot.command.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import strategos.bot.command.json.SceneJson.PieceJson;
import strategos.bot.host.Speech;
import strategos.engine.scene.Board;
import strategos.engine.scene.Strip;

/** A fight as data: both camps, the way to the column, what was rolled, the chart, the chances. */
final class BoardJson {
    private final Speech words;
    private final PieceJson pieces;

    BoardJson(Speech words) {
        this.words = words;
        this.pieces = new PieceJson(words);
    }

    Map<String, Object> write(Board board) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("title", words.plain(board.title()));
        json.put("subtitle", words.plain(board.subtitle()));
        json.put("place", board.spot());
        json.put("camps", board.camps().stream().map(this::camp).toList());
        json.putAll(cast(board.cast()));
        json.put("chart", chart(board.grid()));
        json.put("key", words.plain(board.key()));
        json.put("chances", board.chances().stream().map(this::chance).toList());
        json.put("earlier", board.earlier().stream().map(this::cast).toList());
        return json;
    }

    private Map<String, Object> cast(Board.Throw cast) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("throw", words.plain(cast.title()));
        json.put("steps", cast.steps().stream().map(this::step).toList());
        json.put("added", cast.added().stream().map(this::step).toList());
        json.put("roll", cast.roll().map(this::roll).orElse(null));
        return json;
    }

    private Map<String, Object> camp(Board.Camp camp) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("style", camp.style());
        json.put("name", words.plain(camp.name()));
        json.put("role", words.plain(camp.role()));
        json.put("figure", camp.figure());
        json.put("unit", words.plain(camp.unit()));
        json.put("pieces", camp.pieces().stream().map(pieces::write).toList());
        return json;
    }

    private Map<String, Object> step(Strip.Modifier step) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("figure", step.figure());
        json.put("cause", words.plain(step.cause()));
        return json;
    }

    private Map<String, Object> roll(Board.Roll roll) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("index", roll.index());
        json.put("face", roll.face());
        json.put("result", roll.result());
        json.put("sentence", words.plain(roll.sentence()));
        return json;
    }

    private static Map<String, Object> chart(Board.Grid grid) {
        List<List<String>> rows = grid.rows().stream()
                .map(row -> row.stream().map(Board.Cell::code).toList())
                .toList();
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("columns", grid.columns());
        json.put("column", grid.column());
        json.put("rows", rows);
        return json;
    }

    private Map<String, Object> chance(Board.Chance chance) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("result", chance.result().code());
        json.put("meaning", words.plain(chance.meaning()));
        json.put("of", chance.of());
        json.put("in", chance.in());
        return json;
    }
}
