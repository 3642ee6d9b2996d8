package strategos.engine.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import strategos.engine.Event;

/** An event as an object: {@code "e"} its name, {@code "v"} its version when above 1, then its fields. */
final class EventJson<S> {
    static final String NAME = "e";
    private static final String VERSION = "v";

    private final EventNames<S> names;
    private final ObjectReader trees;
    private final Map<EventNames.Kind<S>, Form> forms = new HashMap<>();

    /** How one kind is written and read; {@code head} is the beginning of its object. */
    private record Form(String head, ObjectWriter writer, ObjectReader reader) {}

    EventJson(JsonMapper mapper, Records<S> records) {
        names = new EventNames<>(records);
        trees = RecordMapper.inStream(mapper, ObjectNode.class);
        for (EventNames.Kind<S> kind : names.all()) {
            String version = kind.version() > 1 ? ",\"" + VERSION + "\":" + kind.version() : "";
            forms.put(
                    kind,
                    new Form(
                            "{\"" + NAME + "\":\"" + kind.name() + "\"" + version,
                            mapper.writerFor(kind.type()),
                            RecordMapper.inStream(mapper, kind.type())));
        }
    }

    String write(Event<S> event) throws IOException {
        Form form = forms.get(names.kind(event.getClass()));
        String fields = form.writer.writeValueAsString(event);
        return fields.equals("{}") ? form.head + "}" : form.head + "," + fields.substring(1);
    }

    /** Reads the rest of an object, from the value of its first field, which is {@link #NAME}, to its end. */
    Event<S> read(JsonParser from) throws IOException {
        String name = from.nextTextValue();
        int version = 1;
        JsonToken next = from.nextToken();
        if (next == JsonToken.FIELD_NAME && from.currentName().equals(VERSION)) {
            version = from.nextIntValue(0);
            next = from.nextToken();
        }
        EventNames.Kind<S> kind = names.kind(String.valueOf(name), version);
        ObjectReader reader = forms.get(kind).reader;
        if (version < kind.version()) {
            ObjectNode fields = next == JsonToken.END_OBJECT ? trees.readValue("{}") : trees.readValue(from);
            return reader.readValue(names.upcast(kind, version, fields));
        }
        return next == JsonToken.END_OBJECT ? reader.readValue("{}") : reader.readValue(from);
    }
}
