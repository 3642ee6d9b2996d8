package strategos.engine.games.sparta.view;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import strategos.engine.Event;
import strategos.engine.Measure;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.View;
import strategos.engine.View.Figure;
import strategos.engine.Views;
import strategos.engine.games.sparta.asking.Acts;
import strategos.engine.games.sparta.combat.Boards;
import strategos.engine.games.sparta.common.EventText;
import strategos.engine.games.sparta.common.Labels;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Printed.GovernmentRow;
import strategos.engine.games.sparta.revenue.RevenueEvents.RevenueReceived.Item;
import strategos.engine.games.sparta.revenue.Treasury;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.sequence.Sequence;
import strategos.engine.games.sparta.view.SidePanels.Measures;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Campaign.PendingStep.Administration.Phase;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Throws;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Slot.SlotOffer;
import strategos.engine.offer.Verb;
import strategos.engine.scene.Board;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** What a viewer may know, the questions he may put, and what an order would set off. */
public final class WarViews implements Views<War> {
    private static final int MOST_POINTS = 200;
    private static final int MOST_SHIFT = 4;

    private final Verb ledger = Verb.question("ledger", "12.0", Slot.one("side"));
    private final Verb forces = Verb.question("forces", "5.0", Slot.one("side"));
    private final Verb city = Verb.question("city", "2.3", Slot.one("city"));
    private final Verb government = Verb.question("government", "14.1", Slot.one("row"));
    private final Verb odds = Verb.question(
            "odds",
            "8.1",
            Slot.of("fight", Slot.Kind.ONE),
            Slot.of("attack", Slot.Kind.NUMBER),
            Slot.of("defence", Slot.Kind.NUMBER),
            Slot.one("shift"));

    private final Printed printed;
    private final Procedures rules;
    private final Briefs briefs;
    private final Scenes scenes;
    private final Boards boards;
    private final Chances chances;
    private final Previews previews;
    private final Stakes stakes;
    private final Measures measures;

    public WarViews(Printed printed, Sequence sequence, Acts acts) {
        this.printed = printed;
        this.rules = sequence.rules();
        this.briefs = new Briefs(printed, rules);
        this.scenes = new Scenes(printed, rules);
        this.boards =
                new Boards(printed, rules.ground().control(), rules.ground().field());
        this.chances = new Chances(printed);
        this.previews = new Previews(printed, rules, acts, chances);
        this.stakes = new Stakes(printed, sequence);
        this.measures = new Measures(printed, rules.ground().control());
    }

    /** Words and map. */
    @Override
    public View of(Seen<War> seen) {
        List<Line> brief = briefs.of(seen);
        return new View(brief, List.of(), Optional.of(scenes.of(seen, brief)), boards.of(seen));
    }

    @Override
    public Optional<Text> date(Seen<War> open) {
        return Optional.of(EventText.date(open.position()).text());
    }

    /** The fight that an event decided, as a picture. */
    @Override
    public Optional<Board> board(Event<War> event, Seen<War> before) {
        return boards.of(event, before);
    }

    /** Prestige, and what lies in each treasury. */
    @Override
    public List<Figure> figures(Seen<War> open, Optional<Seat> seat) {
        War war = open.position();
        return List.of(
                new Figure(
                        Text.of("figure.prestige"),
                        Text.of(
                                "figure.level",
                                "level",
                                EventText.level(war.prestige().level()))),
                talents(Side.ATHENS, war.purse().athens()),
                talents(Side.SPARTA, war.purse().sparta()));
    }

    @Override
    public List<Measure> measures(Seen<War> open) {
        return measures.of(open.position());
    }

    @Override
    public List<Text> stakes(Seen<War> seen, Seat asked) {
        return stakes.of(seen, asked);
    }

    private static Figure talents(Side side, int n) {
        return new Figure(Text.of("figure.talents", "side", side.named()), Text.of("figure.number", "n", n));
    }

    /** The verbs of the questions. */
    public List<Verb> verbs() {
        return List.of(ledger, forces, city, government, odds);
    }

    /** The questions that may be asked now: always all of them. */
    @Override
    public List<Offer> queries(Seen<War> seen) {
        List<Offer> open = new ArrayList<>();
        for (Verb verb : verbs()) {
            open.add(new SlotOffer(verb, this::choices));
        }
        return open;
    }

    private Choices choices(String slot, Call filled) {
        return switch (slot) {
            case "side" -> Choices.oneOf(List.of(side(Side.ATHENS), side(Side.SPARTA)));
            case "city" ->
                Choices.oneOf(printed.atlas().locales().stream()
                        .map(locale -> new Choice(locale.id(), Text.of("choice.place", "place", locale.named())))
                        .toList());
            case "row" ->
                new Choices.Pick(
                        printed.governments().stream().map(WarViews::row).toList(), 0, 1);
            case "fight" -> Choices.oneOf(Labels.words("land", "sea", "siege", "sally"));
            case "shift" -> new Choices.Pick(shifts(), 0, 1);
            case "attack" -> new Choices.Range(1, MOST_POINTS);
            default -> new Choices.Range(0, MOST_POINTS);
        };
    }

    private static List<Choice> shifts() {
        return IntStream.rangeClosed(-MOST_SHIFT, MOST_SHIFT)
                .mapToObj(n -> new Choice(Integer.toString(n), Text.of("choice.shift", "shift", n)))
                .toList();
    }

    private static Choice side(Side side) {
        return new Choice(side.id(), Text.of("choice.side", "side", side.named()));
    }

    private static Choice row(GovernmentRow row) {
        String id = Integer.toString(row.row());
        return new Choice(
                id, Text.of("choice.government", "row", row.row(), "government", new Arg.Name("government", id)));
    }

    @Override
    public View answer(Call question, Seen<War> seen) {
        List<Line> lines = switch (question.verb()) {
            case "ledger" -> ledger(seen, Side.of(question.one("side")));
            case "forces" -> forces(seen, Side.of(question.one("side")));
            case "city" -> briefs.city(seen, printed.atlas().number(question.one("city")));
            case "government" -> government(seen, question.maybe("row"));
            default ->
                chances.of(
                        question.one("fight"),
                        Integer.parseInt(question.one("attack")),
                        Integer.parseInt(question.one("defence")),
                        question.maybe("shift").map(Integer::parseInt).orElse(0));
        };
        return View.words(lines);
    }

    /** What the next revenue would be, what must be paid, what can be bought. */
    @Rule({"2.17", "12.1", "12.2", "12.3", "12.5"})
    private List<Line> ledger(Seen<War> seen, Side side) {
        List<Line> lines = new ArrayList<>();
        lines.add(new Line(
                Text.of(
                        "ledger.treasury",
                        "side",
                        side.named(),
                        "talents",
                        seen.position().purse().of(side)),
                "12.4"));
        List<Item> items = rules.means().treasury().forecast(seen.position(), side);
        List<Arg> parts = new ArrayList<>();
        for (Item item : items) {
            parts.add(new Arg.Nested(
                    Text.of("item", "name", new Arg.Name("item", item.id()), "talents", item.talents())));
        }
        lines.add(new Line(
                Text.of("ledger.forecast", "talents", Treasury.total(items), "n", parts.size(), "items", parts),
                side == Side.ATHENS ? "12.2" : "12.1"));
        if (side == Side.SPARTA) {
            persia(seen.position()).ifPresent(text -> lines.add(new Line(text, "15.13")));
        }
        lines.add(new Line(upkeep(seen.position(), side), "12.3"));
        PieceSet sale = rules.means().logistics().purchases().forSale(seen.position(), side);
        List<Arg> units = new ArrayList<>();
        sale.each(unit -> units.add(new Arg.Nested(Text.of(
                "choice.unit",
                "unit",
                printed.counters().unit(unit).named(),
                "points",
                printed.counters().unit(unit).full()))));
        lines.add(
                new Line(units.isEmpty() ? Text.of("ledger.nothing") : Text.of("ledger.sale", "units", units), "12.5"));
        return lines;
    }

    /** What must be paid; where units are concealed, what those that are seen cost at least. */
    @Rule({"5.2", "12.3", "ruling-C1"})
    private Text upkeep(War war, Side side) {
        int due = rules.means().logistics().due(war, side);
        int hidden = war.board().hidden(side);
        return hidden == 0
                ? Text.of("ledger.upkeep", "talents", due)
                : Text.of("ledger.upkeep.hidden", "talents", due, "n", hidden);
    }

    /** What Persia sends beside the revenue that can be foreseen; in the first year of a scenario it sends nothing. */
    @Rule({"15.13", "ruling-Y1"})
    private Optional<Text> persia(War war) {
        if (!war.purse().persia() || war.step() instanceof PendingStep.SetUp) {
            return Optional.empty();
        }
        int year = war.ahead(Phase.REVENUE) ? war.year() : war.year() - 1;
        List<Integer> talents = Throws.each(die -> printed.tables().persia().talents(year, die));
        return Optional.of(
                Text.of("ledger.persia", "least", Collections.min(talents), "most", Collections.max(talents)));
    }

    @Rule({"2.15", "5.0", "5.2"})
    private List<Line> forces(Seen<War> seen, Side side) {
        List<Line> lines = new ArrayList<>();
        for (Locale locale : printed.atlas().locales()) {
            List<Arg> there = briefs.forces(seen, locale.number(), side);
            if (!there.isEmpty()) {
                lines.add(new Line(
                        Text.of("brief.forces", "place", locale.named(), "side", side.named(), "pieces", there)));
            }
        }
        War war = seen.position();
        PieceSet waiting = war.board().at(Places.DISC, side).or(war.board().at(Places.DUE, side));
        if (!waiting.isEmpty()) {
            lines.add(new Line(
                    Text.of(
                            "forces.disc",
                            "pieces",
                            printed.counters().company(waiting).named(seen)),
                    "3.2"));
        }
        PieceSet box = war.board().units(war.board().at(Places.BOX, side));
        if (!box.isEmpty()) {
            lines.add(new Line(
                    Text.of(
                            "forces.box",
                            "pieces",
                            printed.counters().company(box).named(seen)),
                    "12.5"));
        }
        return lines;
    }

    @Rule({"6.4", "14.1"})
    private List<Line> government(Seen<War> seen, Optional<String> asked) {
        int row = asked.map(Integer::parseInt)
                .orElseGet(() -> seen.position().government().row());
        GovernmentRow government = printed.government(row);
        List<Line> lines = new ArrayList<>();
        List<Arg> names = new ArrayList<>();
        government.leaders().forEach(leader -> names.add(new Arg.Name("leader", leader)));
        lines.add(new Line(
                Text.of(
                        "government.row",
                        "row",
                        row,
                        "government",
                        new Arg.Name("government", Integer.toString(row)),
                        "place",
                        government.place(),
                        "leaders",
                        names),
                "14.1"));
        government
                .avert()
                .ifPresent(leader -> lines.add(
                        new Line(Text.of("government.avert", "leader", new Arg.Name("leader", leader)), "14.1")));
        if (government.oneYear()) {
            lines.add(new Line(Text.of("government.one-year"), "14.1"));
        }
        if (row == seen.position().government().row()) {
            outlook(seen.position(), government).ifPresent(text -> lines.add(new Line(text, "14.1")));
        }
        return lines;
    }

    /** What the government in power depends on at the next Government Phase; that it rules one year only was said. */
    @Rule({"3.2", "14.1"})
    private Optional<Text> outlook(War war, GovernmentRow government) {
        int year = war.ahead(Phase.GOVERNMENT) ? war.year() : war.year() - 1;
        return switch (rules.politics().governments().fate(war, year)) {
            case FALLS -> government.oneYear() ? Optional.empty() : Optional.of(Text.of("government.falls"));
            case STAYS -> Optional.of(Text.of("government.stays"));
            case BY_PRESTIGE ->
                Optional.of(Text.of(
                        "government.compare",
                        "level",
                        EventText.level(war.government().prestigeBefore())));
        };
    }

    @Override
    public Optional<View> preview(Order order, Seen<War> seen) {
        View ahead = previews.of(order, seen);
        return ahead.brief().isEmpty() ? Optional.empty() : Optional.of(ahead);
    }
}
