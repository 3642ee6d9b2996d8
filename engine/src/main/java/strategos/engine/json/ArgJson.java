package strategos.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import strategos.engine.text.Arg;
import strategos.engine.text.Text;

/**
 * Values of a text in their shortest form: a count is a number, what was typed a string, several an array, a name the
 * object {@code {"place": "athens"}}, a text within the text the object {@code {"key": …, "with": …}}.
 */
final class ArgJson {
    private static final String KEY = "key";

    private ArgJson() {}

    static SimpleModule module() {
        return new SimpleModule("args").addSerializer(new Writer()).addDeserializer(Arg.class, new Reader());
    }

    private static final class Writer extends StdSerializer<Arg> {
        private static final long serialVersionUID = 1L;

        Writer() {
            super(Arg.class);
        }

        @Override
        public void serialize(Arg arg, JsonGenerator to, SerializerProvider provider) throws IOException {
            switch (arg) {
                case Arg.Count(int n) -> to.writeNumber(n);
                case Arg.Typed(String words) -> to.writeString(words);
                case Arg.Name(String kind, String id) -> {
                    to.writeStartObject();
                    to.writeStringField(kind, id);
                    to.writeEndObject();
                }
                case Arg.Nested(Text text) ->
                    provider.findTypedValueSerializer(Text.class, true, null).serialize(text, to, provider);
                case Arg.Many(List<Arg> list) -> {
                    to.writeStartArray();
                    for (Arg one : list) {
                        serialize(one, to, provider);
                    }
                    to.writeEndArray();
                }
            }
        }

        @Override
        public void serializeWithType(Arg arg, JsonGenerator to, SerializerProvider provider, TypeSerializer type)
                throws IOException {
            serialize(arg, to, provider);
        }
    }

    private static final class Reader extends StdDeserializer<Arg> {
        private static final long serialVersionUID = 1L;

        Reader() {
            super(Arg.class);
        }

        @Override
        public Arg deserialize(JsonParser from, DeserializationContext context) throws IOException {
            return switch (from.currentToken()) {
                case VALUE_NUMBER_INT -> new Arg.Count(from.getIntValue());
                case VALUE_STRING -> new Arg.Typed(from.getText());
                case START_ARRAY -> {
                    List<Arg> list = new ArrayList<>();
                    while (from.nextToken() != JsonToken.END_ARRAY) {
                        list.add(deserialize(from, context));
                    }
                    yield new Arg.Many(list);
                }
                case START_OBJECT -> object(from, context);
                default -> (Arg) context.handleUnexpectedToken(Arg.class, from);
            };
        }

        private static Arg object(JsonParser from, DeserializationContext context) throws IOException {
            String field = from.nextFieldName();
            if (KEY.equals(field)) {
                return new Arg.Nested(context.readValue(from, Text.class));
            }
            String id = from.nextTextValue();
            if (field == null || id == null || from.nextToken() != JsonToken.END_OBJECT) {
                return (Arg) context.handleUnexpectedToken(Arg.class, from);
            }
            return new Arg.Name(field, id);
        }

        @Override
        public Object deserializeWithType(JsonParser from, DeserializationContext context, TypeDeserializer type)
                throws IOException {
            return deserialize(from, context);
        }
    }
}
