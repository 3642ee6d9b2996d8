package strategos.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.SerializableString;
import java.io.IOException;

/**
 * How values of one type look in JSON.
 *
 * @param <T> the type of the values
 */
abstract class Form<T> {
    abstract void write(T value, JsonGenerator to) throws IOException;

    /** Reads a value; the parser stands on its first token, and afterwards on its last. */
    abstract T read(JsonParser from) throws IOException;

    /** Writes a value as a field of a record; one that says nothing is left out. */
    void write(SerializableString field, T value, JsonGenerator to) throws IOException {
        to.writeFieldName(field);
        write(value, to);
    }

    /** The value that is meant where a record has left it out; null where it must be there. */
    T absent() {
        return null;
    }

    /** Fails unless the parser stands on the token. */
    static void expect(JsonParser from, JsonToken token, String wanted) throws Unreadable {
        if (from.currentToken() != token) {
            throw unreadable(from, "is not " + wanted);
        }
    }

    static Unreadable unreadable(JsonParser from, String reason) {
        String path = from.getParsingContext().pathAsPointer().toString();
        return new Unreadable(path.isEmpty() ? reason : path + " " + reason);
    }

    /** What stands in the JSON is not what was written there. */
    static final class Unreadable extends IOException {
        private static final long serialVersionUID = 1L;

        Unreadable(String message) {
            super(message);
        }
    }
}
