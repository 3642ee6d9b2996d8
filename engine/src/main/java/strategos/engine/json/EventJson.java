package strategos.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import strategos.engine.Event;
import strategos.engine.Recorded;
import strategos.engine.Records;
import strategos.engine.Upcast;
import strategos.engine.json.Containers.Scalars;
import strategos.engine.json.Forms.SealedForm.SealedTypes;

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

    /** The events that a game records: their forms by name and by class, and how each older version becomes the next. */
    private static final class EventNames<S> {
        private final Map<String, Kind<S>> byName = new HashMap<>();
        private final Map<Class<?>, Kind<S>> byClass = new HashMap<>();
        private final Map<String, UnaryOperator<ObjectNode>> upcasts = new HashMap<>();

        /** An event's form with the name and version under which it is written today. */
        record Kind<S>(String name, SerializedString wire, int version, RecordForm<Event<S>> form) {}

        @SuppressWarnings("unchecked") // each form is looked up by the class, or the name, that it was made for
        EventNames(Forms forms, Records<S> records) {
            for (Class<? extends Event<S>> type : SealedTypes.leaves(records.events())) {
                Recorded recorded = type.getAnnotation(Recorded.class);
                if (recorded == null) {
                    throw new IllegalStateException(type + " is an event without a @Recorded name");
                }
                Kind<S> kind = new Kind<>(
                        recorded.value(), new SerializedString(recorded.value()), recorded.version(), (RecordForm<
                                        Event<S>>)
                                forms.record(type));
                if (byName.put(kind.name, kind) != null) {
                    throw new IllegalStateException("two events are recorded as " + kind.name);
                }
                byClass.put(type, kind);
            }
            for (Upcast upcast : records.upcasts()) {
                if (upcasts.put(upcast.event() + " " + upcast.version(), upcast.convert()) != null) {
                    throw new IllegalStateException(
                            "two upcasts of " + upcast.event() + " version " + upcast.version());
                }
            }
            byName.values().forEach(this::needUpcasts);
        }

        private void needUpcasts(Kind<S> kind) {
            for (int version = 1; version < kind.version; version++) {
                if (!upcasts.containsKey(kind.name + " " + version)) {
                    throw new IllegalStateException("no upcast of " + kind.name + " version " + version);
                }
            }
        }

        /** The kind of that name, which can be read in that version. */
        Kind<S> kind(String name, int version) {
            Kind<S> kind = byName.get(name);
            if (kind == null) {
                throw new BadRecord("event " + name, "is not known to this version of the game");
            }
            if (version < 1 || version > kind.version) {
                throw new BadRecord(
                        "event " + name,
                        "has version " + version + ", and this version of the game reads 1 to " + kind.version);
            }
            return kind;
        }

        /** An older form of the event as it would be written today. */
        ObjectNode upcast(Kind<S> kind, int version, ObjectNode fields) {
            ObjectNode now = fields;
            for (int from = version; from < kind.version; from++) {
                now = upcasts.get(kind.name + " " + from).apply(now);
            }
            return now;
        }

        Kind<S> kind(Class<?> type) {
            Kind<S> kind = byClass.get(type);
            if (kind == null) {
                throw new BadRecord("event " + type.getSimpleName(), "is none of this game's");
            }
            return kind;
        }
    }
}
