package strategos.engine.games.xenophon.phases;

import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.BattleEvents.AttackJudged;
import strategos.engine.games.xenophon.events.Settled;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Modifier;
import strategos.engine.games.xenophon.march.RollKind;
import strategos.engine.games.xenophon.tables.AttackTable;

/** The more anger, the likelier an attack. */
@Rule({"attack-phase", "ruling-P2"})
record AttackRoll(AttackTable table) implements RollRules {
    @Override
    public RollKind kind() {
        return RollKind.ATTACK;
    }

    @Override
    public List<Modifier> printed(March march) {
        return List.of();
    }

    @Override
    public Settled read(March march, int total) {
        return new AttackJudged(table.attacked(total, march.roller().anger()));
    }
}
