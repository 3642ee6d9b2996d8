package strategos.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.SerializableString;
import java.io.IOException;
import java.util.Arrays;

/** Numbers, words, yes and no. */
final class Scalars {
    static final Form<Integer> INT = new Form<>() {
        @Override
        void write(Integer value, JsonGenerator to) throws IOException {
            to.writeNumber(value);
        }

        @Override
        Integer read(JsonParser from) throws IOException {
            expect(from, JsonToken.VALUE_NUMBER_INT, "a whole number");
            return from.getIntValue();
        }

        @Override
        void write(SerializableString field, Integer value, JsonGenerator to) throws IOException {
            writeField(field, value, to);
        }

        @Override
        Integer absent() {
            return 0;
        }
    };

    static final Form<Long> LONG = new Form<>() {
        @Override
        void write(Long value, JsonGenerator to) throws IOException {
            to.writeNumber(value);
        }

        @Override
        Long read(JsonParser from) throws IOException {
            expect(from, JsonToken.VALUE_NUMBER_INT, "a whole number");
            return from.getLongValue();
        }

        @Override
        void write(SerializableString field, Long value, JsonGenerator to) throws IOException {
            if (value != 0) {
                super.write(field, value, to);
            }
        }

        @Override
        Long absent() {
            return 0L;
        }
    };

    static final Form<Boolean> FLAG = new Form<>() {
        @Override
        void write(Boolean value, JsonGenerator to) throws IOException {
            to.writeBoolean(value);
        }

        @Override
        Boolean read(JsonParser from) throws IOException {
            return switch (from.currentToken()) {
                case VALUE_TRUE -> true;
                case VALUE_FALSE -> false;
                default -> throw unreadable(from, "is neither true nor false");
            };
        }

        @Override
        void write(SerializableString field, Boolean value, JsonGenerator to) throws IOException {
            writeField(field, value, to);
        }

        @Override
        Boolean absent() {
            return false;
        }
    };

    static final Form<String> TEXT = new Form<>() {
        @Override
        void write(String value, JsonGenerator to) throws IOException {
            to.writeString(value);
        }

        @Override
        String read(JsonParser from) throws IOException {
            expect(from, JsonToken.VALUE_STRING, "a text");
            return from.getText();
        }
    };

    static final Form<int[]> INTS = new Form<>() {
        @Override
        void write(int[] value, JsonGenerator to) throws IOException {
            to.writeArray(value, 0, value.length);
        }

        @Override
        int[] read(JsonParser from) throws IOException {
            expect(from, JsonToken.START_ARRAY, "a list");
            int[] values = new int[16];
            int size = 0;
            while (from.nextToken() != JsonToken.END_ARRAY) {
                expect(from, JsonToken.VALUE_NUMBER_INT, "a whole number");
                if (size == values.length) {
                    values = Arrays.copyOf(values, size * 2);
                }
                values[size++] = from.getIntValue();
            }
            return Arrays.copyOf(values, size);
        }
    };

    private Scalars() {}

    /** A number as a field, left out when it is zero. */
    static void writeField(SerializableString field, int value, JsonGenerator to) throws IOException {
        if (value != 0) {
            to.writeFieldName(field);
            to.writeNumber(value);
        }
    }

    /** A flag as a field, left out when it is false. */
    static void writeField(SerializableString field, boolean value, JsonGenerator to) throws IOException {
        if (value) {
            to.writeFieldName(field);
            to.writeBoolean(true);
        }
    }
}
