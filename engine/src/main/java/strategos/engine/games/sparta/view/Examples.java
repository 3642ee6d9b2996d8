package strategos.engine.games.sparta.view;

import java.util.List;
import strategos.engine.Rule;
import strategos.engine.box.Example;
import strategos.engine.games.sparta.printed.CombatTable;
import strategos.engine.games.sparta.printed.CombatTable.Odds;
import strategos.engine.games.sparta.printed.CombatTable.Outcome;
import strategos.engine.games.sparta.printed.CombatTable.Outcome.Loss;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Tables;
import strategos.engine.games.sparta.printed.Tables.SiegeTable;
import strategos.engine.kit.Throws;
import strategos.engine.text.Text;

/** A case for each chart, with the odds that its tables give. */
public record Examples(Printed printed) {
    /** A city that revolts easily, as 10.1 has it. */
    private static final String CITY = "miletus";

    /** A prestige at which Athens may hope, and one at which it is as good as sure. */
    private static final int HOPEFUL = 6;

    private static final int STRONG = 10;

    /** Years in which Persia pays little, and much. */
    private static final int EARLY = 411;

    private static final int LATE = 406;

    private static final int DARIUS = 403;

    /** All of them. */
    @Rule({"6.2", "8.1", "8.5-naval"})
    public List<Example> all() {
        return List.of(
                fight("8.1", printed.tables().land(), 16, 4, -1),
                fight("8.5-naval", printed.tables().naval(), 12, 5, 1),
                siege(15, 7),
                sally(6, 15),
                ravage(7, 3),
                revolt(),
                athens(HOPEFUL),
                interception(1),
                evasion(),
                truce(),
                persia(),
                prestige(),
                darius("16.1"),
                darius("16.3"));
    }

    private static Example fight(String rule, CombatTable table, int attack, int defence, int shift) {
        Odds odds = Odds.of(attack, defence);
        int column = table.column(odds, shift);
        return new Example(
                rule,
                Text.of(
                        shift > 0 ? "example.fight.helped" : "example.fight.hindered",
                        "attack",
                        attack,
                        "defence",
                        defence,
                        "shift",
                        Math.abs(shift),
                        "plain",
                        table.columns().get(table.column(odds, 0)),
                        "column",
                        table.columns().get(column),
                        "won",
                        Throws.faces(die -> costs(table.outcome(column, die), false)),
                        "lost",
                        Throws.faces(die -> costs(table.outcome(column, die), true))));
    }

    /** Whether it costs that side, and that side alone. */
    private static boolean costs(Outcome outcome, boolean attacker) {
        return outcome.loss(attacker) != Loss.NONE && outcome.loss(!attacker) == Loss.NONE;
    }

    @Rule("9.0")
    private Example siege(int attack, int defence) {
        return besieged("9.0", "example.siege", attack, defence, 0);
    }

    @Rule("9.1")
    private Example sally(int inside, int outside) {
        return besieged(
                "9.1",
                "example.sally",
                inside,
                outside,
                printed.tables().siege().counterSiege());
    }

    private Example besieged(String rule, String key, int attack, int defence, int plus) {
        SiegeTable table = printed.tables().siege();
        int column = table.column(Odds.of(attack, defence));
        return new Example(
                rule,
                Text.of(
                        key,
                        "attack",
                        attack,
                        "defence",
                        defence,
                        "column",
                        table.columns().get(column),
                        "plus",
                        plus,
                        "falls",
                        table.falls().get(column),
                        "n",
                        table.chances(column, plus)));
    }

    @Rule("9.2")
    private static Example ravage(int large, int small) {
        return new Example(
                "9.2",
                Text.of(
                        "example.ravage",
                        "large",
                        large,
                        "small",
                        small,
                        "many",
                        Chances.atMost(large),
                        "few",
                        Chances.atMost(small)));
    }

    @Rule("10.1")
    private Example revolt() {
        Locale city = printed.atlas().locale(printed.atlas().number(CITY));
        return new Example(
                "10.1",
                Text.of(
                        "example.revolt",
                        "place",
                        city.named(),
                        "value",
                        city.spartan(),
                        "n",
                        Throws.faces(die -> die < city.spartan())));
    }

    @Rule("10.5")
    private static Example athens(int level) {
        return new Example("10.5", Text.of("example.athens", "level", level, "n", Chances.atLeast(level)));
    }

    /** The one who intercepts needs as much as the other, the one who evades more. */
    @Rule("7.9")
    private static Example interception(int better) {
        return new Example(
                "7.9",
                Text.of(
                        "example.interception",
                        "even",
                        Throws.against(more -> more >= 0),
                        "better",
                        better,
                        "n",
                        Throws.against(more -> more + better >= 0)));
    }

    @Rule("7.10")
    private static Example evasion() {
        return new Example("7.10", Text.of("example.evasion", "n", Throws.against(more -> more > 0)));
    }

    @Rule("15.11")
    private Example truce() {
        Tables.BackAtWar table = printed.tables().backAtWar();
        return new Example(
                "15.11",
                Text.of(
                        "example.truce",
                        "above",
                        table.above(),
                        "n",
                        Throws.pairs(sum -> sum > table.above()),
                        "years",
                        table.years().size()));
    }

    @Rule("15.13")
    private Example persia() {
        Tables.PersianRevenue table = printed.tables().persia();
        return new Example(
                "15.13",
                Text.of(
                        "example.persia",
                        "early",
                        Integer.toString(EARLY),
                        "little",
                        Throws.each(die -> table.talents(EARLY, die)),
                        "late",
                        Integer.toString(LATE),
                        "much",
                        Throws.each(die -> table.talents(LATE, die))));
    }

    @Rule("16.1")
    private static Example prestige() {
        return new Example(
                "16.1",
                Text.of(
                        "example.prestige",
                        "low",
                        HOPEFUL,
                        "few",
                        Chances.atMost(HOPEFUL - 1),
                        "high",
                        STRONG,
                        "many",
                        Chances.atMost(STRONG - 1)));
    }

    @Rule("16.3")
    private Example darius(String rule) {
        int most = printed.tables().darius().diesAtMost().get(DARIUS);
        return new Example(
                rule,
                Text.of(
                        "example.darius",
                        "year",
                        Integer.toString(DARIUS),
                        "most",
                        most,
                        "n",
                        Throws.faces(die -> die <= most)));
    }
}
