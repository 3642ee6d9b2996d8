package strategos.engine.games.persians.province;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.dice.Roll;
import strategos.engine.games.persians.activation.ActivationEvents.SegmentActed;
import strategos.engine.games.persians.common.CounterEvents.PointsSpent;
import strategos.engine.games.persians.common.Flow;
import strategos.engine.games.persians.common.Forces;
import strategos.engine.games.persians.common.Hands;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.printed.Printed.ScenarioSheet;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.province.ProvinceEvents.PoliticsTried;
import strategos.engine.games.persians.province.ProvinceEvents.ProvinceTurned;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.War.Province;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.kit.Throws;

/** Attempts to bring a province over (14.3). */
@Rule({"14.3", "14.3-political"})
public final class Politics {
    private final Printed printed;

    public Politics(Forces forces) {
        this.printed = forces.printed();
    }

    /** Provinces that the side may try now: each once a turn, from its first deed to the end of its first activation. */
    @Rule("ruling-political")
    public List<ZoneId> open(War war, Side side) {
        if (war.side(side).attempts().closed()) {
            return List.of();
        }
        List<ZoneId> open = new ArrayList<>();
        for (Province province : war.provinces()) {
            ZoneId zone = province.zone();
            if (!province.side().equals(Optional.of(side))
                    && printed.tables().political().needs(side, zone).isPresent()
                    && !war.side(side).attempts().tried().contains(zone)) {
                open.add(zone);
            }
        }
        return open;
    }

    /** What its presence there adds: a unit ashore other than the province's own. */
    public int presence(War war, Side side, ZoneId zone) {
        Troops foreign = war.side(side).troops(zone).minus(natives(war, zone));
        return foreign.isEmpty() ? 0 : printed.tables().political().presence(side);
    }

    /** What is needed and what helps. */
    public Tables.Political table() {
        return printed.tables().political();
    }

    /** How many of the 36 throws of two dice win the province, with so many points and Political Manoeuvres and that answer of the oracle. */
    @Rule({"11.2-manoeuvres", "11.2-oracle"})
    public int hits(War war, Side side, ZoneId zone, int points, int manoeuvres, int oracle) {
        int bonus = points + presence(war, side, zone) + manoeuvres * table().manoeuvres() + oracle;
        int needed = table().needs(side, zone).orElse(Integer.MAX_VALUE);
        return Throws.pairs(sum -> sum + bonus >= needed);
    }

    /** The province's own units, as the scenario prints them. */
    private Troops natives(War war, ZoneId zone) {
        ScenarioSheet sheet = printed.sheet(war);
        Troops all = Troops.NONE;
        for (ScenarioSheet.Land land : sheet.neutral()) {
            all = land.zone().equals(zone) ? all.plus(new Troops(land.units())) : all;
        }
        for (ScenarioSheet.Land land : sheet.persian().land()) {
            all = land.zone().equals(zone)
                    ? all.plus(new Troops(land.units())
                            .only(kind -> printed.counters().unit(kind).nation().equals(zone.id())))
                    : all;
        }
        return all;
    }

    /** The attempt. */
    public void attempt(Play<War> play, Side side, ZoneId zone, int points, int manoeuvres, boolean oracle) {
        Tables.Political table = printed.tables().political();
        play.happen(new SegmentActed(side));
        play.happen(new PointsSpent(side, points, "politics"));
        int bonus = presence(play.state(), side, zone);
        for (int n = 0; n < manoeuvres; n++) {
            Hands.spend(play, side, Stratagem.MANOEUVRES);
            bonus += table.manoeuvres();
        }
        bonus += oracle ? Hands.ask(play, side, table.oracle()) : 0;
        Roll roll = Flow.roll(play, side, "politics", "14.3-political", 2);
        int needed = table.needs(side, zone).orElseThrow();
        boolean success = roll.sum() + points + bonus >= needed;
        play.happen(new PoliticsTried(side, zone, points, bonus, roll.index(), roll.result(), needed, success));
        if (success) {
            turn(play, side, zone);
        }
    }

    /** From the enemy a province becomes neutral, with its units at home; from neutrality it joins. */
    private void turn(Play<War> play, Side side, ZoneId zone) {
        War war = play.state();
        Province province = war.province(zone).orElseThrow();
        if (province.side().isPresent()) {
            Troops left = war.side(province.side().get()).army().and(natives(war, zone));
            play.happen(new ProvinceTurned(zone, Optional.empty(), left));
        } else {
            play.happen(new ProvinceTurned(zone, Optional.of(side), province.troops()));
        }
    }
}
