package strategos.bot.typing;

import java.util.ArrayList;
import java.util.List;

/**
 * Splits a line at its spaces. A value may stand between quotation marks, and {@code \"} stands for one of them within;
 * any other backslash is one. A quotation mark in the middle of a word is itself.
 */
public final class Splitter {
    private final char sign;

    /**
     * A splitter for one kind of line.
     *
     * @param sign what stands between a name and its value: {@code :} in commands, {@code =} in orders
     */
    public Splitter(char sign) {
        this.sign = sign;
    }

    /** A line that cannot be split. */
    public static final class Broken extends Exception {
        private static final long serialVersionUID = 1L;

        private final Fault fault;

        private Broken(Fault fault) {
            super(fault.name(), null, false, false);
            this.fault = fault;
        }

        /** What is wrong with it. */
        public Fault fault() {
            return fault;
        }
    }

    /** What can be wrong with a line. */
    public enum Fault {
        /** A quotation mark opens and none closes. */
        OPEN_QUOTE,
        /** Something stands right behind a closing quotation mark. */
        AFTER_QUOTE
    }

    /** The words of the line. */
    public List<Word> split(String line) throws Broken {
        List<Word> words = new ArrayList<>();
        int at = 0;
        while (at < line.length()) {
            if (Character.isWhitespace(line.charAt(at))) {
                at++;
                continue;
            }
            Reading reading = new Reading(line, at);
            words.add(reading.word());
            at = reading.at;
        }
        return List.copyOf(words);
    }

    /** One word being read. */
    private final class Reading {
        private final String line;
        private int at;

        Reading(String line, int at) {
            this.line = line;
            this.at = at;
        }

        Word word() throws Broken {
            int start = at;
            while (more() && line.charAt(at) != sign && line.charAt(at) != '"') {
                at++;
            }
            boolean named = at > start && more() && line.charAt(at) == sign;
            if (!named) {
                at = start;
                return new Word("", value());
            }
            String name = line.substring(start, at);
            at++;
            return new Word(name, value());
        }

        private boolean more() {
            return at < line.length() && !Character.isWhitespace(line.charAt(at));
        }

        private String value() throws Broken {
            if (more() && line.charAt(at) == '"') {
                return quoted();
            }
            int start = at;
            while (more()) {
                at++;
            }
            return line.substring(start, at);
        }

        private String quoted() throws Broken {
            StringBuilder value = new StringBuilder();
            at++;
            while (at < line.length() && line.charAt(at) != '"') {
                if (line.startsWith("\\\"", at)) {
                    at++;
                }
                value.append(line.charAt(at));
                at++;
            }
            if (at == line.length()) {
                throw new Broken(Fault.OPEN_QUOTE);
            }
            at++;
            if (more()) {
                throw new Broken(Fault.AFTER_QUOTE);
            }
            return value.toString();
        }
    }

    /**
     * A word of a line: {@code name:value} or {@code name=value}, or bare.
     *
     * @param name what stands before the sign; empty for a bare word
     * @param value the rest, without its quotation marks
     */
    public record Word(String name, String value) {
        /** Whether it has no name. */
        public boolean bare() {
            return name.isEmpty();
        }
    }
}
