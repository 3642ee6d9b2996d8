package strategos.engine.games.persians.victory;

import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.dice.Roll;
import strategos.engine.games.persians.common.Flow;
import strategos.engine.games.persians.losses.Departures.Castaways;
import strategos.engine.games.persians.printed.Counters.ShipType;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.victory.VictoryEvents.CityFell;
import strategos.engine.games.persians.victory.VictoryEvents.MatchEnded;
import strategos.engine.games.persians.victory.VictoryEvents.NationGone;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;

/** Who has won, and when a match ends before its time. */
@Rule({"14.1", "14.2", "14.3"})
public final class Victory {
    private static final List<ZoneId> STOP = ZoneId.list("miletus", "ephesus");
    private static final List<ZoneId> OBJECTIVES =
            ZoneId.list("antandros", "phocaea", "erythrae", "ephesus", "miletus", "halicarnassus", "doriscus");
    private static final List<ZoneId> ASIA = OBJECTIVES.subList(0, 6);
    private static final List<ZoneId> GREECE = ZoneId.list("attica", "megaris", "corinth", "eretria");
    private static final ZoneId SPARTA = new ZoneId("laconia");
    private static final ZoneId ERETRIA = new ZoneId("eretria");
    private static final ZoneId ATHENS = new ZoneId("attica");
    private static final int MAJORITY = 4;

    private final Printed printed;
    private final Control control;
    private final Castaways castaways;

    public Victory(Printed printed, Control control, Castaways castaways) {
        this.printed = printed;
        this.control = control;
        this.castaways = castaways;
    }

    /** What may end the match at any moment. */
    public void test(Play<War> play) {
        War war = play.state();
        if (war.step() instanceof Step.Over) {
            return;
        }
        if (war.status().fell().contains(CounterId.XERXES)) {
            play.happen(new MatchEnded(Side.GREEK, "xerxes", "14.3"));
        } else if (war.scenario().equals(Printed.REVOLT)) {
            revolt(play);
        }
    }

    @Rule("ruling-revolt")
    private void revolt(Play<War> play) {
        War war = play.state();
        if (STOP.stream().allMatch(city -> control.is(war, city, Side.PERSIAN))) {
            boolean won = held(war, OBJECTIVES, Side.PERSIAN) >= MAJORITY;
            play.happen(new MatchEnded(won ? Side.PERSIAN : Side.GREEK, won ? "revolt-crushed" : "revolt-few", "14.1"));
            return;
        }
        if (war.battle().isPresent()) {
            return;
        }
        for (ZoneId city : STOP) {
            if (control.is(play.state(), city, Side.PERSIAN)
                    && !play.state().status().fallen().contains(city)) {
                fall(play, city);
            }
        }
    }

    private int held(War war, List<ZoneId> zones, Side side) {
        return (int) zones.stream().filter(zone -> control.is(war, zone, side)).count();
    }

    /** The allies of the rebels go home: even the Athenians, odd the Eretrians. */
    private void fall(Play<War> play, ZoneId city) {
        play.happen(new CityFell(city));
        Roll roll = Flow.roll(play, Side.PERSIAN, "fall", "14.1", 1);
        String nation = roll.face() % 2 == 0 ? "athens" : "eretria";
        SideState state = play.state().side(Side.GREEK);
        Troops troops =
                state.army().only(kind -> printed.counters().unit(kind).nation().equals(nation));
        List<String> types = printed.counters().ships().stream()
                .filter(type -> type.nation().equals(nation))
                .map(ShipType::id)
                .toList();
        List<CounterId> vessels = state.vessels().stream().map(Vessel::id).toList();
        play.happen(new NationGone(city, roll.index(), roll.face(), nation, troops, types));
        castaways.settle(play, Side.GREEK, vessels);
    }

    /** At the end of the last turn. */
    public void last(Play<War> play) {
        War war = play.state();
        switch (war.scenario()) {
            case Printed.REVOLT -> play.happen(new MatchEnded(Side.GREEK, "revolt-lives", "14.1"));
            case Printed.MARATHON -> {
                boolean won = marathon(war);
                play.happen(new MatchEnded(won ? Side.PERSIAN : Side.GREEK, won ? "punished" : "marathon", "14.2"));
            }
            default -> second(play);
        }
    }

    /** Eretria destroyed and its land laid waste, Attica in Persian hands. */
    @Rule({"14.2", "ruling-eretria"})
    public boolean marathon(War war) {
        return war.ground().destroyed().contains(ERETRIA)
                && war.ground().scorched().contains(ERETRIA)
                && control.is(war, ATHENS, Side.PERSIAN);
    }

    @Rule("14.3")
    private void second(Play<War> play) {
        War war = play.state();
        if (held(war, GREECE, Side.PERSIAN) == GREECE.size()) {
            boolean total = control.is(war, SPARTA, Side.PERSIAN);
            play.happen(new MatchEnded(Side.PERSIAN, total ? "persian-total" : "persian-marginal", "14.3"));
        } else {
            boolean total = held(war, ASIA, Side.GREEK) > 0;
            play.happen(new MatchEnded(Side.GREEK, total ? "greek-total" : "greek-marginal", "14.3"));
        }
    }

    /** The commander-in-chief: the printed order, then stars. */
    @Rule({"14", "4.4"})
    public Optional<CounterId> commander(War war, Side side) {
        List<CounterId> printedOrder = printed.sheet(war).commanders().of(side);
        SideState state = war.side(side);
        Optional<CounterId> named =
                printedOrder.stream().filter(id -> state.chief(id).isPresent()).findFirst();
        return named.isPresent()
                ? named
                : state.chiefs().stream()
                        .map(Chief::id)
                        .filter(id -> !id.isDummy())
                        .min(printed.counters().byRank());
    }
}
