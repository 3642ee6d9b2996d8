package strategos.engine.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.ByteArrayBuilder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
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
    /** Bytes of a typical position. */
    private static final int TYPICAL = 4096;

    private final JsonFactory json = new JsonFactory();
    private final Records<S> records;
    private final Form<S> states;
    private final Form<Entry<S>> entries;
    private final Form<Collection<Entry<S>>> lists;
    private final Form<Setup> setups;
    private final Form<Order> orders;
    private final Form<Call> calls;
    private final Form<Standing> standings;
    private final Form<Roll> rolls;

    public GameCodec(Records<S> records) {
        Forms forms = new Forms();
        this.records = records;
        states = forms.of(records.state());
        entries = new EntryJson<>(forms, new EventJson<>(forms, records));
        lists = Containers.list(entries);
        setups = forms.of(Setup.class);
        orders = forms.of(Order.class);
        calls = forms.of(Call.class);
        standings = forms.of(Standing.class);
        rolls = forms.of(Roll.class);
    }

    /** The version of the positions that {@link #writeState} writes; {@link #readState} reads no other. */
    public int stateVersion() {
        return records.stateVersion();
    }

    public String writeState(S state) {
        return write("position", states, state);
    }

    public S readState(String text) {
        return read("position", states, text);
    }

    public String writeEvent(Event<S> event) {
        return write("event", entries, new Entry.Happened<>(event));
    }

    /** Reads an event, one of an older version too. */
    public Event<S> readEvent(String text) {
        return switch (read("event", entries, text)) {
            case Entry.Happened<S> happened -> happened.event();
            case Entry.Ordered<S> ordered -> throw new BadRecord("event", "is an order");
            case Entry.Rolled<S> rolled -> throw new BadRecord("event", "is a roll");
        };
    }

    /** What one order brought about, as one array. */
    public String writeEntries(List<Entry<S>> list) {
        return write("entries", lists, list);
    }

    /** Reads entries, with events of older versions too. */
    public List<Entry<S>> readEntries(String text) {
        return List.copyOf(read("entries", lists, text));
    }

    public String writeSetup(Setup setup) {
        return write("set-up", setups, setup);
    }

    public Setup readSetup(String text) {
        return read("set-up", setups, text);
    }

    public String writeOrder(Order order) {
        return write("order", orders, order);
    }

    public Order readOrder(String text) {
        return read("order", orders, text);
    }

    public String writeCall(Call call) {
        return write("call", calls, call);
    }

    public Call readCall(String text) {
        return read("call", calls, text);
    }

    public String writeStanding(Standing standing) {
        return write("standing order", standings, standing);
    }

    public Standing readStanding(String text) {
        return read("standing order", standings, text);
    }

    public String writeRoll(Roll roll) {
        return write("roll", rolls, roll);
    }

    public Roll readRoll(String text) {
        return read("roll", rolls, text);
    }

    private <T> String write(String what, Form<T> form, T value) {
        try (ByteArrayBuilder bytes = new ByteArrayBuilder(TYPICAL);
                JsonGenerator to = json.createGenerator(bytes)) {
            form.write(value, to);
            to.flush();
            return new String(bytes.toByteArray(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(what + " cannot be written", e);
        }
    }

    private <T> T read(String what, Form<T> form, String text) {
        try (JsonParser from = json.createParser(text.getBytes(StandardCharsets.UTF_8))) {
            if (from.nextToken() == null) {
                throw new Unreadable("is empty");
            }
            T value = form.read(from);
            if (from.nextToken() != null) {
                throw new Unreadable("goes on after its end");
            }
            return value;
        } catch (IllegalArgumentException e) {
            throw new BadRecord(what, "holds a value that its class refuses", e);
        } catch (JsonProcessingException e) {
            throw new BadRecord(what, e.getOriginalMessage(), e);
        } catch (IOException e) {
            throw new BadRecord(what, e.getMessage(), e);
        }
    }
}
