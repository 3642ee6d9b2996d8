package strategos.engine.games.xenophon.rules;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.dice.Roll;
import strategos.engine.games.xenophon.events.MarchEvent.Settled;
import strategos.engine.games.xenophon.events.RollEvents.DiceRolled;
import strategos.engine.games.xenophon.events.RollEvents.PrintedChanged;
import strategos.engine.games.xenophon.printed.Effect;
import strategos.engine.games.xenophon.state.CurrentRoll.Modifier;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.RollKind;

/** Rolls the dice, with what the rules add, and reads them. */
@Rule({"dice", "ruling-order"})
public final class RollResolver {
    private final Causes causes;
    private final Map<RollKind, RollRules> rolls = new EnumMap<>(RollKind.class);

    public RollResolver(Causes causes, List<RollRules> rules) {
        this.causes = causes;
        rules.forEach(rule -> rolls.put(rule.kind(), rule));
    }

    /** Rolls, for the army whose turn it is. */
    public void roll(Play<MarchState> play, RollKind kind) {
        MarchState march = play.state();
        Roll roll = play.roll(causes.of(kind, march.roller().seat()), kind.dice(), RollKind.SIDES);
        play.happen(new DiceRolled(
                kind, roll.index(), roll.result(), rolls.get(kind).printed(march)));
    }

    /** Brings what the rules add up to date when tokens have changed while the roll lies on the table. */
    @Rule("ruling-printed")
    public void refresh(Play<MarchState> play) {
        MarchState march = play.state();
        List<Modifier> printed = rolls.get(march.currentRoll().kind()).printed(march);
        if (!printed.equals(march.currentRoll().printed())) {
            play.happen(new PrintedChanged(printed));
        }
    }

    /** What the roll on the table comes to if nothing more is played. */
    public Settled outcome(MarchState march) {
        return outcome(march, march.currentRoll().total());
    }

    /** What it would come to with that total. */
    public Settled outcome(MarchState march, int total) {
        return rolls.get(march.currentRoll().kind()).read(march, total);
    }

    /**
     * The march once the army whose turn it is has gained those tokens, where they make something else of the roll on the table:
     * what the rules add follows them.
     */
    @Rule("ruling-printed")
    public Optional<MarchState> turned(MarchState march, List<Effect> effects) {
        MarchState after = march;
        for (Effect effect : effects) {
            if (effect instanceof Effect.Gain gain) {
                after = after.with(after.roller().gain(gain.token(), gain.count()));
            }
        }
        MarchState then =
                new PrintedChanged(rolls.get(march.currentRoll().kind()).printed(after)).apply(after);
        return outcome(then).equals(outcome(march)) ? Optional.empty() : Optional.of(then);
    }

    /** What a roll of that kind would come to with that natural result, as things stand. */
    public Settled outcome(MarchState march, RollKind kind, int natural) {
        int total = natural;
        for (Modifier modifier : rolls.get(kind).printed(march)) {
            total += modifier.amount();
        }
        return rolls.get(kind).read(march, total);
    }
}
