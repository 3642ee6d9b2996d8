package strategos.engine.games.xenophon.phases;

import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.BattleEvents.SatrapDealt;
import strategos.engine.games.xenophon.events.Settled;
import strategos.engine.games.xenophon.march.Leader;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Modifier;
import strategos.engine.games.xenophon.march.RollKind;
import strategos.engine.games.xenophon.tables.NegotiationsTable;

/** How the satrap takes it; Menon has a way with satraps. */
@Rule({"negotiations-phase", "leader-cards", "ruling-L2"})
record NegotiationRoll(NegotiationsTable table) implements RollRules {
    @Override
    public RollKind kind() {
        return RollKind.NEGOTIATION;
    }

    @Override
    public List<Modifier> printed(March march) {
        return march.roller().leader() == Leader.MENON
                ? new Printed().add(Leader.MENON.named(), table.menon()).all()
                : List.of();
    }

    @Override
    public Settled read(March march, int total) {
        NegotiationsTable.Row row = table.row(total);
        return new SatrapDealt(row.mood(), row.anger(), row.food(), row.calmed());
    }
}
