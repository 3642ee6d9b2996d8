package strategos.bot.record;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import strategos.engine.scene.Board;
import strategos.engine.scene.Strip;
import strategos.engine.text.Capital;

/** Dice with what they came to, and fights with their charts. */
final class Fights {
    private final Glossary words;

    Fights(Glossary words) {
        this.words = words;
    }

    /** A roll; a sum or a column that it has not is an empty word. */
    void strip(JsonGenerator out, Strip strip) throws IOException {
        out.writeStartObject();
        out.writeStringField("title", Capital.first(words.say(strip.title())));
        out.writeStringField("style", words.style(strip.style()));
        out.writeStringField("chain", strip.chain().word());
        out.writeNumberField("index", strip.index());
        out.writeStringField("total", strip.total().orElse(""));
        out.writeStringField("column", strip.column().orElse(""));
        out.writeStringField("result", words.say(strip.result()));
        out.writeStringField("sentence", words.say(strip.sentence()));
        out.writeNumberField("sides", strip.sides());
        Json.numbers(out, "faces", strip.faces());
        modifiers(out, "mods", strip.modifiers());
        out.writeEndObject();
    }

    void board(JsonGenerator out, Board board) throws IOException {
        out.writeStartObject();
        out.writeStringField("title", words.say(board.title()));
        out.writeStringField("subtitle", words.say(board.subtitle()));
        out.writeStringField("alt", words.say(board.alt()));
        out.writeStringField("spot", board.spot());
        out.writeArrayFieldStart("camps");
        for (Board.Camp camp : board.camps()) {
            out.writeStartObject();
            out.writeStringField("style", words.style(camp.style()));
            out.writeStringField("name", words.say(camp.name()));
            out.writeStringField("role", words.say(camp.role()));
            out.writeStringField("figure", camp.figure());
            out.writeStringField("unit", words.say(camp.unit()));
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeFieldName("cast");
        thrown(out, board.cast());
        if (!board.earlier().isEmpty()) {
            out.writeArrayFieldStart("earlier");
            for (Board.Throw earlier : board.earlier()) {
                thrown(out, earlier);
            }
            out.writeEndArray();
        }
        grid(out, board.grid());
        out.writeArrayFieldStart("chances");
        for (Board.Chance chance : board.chances()) {
            out.writeStartObject();
            out.writeStringField("code", chance.result().code());
            out.writeNumberField("favour", chance.result().favour());
            out.writeStringField("meaning", words.say(chance.meaning()));
            out.writeNumberField("of", chance.of());
            out.writeNumberField("in", chance.in());
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeEndObject();
    }

    private static void grid(JsonGenerator out, Board.Grid grid) throws IOException {
        out.writeObjectFieldStart("grid");
        Json.words(out, "columns", grid.columns());
        out.writeNumberField("column", grid.column());
        out.writeArrayFieldStart("rows");
        for (List<Board.Cell> row : grid.rows()) {
            out.writeStartArray();
            for (Board.Cell cell : row) {
                out.writeStartArray();
                out.writeString(cell.code());
                out.writeNumber(cell.favour());
                out.writeEndArray();
            }
            out.writeEndArray();
        }
        out.writeEndArray();
        out.writeEndObject();
    }

    private void thrown(JsonGenerator out, Board.Throw cast) throws IOException {
        out.writeStartObject();
        out.writeStringField("title", words.say(cast.title()));
        modifiers(out, "steps", cast.steps());
        modifiers(out, "added", cast.added());
        Optional<Board.Roll> roll = cast.roll();
        if (roll.isPresent()) {
            out.writeObjectFieldStart("roll");
            out.writeNumberField("index", roll.get().index());
            out.writeNumberField("face", roll.get().face());
            out.writeStringField("result", roll.get().result());
            out.writeStringField("sentence", words.say(roll.get().sentence()));
            out.writeEndObject();
        }
        out.writeEndObject();
    }

    private void modifiers(JsonGenerator out, String name, List<Strip.Modifier> modifiers) throws IOException {
        out.writeArrayFieldStart(name);
        for (Strip.Modifier modifier : modifiers) {
            out.writeStartArray();
            out.writeString(modifier.figure());
            out.writeString(words.say(modifier.cause()));
            out.writeEndArray();
        }
        out.writeEndArray();
    }
}
