package strategos.engine.games.persians.war;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Comparator;
import strategos.engine.Rule;
import strategos.engine.text.Text;

/**
 * A result of a combat table: so many points are lost, and with a T behind them morale is tested.
 *
 * @param tested whether it asks for a morale test
 */
@Rule({"7.2", "7.3", "9.3"})
public record ResultCode(int points, boolean tested) implements Comparable<ResultCode> {
    private static final String TEST = "T";

    private static final Comparator<ResultCode> ORDER =
            Comparator.comparingInt(ResultCode::points).thenComparing(ResultCode::tested);

    /** As the table prints it. */
    @JsonCreator
    public static ResultCode of(String code) {
        boolean test = code.endsWith(TEST);
        return new ResultCode(Integer.parseInt(test ? code.substring(0, code.length() - TEST.length()) : code), test);
    }

    /** As the table prints it. */
    @JsonValue
    public String code() {
        return points + (tested ? TEST : "");
    }

    /** In words. */
    public Text words() {
        return Text.of(tested ? "board.result.test" : "board.result", "n", points);
    }

    /** By points, those with a test after those without. */
    @Override
    public int compareTo(ResultCode other) {
        return ORDER.compare(this, other);
    }
}
