package strategos.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import strategos.engine.text.Arg;
import strategos.engine.text.Text;

/**
 * Values of a text in their shortest form: a count is a number, what was typed a string, several an array, a name the
 * object {@code {"place": "athens"}}, a text within the text the object {@code {"key": …, "with": …}}.
 */
final class ArgForm extends Form<Arg> {
    private static final String KEY = "key";

    private final Supplier<RecordForm<Text>> texts;

    ArgForm(Supplier<RecordForm<Text>> texts) {
        this.texts = texts;
    }

    @Override
    void write(Arg arg, JsonGenerator to) throws IOException {
        switch (arg) {
            case Arg.Count(int n) -> to.writeNumber(n);
            case Arg.Typed(String words) -> to.writeString(words);
            case Arg.Nested(Text text) -> texts.get().write(text, to);
            case Arg.Name(String kind, String id) -> {
                to.writeStartObject();
                to.writeStringField(kind, id);
                to.writeEndObject();
            }
            case Arg.Many(List<Arg> list) -> {
                to.writeStartArray();
                for (Arg one : list) {
                    write(one, to);
                }
                to.writeEndArray();
            }
        }
    }

    @Override
    Arg read(JsonParser from) throws IOException {
        return switch (from.currentToken()) {
            case VALUE_NUMBER_INT -> new Arg.Count(from.getIntValue());
            case VALUE_STRING -> new Arg.Typed(from.getText());
            case START_OBJECT -> object(from);
            case START_ARRAY -> {
                List<Arg> list = new ArrayList<>();
                while (from.nextToken() != JsonToken.END_ARRAY) {
                    list.add(read(from));
                }
                yield new Arg.Many(list);
            }
            default -> throw unreadable(from, "is no value of a text");
        };
    }

    private Arg object(JsonParser from) throws IOException {
        String kind = from.nextFieldName();
        if (KEY.equals(kind)) {
            return new Arg.Nested(texts.get().readFields(from, true));
        }
        String id = from.nextTextValue();
        if (kind == null || id == null || from.nextToken() != JsonToken.END_OBJECT) {
            throw unreadable(from, "is no value of a text");
        }
        return new Arg.Name(kind, id);
    }
}
