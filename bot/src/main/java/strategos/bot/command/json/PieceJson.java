package strategos.bot.command.json;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeSet;
import strategos.bot.host.Speech;
import strategos.engine.scene.Piece;

/** A counter, pawn or marker as data. */
record PieceJson(Speech words) {
    Map<String, Object> write(Piece piece) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("style", piece.style());
        json.put("sign", piece.sign());
        json.put("number", piece.number());
        json.put("badge", piece.badge());
        json.put("looks", new TreeSet<>(piece.looks()));
        json.put("label", words.plain(piece.label()));
        return json;
    }
}
