package strategos.engine.games.sparta.common;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import strategos.engine.games.sparta.printed.Leader;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Unit;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.offer.Choice;
import strategos.engine.text.Arg;
import strategos.engine.text.Text;

/** Choices that come up again and again, made once: pieces, places, places with their cost. */
public final class Labels {
    private static final int MOST_POINTS = 16;

    private final Printed printed;
    private final List<Choice> full = new ArrayList<>();
    private final List<Choice> reduced = new ArrayList<>();
    private final List<Choice> places = new ArrayList<>();
    private final Choice[][][] costs;
    private final Map<String, Choice> groups = new HashMap<>();

    public Labels(Printed printed) {
        this.printed = printed;
        for (Unit unit : printed.counters().units()) {
            full.add(new Choice(unit.id(), Text.of("choice.unit", "unit", unit.named(), "points", unit.full())));
            reduced.add(
                    new Choice(unit.id(), Text.of("choice.wavering", "unit", unit.named(), "points", unit.reduced())));
            groups(unit);
        }
        for (Leader leader : printed.counters().leaders()) {
            Choice choice = new Choice(
                    leader.id(),
                    Text.of(
                            "choice.leader",
                            "leader",
                            leader.named(),
                            "naval",
                            leader.naval(),
                            "land",
                            leader.land(),
                            "campaign",
                            leader.campaign()));
            full.add(choice);
            reduced.add(choice);
        }
        costs = new Choice[printed.atlas().size()][MOST_POINTS][MOST_POINTS];
        for (Locale locale : printed.atlas().locales()) {
            places.add(new Choice(locale.id(), Text.of("choice.place", "place", locale.named())));
        }
    }

    private void groups(Unit unit) {
        int size = printed.counters().group(unit.group()).size();
        for (int n = 2; n <= size; n++) {
            String value = n + "-" + unit.group();
            if (!groups.containsKey(value)) {
                Text label = Text.of(
                        unit.naval() ? "tally.ships" : "tally.land",
                        "n",
                        n,
                        "people",
                        new Arg.Name("people", unit.people()));
                groups.put(value, new Choice(value, label));
            }
        }
    }

    public Choice piece(Board board, int piece) {
        return board.flipped().has(piece) ? reduced.get(piece) : full.get(piece);
    }

    public Choice group(String value) {
        return groups.get(value);
    }

    public Choice place(int place) {
        return places.get(place);
    }

    /** The place with what it costs of the points there are. */
    public Choice cost(int place, int cost, int points) {
        if (cost >= MOST_POINTS || points >= MOST_POINTS) {
            return costed(place, cost, points);
        }
        Choice known = costs[place][cost][points];
        if (known == null) {
            known = costed(place, cost, points);
            costs[place][cost][points] = known;
        }
        return known;
    }

    private Choice costed(int place, int cost, int points) {
        Locale locale = printed.atlas().locale(place);
        return new Choice(locale.id(), Text.of("choice.cost", "place", locale.named(), "cost", cost, "points", points));
    }

    public List<Choice> pieces(Board board, Bits pieces) {
        List<Choice> choices = new ArrayList<>(pieces.size());
        pieces.each(piece -> choices.add(piece(board, piece)));
        return choices;
    }

    public List<Choice> places(Bits where) {
        List<Choice> choices = new ArrayList<>(where.size());
        where.each(place -> choices.add(place(place)));
        return choices;
    }

    /** A word of the game, such as inside or outside. */
    public static Choice word(String value) {
        return new Choice(value, Text.of("choice." + value));
    }

    /** Words of the game. */
    public static List<Choice> words(String... values) {
        List<Choice> choices = new ArrayList<>(values.length);
        for (String value : values) {
            choices.add(word(value));
        }
        return choices;
    }

    public int place(String id) {
        return printed.atlas().number(id);
    }

    public int piece(String id) {
        return printed.counters().number(id);
    }

    public Printed printed() {
        return printed;
    }
}
