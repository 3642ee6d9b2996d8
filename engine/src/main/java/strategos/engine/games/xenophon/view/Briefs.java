package strategos.engine.games.xenophon.view;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.cards.CardPlay;
import strategos.engine.games.xenophon.march.Answer;
import strategos.engine.games.xenophon.march.Army;
import strategos.engine.games.xenophon.march.Leader;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Stage;
import strategos.engine.games.xenophon.march.Terrain;
import strategos.engine.games.xenophon.march.Throw;
import strategos.engine.games.xenophon.march.Token;
import strategos.engine.games.xenophon.march.Weather;
import strategos.engine.games.xenophon.tables.Tables;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** The position in words. */
final class Briefs {
    private final Tables tables;

    Briefs(Tables tables) {
        this.tables = tables;
    }

    /** Where the match stands, what this turn has brought, the throw on the table, and every army. */
    List<Line> of(March seen, Viewer viewer) {
        List<Line> lines = new ArrayList<>();
        lines.add(clock(seen));
        if (seen.turn().terrain() != Terrain.UNKNOWN) {
            lines.add(ground(seen));
        }
        if (CardPlay.throwOnTable(seen)) {
            lines.add(cast(seen));
        }
        for (Answer answer : seen.window().answers()) {
            if (answer.by().equals(viewer)) {
                lines.add(
                        new Line(Text.of("brief.answer", "card", new Arg.Name("card", answer.card())), "ruling-order"));
            }
        }
        lines.addAll(armies(seen));
        lines.add(deck(seen));
        return lines;
    }

    private Line clock(March seen) {
        int most = tables.tracks().time();
        if (seen.stage() == Stage.OVER) {
            return new Line(
                    Text.of("brief.over", "round", Math.min(seen.clock().round(), most), "most", most), "time-track");
        }
        return new Line(
                Text.of(
                        "brief.turn",
                        "round",
                        seen.clock().round(),
                        "most",
                        most,
                        "army",
                        seen.roller().seat(),
                        "phase",
                        seen.phase().named()),
                seen.phase().rule());
    }

    private static Line ground(March seen) {
        boolean unknown = seen.turn().weather() == Weather.UNKNOWN;
        return new Line(
                Text.of(
                        unknown ? "brief.route" : "brief.ground",
                        "terrain",
                        seen.turn().terrain().named(),
                        "weather",
                        seen.turn().weather().named()),
                unknown ? "route-phase" : "weather-phase");
    }

    private static Line cast(March seen) {
        Throw cast = seen.cast();
        return new Line(
                Text.of(
                        cast.natural() == cast.total() ? "brief.throw" : "brief.throw.modified",
                        "roll",
                        cast.kind().named(),
                        "natural",
                        cast.natural(),
                        "total",
                        cast.total()),
                cast.kind().phase().rule());
    }

    /** Every army, in seat order. */
    List<Line> armies(March seen) {
        return seen.armies().stream()
                .map(army -> new Line(army(army), rule(army)))
                .toList();
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

    private static Line deck(March seen) {
        return new Line(
                Text.of(
                        "brief.deck",
                        "left",
                        seen.deck().left(),
                        "discards",
                        seen.deck().discards().size()),
                "action-deck");
    }
}
