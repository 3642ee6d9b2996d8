package strategos.engine.skirmish;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import strategos.engine.Event;
import strategos.engine.Measure;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.View;
import strategos.engine.Views;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Slot.SlotOffer;
import strategos.engine.offer.Verb;
import strategos.engine.scene.Board;
import strategos.engine.scene.Panel;
import strategos.engine.scene.Piece;
import strategos.engine.scene.Scene;
import strategos.engine.scene.Strip;
import strategos.engine.seat.Seat;
import strategos.engine.skirmish.FightEvents.Fought;
import strategos.engine.skirmish.Printed.Outcome;
import strategos.engine.skirmish.Valley.Band;
import strategos.engine.skirmish.Valley.Step;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** What is shown and answered. */
record SkirmishViews(Printed printed) implements Views<Valley> {
    private static final String DIFFERENCE = "difference";
    static final Verb ODDS = Verb.question("odds", "4.2", Slot.of(DIFFERENCE, Slot.Kind.NUMBER));
    private static final String SHEET = "valley";

    @Override
    public View of(Seen<Valley> seen) {
        Valley valley = seen.position();
        List<Line> brief = new ArrayList<>();
        brief.add(new Line(Text.of("view.turn", "turn", Math.min(valley.turn(), printed.turns())), "2"));
        brief.add(new Line(
                valley.at(printed.village())
                        .map(band -> Text.of("view.village", "seat", band.seat()))
                        .orElse(Text.of("view.village-free")),
                "5"));
        List<Choice> hand = seen.viewer() instanceof Seat seat
                ? valley.of(seat).stream().map(Skirmish::choice).toList()
                : List.of();
        return new View(brief, hand, Optional.of(scene(seen, brief)));
    }

    private Scene scene(Seen<Valley> seen, List<Line> brief) {
        Valley valley = seen.position();
        Panel turns = new Panel.Track(
                Text.of("panel.turns"), 1, printed.turns(), 4, Math.min(valley.turn(), printed.turns()), List.of());
        Panel signs = new Panel.Legend(
                Text.of("panel.signs"),
                List.of(
                        new Panel.Entry("hidden-red", Text.of("sign.hidden")),
                        new Panel.Entry("dug-in", Text.of("sign.dug-in"))));
        List<Piece> pieces = valley.bands().stream()
                .filter(band -> !band.gone())
                .flatMap(band -> Stream.concat(
                        Stream.of(piece(band)),
                        band.dugIn()
                                ? Stream.of(Piece.at(band.place().orElseThrow(), "dug-in", Text.of("sign.dug-in")))
                                : Stream.empty()))
                .toList();
        return new Scene(
                SHEET,
                Text.of("title"),
                brief.getFirst().text(),
                brief.stream().map(Line::text).toList(),
                List.of(),
                pieces,
                List.of(),
                List.of(turns, signs));
    }

    private static Piece piece(Band band) {
        String seat = band.seat().id();
        Piece piece = Piece.at(
                band.place().orElse(""),
                band.strength().isPresent() ? seat : "hidden-" + seat,
                Skirmish.choice(band).label());
        return band.strength().map(piece::numbered).orElse(piece);
    }

    @Override
    public Optional<Board> board(Event<Valley> event, Seen<Valley> before) {
        return event instanceof Fought fought ? Optional.of(board(before, fought)) : Optional.empty();
    }

    /** Bands that still stand: the village is worth more, but every band may be counted. */
    @Override
    public List<Measure> measures(Seen<Valley> open) {
        return List.of(new Measure(
                        Text.of("measure.bands"),
                        Text.of("measure.bands.note"),
                        Stream.of(Skirmish.RED, Skirmish.BLUE)
                                .map(seat -> new Measure.Reading(
                                        Text.of("measure.side", "seat", seat),
                                        seat,
                                        seat.id(),
                                        open.position().of(seat).stream()
                                                .filter(band -> !band.gone())
                                                .count()))
                                .toList())
                .leading());
    }

    private Board board(Seen<Valley> seen, Fought fought) {
        int difference = fought.attack() - fought.defence();
        List<Board.Chance> chances = Stream.of(Outcome.values())
                .map(outcome -> new Board.Chance(
                        cell(outcome),
                        Text.of("name", "name", outcome.named()),
                        printed.fight().chances(outcome, difference),
                        Printed.SIDES))
                .filter(chance -> chance.of() > 0)
                .toList();
        int column = printed.fight().column(difference);
        List<String> columns = IntStream.range(
                        0, printed.fight().rows().getFirst().size())
                .mapToObj(i -> i + printed.fight().least() == 0
                        ? "0"
                        : String.format(Locale.ROOT, "%+d", i + printed.fight().least()))
                .toList();
        List<List<Board.Cell>> rows = printed.fight().rows().stream()
                .map(row -> row.stream().map(SkirmishViews::cell).toList())
                .toList();
        Optional<Board.Roll> roll = fought.face() == 0
                ? Optional.empty()
                : Optional.of(new Board.Roll(
                        fought.roll(),
                        fought.face(),
                        fought.outcome().code(),
                        Text.of("name", "name", fought.outcome().named())));
        return new Board(
                Text.of("strip.fight"),
                Text.of("strip.citation"),
                Text.of("board.alt", "attack", fought.attack(), "defence", fought.defence()),
                SHEET,
                fought.place(),
                List.of(
                        camp(seen.position().band(fought.defender()), fought.defence(), Text.of("strip.defence")),
                        camp(seen.position().band(fought.attacker()), fought.attack(), Text.of("strip.attack"))),
                new Board.Throw(
                        Text.of("strip.fight"),
                        List.of(new Strip.Modifier(columns.get(column), Text.of("board.column"))),
                        List.of(),
                        roll),
                new Board.Grid(columns, rows, column),
                Text.of("board.key"),
                chances,
                List.of());
    }

    private static Board.Cell cell(Outcome outcome) {
        return new Board.Cell(outcome.code(), outcome.favour());
    }

    private static Board.Camp camp(Band band, int strength, Text role) {
        return new Board.Camp(
                band.seat().id(),
                Text.of("name", "name", band.named()),
                role,
                Integer.toString(strength),
                Text.of("board.strength"),
                List.of(piece(band.withStrength(Optional.of(strength)))));
    }

    /** Where the attacked band's strength is not known, the attacker's alone is told. */
    @Override
    public List<Text> stakes(Seen<Valley> seen, Seat asked) {
        Valley valley = seen.position();
        if (Skirmish.moves(valley, asked)) {
            return List.of(Text.of("stakes.move", "turns", printed.turns() - valley.turn()));
        }
        return Skirmish.meeting(valley, asked).map(meeting -> met(valley, meeting)).stream()
                .toList();
    }

    private Text met(Valley valley, Step.Meeting meeting) {
        int attack = valley.band(meeting.attacker()).strength().orElseThrow();
        Band defender = valley.band(meeting.defender());
        return defender.strength()
                .map(strength -> attack - strength - (defender.dugIn() ? 1 : 0))
                .map(difference -> Text.of(
                        "stakes.meeting.known",
                        "attack",
                        attack,
                        "routed",
                        printed.fight().chances(Outcome.ROUTED, difference)))
                .orElseGet(() -> Text.of("stakes.meeting", "attack", attack));
    }

    @Override
    public List<Offer> queries(Seen<Valley> seen) {
        int least = printed.fight().least();
        return List.of(new SlotOffer(ODDS, (slot, filled) -> new Choices.Range(least, -least)));
    }

    @Override
    public View answer(Call query, Seen<Valley> seen) {
        return View.words(odds(Integer.parseInt(query.one(DIFFERENCE))));
    }

    @Rule("4.2")
    private List<Line> odds(int difference) {
        return List.of(new Line(
                Text.of(
                        "view.odds",
                        "difference",
                        difference,
                        "routed",
                        printed.fight().chances(Outcome.ROUTED, difference),
                        "beaten",
                        printed.fight().chances(Outcome.BEATEN, difference)),
                "4.2"));
    }

    /** Whoever is asked to stand knows both strengths. */
    @Override
    public Optional<View> preview(Order order, Seen<Valley> seen) {
        if (!order.verb().equals(Orders.Stand.VERB.name())) {
            return Optional.empty();
        }
        Valley valley = seen.position();
        return Skirmish.meeting(valley, order.seat())
                .filter(meeting -> valley.band(meeting.defender()).strength().isPresent())
                .map(meeting -> {
                    Band attacker = valley.band(meeting.attacker());
                    Band defender = valley.band(meeting.defender());
                    int attack = attacker.strength().orElseThrow();
                    int defence = defender.strength().orElseThrow() + (defender.dugIn() ? 1 : 0);
                    Fought open = new Fought(
                            attacker.id(),
                            defender.id(),
                            defender.place().orElseThrow(),
                            attack,
                            defence,
                            0,
                            0,
                            Outcome.HELD);
                    return new View(odds(attack - defence), List.of(), Optional.empty(), List.of(board(seen, open)));
                });
    }
}
