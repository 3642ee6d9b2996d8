package strategos.engine.games.sparta.war;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import strategos.engine.text.Arg;

/** A piece, place or fort in an event: by its number for the rules, by its id for people. */
public record PrintedRef(int number, String id) {
    private static final char BETWEEN = '@';

    /** As it is written in JSON: id@number. */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public static PrintedRef parse(String code) {
        int at = code.lastIndexOf(BETWEEN);
        return new PrintedRef(Integer.parseInt(code.substring(at + 1)), code.substring(0, at));
    }

    /** Id and number in one word. */
    @JsonValue
    public String code() {
        return id + BETWEEN + number;
    }

    /** Its name in a text. */
    public Arg named(String kind) {
        return new Arg.Name(kind, id);
    }
}
