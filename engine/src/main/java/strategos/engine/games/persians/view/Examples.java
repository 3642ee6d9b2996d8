package strategos.engine.games.persians.view;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.Rule;
import strategos.engine.box.Example;
import strategos.engine.games.persians.battle.LandCombat;
import strategos.engine.games.persians.printed.Contact;
import strategos.engine.games.persians.printed.Counters.Arms;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.kit.Throws;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/** A case for each chart, with the odds that its tables give. */
public record Examples(Printed printed) {
    private static final String HOPLITES = "gr-athens-hop";
    private static final String HORSE = "pe-lcav";
    private static final ZoneId PROVINCE = new ZoneId("argolis");

    private static final int ZONES = 4;

    /** All of them. */
    @Rule("3")
    public List<Example> all() {
        return List.of(
                attrition(),
                interception("6", 4, 2),
                interception("6.2", 4, 2),
                melee("7", 4, 1),
                melee("7.2", 4, 1),
                morale(),
                pursuit(3),
                ambush(18),
                destruction(),
                contact(2),
                sea(12, 6, 1),
                hunger(20),
                political(3));
    }

    private Tables tables() {
        return printed.tables();
    }

    private Arg unit(String kind) {
        return new Arg.Name("unit", kind);
    }

    @Rule("5.3")
    private Example attrition() {
        return new Example(
                "5.3",
                Text.of(
                        "example.attrition",
                        "zones",
                        ZONES,
                        "results",
                        Throws.each(die -> tables().attrition().lost(die, ZONES))));
    }

    @Rule("6.2")
    private Example interception(String rule, int own, int enemy) {
        Tables.InterceptionTable table = tables().interception();
        int better = own - enemy;
        return new Example(
                rule,
                Text.of(
                        "example.interception",
                        "own",
                        own,
                        "enemy",
                        enemy,
                        "better",
                        better,
                        "battle",
                        met(table, better, Contact.BATTLE),
                        "ambush",
                        met(table, better, Contact.AMBUSH),
                        "reverse",
                        met(table, -better, Contact.BATTLE),
                        "caught",
                        met(table, -better, Contact.CAUGHT)));
    }

    private static int met(Tables.InterceptionTable table, int difference, Contact contact) {
        return Throws.faces(
                die -> table.cell(difference, die).filter(contact::equals).isPresent());
    }

    /** Hoplites of morale A under a leader. */
    @Rule("7.2")
    private Example melee(String rule, int counters, int leader) {
        Arms arms = printed.counters().unit(HOPLITES);
        int points = counters * arms.meleeTwice() / 2;
        int column = tables().landCombat().column(points);
        int added = leader + 1;
        return new Example(
                rule,
                Text.of(
                        "example.melee",
                        "counters",
                        counters,
                        "unit",
                        unit(HOPLITES),
                        "printed",
                        counters * arms.points(),
                        "points",
                        points,
                        "column",
                        tables().column(false, column),
                        "leader",
                        leader,
                        "added",
                        added,
                        "results",
                        Throws.each(die -> tables().landCombat().cell(column, die + added))));
    }

    @Rule("7.4")
    private Example morale() {
        List<Object> values = new ArrayList<>();
        tables().morale().forEach((letter, needed) -> {
            values.add(letter);
            values.add(Throws.pairs(sum -> sum >= needed));
            values.add("led" + letter);
            values.add(Throws.pairs(sum -> sum + 1 >= needed));
        });
        return new Example("7.4", Text.of("example.morale", values.toArray()));
    }

    @Rule("7.6")
    private Example pursuit(int counters) {
        int points = counters * printed.counters().unit(HORSE).pursuit(false);
        int column = tables().landCombat().column(points);
        return new Example(
                "7.6",
                Text.of(
                        "example.pursuit",
                        "counters",
                        counters,
                        "unit",
                        unit(HORSE),
                        "points",
                        points,
                        "column",
                        tables().column(false, column),
                        "results",
                        Throws.each(die -> tables().landCombat().cell(column, die))));
    }

    @Rule("7.7")
    private Example ambush(int points) {
        Tables.LandTable table = tables().landCombat();
        int column = table.column(points);
        return new Example(
                "7.7",
                Text.of(
                        "example.ambush",
                        "points",
                        points,
                        "plain",
                        tables().column(false, column),
                        "column",
                        tables().column(false, column + LandCombat.AMBUSHER),
                        "usual",
                        Throws.each(die -> table.cell(column, die)),
                        "results",
                        Throws.each(die -> table.cell(column + LandCombat.AMBUSHER, die))));
    }

    @Rule("8.2")
    private Example destruction() {
        Tables.Destruction table = tables().destruction();
        return new Example(
                "8.2",
                Text.of(
                        "example.destruction",
                        "persian",
                        Throws.faces(die -> die <= table.persian()),
                        "greek",
                        Throws.faces(die -> die <= table.greek())));
    }

    @Rule("9.2")
    private Example contact(int leader) {
        int needed = tables().navalInterception();
        return new Example(
                "9.2",
                Text.of(
                        "example.contact",
                        "plain",
                        Throws.pairs(sum -> sum >= needed),
                        "leader",
                        leader,
                        "led",
                        Throws.pairs(sum -> sum + leader >= needed)));
    }

    @Rule("9.3")
    private Example sea(int own, int enemy, int leader) {
        Tables.NavalTable table = tables().navalCombat();
        int strong = table.column(own, enemy);
        int weak = table.column(enemy, own);
        return new Example(
                "9.3",
                Text.of(
                        "example.sea",
                        "own",
                        own,
                        "enemy",
                        enemy,
                        "strong",
                        tables().column(true, strong),
                        "weak",
                        tables().column(true, weak),
                        "leader",
                        leader,
                        "inflicted",
                        Throws.each(die -> table.cell(strong, die + leader)),
                        "suffered",
                        Throws.each(die -> table.cell(weak, die))));
    }

    /** A force that is too large to live off open land. */
    @Rule("10")
    private Example hunger(int points) {
        Tables.Unsupplied table = tables().unsupplied();
        return new Example(
                "10",
                Text.of(
                        "example.hunger",
                        "points",
                        points,
                        "over",
                        table.normalOver(),
                        "open",
                        hungry(table, "normal"),
                        "mountain",
                        hungry(table, "mountain"),
                        "scorched",
                        hungry(table, "scorched")));
    }

    private static List<Integer> hungry(Tables.Unsupplied table, String ground) {
        int column = table.columns().indexOf(ground);
        return Throws.each(die -> table.lost(die, column));
    }

    @Rule("14.3-political")
    private Example political(int points) {
        Tables.Political table = tables().political();
        int greek = table.needs(Side.GREEK, PROVINCE).orElseThrow();
        int persian = table.needs(Side.PERSIAN, PROVINCE).orElseThrow();
        return new Example(
                "14.3-political",
                Text.of(
                        "example.political",
                        "zone",
                        PROVINCE.named(),
                        "points",
                        points,
                        "greek",
                        greek,
                        "persian",
                        persian,
                        "easy",
                        Throws.pairs(sum -> sum + points >= greek),
                        "hard",
                        Throws.pairs(sum -> sum + points >= persian)));
    }
}
