package strategos.engine.games.sparta.view;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.EventText;
import strategos.engine.games.sparta.printed.Atlas.Fort;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** The position in words: date, prestige, money, government, then what stands where. */
final class Briefs {
    private final Printed printed;
    private final Procedures rules;

    Briefs(Printed printed, Procedures rules) {
        this.printed = printed;
        this.rules = rules;
    }

    /** The most important first. */
    List<Line> of(Seen<War> seen) {
        List<Line> lines = new ArrayList<>();
        lines.add(EventText.date(seen.position()));
        if (seen.position().step() instanceof PendingStep.Over(Side winner, String reason)) {
            lines.add(new Line(
                    Text.of("told.over", "side", winner.named(), "reason", new Arg.Name("reason", reason)), "16.0"));
        }
        lines.add(new Line(
                Text.of(
                        "brief.prestige",
                        "level",
                        EventText.level(seen.position().prestige().level())),
                "2.11"));
        lines.add(new Line(
                Text.of(
                        "brief.money",
                        "athens",
                        seen.position().purse().athens(),
                        "sparta",
                        seen.position().purse().sparta()),
                "2.17"));
        lines.add(government(seen));
        if (seen.position().politics().peace()) {
            lines.add(new Line(Text.of("brief.peace"), "15.7"));
        }
        if (seen.position().politics().blockade()) {
            lines.add(new Line(Text.of("brief.blockade"), "9.3"));
        }
        for (Locale locale : printed.atlas().locales()) {
            if (worthTelling(seen, locale.number())) {
                lines.addAll(place(seen, locale.number()));
            }
        }
        return lines;
    }

    @Rule({"14.0", "14.1"})
    Line government(Seen<War> seen) {
        return new Line(
                Text.of(
                        "brief.government",
                        "row",
                        seen.position().government().row(),
                        "government",
                        new Arg.Name(
                                "government",
                                Integer.toString(seen.position().government().row()))),
                "14.1");
    }

    private static boolean worthTelling(Seen<War> seen, int place) {
        Board board = seen.position().board();
        return !board.at(place).isEmpty()
                || board.landCount(place, Side.ATHENS) + board.landCount(place, Side.SPARTA) > 0;
    }

    /** What stands in a place, side by side, with its marks. */
    List<Line> place(Seen<War> seen, int place) {
        List<Line> lines = new ArrayList<>();
        for (Side side : Side.values()) {
            List<Arg> there = forces(seen, place, side);
            if (!there.isEmpty()) {
                lines.add(new Line(Text.of(
                        "brief.forces",
                        "place",
                        printed.atlas().locale(place).named(),
                        "side",
                        side.named(),
                        "pieces",
                        there)));
            }
        }
        return lines;
    }

    /** The side's pieces in a place: units by people with their points, concealed ones by number, leaders by name. */
    List<Arg> forces(Seen<War> seen, int place, Side side) {
        Board board = seen.position().board();
        List<Arg> named = new ArrayList<>();
        PieceSet there = board.at(place, side);
        for (String group : printed.counters().groups()) {
            PieceSet of = printed.counters().group(group).and(there);
            if (!of.isEmpty()) {
                named.add(new Arg.Nested(Text.of(
                        board.isShip(of.first()) ? "brief.ships" : "brief.land",
                        "n",
                        of.size(),
                        "people",
                        new Arg.Name(
                                "people", printed.counters().unit(of.first()).people()),
                        "points",
                        printed.counters().points(board, of),
                        "wavering",
                        of.and(board.flipped()).size(),
                        "inside",
                        of.and(board.inside()).size(),
                        "besieging",
                        of.and(board.besieging()).size())));
            }
        }
        int hidden = board.landCount(place, side) - board.land(there).size();
        if (hidden > 0) {
            named.add(new Arg.Nested(Text.of("tally.hidden", "n", hidden)));
        }
        board.chiefs(there)
                .each(leader ->
                        named.add(seen.position().called(printed.counters().id(leader))));
        return named;
    }

    /** A city or place: whose it is, what defends it, what it pays, what lies on it. */
    @Rule({"2.3", "2.16", "7.8", "11.8-sides"})
    List<Line> city(Seen<War> seen, int place) {
        Locale locale = printed.atlas().locale(place);
        List<Line> lines = new ArrayList<>();
        lines.add(new Line(
                Text.of(
                        locale.city() ? locale.walled() ? "city.walled" : "city.open" : "city.place",
                        "place",
                        locale.named(),
                        "nation",
                        locale.nation().named(),
                        "garrison",
                        rules.ground().control().garrison(seen.position(), place),
                        "printed",
                        locale.garrison(),
                        "holder",
                        rules.ground().control().holder(seen.position(), place).named(),
                        "port",
                        locale.port() ? 1 : 0),
                "2.3"));
        if (locale.confederate()) {
            lines.add(new Line(
                    Text.of(
                            "city.tribute",
                            "athens",
                            locale.athenian(),
                            "sparta",
                            locale.spartan(),
                            "pays",
                            rules.ground().control().paysAthens(seen.position(), place)
                                    ? 1
                                    : rules.ground().control().paysSparta(seen.position(), place) ? 2 : 0),
                    "2.16"));
        }
        for (Fort fort : printed.atlas().forts()) {
            if (fort.place() == place && seen.position().forts().has(fort.ref())) {
                lines.add(new Line(
                        Text.of(
                                "city.fort",
                                "fort",
                                fort.named(),
                                "side",
                                fort.side().named(),
                                "strength",
                                fort.strength()),
                        "2.7"));
            }
        }
        for (Marker mark : Marker.values()) {
            if (seen.position().ground().has(mark, place)) {
                lines.add(new Line(Text.of("mark." + mark.name().toLowerCase(java.util.Locale.ROOT))));
            }
        }
        lines.addAll(place(seen, place));
        return lines;
    }
}
