package strategos.engine.games.xenophon.phases;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.dice.Roll;
import strategos.engine.games.xenophon.events.RollEvents.DiceThrown;
import strategos.engine.games.xenophon.events.RollEvents.PrintedChanged;
import strategos.engine.games.xenophon.events.Settled;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Modifier;
import strategos.engine.games.xenophon.march.RollKind;
import strategos.engine.games.xenophon.tables.Tables;

/** Throws the dice, with what the rules add, and reads them. */
@Rule({"dice", "ruling-order"})
public final class Thrower {
    private final Causes causes;
    private final Map<RollKind, RollRules> rolls = new EnumMap<>(RollKind.class);

    Thrower(Causes causes, List<RollRules> rules) {
        this.causes = causes;
        rules.forEach(rule -> rolls.put(rule.kind(), rule));
    }

    /** Throws, for the army whose turn it is. */
    void cast(Play<March> play, RollKind kind) {
        March march = play.state();
        Roll roll = play.roll(causes.of(kind, march.roller().seat()), kind.dice(), Tables.SIDES);
        play.happen(new DiceThrown(
                kind, roll.index(), roll.result(), rolls.get(kind).printed(march)));
    }

    /** Brings what the rules add up to date when tokens have changed while the throw lies on the table. */
    @Rule("ruling-printed")
    void refresh(Play<March> play) {
        March march = play.state();
        List<Modifier> printed = rolls.get(march.cast().kind()).printed(march);
        if (!printed.equals(march.cast().printed())) {
            play.happen(new PrintedChanged(printed));
        }
    }

    /** What the throw on the table comes to if nothing more is played. */
    public Settled outcome(March march) {
        return outcome(march, march.cast().total());
    }

    /** What it would come to with that total. */
    public Settled outcome(March march, int total) {
        return rolls.get(march.cast().kind()).read(march, total);
    }

    /** What a roll of that kind would come to with that natural result, as things stand. */
    public Settled outcome(March march, RollKind kind, int natural) {
        int total = natural;
        for (Modifier modifier : rolls.get(kind).printed(march)) {
            total += modifier.amount();
        }
        return rolls.get(kind).read(march, total);
    }
}
