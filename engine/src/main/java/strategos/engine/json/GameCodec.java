package strategos.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.io.SegmentedStringWriter;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import strategos.engine.Call;
import strategos.engine.Entry;
import strategos.engine.Event;
import strategos.engine.Order;
import strategos.engine.Setup;
import strategos.engine.Standing;
import strategos.engine.dice.Roll;

/**
 * Writes what a match stores as compact JSON, and reads it back equal: positions, the journal's entries, orders, standing
 * orders. Making one is dear, using it is cheap, and many may use it at once.
 *
 * <p>Whatever cannot be read is a {@link BadRecord}, which says why without repeating the content.
 *
 * @param <S> the game's position
 */
public final class GameCodec<S> {
    private final JsonMapper mapper;
    private final Records<S> records;
    private final ObjectWriter stateWriter;
    private final ObjectReader stateReader;
    private final EventJson<S> events;
    private final EntryJson<S> entries;

    public GameCodec(Records<S> records) {
        this.records = records;
        mapper = RecordMapper.create();
        stateWriter = mapper.writerFor(records.state());
        stateReader = mapper.readerFor(records.state());
        events = new EventJson<>(mapper, records);
        entries = new EntryJson<>(mapper, events);
    }

    /** The version of the positions that {@link #writeState} writes; {@link #readState} reads no other. */
    public int stateVersion() {
        return records.stateVersion();
    }

    public String writeState(S state) {
        return write("position", () -> stateWriter.writeValueAsString(state));
    }

    public S readState(String json) {
        return read("position", () -> stateReader.readValue(json));
    }

    public String writeEvent(Event<S> event) {
        return write("event", () -> events.write(event));
    }

    /** Reads an event, one of an older version too. */
    public Event<S> readEvent(String json) {
        return switch (readEntries("[" + json + "]").getFirst()) {
            case Entry.Happened<S> happened -> happened.event();
            case Entry.Ordered<S> o -> throw new BadRecord("event", "is an order");
            case Entry.Rolled<S> r -> throw new BadRecord("event", "is a roll");
        };
    }

    /** What one order brought about, as one array. */
    public String writeEntries(List<Entry<S>> list) {
        return write("entries", () -> {
            try (SegmentedStringWriter text =
                            new SegmentedStringWriter(mapper.getFactory()._getBufferRecycler());
                    JsonGenerator to = mapper.createGenerator(text)) {
                entries.write(list, to);
                to.flush();
                return text.getAndClear();
            }
        });
    }

    /** Reads entries, with events of older versions too. */
    public List<Entry<S>> readEntries(String json) {
        return read("entries", () -> {
            try (JsonParser from = mapper.createParser(json)) {
                return entries.read(from);
            }
        });
    }

    public String writeSetup(Setup setup) {
        return write("set-up", () -> mapper.writeValueAsString(setup));
    }

    public Setup readSetup(String json) {
        return read("set-up", () -> mapper.readValue(json, Setup.class));
    }

    public String writeOrder(Order order) {
        return write("order", () -> mapper.writeValueAsString(order));
    }

    public Order readOrder(String json) {
        return read("order", () -> mapper.readValue(json, Order.class));
    }

    public String writeCall(Call call) {
        return write("call", () -> mapper.writeValueAsString(call));
    }

    public Call readCall(String json) {
        return read("call", () -> mapper.readValue(json, Call.class));
    }

    public String writeStanding(Standing standing) {
        return write("standing order", () -> mapper.writeValueAsString(standing));
    }

    public Standing readStanding(String json) {
        return read("standing order", () -> mapper.readValue(json, Standing.class));
    }

    public String writeRoll(Roll roll) {
        return write("roll", () -> mapper.writeValueAsString(roll));
    }

    public Roll readRoll(String json) {
        return read("roll", () -> mapper.readValue(json, Roll.class));
    }

    private interface Io<T> {
        T run() throws IOException;
    }

    private static String write(String what, Io<String> io) {
        try {
            return io.run();
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(what + " cannot be written: " + e.getOriginalMessage(), e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static <T> T read(String what, Io<T> io) {
        try {
            return io.run();
        } catch (JsonProcessingException e) {
            throw new BadRecord(what, e.getOriginalMessage(), e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
