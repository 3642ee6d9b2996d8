package strategos.engine.games.sparta.view;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import strategos.engine.Rule;
import strategos.engine.games.sparta.phases.Procedures;
import strategos.engine.games.sparta.printed.Fort;
import strategos.engine.games.sparta.printed.Leader;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Mark;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Quarter;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Trail;
import strategos.engine.games.sparta.war.Veil;
import strategos.engine.games.sparta.war.War;
import strategos.engine.scene.Arrow;
import strategos.engine.scene.Panel;
import strategos.engine.scene.Piece;
import strategos.engine.scene.Scene;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** The theatre as a picture: piles of counters on their places, markers, this campaign's marches, and the tracks. */
@Rule({"2.8", "2.11", "2.14", "2.17"})
final class Scenes {
    private static final String SHEET = "theatre";
    private static final int FIRST_YEAR = 431;
    private static final int YEARS = 32;
    private static final int YEAR_COLUMNS = 8;

    private final Printed printed;
    private final Procedures rules;

    Scenes(Printed printed, Procedures rules) {
        this.printed = printed;
        this.rules = rules;
    }

    /** The picture of what the viewer may know. */
    Scene of(War seen, List<Line> brief) {
        return new Scene(
                SHEET,
                Text.of("scene.title"),
                new Briefs(printed, rules).date(seen).text(),
                Text.of("scene.alt", "lines", brief.stream().map(Line::text).toList()),
                List.of(),
                pieces(seen),
                arrows(seen),
                List.of(years(seen), quarters(seen), prestige(seen), sides(seen), leaders(seen), legend()));
    }

    private List<Piece> pieces(War seen) {
        List<Piece> pieces = new ArrayList<>();
        for (Locale locale : printed.atlas().locales()) {
            marks(seen, locale, pieces);
            piles(seen, locale, pieces);
        }
        return pieces;
    }

    /** One pile a nation and kind; its number is the sum of points. */
    private void piles(War seen, Locale locale, List<Piece> pieces) {
        Board board = seen.board();
        Bits there = board.at(locale.number());
        for (Nation nation : Nation.values()) {
            Bits units = printed.counters().of(nation).and(there);
            pile(board, locale, nation, "land", board.land(units), pieces);
            pile(board, locale, nation, "naval", board.fleet(units), pieces);
        }
        for (Veil veil : board.veils()) {
            if (veil.place() == locale.number()) {
                pieces.add(new Piece(
                        locale.id(),
                        veil.side().id(),
                        "",
                        "?",
                        Integer.toString(veil.units()),
                        Set.of("concealed"),
                        Text.of("tally.hidden", "n", veil.units())));
            }
        }
        board.chiefs(there)
                .each(piece -> pieces.add(chit(locale.id(), printed.counters().leader(piece))));
    }

    private void pile(Board board, Locale locale, Nation nation, String kind, Bits units, List<Piece> pieces) {
        if (units.isEmpty()) {
            return;
        }
        Bits wavering = units.and(board.flipped());
        Set<String> looks = new HashSet<>(Set.of(kind));
        if (!wavering.isEmpty()) {
            looks.add(wavering.equals(units) ? "wavering" : "some-wavering");
        }
        if (units.meets(board.inside())) {
            looks.add("inside");
        }
        if (units.meets(board.besieging())) {
            looks.add("besieging");
        }
        int points = printed.counters().points(board, units);
        pieces.add(new Piece(
                locale.id(),
                nation.id(),
                "",
                Integer.toString(points),
                units.size() > 1 ? Integer.toString(units.size()) : "",
                looks,
                Text.of(
                        "scene.pile",
                        "nation",
                        nation.named(),
                        "kind",
                        kind.equals("land") ? 1 : 0,
                        "n",
                        units.size(),
                        "points",
                        points)));
    }

    private static Piece chit(String spot, Leader leader) {
        return new Piece(
                spot,
                leader.side().id(),
                "",
                leader.naval() + "-" + leader.land() + "-" + leader.campaign(),
                "",
                Set.of("leader"),
                Text.of("scene.leader", "leader", leader.named()));
    }

    private void marks(War seen, Locale locale, List<Piece> pieces) {
        int place = locale.number();
        for (Fort fort : printed.atlas().forts()) {
            if (fort.place() == place && seen.forts().has(fort.number())) {
                pieces.add(marker(
                        locale,
                        "fort",
                        Integer.toString(fort.strength()),
                        fort.side().id()));
            }
        }
        boolean besieged = seen.ground().has(Mark.ATHENS_TRAPPED, place)
                || seen.ground().has(Mark.SPARTA_TRAPPED, place)
                || seen.ground().has(Mark.NEUTRAL_TRAPPED, place);
        if (besieged) {
            pieces.add(marker(locale, "siege", "", ""));
        }
        if (seen.ground().has(Mark.RAVAGED, place)) {
            pieces.add(marker(locale, "ravage", "0", ""));
        }
        if (seen.ground().has(Mark.DEFECTED, place)) {
            pieces.add(marker(locale, "revolt", "", ""));
        }
        if (seen.ground().has(Mark.ATHENIAN, place)) {
            pieces.add(marker(locale, "captured", "", Side.ATHENS.id()));
        }
        if (seen.ground().has(Mark.SPARTAN, place)) {
            pieces.add(marker(locale, "captured", "", Side.SPARTA.id()));
        }
        if (seen.politics().blockade() && locale.id().equals("propontis-west")) {
            pieces.add(marker(locale, "blockade", "", ""));
        }
    }

    private static Piece marker(Locale locale, String style, String number, String side) {
        Set<String> looks = side.isEmpty() ? Set.of() : Set.of(side);
        return new Piece(
                locale.id(), style, "", number, "", looks, Text.of("scene.marker." + style, "place", locale.named()));
    }

    private static List<Arrow> arrows(War seen) {
        List<Arrow> arrows = new ArrayList<>();
        for (Trail trail : seen.trails()) {
            if (trail.places().size() > 1) {
                arrows.add(new Arrow(trail.places(), trail.side().id()));
            }
        }
        return arrows;
    }

    /** The first year of the war is cell 1. */
    private static Panel years(War seen) {
        return new Panel.Track(Text.of("panel.years"), 1, YEARS, YEAR_COLUMNS, FIRST_YEAR - seen.year() + 1, List.of());
    }

    private static Panel quarters(War seen) {
        return new Panel.Track(
                Text.of("panel.quarter", "quarter", seen.calendar().quarter().named()),
                1,
                Quarter.values().length,
                Quarter.values().length,
                seen.calendar().quarter().place(),
                List.of());
    }

    private Panel prestige(War seen) {
        int least = printed.tables().prestige().least();
        int most = printed.tables().prestige().most();
        String level = Integer.toString(seen.prestige().level());
        Piece marker = new Piece(
                level,
                seen.prestige().leader().id(),
                "",
                level,
                "",
                Set.of("prestige"),
                Briefs.level(seen.prestige().level()));
        return new Panel.Track(
                Text.of("panel.prestige"),
                least,
                most,
                most - least + 1,
                seen.prestige().level(),
                List.of(marker));
    }

    private Panel sides(War seen) {
        List<Panel.Card> cards = new ArrayList<>();
        for (Side side : List.of(Side.ATHENS, Side.SPARTA)) {
            Board board = seen.board();
            Bits units = board.units(board.of(side)).filter(unit -> Places.onMap(board.place(unit)));
            List<Panel.Count> counts = List.of(
                    new Panel.Count("land", board.land(units).size(), Text.of("panel.land")),
                    new Panel.Count("naval", board.fleet(units).size(), Text.of("panel.ships")),
                    new Panel.Count("tribute", rules.control().tribute(seen, side), Text.of("panel.tribute")),
                    new Panel.Count("upkeep", rules.logistics().due(seen, side), Text.of("panel.upkeep")));
            Text subtitle = side == Side.ATHENS
                    ? new Briefs(printed, rules).government(seen).text()
                    : Text.of("panel.no-government");
            cards.add(new Panel.Card(
                    side.id(),
                    "",
                    Text.of("panel.side", "side", side.named()),
                    subtitle,
                    Integer.toString(seen.purse().of(side)),
                    Text.of("panel.talents"),
                    -1,
                    counts,
                    seen.calendar().first() == side,
                    false));
        }
        return new Panel.Roster(Text.of("panel.sides"), cards);
    }

    private Panel leaders(War seen) {
        List<Panel.Row> rows = new ArrayList<>();
        for (Leader leader : printed.counters().leaders()) {
            int place = seen.board().place(leader.number());
            if (Places.onMap(place)) {
                rows.add(new Panel.Row(
                        leader.side().id(),
                        Text.of("scene.leader", "leader", leader.named()),
                        Text.of(
                                "panel.at",
                                "place",
                                printed.atlas().locale(place).named()),
                        List.of(
                                Integer.toString(leader.naval()),
                                Integer.toString(leader.land()),
                                Integer.toString(leader.campaign()))));
            }
        }
        return new Panel.Table(
                Text.of("panel.leaders"),
                List.of(Text.of("panel.naval-rating"), Text.of("panel.land-rating"), Text.of("panel.campaign")),
                rows,
                List.of());
    }

    private static Panel legend() {
        List<Panel.Entry> entries = new ArrayList<>();
        for (Nation nation : Nation.values()) {
            if (nation != Nation.NONE) {
                entries.add(new Panel.Entry(nation.id(), Text.of("panel.nation", "nation", nation.named())));
            }
        }
        return new Panel.Legend(Text.of("panel.nations"), entries);
    }
}
