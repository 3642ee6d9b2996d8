package strategos.engine.json;

import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import strategos.engine.Event;
import strategos.engine.Recorded;
import strategos.engine.Records;
import strategos.engine.Upcast;

/** The events that a game records: their forms by name and by class, and how each older version becomes the next. */
final class EventNames<S> {
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
                    recorded.value(), new SerializedString(recorded.value()), recorded.version(), (RecordForm<Event<S>>)
                            forms.record(type));
            if (byName.put(kind.name, kind) != null) {
                throw new IllegalStateException("two events are recorded as " + kind.name);
            }
            byClass.put(type, kind);
        }
        for (Upcast upcast : records.upcasts()) {
            if (upcasts.put(upcast.event() + " " + upcast.version(), upcast.convert()) != null) {
                throw new IllegalStateException("two upcasts of " + upcast.event() + " version " + upcast.version());
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
