package strategos.engine.library;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import strategos.engine.box.Box;
import strategos.engine.box.Box.Scenario;
import strategos.engine.box.Example;
import strategos.engine.box.Option;
import strategos.engine.box.PrintedTable;
import strategos.engine.config.BadData;
import strategos.engine.config.RuleIndex;
import strategos.engine.offer.Order;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.seat.Seat;
import strategos.engine.standing.Topic;

/** Whether commands, options and standing orders can be made from a box. */
final class BoxCheck {
    /** Discord's limit on the subcommands of a command, and on the options of a subcommand. */
    private static final int MOST = 25;

    /** A name that can be a command, a subcommand or an option. */
    private static final Pattern NAME = Pattern.compile("[a-z0-9][a-z0-9_-]{0,31}");

    private final Box box;
    private final RuleIndex rules;

    private BoxCheck(Box box, RuleIndex rules) {
        this.box = box;
        this.rules = rules;
    }

    /** Throws {@link BadData} for the first thing that is wrong. */
    static void check(String id, Box box, RuleIndex rules) {
        new BoxCheck(box, rules).check(id);
    }

    private void check(String id) {
        if (!box.id().equals(id)) {
            throw bad("id", "is " + box.id() + ", but its factory says " + id);
        }
        name("id", box.id());
        atLeastOne("scenarios", box.scenarios());
        unique("scenarios", box.scenarios(), Scenario::id);
        box.scenarios().forEach(s -> unique("scenarios." + s.id() + ".seats", s.seats(), Seat::id));
        unique("options", box.options(), Option::name);
        for (Option option : box.options()) {
            atLeastOne("options." + option.name(), option.values());
            unique("options." + option.name(), option.values(), Function.identity());
        }
        verbs();
        topics();
        tables();
        examples();
    }

    private void verbs() {
        atLeastOne("verbs", box.verbs());
        atMost("verbs", box.verbs());
        unique("verbs", box.verbs(), Verb::name);
        for (Verb verb : box.verbs()) {
            String where = "verbs." + verb.name();
            if (verb.name().equals(Order.RESIGN)) {
                throw bad(where, "is a verb of every game, and no box lists it");
            }
            if (rules.rule(verb.rule()).isEmpty()) {
                throw bad(where, "cites the rule " + verb.rule() + ", which rules.json does not have");
            }
            atMost(where + ".slots", verb.slots());
            unique(where + ".slots", verb.slots(), Slot::name);
        }
    }

    private void tables() {
        unique("tables", box.tables(), PrintedTable::id);
        for (PrintedTable table : box.tables()) {
            name("tables", table.id());
            atLeastOne("tables." + table.id(), table.rows());
            if (rules.rule(table.rule()).isEmpty()) {
                throw bad(
                        "tables." + table.id(), "cites the rule " + table.rule() + ", which rules.json does not have");
            }
        }
    }

    private void examples() {
        for (Example example : box.examples()) {
            if (rules.rule(example.rule()).isEmpty()) {
                throw bad("examples", "cite the rule " + example.rule() + ", which rules.json does not have");
            }
        }
    }

    private void topics() {
        unique("topics", box.topics(), Topic::name);
        for (Topic topic : box.topics()) {
            String where = "topics." + topic.name();
            unique(where + ".facts", topic.facts(), Topic.Fact::name);
            atLeastOne(where + ".answers", topic.answers());
            for (String answer : topic.answers()) {
                if (box.verb(answer).filter(v -> !v.question()).isEmpty()) {
                    throw bad(where + ".answers", answer + " is no order of the box");
                }
            }
        }
    }

    private <T> void unique(String where, List<T> things, Function<T, String> id) {
        Set<String> seen = new HashSet<>();
        for (T thing : things) {
            String name = id.apply(thing);
            name(where, name);
            if (!seen.add(name)) {
                throw bad(where, name + " stands there twice");
            }
        }
    }

    private void name(String where, String name) {
        if (!NAME.matcher(name).matches()) {
            throw bad(where, "\"" + name + "\" is no name of 1 to 32 lower-case letters, digits and hyphens");
        }
    }

    private void atLeastOne(String where, List<?> things) {
        if (things.isEmpty()) {
            throw bad(where, "needs at least one");
        }
    }

    private void atMost(String where, List<?> things) {
        if (things.size() > MOST) {
            throw bad(where, "has " + things.size() + ", and at most " + MOST + " can be commands");
        }
    }

    private BadData bad(String where, String reason) {
        return new BadData("the box of " + box.id(), where, reason);
    }
}
