package strategos.engine.offer;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import strategos.engine.text.Text;

/** What a slot takes now. A slot that does not apply is {@link #nothing}. */
public sealed interface Choices {
    /** Takes nothing: the slot does not apply now. */
    static Choices nothing() {
        return new Pick(List.of(), 0, 0);
    }

    /**
     * Every selection of {@code least} to {@code most} is legal; a set bound by more than its size is offered in steps.
     *
     * @param most never more than there are: of nothing, nothing can be picked
     */
    record Pick(List<Choice> from, int least, int most) implements Choices {
        public Pick {
            from = List.copyOf(from);
            most = Math.min(most, from.size());
            if (least < 0 || most < least || from.size() < least) {
                throw new IllegalArgumentException(
                        "a pick of " + least + " to " + most + " from " + from.size() + " cannot be completed");
            }
        }
    }

    /** The next step: the stops of a march, losses taken one by one. */
    record Step(List<Choice> next, boolean mayStop) implements Choices {
        public Step {
            next = List.copyOf(next);
            if (next.isEmpty() && !mayStop) {
                throw new IllegalArgumentException("a path that can neither go on nor stop");
            }
        }
    }

    /** A whole number, both ends included. */
    record Range(int least, int most) implements Choices {
        public Range {
            if (most < least) {
                throw new IllegalArgumentException("no number from " + least + " to " + most);
            }
        }
    }

    /**
     * Free text of {@code least} to {@code most} characters, without line breaks and other control characters; with {@code
     * least} 0 the slot may be left out.
     */
    record Words(int least, int most) implements Choices {
        public Words {
            if (least < 0 || most < least) {
                throw new IllegalArgumentException("no text of " + least + " to " + most + " characters");
            }
        }
    }

    /** One of these, and it must be given. */
    static Choices oneOf(List<Choice> from) {
        return new Pick(from, 1, 1);
    }

    /** Whether the value may be added to those already taken. */
    default boolean takes(String value, List<String> taken) {
        return switch (this) {
            case Pick p -> taken.size() < p.most && !taken.contains(value) && has(p.from, value);
            case Step s -> has(s.next, value);
            case Range r ->
                taken.isEmpty()
                        && WHOLE.matcher(value).matches()
                        && r.least <= Integer.parseInt(value)
                        && Integer.parseInt(value) <= r.most;
            case Words w -> taken.isEmpty() && words(value, w);
        };
    }

    /** Whether the slot may be left with so many values taken. */
    default boolean mayStop(int taken) {
        return switch (this) {
            case Pick p -> p.least <= taken;
            case Step s -> s.mayStop;
            case Range r -> taken == 1;
            case Words w -> taken == 1 || w.least == 0;
        };
    }

    /** Whether the slot does not apply now. */
    default boolean none() {
        return this instanceof Pick p && p.most == 0;
    }

    /** The listed values; empty for numbers and free text. */
    default List<Choice> listed() {
        return switch (this) {
            case Pick p -> p.from;
            case Step s -> s.next;
            case Range r -> List.of();
            case Words w -> List.of();
        };
    }

    /** How the value reads, if it is among the choices. */
    default Optional<Choice> find(String value) {
        return listed().stream().filter(c -> c.value().equals(value)).findFirst();
    }

    /** A whole number in its one canonical spelling, small enough for an int. */
    Pattern WHOLE = Pattern.compile("0|-?[1-9]\\d{0,8}");

    private static boolean words(String value, Words words) {
        int length = value.codePointCount(0, value.length());
        return length > 0
                && words.least <= length
                && length <= words.most
                && value.codePoints()
                        .noneMatch(c -> Character.isISOControl(c) || Character.getType(c) == Character.SURROGATE);
    }

    private static boolean has(List<Choice> from, String value) {
        for (int i = 0; i < from.size(); i++) {
            if (from.get(i).value().equals(value)) {
                return true;
            }
        }
        return false;
    }

    /** A value, short and without a comma, and how it reads: "Amphipolis, 3 of 8 campaign points". */
    public record Choice(String value, Text label) {}
}
