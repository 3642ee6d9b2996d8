package strategos.bot.command.standing;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import strategos.engine.offer.Call;
import strategos.engine.standing.Condition;
import strategos.engine.standing.StandingOrder;

/** A standing order as it is typed, for lists and for the line protocol. */
public final class StandingWriter {
    private StandingWriter() {}

    /** {@code result=4..6,roll=morale}; empty where it always fires. */
    static String when(StandingOrder standing) {
        return String.join(",", conditions(standing));
    }

    /** Each of them by itself, in the order of their names. */
    static List<String> conditions(StandingOrder standing) {
        return new TreeMap<>(standing.when())
                .entrySet().stream()
                        .map(e -> e.getKey() + "=" + condition(e.getValue()))
                        .toList();
    }

    /** {@code verb slot=value,value}. */
    static String answer(StandingOrder standing) {
        return answer(standing.answer());
    }

    /** A call as it is typed: {@code verb slot=value,value}. */
    public static String answer(Call call) {
        StringBuilder answer = new StringBuilder(call.verb());
        call.values()
                .forEach((slot, values) ->
                        answer.append(' ').append(slot).append('=').append(quoted(values)));
        return answer.toString();
    }

    /** As JSON, with its place in the seat's list, from 1. */
    static Map<String, Object> json(int number, StandingOrder standing) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("seat", standing.seat().id());
        json.put("number", number);
        json.put("topic", standing.topic());
        json.put("when", when(standing));
        json.put("answer", answer(standing));
        json.put("uses", standing.uses() == StandingOrder.UNLIMITED ? null : standing.uses());
        return json;
    }

    private static String condition(Condition condition) {
        return switch (condition) {
            case Condition.OneOf(var words) -> String.join("|", new TreeSet<>(words));
            case Condition.Between(int least, int most) when least == most -> Integer.toString(least);
            case Condition.Between(int least, int most) -> least + StandingReader.RANGE + most;
        };
    }

    private static String quoted(List<String> values) {
        String joined = String.join(",", values);
        return joined.contains(" ") || joined.contains("\"") ? "\"" + joined.replace("\"", "\\\"") + "\"" : joined;
    }
}
