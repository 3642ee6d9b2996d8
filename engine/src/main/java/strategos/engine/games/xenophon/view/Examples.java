package strategos.engine.games.xenophon.view;

import java.util.List;
import java.util.function.IntPredicate;
import strategos.engine.Rule;
import strategos.engine.box.Example;
import strategos.engine.games.xenophon.route.RoutePhase;
import strategos.engine.games.xenophon.route.WeatherPhase;
import strategos.engine.games.xenophon.sequence.Tables;
import strategos.engine.games.xenophon.state.Turn.Terrain;
import strategos.engine.games.xenophon.state.Turn.Weather;
import strategos.engine.kit.Throws;
import strategos.engine.text.Text;

/** A case for each table, with the odds that it gives. */
public record Examples(Tables tables) {
    /** Tokens in a case. */
    private static final int TWO = 2;

    private static final int ANGER = 3;

    /** A slow army that came through with many men, and a quick one with fewer; men are counted in hundreds. */
    private static final int SLOW = 36;

    private static final int MANY = 90;
    private static final int QUICK = 24;
    private static final int FEWER = 72;

    /** All of them. */
    @Rule("dice")
    public List<Example> all() {
        return List.of(
                route("route-phase"),
                route("route-table"),
                weather(),
                satrap(),
                negotiations(),
                attack(),
                battle(),
                exposure(),
                forage(),
                starvation(),
                morale(),
                rally(),
                desertion(),
                travel(),
                score());
    }

    @Rule("route-table")
    private Example route(String rule) {
        RoutePhase.Table table = tables.route();
        IntPredicate high =
                sum -> table.terrain(sum) == Terrain.HIGH_MOUNTAINS || table.terrain(sum) == Terrain.MOUNTAINS;
        return new Example(
                rule,
                Text.of(
                        "example.route",
                        "mountains",
                        Throws.pairs(high),
                        "hills",
                        Throws.pairs(sum -> table.terrain(sum) == Terrain.HILLS),
                        "settled",
                        Throws.pairs(sum -> table.terrain(sum) == Terrain.SETTLED)));
    }

    @Rule("weather-south")
    private Example weather() {
        WeatherPhase.Table table = tables.weather();
        return new Example(
                "weather-phase",
                Text.of(
                        "example.weather",
                        "cold",
                        Throws.faces(die -> table.weather(die) == Weather.COLD),
                        "harsh",
                        Throws.faces(die -> table.weather(die) == Weather.HARSH),
                        "south",
                        Throws.faces(die -> table.weather(die + table.south()) == Weather.COLD),
                        "until",
                        table.southUntil()));
    }

    @Rule("satrap-settled")
    private Example satrap() {
        return new Example(
                "satrap-phase",
                Text.of(
                        "example.satrap",
                        "n",
                        Throws.faces(tables.satrap()::meets),
                        "settled",
                        Throws.faces(die ->
                                tables.satrap().meets(die + tables.satrap().settled()))));
    }

    @Rule("negotiations-table")
    private Example negotiations() {
        return new Example(
                "negotiations-phase",
                Text.of(
                        "example.negotiations",
                        "anger",
                        Throws.faces(die -> tables.negotiations().row(die).anger() > 0),
                        "food",
                        Throws.faces(die -> tables.negotiations().row(die).food() > 0)));
    }

    @Rule("attack-phase")
    private Example attack() {
        return new Example(
                "attack-phase",
                Text.of(
                        "example.attack",
                        "anger",
                        ANGER,
                        "n",
                        Throws.faces(die -> tables.attack().attacked(die, ANGER))));
    }

    @Rule("battle-table")
    private Example battle() {
        int hills = tables.route().row(Terrain.HILLS).battle();
        int plains = tables.route().row(Terrain.PLAINS).battle();
        return new Example(
                "battle-phase",
                Text.of(
                        "example.battle",
                        "routs",
                        Throws.faces(die -> tables.battle().worst(die + hills)),
                        "hills",
                        dead(hills),
                        "plains",
                        dead(plains)));
    }

    /** Men lost on each face that is no rout. */
    private List<Integer> dead(int added) {
        return Throws.each(die -> die + added).stream()
                .filter(total -> !tables.battle().worst(total))
                .map(total -> men(tables.battle().men(total)))
                .toList();
    }

    private static int men(int hundreds) {
        return 100 * hundreds;
    }

    @Rule("exposure-phase")
    private Example exposure() {
        int added = tables.exposure().plus() + tables.exposure().attacked();
        return new Example(
                "exposure-phase",
                Text.of(
                        "example.exposure",
                        "men",
                        Throws.each(die -> men(tables.exposure().men(die + added)))));
    }

    @Rule("forage-table")
    private Example forage() {
        int added = tables.route().row(Terrain.MOUNTAINS).forage()
                + tables.weather().row(Weather.COLD).forage();
        return new Example(
                "forage-phase",
                Text.of(
                        "example.forage",
                        "less",
                        -added,
                        "hard",
                        Throws.each(die -> tables.forage().row(die + added).food()),
                        "plain",
                        Throws.each(die -> tables.forage().row(die).food())));
    }

    @Rule("starvation-phase")
    private Example starvation() {
        int added = tables.starvation().plus() + TWO * tables.starvation().each();
        return new Example(
                "starvation-phase",
                Text.of(
                        "example.starvation",
                        "tokens",
                        TWO,
                        "men",
                        Throws.each(die -> men(tables.starvation().men(die + added)))));
    }

    @Rule("morale-table")
    private Example morale() {
        int added = tables.morale().attacked() + tables.morale().harsh();
        return new Example(
                "morale-phase",
                Text.of(
                        "example.morale",
                        "plain",
                        Throws.faces(tables.morale()::shaken),
                        "hard",
                        Throws.faces(die -> tables.morale().shaken(die + added))));
    }

    @Rule("rally-table")
    private Example rally() {
        return new Example("rally-phase", Text.of("example.rally", "n", Throws.faces(tables.rally()::rallied)));
    }

    @Rule("desertion-table")
    private Example desertion() {
        int added = TWO * tables.desertion().each();
        return new Example(
                "desertion-phase",
                Text.of(
                        "example.desertion",
                        "tokens",
                        TWO,
                        "n",
                        Throws.faces(die -> tables.desertion().deserts(die + added))));
    }

    @Rule("travel-table")
    private Example travel() {
        int plains = tables.route().row(Terrain.PLAINS).travel();
        return new Example(
                "travel-phase",
                Text.of(
                        "example.travel",
                        "plain",
                        spaces(plains),
                        "foraged",
                        spaces(plains + tables.travel().foraged())));
    }

    private List<Integer> spaces(int added) {
        return Throws.each(
                die -> tables.travel().reached(0, die + added, tables.tracks().distance()));
    }

    @Rule("victory")
    private static Example score() {
        return new Example(
                "victory",
                Text.of(
                        "example.score",
                        "many",
                        men(MANY),
                        "slow",
                        SLOW,
                        "first",
                        men(MANY) / SLOW,
                        "fewer",
                        men(FEWER),
                        "quick",
                        QUICK,
                        "second",
                        men(FEWER) / QUICK));
    }
}
