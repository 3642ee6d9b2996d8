package strategos.bot.record;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import strategos.engine.scene.Panel;

/** What stands beside the map, each state of a panel once. */
final class Panels {
    private final Glossary words;
    private final Interned<String> panels = new Interned<>();

    Panels(Glossary words) {
        this.words = words;
    }

    /** The numbers of those panels that say something of the hour; a legend or a tray of counters does not. */
    List<Integer> numbers(List<Panel> shown) {
        List<Integer> numbers = new ArrayList<>();
        for (Panel panel : shown) {
            if (!(panel instanceof Panel.Legend) && !(panel instanceof Panel.Tray)) {
                numbers.add(panels.of(new Json().write(out -> panel(out, panel)).text()));
            }
        }
        return numbers;
    }

    void write(JsonGenerator out) throws IOException {
        out.writeArrayFieldStart("panels");
        for (String panel : panels.all()) {
            out.writeRawValue(panel);
        }
        out.writeEndArray();
    }

    private void panel(JsonGenerator out, Panel panel) throws IOException {
        out.writeStartObject();
        out.writeStringField("p", panel.getClass().getSimpleName().toLowerCase(Locale.ROOT));
        out.writeStringField("name", words.say(panel.name()));
        switch (panel) {
            case Panel.Track track -> {
                out.writeNumberField("from", track.from());
                out.writeNumberField("to", track.to());
                out.writeNumberField("at", track.current());
            }
            case Panel.Dial dial -> {
                out.writeStringField("hub", dial.hub());
                out.writeStringField("title", words.say(dial.title()));
                out.writeNumberField("at", dial.current());
            }
            case Panel.Balance balance -> balance(out, balance);
            case Panel.Fact fact -> {
                out.writeStringField("figure", fact.figure());
                out.writeStringField("caption", words.say(fact.caption()));
            }
            case Panel.Roster roster -> {
                out.writeArrayFieldStart("cards");
                for (Panel.Card card : roster.cards()) {
                    card(out, card);
                }
                out.writeEndArray();
            }
            case Panel.Table table -> table(out, table);
            case Panel.Legend legend -> {}
            case Panel.Tray tray -> {}
        }
        out.writeEndObject();
    }

    private void balance(JsonGenerator out, Panel.Balance balance) throws IOException {
        out.writeNumberField("from", balance.from());
        out.writeNumberField("to", balance.to());
        out.writeNumberField("at", balance.at());
        out.writeStringField("figure", balance.figure());
        out.writeStringField("low", words.style(balance.low()));
        out.writeStringField("lowName", words.say(balance.lowName()));
        out.writeStringField("high", words.style(balance.high()));
        out.writeStringField("highName", words.say(balance.highName()));
    }

    private void card(JsonGenerator out, Panel.Card card) throws IOException {
        out.writeStartObject();
        out.writeStringField("style", words.style(card.style()));
        out.writeStringField("sign", card.sign().orElse(""));
        out.writeStringField("title", words.say(card.title()));
        out.writeStringField("sub", words.say(card.subtitle()));
        out.writeStringField("figure", card.figure());
        out.writeStringField("unit", words.say(card.unit()));
        if (card.gauge().isPresent()) {
            out.writeFieldName("gauge");
            Json.number(out, card.gauge().get());
        }
        out.writeBooleanField("active", card.active());
        out.writeBooleanField("out", card.out());
        out.writeArrayFieldStart("counts");
        for (Panel.Count count : card.counts()) {
            out.writeStartArray();
            out.writeString(count.icon());
            out.writeNumber(count.number());
            out.writeString(words.say(count.label()));
            out.writeEndArray();
        }
        out.writeEndArray();
        out.writeEndObject();
    }

    private void table(JsonGenerator out, Panel.Table table) throws IOException {
        Json.words(out, "columns", table.columns().stream().map(words::say).toList());
        rows(out, "rows", table.rows());
        rows(out, "totals", table.totals());
    }

    private void rows(JsonGenerator out, String name, List<Panel.Row> rows) throws IOException {
        out.writeArrayFieldStart(name);
        for (Panel.Row row : rows) {
            out.writeStartObject();
            out.writeStringField("over", words.say(row.over()));
            out.writeStringField("label", words.say(row.label()));
            Json.words(out, "cells", row.cells());
            out.writeEndObject();
        }
        out.writeEndArray();
    }
}
