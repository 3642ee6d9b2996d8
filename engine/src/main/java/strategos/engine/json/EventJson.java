package strategos.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import strategos.engine.Event;
import strategos.engine.Records;

/** An event as an object: {@code "e"} its name, {@code "v"} its version when above 1, then its fields. */
final class EventJson<S> {
    static final String NAME = "e";
    private static final SerializedString E = new SerializedString(NAME);
    private static final SerializedString VERSION = new SerializedString("v");

    private final EventNames<S> names;
    private final JsonMapper trees = new JsonMapper();

    EventJson(Forms forms, Records<S> records) {
        names = new EventNames<>(forms, records);
    }

    void write(Event<S> event, JsonGenerator to) throws IOException {
        EventNames.Kind<S> kind = names.kind(event.getClass());
        to.writeStartObject();
        to.writeFieldName(E);
        to.writeString(kind.wire());
        if (kind.version() > 1) {
            to.writeFieldName(VERSION);
            to.writeNumber(kind.version());
        }
        kind.form().writeFields(event, to);
        to.writeEndObject();
    }

    /** Reads the rest of an object, from its first field, which is {@link #NAME}, to its end. */
    Event<S> read(JsonParser from) throws IOException {
        from.nextToken();
        String name = Scalars.TEXT.read(from);
        boolean versioned = from.nextFieldName(VERSION);
        int version = versioned ? from.nextIntValue(0) : 1;
        EventNames.Kind<S> kind = names.kind(name, version);
        return version == kind.version()
                ? kind.form().readFields(from, !versioned)
                : older(from, kind, version, versioned);
    }

    private Event<S> older(JsonParser from, EventNames.Kind<S> kind, int version, boolean versioned)
            throws IOException {
        ObjectNode fields = trees.createObjectNode();
        String field = versioned ? from.nextFieldName() : from.currentName();
        while (field != null) {
            from.nextToken();
            fields.set(field, trees.readTree(from));
            field = from.nextFieldName();
        }
        try (JsonParser upcast = trees.treeAsTokens(names.upcast(kind, version, fields))) {
            upcast.nextToken();
            return kind.form().read(upcast);
        }
    }
}
