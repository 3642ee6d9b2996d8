package strategos.engine.games.persians.interception;

import java.util.SortedSet;
import java.util.TreeSet;
import strategos.engine.Rule;
import strategos.engine.games.persians.common.Forces;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;

/** What an attempt on land may come to against a force that lies face down. */
@Rule({"6.2", "11.1"})
public final class Unseen {
    private final Printed printed;
    private final Forces forces;
    private final Interception interception;

    public Unseen(Interception interception) {
        this.interception = interception;
        forces = interception.forces();
        printed = forces.printed();
    }

    /**
     * Strategic values that a force of that side may have, as all can know: units without a leader count nothing; a counter
     * may be any leader of the scenario who has come and is not dead or gone, or a dummy.
     */
    @Rule({"6.2", "11.1"})
    public SortedSet<Integer> values(War war, Side enemy, boolean loose) {
        SortedSet<Integer> values = new TreeSet<>();
        if (loose) {
            values.add(0);
            return values;
        }
        values.add(printed.counters().dummyStrategic());
        for (CounterId leader : printed.sheet(war).arrived(enemy, war.turn())) {
            if (!war.status().gone().contains(leader)) {
                values.add(printed.counters().strategic(leader));
            }
        }
        return values;
    }

    /** An attempt against a force of that strategic value. */
    public Interception.Attempt against(War war, Force ours, int value, int shift, int oracle) {
        return new Interception.Attempt(ours, ours, forces.strategic(war, ours) - value + shift, oracle);
    }

    /** Whether so many columns, or so much on the die, can change what comes of an attempt on land. */
    @Rule("ruling-useful")
    public boolean changes(War war, Force ours, boolean loose, int shift, int oracle) {
        for (int value : values(war, ours.side().other(), loose)) {
            Interception.Odds plain = interception.odds(war, against(war, ours, value, 0, 0));
            Interception.Odds with = interception.odds(war, against(war, ours, value, shift, oracle));
            for (int die = 1; die <= Tables.SIDES; die++) {
                if (!interception.result(plain, die, false).equals(interception.result(with, die, false))) {
                    return true;
                }
            }
        }
        return false;
    }
}
