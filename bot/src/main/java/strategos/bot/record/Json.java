package strategos.bot.record;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Collection;

/** Writes JSON into memory, where no write fails. */
final class Json {
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .recyclerPool(JsonRecyclerPools.nonRecyclingPool())
            .build();

    private final StringWriter text = new StringWriter();
    private final JsonGenerator out;

    Json() {
        try {
            out = FACTORY.createGenerator(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A write. */
    @FunctionalInterface
    interface Write {
        void to(JsonGenerator out) throws IOException;
    }

    Json write(Write write) {
        try {
            write.to(out);
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException("memory refuses no write", e);
        }
    }

    /** How many characters there are so far. */
    int length() {
        write(JsonGenerator::flush);
        return text.getBuffer().length();
    }

    /** What was written. */
    String text() {
        write(JsonGenerator::close);
        return text.toString();
    }

    /** A number as short as it can be. */
    static void number(JsonGenerator out, double value) throws IOException {
        if (value == Math.rint(value) && Math.abs(value) < 1e9) {
            out.writeNumber((long) value);
        } else {
            out.writeNumber(Math.round(value * 1e4) / 1e4);
        }
    }

    /** A list of whole numbers. */
    static void numbers(JsonGenerator out, String name, Collection<Integer> numbers) throws IOException {
        out.writeArrayFieldStart(name);
        for (int number : numbers) {
            out.writeNumber(number);
        }
        out.writeEndArray();
    }

    /** A list of words. */
    static void words(JsonGenerator out, String name, Collection<String> words) throws IOException {
        out.writeArrayFieldStart(name);
        for (String word : words) {
            out.writeString(word);
        }
        out.writeEndArray();
    }

    /** JSON that was written elsewhere, without its blanks. */
    static void copy(JsonGenerator out, String name, String json) throws IOException {
        out.writeFieldName(name);
        try (JsonParser parser = FACTORY.createParser(json)) {
            parser.nextToken();
            out.copyCurrentStructure(parser);
        }
    }
}
