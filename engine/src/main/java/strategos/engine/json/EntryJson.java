package strategos.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import strategos.engine.Entry;
import strategos.engine.dice.Roll;
import strategos.engine.offer.Order;

/** An entry of a journal: {@code {"order": …, "source": …}}, {@code {"roll": …}}, or the event itself. */
final class EntryJson<S> extends Form<Entry<S>> {
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
