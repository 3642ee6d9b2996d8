package strategos.engine.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import strategos.engine.Entry;
import strategos.engine.Event;
import strategos.engine.Records;
import strategos.engine.box.Setup;
import strategos.engine.dice.Roll;
import strategos.engine.json.Form.Unreadable;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.standing.StandingOrder;

/**
 * Writes what a match stores as compact JSON, and reads it back equal: positions, the journal's entries, orders, standing
 * orders. Making one is dear, using it is cheap, and many may use it at once.
 *
 * <p>Whatever cannot be read is a {@link BadRecord}, which says why without repeating the content.
 *
 * @param <S> the game's position
 */
public final class GameCodec<S> {
    private final JsonText json = new JsonText();
    private final Records<S> records;
    private final Form<S> states;
    private final Form<Entry<S>> entries;
    private final Form<Collection<Entry<S>>> lists;
    private final Form<Setup> setups;
    private final Form<Order> orders;
    private final Form<Call> calls;
    private final Form<StandingOrder> standings;
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
        standings = forms.of(StandingOrder.class);
        rolls = forms.of(Roll.class);
    }

    /** The version of the positions that {@link #writeState} writes; {@link #readState} reads no other. */
    public int stateVersion() {
        return records.stateVersion();
    }

    public String writeState(S state) {
        return json.write("position", states, state);
    }

    public S readState(String text) {
        return json.read("position", states, text);
    }

    public String writeEvent(Event<S> event) {
        return json.write("event", entries, new Entry.Happened<>(event));
    }

    /** Reads an event, one of an older version too. */
    public Event<S> readEvent(String text) {
        return switch (json.read("event", entries, text)) {
            case Entry.Happened<S> happened -> happened.event();
            case Entry.Ordered<S> ordered -> throw new BadRecord("event", "is an order");
            case Entry.Rolled<S> rolled -> throw new BadRecord("event", "is a roll");
        };
    }

    /** What one order brought about, as one array. */
    public String writeEntries(List<Entry<S>> list) {
        return json.write("entries", lists, list);
    }

    /** Reads entries, with events of older versions too. */
    public List<Entry<S>> readEntries(String text) {
        return List.copyOf(json.read("entries", lists, text));
    }

    public String writeSetup(Setup setup) {
        return json.write("set-up", setups, setup);
    }

    public Setup readSetup(String text) {
        return json.read("set-up", setups, text);
    }

    public String writeOrder(Order order) {
        return json.write("order", orders, order);
    }

    public Order readOrder(String text) {
        return json.read("order", orders, text);
    }

    public String writeCall(Call call) {
        return json.write("call", calls, call);
    }

    public Call readCall(String text) {
        return json.read("call", calls, text);
    }

    public String writeStanding(StandingOrder standing) {
        return json.write("standing order", standings, standing);
    }

    public StandingOrder readStanding(String text) {
        return json.read("standing order", standings, text);
    }

    public String writeRoll(Roll roll) {
        return json.write("roll", rolls, roll);
    }

    public Roll readRoll(String text) {
        return json.read("roll", rolls, text);
    }

    /** An entry of a journal: {@code {"order": …, "source": …}}, {@code {"roll": …}}, or the event itself. */
    private static final class EntryJson<S> extends Form<Entry<S>> {
        private static final String ORDER = "order";
        private static final String SOURCE = "source";
        private static final String ROLL = "roll";

        private final EventJson<S> events;
        private final Form<Order> orders;
        private final Form<Entry.Source> sources;
        private final Form<Roll> rolls;

        EntryJson(Forms forms, EventJson<S> events) {
            this.events = events;
            orders = forms.of(Order.class);
            sources = forms.of(Entry.Source.class);
            rolls = forms.of(Roll.class);
        }

        @Override
        void write(Entry<S> entry, JsonGenerator to) throws IOException {
            switch (entry) {
                case Entry.Happened<S> happened -> events.write(happened.event(), to);
                case Entry.Ordered<S> ordered -> {
                    to.writeStartObject();
                    to.writeFieldName(ORDER);
                    orders.write(ordered.order(), to);
                    to.writeFieldName(SOURCE);
                    sources.write(ordered.source(), to);
                    to.writeEndObject();
                }
                case Entry.Rolled<S> rolled -> {
                    to.writeStartObject();
                    to.writeFieldName(ROLL);
                    rolls.write(rolled.roll(), to);
                    to.writeEndObject();
                }
            }
        }

        @Override
        Entry<S> read(JsonParser from) throws IOException {
            expect(from, JsonToken.START_OBJECT, "an entry");
            String first = String.valueOf(from.nextFieldName());
            return switch (first) {
                case EventJson.NAME -> new Entry.Happened<>(events.read(from));
                case ROLL -> {
                    from.nextToken();
                    Roll roll = rolls.read(from);
                    end(from);
                    yield new Entry.Rolled<>(roll);
                }
                case ORDER -> {
                    from.nextToken();
                    Order order = orders.read(from);
                    if (!SOURCE.equals(from.nextFieldName())) {
                        throw unreadable(from, "does not say who gave the order");
                    }
                    from.nextToken();
                    Entry.Source source = sources.read(from);
                    end(from);
                    yield new Entry.Ordered<>(order, source);
                }
                default -> throw unreadable(from, "is no entry");
            };
        }

        private static void end(JsonParser from) throws IOException {
            if (from.nextToken() != JsonToken.END_OBJECT) {
                throw unreadable(from, "goes on after its end");
            }
        }
    }

    /**
     * Writes records as compact JSON, and reads them back equal: what a host stores of its own beside its matches. Making one
     * is dear, using it is cheap, and many may use it at once.
     */
    public static final class RecordJson {
        private final JsonText json = new JsonText();
        private final Map<Class<?>, Form<?>> forms = new HashMap<>();

        /** For records of these classes, whatever they hold. */
        public RecordJson(List<Class<? extends Record>> types) {
            Forms all = new Forms();
            types.forEach(type -> forms.put(type, all.of(type)));
        }

        /** The record as an object. */
        public String write(Record content) {
            return json.write(content.getClass().getSimpleName(), this.<Record>form(content.getClass()), content);
        }

        /**
         * The record that was written.
         *
         * @throws BadRecord when it cannot be read; the content is not repeated
         */
        public <T extends Record> T read(String text, Class<T> type) {
            return json.read(type.getSimpleName(), this.<T>form(type), text);
        }

        private <T> Form<T> form(Class<?> type) {
            Form<?> form = forms.get(type);
            if (form == null) {
                throw new IllegalArgumentException(type + " is not among the records of this one");
            }
            return cast(form);
        }

        @SuppressWarnings("unchecked") // a form is kept by the class that it was made for
        private static <T> Form<T> cast(Form<?> form) {
            return (Form<T>) form;
        }
    }

    /** Writes one value as a text, and reads it back. */
    private static final class JsonText {
        /** Bytes, so that a typical position needs no more. */
        private static final int TYPICAL = 2048;

        private final JsonFactory factory = new JsonFactory();

        <T> String write(String what, Form<T> form, T value) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream(TYPICAL);
            try (JsonGenerator to = factory.createGenerator(bytes)) {
                form.write(value, to);
                to.flush();
                return bytes.toString(StandardCharsets.UTF_8);
            } catch (IOException e) {
                throw new UncheckedIOException(what + " cannot be written", e);
            }
        }

        <T> T read(String what, Form<T> form, String text) {
            try (JsonParser from = factory.createParser(text.getBytes(StandardCharsets.UTF_8))) {
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
}
