package strategos.engine.games.xenophon.sequence;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import strategos.engine.Result;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.Army.Fate;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** Who has won: men divided by turns, compared as the fractions they are. */
@Rule({"victory", "ruling-T4", "ruling-T5", "ruling-T6"})
public final class Ranking {
    /** The better army first; equal ones are level. */
    private static final Comparator<Army> BY_MERIT = Ranking::compare;

    private Ranking() {}

    public static Result of(MarchState march) {
        List<Army> order = new ArrayList<>(march.armies());
        // Level armies are shown by men, then by seat: the list is in seat order, and sorting keeps it.
        order.sort(BY_MERIT.thenComparing(Army::men, Comparator.reverseOrder()));
        List<Result.Place> places = new ArrayList<>();
        List<Seat> winners = new ArrayList<>();
        int rank = 1;
        for (int i = 0; i < order.size(); i++) {
            Army army = order.get(i);
            if (i > 0 && BY_MERIT.compare(order.get(i - 1), army) != 0) {
                rank = i + 1;
            }
            places.add(new Result.Place(rank, army.seat(), score(army), words(army)));
            if (rank == 1 && army.fate() == Fate.ARRIVED && !march.solitaire()) {
                winners.add(army.seat());
            }
        }
        return new Result(places, winners, reason(march, winners));
    }

    private static Line reason(MarchState march, List<Seat> winners) {
        if (march.solitaire()) {
            Army army = march.roller();
            return new Line(Text.of("result.solitaire", "army", army.seat()), "ruling-S3");
        }
        if (winners.isEmpty()) {
            return new Line(Text.of("result.nobody"), "ruling-T6");
        }
        return new Line(Text.of("result.won", "winners", winners), "victory");
    }

    /** What the rank was given for: the score, or how far an army without one came. */
    @Rule({"ruling-T4", "ruling-T5"})
    private static Text words(Army army) {
        return switch (army.fate()) {
            case ARRIVED ->
                Text.of(
                        "result.arrived",
                        "score",
                        score(army, "%,.2f"),
                        "men",
                        100 * army.men(),
                        "turns",
                        army.since());
            case MARCHING -> Text.of("result.marching", "space", army.space(), "men", 100 * army.men());
            case GONE -> Text.of("result.gone", "space", army.space());
        };
    }

    /** Men per turn with two decimals; an army that never saw the sea scores nothing. */
    public static String score(Army army) {
        return score(army, "%.2f");
    }

    private static String score(Army army, String form) {
        double score = army.fate() == Fate.ARRIVED ? 100.0 * army.men() / army.since() : 0;
        return String.format(Locale.ROOT, form, score);
    }

    private static int compare(Army one, Army other) {
        if (one.fate() != other.fate()) {
            return Integer.compare(rank(one.fate()), rank(other.fate()));
        }
        return switch (one.fate()) {
            case ARRIVED -> Integer.compare(other.men() * one.since(), one.men() * other.since());
            case MARCHING ->
                one.space() != other.space()
                        ? Integer.compare(other.space(), one.space())
                        : Integer.compare(other.men(), one.men());
            case GONE -> Integer.compare(other.since(), one.since());
        };
    }

    private static int rank(Fate fate) {
        return switch (fate) {
            case ARRIVED -> 0;
            case MARCHING -> 1;
            case GONE -> 2;
        };
    }
}
