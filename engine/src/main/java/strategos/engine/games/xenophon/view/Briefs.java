package strategos.engine.games.xenophon.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToIntFunction;
import strategos.engine.Measure;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.View.Figure;
import strategos.engine.games.xenophon.sequence.Tables;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.Army.Fate;
import strategos.engine.games.xenophon.state.CurrentRoll;
import strategos.engine.games.xenophon.state.Leader;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.games.xenophon.state.Token;
import strategos.engine.games.xenophon.state.Turn.Terrain;
import strategos.engine.games.xenophon.state.Turn.Weather;
import strategos.engine.games.xenophon.state.Window.Answer;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** The position in words. */
final class Briefs {
    private final Tables tables;

    Briefs(Tables tables) {
        this.tables = tables;
    }

    /** Where the match stands, what this turn has brought, the roll on the table, and every army. */
    List<Line> of(Seen<MarchState> seen) {
        List<Line> lines = new ArrayList<>();
        lines.add(clock(seen));
        if (seen.position().turn().terrain() != Terrain.UNKNOWN) {
            lines.add(ground(seen));
        }
        if (seen.position().rollOnTable()) {
            lines.add(roll(seen));
        }
        for (Answer answer : seen.position().window().answers()) {
            if (answer.by().equals(seen.viewer())) {
                lines.add(
                        new Line(Text.of("brief.answer", "card", new Arg.Name("card", answer.card())), "ruling-order"));
            }
        }
        lines.addAll(armies(seen));
        lines.add(deck(seen));
        return lines;
    }

    /** The turn; when all is over, the last one. */
    Text date(MarchState march) {
        return Text.of(
                "chapter.frame",
                "round",
                Math.min(march.clock().round(), tables.tracks().time()));
    }

    private Line clock(Seen<MarchState> seen) {
        int most = tables.tracks().time();
        if (seen.position().stage() == Stage.OVER) {
            return new Line(
                    Text.of(
                            "brief.over",
                            "round",
                            Math.min(seen.position().clock().round(), most),
                            "most",
                            most),
                    "time-track");
        }
        return new Line(
                Text.of(
                        "brief.turn",
                        "round",
                        seen.position().clock().round(),
                        "most",
                        most,
                        "army",
                        seen.position().roller().seat(),
                        "phase",
                        seen.position().phase().named()),
                seen.position().phase().rule());
    }

    private static Line ground(Seen<MarchState> seen) {
        boolean unknown = seen.position().turn().weather() == Weather.UNKNOWN;
        return new Line(
                Text.of(
                        unknown ? "brief.route" : "brief.ground",
                        "terrain",
                        seen.position().turn().terrain().named(),
                        "weather",
                        seen.position().turn().weather().named()),
                unknown ? "route-phase" : "weather-phase");
    }

    private static Line roll(Seen<MarchState> seen) {
        CurrentRoll roll = seen.position().currentRoll();
        return new Line(
                Text.of(
                        roll.natural() == roll.total() ? "brief.roll" : "brief.roll.modified",
                        "roll",
                        roll.kind().named(),
                        "natural",
                        roll.natural(),
                        "total",
                        roll.total()),
                roll.kind().phase().rule());
    }

    /** Every army, in seat order. */
    List<Line> armies(Seen<MarchState> seen) {
        return seen.position().armies().stream()
                .map(army -> new Line(army(army), rule(army)))
                .toList();
    }

    /** What an army is counted by. */
    List<Figure> figures(Army army) {
        List<Figure> figures = new ArrayList<>();
        figures.add(new Figure(
                Text.of("figure.place"),
                Text.of(
                        "figure.place.value",
                        "place",
                        new Arg.Name("space", Integer.toString(army.space())),
                        "space",
                        army.space())));
        figures.add(figure("figure.men", 100 * army.men()));
        for (Token token : Token.values()) {
            figures.add(figure("figure." + token.id(), army.count(token)));
        }
        figures.add(figure("figure.cards", army.hand().size()));
        return figures;
    }

    /** How far each army has come, who still marches, and what it carries; nothing of an army that is gone. */
    @Rule({"distance-track", "tracks"})
    List<Measure> measures(MarchState march) {
        List<Measure> measures = new ArrayList<>();
        measures.add(measure("road", march, Army::space).leading());
        measures.add(measure("men", march, army -> 100 * army.men()));
        for (Token token : List.of(Token.MUTINY, Token.FOOD, Token.STARVATION, Token.ANGER)) {
            measures.add(measure(token.id(), march, army -> army.count(token)));
        }
        return measures;
    }

    private static Measure measure(String name, MarchState march, ToIntFunction<Army> count) {
        return new Measure(
                Text.of("measure." + name),
                Text.of("measure." + name + ".note"),
                march.armies().stream()
                        .map(army -> new Measure.Reading(
                                Text.of("measure.army", "army", army.seat()),
                                Optional.of(army.seat()),
                                army.seat().id(),
                                army.fate() == Fate.GONE
                                        ? OptionalDouble.empty()
                                        : OptionalDouble.of(count.applyAsInt(army))))
                        .toList());
    }

    private static Figure figure(String name, int n) {
        return new Figure(Text.of(name), Text.of("figure.number", "n", n));
    }

    private static String rule(Army army) {
        return switch (army.fate()) {
            case MARCHING -> "distance-track";
            case ARRIVED -> "victory";
            case GONE -> "ruling-P3";
        };
    }

    private Text army(Army army) {
        return switch (army.fate()) {
            case MARCHING ->
                Text.of(
                        army.hand().isEmpty() ? "brief.army.bare" : "brief.army",
                        "army",
                        army.seat(),
                        "led",
                        led(army),
                        "leader",
                        army.leader().named(),
                        "space",
                        army.space(),
                        "place",
                        new Arg.Name("space", Integer.toString(army.space())),
                        "men",
                        100 * army.men(),
                        "tokens",
                        tokens(army),
                        "cards",
                        army.hand().size());
            case ARRIVED ->
                Text.of(
                        "brief.army.arrived",
                        "army",
                        army.seat(),
                        "led",
                        led(army),
                        "leader",
                        army.leader().named(),
                        "men",
                        100 * army.men(),
                        "turns",
                        army.since());
            case GONE ->
                Text.of(
                        "brief.army.gone",
                        "army",
                        army.seat(),
                        "led",
                        led(army),
                        "leader",
                        army.leader().named());
        };
    }

    /** Whether anybody leads it, as a number for words. */
    @Rule("leader-cards")
    static int led(Army army) {
        return army.leader() == Leader.NONE ? 0 : 1;
    }

    private static List<Text> tokens(Army army) {
        List<Text> tokens = new ArrayList<>();
        for (Token token : Token.values()) {
            tokens.add(Text.of("brief.token", "count", army.count(token), "token", token.named()));
        }
        return tokens;
    }

    private static Line deck(Seen<MarchState> seen) {
        return new Line(
                Text.of(
                        "brief.deck",
                        "left",
                        seen.position().deck().left(),
                        "discards",
                        seen.position().deck().discards().size()),
                "action-deck");
    }
}
