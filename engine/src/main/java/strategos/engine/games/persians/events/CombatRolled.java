package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Rule;
import strategos.engine.Viewer;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Clash;
import strategos.engine.games.persians.war.Ranks;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.json.Recorded;
import strategos.engine.scene.Strip;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** A side throws on a combat table. */
@Rule({"7.2", "7.3", "7.6", "9.3"})
@Recorded("combat-rolled")
public record CombatRolled(
        Side side,
        String phase,
        String place,
        int points,
        int roll,
        int die,
        List<Part> parts,
        String column,
        String result,
        Ranks owing,
        boolean dull)
        implements PersiansEvent {
    /** What adds to the die; all else shifts the column. */
    private static final Set<String> ON_THE_DIE =
            Set.of("leader", "morale-a", "mountain", "oracle", "embarked", "local");

    public CombatRolled {
        parts = List.copyOf(parts);
    }

    @Override
    public War apply(War before) {
        Battle battle = before.battle().orElseThrow();
        Ranks own = battle.ranks(side);
        Battle after = battle.with(side, (phase.equals(own.oracleOn()) ? own.oracle(0, "") : own).rolled(true))
                .with(side.other(), owing);
        return before.with(before.clash().with(volley()))
                .proceed(1, List.of(new Step.Fight(dull ? after : after.dull(-1))));
    }

    private Clash.Volley volley() {
        int added = parts.stream()
                .filter(part -> ON_THE_DIE.contains(part.cause()))
                .mapToInt(Part::amount)
                .sum();
        return new Clash.Volley(side, phase, points, die, added, column, result);
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(
                "told.combat." + phase,
                Told.combatRule(phase),
                "side",
                side.named(),
                "points",
                points,
                "die",
                die,
                "column",
                new Arg.Typed(column),
                "result",
                new Arg.Typed(result));
    }

    @Override
    public Optional<Strip> strip(War before) {
        return Optional.of(Told.strip(
                "strip." + phase,
                Told.combatRule(phase),
                side,
                roll,
                List.of(die),
                parts.stream()
                        .map(p -> new Strip.Modifier("%+d".formatted(p.amount()), Text.of("part." + p.cause())))
                        .toList(),
                "",
                column,
                Text.of("strip.result", "result", new Arg.Typed(result)),
                tell(before, Viewer.EVERYONE)));
    }

    /** A modifier and where it comes from. */
    public record Part(String cause, int amount) {}
}
