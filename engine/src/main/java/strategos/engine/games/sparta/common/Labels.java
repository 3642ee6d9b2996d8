package strategos.engine.games.sparta.common;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import strategos.engine.Rule;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Printed.Leader;
import strategos.engine.games.sparta.printed.Printed.Unit;
import strategos.engine.games.sparta.war.Company.Tally;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.NumberSet.PlaceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Counted;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.scene.Piece;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/** Choices that come up again and again, made once: pieces, places, places with their cost. */
public final class Labels {
    private static final int MOST_POINTS = 16;

    private final Printed printed;
    private final List<Choice> full = new ArrayList<>();
    private final List<Choice> reduced = new ArrayList<>();
    private final List<Choice> places = new ArrayList<>();
    private final Choice[][][] costs;
    private final Counted.Menu groups;
    private final int cleon;
    private final Choice drawn;

    public Labels(Printed printed) {
        this.printed = printed;
        for (Unit unit : printed.counters().units()) {
            full.add(new Choice(unit.id(), Text.of("choice.unit", "unit", unit.named(), "points", unit.full())));
            reduced.add(
                    new Choice(unit.id(), Text.of("choice.wavering", "unit", unit.named(), "points", unit.reduced())));
        }
        for (Leader leader : printed.counters().leaders()) {
            Choice choice = leader(leader, leader.id());
            full.add(choice);
            reduced.add(choice);
        }
        cleon = printed.counters().number(War.Government.CLEON);
        drawn = leader(printed.counters().leader(cleon), War.Government.DRAWN);
        groups = groups(printed.counters());
        costs = new Choice[printed.atlas().size()][MOST_POINTS][MOST_POINTS];
        for (Locale locale : printed.atlas().locales()) {
            places.add(new Choice(locale.id(), Text.of("choice.place", "place", locale.named())));
        }
    }

    private static Choice leader(Leader leader, String named) {
        return new Choice(
                leader.id(),
                Text.of(
                        "choice.leader",
                        "leader",
                        new Arg.Name("leader", named),
                        "naval",
                        leader.naval(),
                        "land",
                        leader.land(),
                        "campaign",
                        leader.campaign()));
    }

    private static Counted.Menu groups(Counters counters) {
        Map<String, Integer> most = new HashMap<>();
        counters.groups().forEach(group -> most.put(group, counters.group(group).size()));
        return new Counted.Menu(most, (number, group) -> {
            Unit unit = counters.unit(counters.group(group).first());
            return new Tally(unit.people(), unit.naval(), number).words();
        });
    }

    /** A piece as it is called, and as strong as it is, in that position. */
    public Choice piece(War war, int piece) {
        if (piece == cleon && !war.government().cleon()) {
            return drawn;
        }
        return war.board().flipped().has(piece) ? reduced.get(piece) : full.get(piece);
    }

    /** A piece that may be lost, and what is lost with it. */
    @Rule({"7.4", "ruling-V12"})
    public Choice withLoad(War war, int piece) {
        Choice plain = piece(war, piece);
        PieceSet load = war.board().aboard(PieceSet.of(piece));
        return load.isEmpty()
                ? plain
                : new Choice(
                        plain.value(),
                        Text.of(
                                "choice.laden",
                                "ship",
                                plain.label(),
                                "load",
                                piece(war, load.first()).label()));
    }

    /** So many units of the group. */
    public Choice group(int number, String group) {
        return groups.choice(number, group);
    }

    /** The order with these units group by group; each by its name where others of its group may not be meant. */
    public Call units(Call order, PieceSet units, boolean byName) {
        Counters counters = printed.counters();
        Set<String> kinds = new TreeSet<>();
        units.each(unit -> kinds.add(counters.unit(unit).group()));
        Call call = order;
        for (String kind : kinds) {
            PieceSet of = counters.group(kind).and(units);
            if (of.size() == 1 || byName) {
                for (int unit : of.numbers()) {
                    call = call.with(Slots.UNITS, counters.id(unit));
                }
            } else {
                call = call.with(Slots.UNITS, of.size() + "-" + kind);
            }
        }
        return call;
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

    public List<Choice> pieces(War war, PieceSet pieces) {
        List<Choice> choices = new ArrayList<>(pieces.size());
        pieces.each(piece -> choices.add(piece(war, piece)));
        return choices;
    }

    public List<Choice> places(PlaceSet where) {
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

    /** Cities, markers and leaders as pictures show them. */
    public static final class DrawnPieces {
        private DrawnPieces() {}

        /** The plate on which a side's strength stands: its lightness tells the side. */
        public static String plate(Side side) {
            return switch (side) {
                case ATHENS -> "light";
                case SPARTA -> "dark";
                case NEUTRAL -> "grey";
            };
        }

        /** A city with its holder and garrison. */
        public static Piece city(Locale locale, Side holder, int garrison, Set<String> looks) {
            Set<String> all = new HashSet<>(looks);
            all.add(plate(holder));
            return Piece.at(
                            locale.id(),
                            locale.nation().id() + (locale.walled() ? "-walls" : "-city"),
                            Text.of(
                                    "scene.place",
                                    "place",
                                    locale.named(),
                                    "holder",
                                    holder.named(),
                                    "garrison",
                                    garrison))
                    .numbered(garrison)
                    .looking(all);
        }

        public static Piece marker(Locale locale, String style) {
            return Piece.at(locale.id(), style, Text.of("scene.marker." + style, "place", locale.named()));
        }

        /** A leader with its ratings: naval, land, campaign; its label is its name. */
        @Rule("2.4")
        public static Piece chit(War war, String spot, Leader leader) {
            return Piece.at(
                            spot,
                            leader.side().id() + "-leader",
                            Text.of("scene.leader", "leader", war.called(leader.id())))
                    .numbered(leader.naval() + "-" + leader.land() + "-" + leader.campaign());
        }
    }
}
