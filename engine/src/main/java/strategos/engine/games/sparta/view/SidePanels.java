package strategos.engine.games.sparta.view;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToIntFunction;
import strategos.engine.Measure;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.EventText;
import strategos.engine.games.sparta.common.Labels.DrawnPieces;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Printed.Leader;
import strategos.engine.games.sparta.revenue.Treasury;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Calendar.Quarter;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Signs;
import strategos.engine.scene.Panel;
import strategos.engine.scene.Piece;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/** What stands beside the map: the years, the year disc, prestige, money, government, leaders, and what signs mean. */
@Rule({"2.11", "2.14", "2.17", "12.1"})
final class SidePanels {
    private static final int FIRST_YEAR = 431;
    private static final int LAST_YEAR = 400;
    private static final int YEAR_COLUMNS = 8;

    private final Printed printed;
    private final Procedures rules;

    SidePanels(Printed printed, Procedures rules) {
        this.printed = printed;
        this.rules = rules;
    }

    /** In reading order. */
    List<Panel> of(Seen<War> seen, Signs signs) {
        List<Panel> panels = new ArrayList<>();
        panels.add(years(seen));
        panels.add(quarters(seen));
        panels.add(prestige(seen));
        panels.add(sides(seen));
        panels.add(government(seen));
        panels.add(legend(signs));
        panels.add(nations());
        campaign(seen).ifPresent(panels::add);
        return panels;
    }

    @Rule("2.14")
    private static Panel years(Seen<War> seen) {
        return new Panel.Track(
                Text.of("panel.years"),
                FIRST_YEAR,
                LAST_YEAR,
                YEAR_COLUMNS,
                seen.position().year(),
                List.of());
    }

    /** The disc, with whose turn it is. */
    @Rule({"2.14", "3.1"})
    private Panel quarters(Seen<War> seen) {
        Quarter now = seen.position().calendar().quarter();
        List<Text> lines = new ArrayList<>();
        if (now != Quarter.ADMINISTRATION) {
            lines.add(Text.of(
                    "panel.first", "side", seen.position().calendar().first().named()));
        }
        if (seen.position().politics().peace()) {
            lines.add(Text.of("panel.peace"));
        }
        return new Panel.Dial(
                Text.of("panel.quarter"),
                Arrays.stream(Quarter.values())
                        .map(q -> Text.of("panel.sector", "quarter", new Arg.Name("sector", q.id())))
                        .toList(),
                now.place(),
                Integer.toString(seen.position().year()),
                EventText.date(seen.position()).text(),
                lines);
    }

    @Rule("2.11")
    private Panel prestige(Seen<War> seen) {
        int level = seen.position().prestige().level();
        return new Panel.Balance(
                Text.of("panel.prestige"),
                printed.tables().prestige().least(),
                printed.tables().prestige().most(),
                level,
                (level == 0 ? "" : "+") + Math.abs(level),
                Side.SPARTA.id(),
                Text.of("panel.side", "side", Side.SPARTA.named()),
                Side.ATHENS.id(),
                Text.of("panel.side", "side", Side.ATHENS.named()));
    }

    /** Money in hand; units on the map; what the Confederation would pay, and what maintenance is due. */
    @Rule({"2.16", "2.17", "12.1", "12.3"})
    private Panel sides(Seen<War> seen) {
        List<Panel.Card> cards = new ArrayList<>();
        for (Side side : List.of(Side.ATHENS, Side.SPARTA)) {
            Board board = seen.position().board();
            List<Panel.Count> counts = new ArrayList<>();
            counts.add(new Panel.Count("land", Measures.land(board, side), Text.of("panel.land")));
            counts.add(new Panel.Count("naval", Measures.ships(board, side), Text.of("panel.ships")));
            counts.add(new Panel.Count(
                    "tribute", rules.ground().control().tribute(seen.position(), side), Text.of("panel.tribute")));
            // What concealed units cost is not for others to know (5.2).
            if (board.hidden(side) == 0) {
                counts.add(new Panel.Count(
                        "upkeep", rules.means().logistics().due(seen.position(), side), Text.of("panel.upkeep")));
            }
            cards.add(new Panel.Card(
                    side.id(),
                    Optional.empty(),
                    Text.of("panel.side", "side", side.named()),
                    Text.of("panel.income", "revenue", revenue(seen, side)),
                    Integer.toString(seen.position().purse().of(side)),
                    Text.of("panel.talents", "n", seen.position().purse().of(side)),
                    Optional.empty(),
                    counts,
                    moving(seen) == side,
                    false));
        }
        return new Panel.Roster(Text.of("panel.sides"), cards);
    }

    /** What the next administration quarter would bring. */
    @Rule({"12.1", "12.2"})
    private int revenue(Seen<War> seen, Side side) {
        return Treasury.total(rules.means().treasury().forecast(seen.position(), side));
    }

    /** The side whose turn it is, or neutral between turns. */
    private static Side moving(Seen<War> seen) {
        for (PendingStep step : seen.position().steps().reversed()) {
            switch (step) {
                case PendingStep.Turn turn -> {
                    return turn.side();
                }
                case PendingStep.SetUp setUp -> {
                    return setUp.side();
                }
                default -> {}
            }
        }
        return Side.NEUTRAL;
    }

    /** Athens' government, and the leaders of both sides that are in play. */
    @Rule({"6.3", "6.4", "14.1"})
    private Panel government(Seen<War> seen) {
        List<Piece> leaders = new ArrayList<>();
        for (Leader leader : printed.counters().leaders()) {
            if (Places.onMap(seen.position().board().place(leader.number()))) {
                leaders.add(DrawnPieces.chit(seen.position(), "", leader));
            }
        }
        int row = seen.position().government().row();
        return new Panel.Tray(
                Text.of("panel.government"),
                Integer.toString(row),
                Text.of("panel.government-of", "government", new Arg.Name("government", Integer.toString(row))),
                Text.of("panel.leaders", "n", leaders.size()),
                leaders);
    }

    /** The stack on campaign: whose it is and what it can still do. */
    @Rule({"4.1", "6.2"})
    private Optional<Panel> campaign(Seen<War> seen) {
        War war = seen.position();
        return war.stack().map(stack -> {
            Leader leader = printed.counters().leader(stack.commander());
            return new Panel.Fact(
                    Text.of("panel.points"),
                    stack.points() + " / " + leader.campaign(),
                    Text.of("scene.leader", "leader", war.called(leader.id())));
        });
    }

    private static Panel legend(Signs signs) {
        return new Panel.Legend(
                Text.of("panel.signs"),
                signs.printed("athens-walls", "sparta-city", "argos-city")
                        .figured("athens-walls", style -> style.endsWith("-walls") || style.endsWith("-city"))
                        .printed("port")
                        .oneFor("sparta-site", "athens-site")
                        .oneFor("athens-fort", "sparta-fort")
                        .each("fort")
                        .printed(
                                "land",
                                "land-optional",
                                "road-stop",
                                "sea",
                                "sea-lane",
                                "sea-lane-optional",
                                "coastal",
                                "coastal-optional",
                                "tribute-athens",
                                "tribute-sparta")
                        .each("siege", "ravaged", "revolt")
                        .looking("inside", "inside")
                        .each("captured", "blockade", "march", "athens-march", "sparta-march")
                        .printed("athens-land", "athens-naval")
                        .piled("athens-land", style -> style.endsWith("-land") || style.endsWith("-naval"))
                        .printed("sparta-leader")
                        .oneFor("athens-hidden", "sparta-hidden")
                        .inLook("athens-land", "wavering", "some-wavering")
                        .entries());
    }

    private static Panel nations() {
        List<Panel.Entry> entries = new ArrayList<>();
        for (Nation nation : Nation.values()) {
            if (nation != Nation.NONE) {
                entries.add(new Panel.Entry(nation.id() + "-land", Text.of("panel.nation", "nation", nation.named())));
            }
        }
        return new Panel.Legend(Text.of("panel.nations"), entries);
    }

    /** What one follows the war by: prestige, and what each side holds, has and commands. */
    @Rule({"2.9", "2.11", "2.16", "12.1"})
    static final class Measures {
        private final Printed printed;
        private final Control control;

        Measures(Printed printed, Control control) {
            this.printed = printed;
            this.control = control;
        }

        List<Measure> of(War war) {
            return List.of(
                    prestige(war),
                    measure("places", side -> places(war, side)),
                    measure("talents", side -> war.purse().of(side)),
                    measure("land", side -> land(war.board(), side)),
                    measure("ships", side -> ships(war.board(), side)));
        }

        @Rule("2.11")
        private static Measure prestige(War war) {
            return new Measure(
                    Text.of("measure.prestige"),
                    Text.of("measure.prestige.note"),
                    true,
                    true,
                    Optional.of(new Measure.Poles(
                            Side.SPARTA.id(), name(Side.SPARTA), Side.ATHENS.id(), name(Side.ATHENS))),
                    List.of(new Measure.Reading(
                            Text.of("measure.prestige"),
                            Optional.empty(),
                            Side.ATHENS.id(),
                            OptionalDouble.of(war.prestige().level()))));
        }

        private static Measure measure(String name, ToIntFunction<Side> count) {
            return new Measure(
                    Text.of("measure." + name),
                    Text.of("measure." + name + ".note"),
                    List.of(reading(Side.ATHENS, count), reading(Side.SPARTA, count)));
        }

        private static Measure.Reading reading(Side side, ToIntFunction<Side> count) {
            return new Measure.Reading(name(side), side.seat(), side.id(), count.applyAsInt(side));
        }

        private static Text name(Side side) {
            return Text.of("panel.side", "side", side.named());
        }

        /** Cities that it controls. */
        @Rule("2.9")
        private int places(War war, Side side) {
            return Math.toIntExact(printed.atlas().locales().stream()
                    .filter(Locale::city)
                    .filter(locale -> control.holder(war, locale.number()) == side)
                    .count());
        }

        /** Land units on the map, as far as the board shows them, and those that lie there unseen. */
        static int land(Board board, Side side) {
            return board.land(onMap(board, side)).size() + board.hidden(side);
        }

        /** Naval units on the map. */
        static int ships(Board board, Side side) {
            return board.fleet(onMap(board, side)).size();
        }

        private static PieceSet onMap(Board board, Side side) {
            return board.units(board.of(side)).filter(unit -> Places.onMap(board.place(unit)));
        }
    }
}
