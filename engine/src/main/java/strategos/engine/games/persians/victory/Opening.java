package strategos.engine.games.persians.victory;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Rule;
import strategos.engine.box.Setup;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.printed.Printed.ScenarioSheet;
import strategos.engine.games.persians.printed.Printed.ScenarioSheet.Prepared;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.war.CampaignStatus;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Ground;
import strategos.engine.games.persians.war.Navy.Ship;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.War.Pool;
import strategos.engine.games.persians.war.War.Province;
import strategos.engine.games.persians.war.ZoneId;

/** The set-up of a scenario: units lie with the highest leader of their zone, ships of a sea zone in one fleet. */
@Rule({"14", "14.1", "14.2", "14.3", "0.3"})
public final class Opening {
    private final Printed printed;

    public Opening(Printed printed) {
        this.printed = printed;
    }

    /** The position before any die. */
    public War setUp(Setup setup) {
        ScenarioSheet sheet = printed.sheet(setup.scenario());
        War war = new War(
                sheet.id(),
                0,
                camp(sheet, Side.GREEK),
                camp(sheet, Side.PERSIAN),
                provinces(sheet),
                ground(sheet),
                pool(sheet),
                new CampaignStatus(sheet.isolated(), false, false, false, Set.of(), List.of(), List.of(), List.of()),
                List.of(new Step.TurnStart(0)),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of());
        return sheet.prepared().map(prepared -> inTheMiddle(war, prepared)).orElse(war);
    }

    /** As the scenario may stand then; for a city of his that was burnt the Greek has got No Quarter (8.2). */
    private War inTheMiddle(War war, Prepared prepared) {
        int turn = printed.sheet(prepared.of()).turns().indexOf(prepared.turn());
        CampaignStatus status = war.status();
        for (CounterId leader : prepared.fallen()) {
            status = status.without(leader, true);
        }
        Ground ground = war.ground();
        SideState greek = war.greek();
        for (ZoneId zone : prepared.burnt()) {
            ground = ground.destroy(zone).scorch(zone);
        }
        if (!prepared.burnt().isEmpty()) {
            status = status.withMercyGiven(true);
            greek = greek.withHand(greek.hand().with(Stratagem.NO_QUARTER, false));
        }
        return war.withScenario(prepared.of())
                .withTurn(turn)
                .withGreek(greek)
                .withGround(ground)
                .withStatus(status)
                .withSteps(List.of(new Step.TurnStart(turn)));
    }

    private SideState camp(ScenarioSheet sheet, Side side) {
        ScenarioSheet.Markers markers = sheet.dummies().of(side);
        SideState state = SideState.empty(side, markers.leaders(), markers.decoys());
        for (ScenarioSheet.Land land : sheet.deployment(side).land()) {
            List<CounterId> leaders = new ArrayList<>(land.leaders());
            leaders.sort(printed.counters().byRank());
            for (CounterId leader : leaders) {
                state = state.with(Chief.at(leader, land.zone()));
            }
            Troops troops = new Troops(land.units());
            state = leaders.isEmpty()
                    ? state.lay(land.zone(), troops, false)
                    : state.with(state.chief(leaders.getFirst()).orElseThrow().with(troops));
        }
        int number = 0;
        for (ScenarioSheet.Fleet fleet : sheet.deployment(side).sea()) {
            List<Ship> ships = fleet.ships().stream().map(Ship::fresh).toList();
            number++;
            if (number > markers.fleets()) {
                for (Ship ship : ships) {
                    state = state.single(fleet.zone(), ship);
                }
                continue;
            }
            CounterId id = CounterId.fleet(side, number);
            state = state.with(Vessel.fleet(id, fleet.zone(), ships));
            for (CounterId leader : fleet.leaders()) {
                state = state.with(Chief.at(leader, fleet.zone()).on(id, fleet.zone()));
            }
        }
        return state;
    }

    private List<Province> provinces(ScenarioSheet sheet) {
        if (!sheet.id().equals(Printed.SECOND_WAR)) {
            return List.of();
        }
        List<Province> provinces = new ArrayList<>();
        for (ScenarioSheet.Land land : sheet.neutral()) {
            provinces.add(new Province(land.zone(), Optional.empty(), new Troops(land.units())));
        }
        for (ZoneId zone : printed.tables().political().greek().keySet()) {
            if (provinces.stream().noneMatch(p -> p.zone().equals(zone))) {
                provinces.add(new Province(zone, Optional.of(Side.PERSIAN), Troops.NONE));
            }
        }
        return provinces;
    }

    private static Ground ground(ScenarioSheet sheet) {
        Map<ZoneId, Side> markers = new LinkedHashMap<>();
        sheet.control().greek().forEach(zone -> markers.put(zone, Side.GREEK));
        sheet.control().persian().forEach(zone -> markers.put(zone, Side.PERSIAN));
        return new Ground(markers, markers, Set.of(), Set.of());
    }

    private Pool pool(ScenarioSheet sheet) {
        List<String> counters = new ArrayList<>();
        printed.tables().counters().stream().map(Tables.ActionCounter::id).forEach(counters::add);
        sheet.pool().forEach((id, count) -> {
            for (int n = 0; n < count; n++) {
                counters.add(id);
            }
        });
        return Pool.of(counters);
    }
}
