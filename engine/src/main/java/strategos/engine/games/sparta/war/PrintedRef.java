package strategos.engine.games.sparta.war;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.function.BiFunction;
import strategos.engine.text.Text.Arg;

/** A place, leader or fort in an event: by its number for the rules, by its id for people. */
public sealed interface PrintedRef {
    /** Its number among its like. */
    int number();

    /** What it is called in data and words. */
    String id();

    /** As it is written in JSON: id@number. */
    @JsonValue
    default String code() {
        return id() + '@' + number();
    }

    private static <R> R parse(String code, BiFunction<Integer, String, R> ref) {
        int at = code.lastIndexOf('@');
        return ref.apply(Integer.parseInt(code.substring(at + 1)), code.substring(0, at));
    }

    /** A place on the map or beside it. */
    record PlaceRef(int number, String id) implements PrintedRef {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        static PlaceRef of(String code) {
            return parse(code, PlaceRef::new);
        }

        /** Its name in a text. */
        public Arg named() {
            return new Arg.Name("place", id);
        }
    }

    /** A leader. */
    record LeaderRef(int number, String id) implements PrintedRef {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        static LeaderRef of(String code) {
            return parse(code, LeaderRef::new);
        }
    }

    /** A fort. */
    record FortRef(int number, String id) implements PrintedRef {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        static FortRef of(String code) {
            return parse(code, FortRef::new);
        }

        /** Its name in a text. */
        public Arg named() {
            return new Arg.Name("fort", id);
        }

        /** How a sentence goes on that names it: one that is called after its place needs no place beside its name. */
        public String sayingWhere(PlaceRef place) {
            return id.equals(place.id()) ? ".there" : "";
        }
    }
}
