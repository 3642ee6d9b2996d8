package strategos.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import strategos.engine.Entry;
import strategos.engine.Order;
import strategos.engine.dice.Roll;

/** Entries of a journal: {@code {"order": …, "source": …}}, {@code {"roll": …}}, or the event itself. */
final class EntryJson<S> {
    private static final String ORDER = "order";
    private static final String SOURCE = "source";
    private static final String ROLL = "roll";

    private final EventJson<S> events;
    private final ObjectWriter orderWriter;
    private final ObjectReader orderReader;
    private final ObjectWriter rollWriter;
    private final ObjectReader rollReader;

    EntryJson(JsonMapper mapper, EventJson<S> events) {
        this.events = events;
        orderWriter = mapper.writerFor(Order.class);
        orderReader = RecordMapper.inStream(mapper, Order.class);
        rollWriter = mapper.writerFor(Roll.class);
        rollReader = RecordMapper.inStream(mapper, Roll.class);
    }

    void write(List<Entry<S>> entries, JsonGenerator to) throws IOException {
        to.writeStartArray();
        for (Entry<S> entry : entries) {
            write(entry, to);
        }
        to.writeEndArray();
    }

    private void write(Entry<S> entry, JsonGenerator to) throws IOException {
        switch (entry) {
            case Entry.Happened<S> happened -> to.writeRawValue(events.write(happened.event()));
            case Entry.Ordered<S> ordered -> {
                to.writeStartObject();
                to.writeFieldName(ORDER);
                orderWriter.writeValue(to, ordered.order());
                to.writeStringField(SOURCE, ordered.source().name());
                to.writeEndObject();
            }
            case Entry.Rolled<S> rolled -> {
                to.writeStartObject();
                to.writeFieldName(ROLL);
                rollWriter.writeValue(to, rolled.roll());
                to.writeEndObject();
            }
        }
    }

    List<Entry<S>> read(JsonParser from) throws IOException {
        expect(from, from.nextToken() == JsonToken.START_ARRAY);
        List<Entry<S>> entries = new ArrayList<>();
        while (from.nextToken() != JsonToken.END_ARRAY) {
            entries.add(entry(from));
        }
        expect(from, from.nextToken() == null);
        return List.copyOf(entries);
    }

    private Entry<S> entry(JsonParser from) throws IOException {
        expect(from, from.currentToken() == JsonToken.START_OBJECT);
        String first = String.valueOf(from.nextFieldName());
        return switch (first) {
            case EventJson.NAME -> new Entry.Happened<>(events.read(from));
            case ROLL -> {
                from.nextToken();
                Roll roll = rollReader.readValue(from);
                expect(from, from.nextToken() == JsonToken.END_OBJECT);
                yield new Entry.Rolled<>(roll);
            }
            case ORDER -> {
                from.nextToken();
                Order order = orderReader.readValue(from);
                expect(from, SOURCE.equals(from.nextFieldName()));
                Entry.Source source = source(from.nextTextValue());
                expect(from, from.nextToken() == JsonToken.END_OBJECT);
                yield new Entry.Ordered<>(order, source);
            }
            default -> throw new BadRecord("entry", "begins with " + first + ", which is no kind of entry");
        };
    }

    private static Entry.Source source(String name) {
        for (Entry.Source source : Entry.Source.values()) {
            if (source.name().equals(name)) {
                return source;
            }
        }
        throw new BadRecord("entry", "was given by " + name + ", which is no source of orders");
    }

    private static void expect(JsonParser from, boolean so) {
        if (!so) {
            throw new BadRecord(
                    "entry",
                    "is not written as entries are, at character "
                            + from.currentTokenLocation().getCharOffset());
        }
    }
}
