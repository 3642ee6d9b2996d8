package strategos.bot.record;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import strategos.engine.Measure;
import strategos.engine.seat.Seat;

/** Each measure of a match with its values over all steps. */
final class Courses {
    private final Glossary words;
    private final List<List<Measure>> steps = new ArrayList<>();

    Courses(Glossary words) {
        this.words = words;
    }

    /** How it stands after a further step. */
    void add(List<Measure> measures) {
        steps.add(!steps.isEmpty() && steps.getLast().equals(measures) ? steps.getLast() : measures);
    }

    /** The style in whose colour the seat's lines are drawn. */
    Optional<String> style(Seat seat) {
        return steps.getFirst().stream()
                .flatMap(measure -> measure.readings().stream())
                .filter(reading -> reading.seat().equals(Optional.of(seat)))
                .map(Measure.Reading::style)
                .findFirst();
    }

    void write(JsonGenerator out) throws IOException {
        out.writeArrayFieldStart("measures");
        List<Measure> first = steps.getFirst();
        for (int i = 0; i < first.size(); i++) {
            measure(out, first.get(i), i);
        }
        out.writeEndArray();
    }

    private void measure(JsonGenerator out, Measure measure, int at) throws IOException {
        out.writeStartObject();
        out.writeStringField("name", words.say(measure.name()));
        out.writeStringField("note", words.say(measure.note()));
        out.writeBooleanField("wide", measure.wide());
        out.writeBooleanField("zero", measure.zero());
        if (measure.poles().isPresent()) {
            Measure.Poles poles = measure.poles().get();
            out.writeBooleanField("diverging", true);
            out.writeStringField("low", words.style(poles.low()));
            out.writeStringField("lowName", words.say(poles.lowName()));
            out.writeStringField("high", words.style(poles.high()));
            out.writeStringField("highName", words.say(poles.highName()));
        }
        out.writeArrayFieldStart("lines");
        for (int i = 0; i < measure.readings().size(); i++) {
            Measure.Reading reading = measure.readings().get(i);
            out.writeStartObject();
            out.writeStringField("name", words.say(reading.name()));
            out.writeStringField("style", words.style(reading.style()));
            out.writeArrayFieldStart("v");
            for (List<Measure> step : steps) {
                OptionalDouble value = step.get(at).readings().get(i).value();
                if (value.isPresent()) {
                    Json.number(out, value.getAsDouble());
                } else {
                    out.writeNull();
                }
            }
            out.writeEndArray();
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeEndObject();
    }
}
