package strategos.engine.games.sparta.common;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import strategos.engine.Event;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.printed.CombatTable.Outcome;
import strategos.engine.games.sparta.war.Company;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Strips;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** How events put themselves into words and pictures. */
public final class EventText {
    private static final int SIDES = 6;

    private EventText() {}

    /** A fact that the story passes over. */
    public interface Untold extends Event<War> {
        @Override
        default Optional<Line> tell(Seen<War> before) {
            return Optional.empty();
        }
    }

    /** A line of the story with its rule. */
    public static Optional<Line> line(String key, String rule, Object... values) {
        return Optional.of(new Line(Text.of(key, values), rule));
    }

    /** A line about a company: the values, the pieces as the viewer may know them, and how many they are. */
    public static Optional<Line> pieces(String key, String rule, Company company, Seen<War> before, Object... values) {
        List<Object> all = new ArrayList<>(List.of(values));
        Collections.addAll(all, "n", company.pieces().size(), "pieces", company.named(before));
        return line(key, rule, all.toArray());
    }

    /** A level of prestige in words. */
    public static Text level(int level) {
        return Text.of(
                level == 0 ? "level.zero" : "level.for",
                "level",
                Math.abs(level),
                "side",
                (level > 0 ? Side.ATHENS : Side.SPARTA).named());
    }

    /** The id of a result in words. */
    public static String outcome(String code) {
        return Outcome.of(code).name().toLowerCase(Locale.ROOT);
    }

    /** Dice as a picture. */
    public static Strips strip(String title, String rule, Side side) {
        Text citation = Text.of("strip.citation", "rule", new Arg.Typed(rule));
        return Strips.of(Text.of(title), citation, side.id(), SIDES);
    }

    /** The date. */
    @Rule("2.14")
    public static Line date(War seen) {
        return new Line(
                Text.of(
                        "brief.date",
                        "quarter",
                        seen.calendar().quarter().named(),
                        "year",
                        new Arg.Typed(Integer.toString(seen.year()))),
                "2.14");
    }
}
