package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Clash;
import strategos.engine.games.persians.war.Part;
import strategos.engine.games.persians.war.Ranks;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.scene.Strip;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** A side throws on a combat table. */
@Rule({"7.2", "7.3", "7.6", "9.3"})
@Recorded(value = "combat-rolled", version = 3)
public record CombatRolled(
        Side side,
        String phase,
        String place,
        int points,
        String base,
        List<Part> shifts,
        String column,
        int roll,
        int die,
        List<Part> added,
        String result,
        Ranks owing,
        boolean dull)
        implements PersiansEvent {
    public CombatRolled {
        shifts = List.copyOf(shifts);
        added = List.copyOf(added);
    }

    @Override
    public War apply(War before) {
        Battle battle = before.battle().orElseThrow();
        Ranks own = battle.ranks(side);
        Battle after = battle.with(side, (phase.equals(own.oracleOn()) ? own.oracle(0, "") : own).rolled(true))
                .with(side.other(), owing);
        Clash.Volley volley = new Clash.Volley(side, phase, points, base, shifts, column, roll, die, added, result);
        return before.with(before.clash().with(volley))
                .proceed(1, List.of(new Step.Fight(dull ? after : after.dull(-1))));
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
                Meaning.of(result));
    }

    @Override
    public Optional<Strip> strip(War before) {
        return Optional.of(Told.strip(
                "strip." + phase,
                Told.combatRule(phase),
                side,
                roll,
                List.of(die),
                Stream.concat(shifts.stream(), added.stream())
                        .map(Part::modifier)
                        .toList(),
                "",
                column,
                Text.of("strip.result", "result", new Arg.Typed(result)),
                tell(before, Viewer.EVERYONE)));
    }
}
