package strategos.engine.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import strategos.engine.json.Form.Unreadable;

/** Writes one value as a text, and reads it back. */
final class JsonText {
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
