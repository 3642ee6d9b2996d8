package strategos.engine.games.persians.victory;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.dice.Roll;
import strategos.engine.games.persians.common.Flow;
import strategos.engine.games.persians.losses.LossEvents.Cause;
import strategos.engine.games.persians.losses.LossEvents.UnitsLost;
import strategos.engine.games.persians.losses.Losses;
import strategos.engine.games.persians.printed.Atlas.Zone;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.printed.Printed.ScenarioSheet;
import strategos.engine.games.persians.victory.VictoryEvents.SupplyChecked;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;

/** Who is supplied, and what the others lose. All units of a side ashore in one zone are one body. */
@Rule("10")
public final class Supply {
    private static final ZoneId HOME = new ZoneId("aeolis");
    private static final int BY_COAST = 30;
    private static final int ANYWHERE = 15;
    private static final int NORMAL = 0;
    private static final int MOUNTAIN = 1;
    private static final int SCORCHED = 2;

    private final Printed printed;
    private final Losses losses;
    private final Control control;

    public Supply(Printed printed, Losses losses, Control control) {
        this.printed = printed;
        this.losses = losses;
        this.control = control;
    }

    /** Whether the side's body there is supplied. */
    public boolean supplied(War war, Side side, ZoneId zone) {
        int points = printed.counters().points(war.side(side).troops(zone));
        return supplied(war, side, zone, points);
    }

    /** Whether so many points of the side would be supplied there. */
    public boolean supplied(War war, Side side, ZoneId zone, int points) {
        if (side == Side.GREEK) {
            return !war.ground().scorched().contains(zone)
                    && !war.side(Side.PERSIAN).present(zone);
        }
        return points <= ANYWHERE || anySize(war, zone) || (points <= BY_COAST && inland(war, zone));
    }

    /** Whether a Persian body of any size is supplied there: from the sea, or along a line to Aeolis. */
    private boolean anySize(War war, ZoneId zone) {
        return fromSea(war, zone) || line(war, zone);
    }

    private boolean fromSea(War war, ZoneId zone) {
        return !war.side(Side.GREEK).present(zone)
                && printed.atlas().zone(zone).seas().stream()
                        .anyMatch(sea -> !war.side(Side.GREEK).present(sea)
                                && war.side(Side.PERSIAN).afloat(sea).stream()
                                        .anyMatch(v -> !v.ships().isEmpty()));
    }

    private boolean inland(War war, ZoneId zone) {
        Zone here = printed.atlas().zone(zone);
        return here.seas().isEmpty()
                && !war.side(Side.GREEK).present(zone)
                && here.land().stream().anyMatch(next -> fromSea(war, next));
    }

    /** Neutral zones do not interrupt the line; scorched ones and anything Greek do, dummies too. */
    private boolean line(War war, ZoneId from) {
        if (!control.is(war, HOME, Side.PERSIAN) || !open(war, from)) {
            return false;
        }
        Set<ZoneId> seen = new HashSet<>(Set.of(from));
        Deque<ZoneId> queue = new ArrayDeque<>(List.of(from));
        while (!queue.isEmpty()) {
            ZoneId zone = queue.removeFirst();
            if (zone.equals(HOME)) {
                return true;
            }
            for (ZoneId next : printed.atlas().zone(zone).land()) {
                if (open(war, next) && seen.add(next)) {
                    queue.add(next);
                }
            }
        }
        return false;
    }

    @Rule("ruling-neutral")
    private boolean open(War war, ZoneId zone) {
        Optional<Side> owner = control.of(war, zone);
        ScenarioSheet.Control start = printed.sheet(war).control();
        boolean neutral = owner.isEmpty()
                && !start.persian().contains(zone)
                && !start.greek().contains(zone);
        return (owner.equals(Optional.of(Side.PERSIAN)) || neutral)
                && !war.ground().scorched().contains(zone)
                && !war.side(Side.GREEK).present(zone);
    }

    /**
     * One sealed roll a side: a die for each zone with a counter or units of it, whether it needs one or not. The phase is
     * simultaneous: both sides are judged by the position before the dice, whatever the first of them loses.
     */
    @Rule({"2", "10", "12", "ruling-bodies"})
    public void check(Play<War> play) {
        War before = play.state();
        for (Side side : Side.values()) {
            SideState state = before.side(side);
            List<ZoneId> zones = printed.atlas().land().stream()
                    .map(Zone::id)
                    .filter(zone ->
                            state.counters(zone) > 0 || !state.pile(zone).all().isEmpty())
                    .toList();
            Roll roll = Flow.sealed(play, side, "supply", "10", Math.max(1, zones.size()));
            play.happen(new SupplyChecked(side));
            List<UnitsLost.Loss> gone = new ArrayList<>();
            for (int i = 0; i < zones.size(); i++) {
                ZoneId zone = zones.get(i);
                Troops troops = state.troops(zone);
                if (!troops.isEmpty() && !supplied(before, side, zone)) {
                    int count = lost(
                            before,
                            zone,
                            printed.counters().points(troops),
                            roll.result().get(i));
                    gone.addAll(losses.ashore(state, zone, losses.pick(state, troops, count)));
                }
            }
            losses.happen(play, side, Cause.SUPPLY, false, gone);
        }
    }

    /** What so many unsupplied points there lose on that die. */
    public int lost(War war, ZoneId zone, int points, int die) {
        if (war.ground().scorched().contains(zone)) {
            return scorched(zone, die);
        }
        if (printed.atlas().mountain(zone)) {
            return printed.tables().unsupplied().lost(die, MOUNTAIN);
        }
        return points > printed.tables().unsupplied().normalOver()
                ? printed.tables().unsupplied().lost(die, NORMAL)
                : 0;
    }

    /** What a scorched zone costs, also who only enters it; in the mountains both columns count. */
    @Rule("12")
    public int scorched(ZoneId zone, int die) {
        int mountain =
                printed.atlas().mountain(zone) ? printed.tables().unsupplied().lost(die, MOUNTAIN) : 0;
        return mountain + printed.tables().unsupplied().lost(die, SCORCHED);
    }
}
