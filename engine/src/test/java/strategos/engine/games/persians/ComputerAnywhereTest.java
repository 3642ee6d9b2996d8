package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.engine.Decision;
import strategos.engine.Seen;
import strategos.engine.games.persians.printed.Atlas.Zone;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.SideState.Purse;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.suite.Position;
import strategos.engine.suite.RandomPlay;
import strategos.engine.suite.Watcher;

/**
 * The computer player answers legally wherever forces stand, also where it would never have brought them: leaders of
 * positions of random play are put ashore and aboard anywhere, most of them at what decides the scenario, and one of them is
 * active.
 */
class ComputerAnywhereTest {
    private static final int MATCHES = Integer.getInteger("strategos.persians.anywhere", 3);
    private static final int EVERY = 2;
    private static final int MOST_ORDERS = 50_000;

    /** Where a scenario is decided. */
    private static final Map<String, List<ZoneId>> SOUGHT = Map.of(
            Printed.REVOLT, ZoneId.list("miletus", "ephesus"),
            Printed.MARATHON, ZoneId.list("eretria", "attica"),
            Printed.SECOND_WAR, ZoneId.list("attica", "corinth", "laconia"));

    @ParameterizedTest
    @ValueSource(strings = {Printed.REVOLT, Printed.MARATHON, Printed.SECOND_WAR})
    void answersLegally(String scenario) {
        int[] afloat = {0};
        Watcher<War> watcher = new Watcher<>() {
            @Override
            public void at(Position<War> position) {
                if (position.number() % EVERY == 0) {
                    RandomGenerator luck = position.random();
                    Side side = luck.nextBoolean() ? Side.GREEK : Side.PERSIAN;
                    War war = active(strewn(position.state(), luck), side, luck);
                    answers(war, side, luck);
                    afloat[0] += war.active()
                                    .filter(active -> active.force().place().sea())
                                    .isPresent()
                            ? 1
                            : 0;
                }
            }
        };
        for (int seed = 1; seed <= MATCHES; seed++) {
            new RandomPlay<>(Table.game(), Table.setup(scenario), seed, MOST_ORDERS).play(watcher);
        }
        assertThat(afloat[0]).as("forces aboard").isPositive();
    }

    /** Leaders anywhere, what decides the scenario in anybody's hands. */
    private static War strewn(War war, RandomGenerator luck) {
        War now = war;
        for (ZoneId zone : SOUGHT.get(war.scenario())) {
            now = now.withGround(now.ground().lay(zone, luck.nextBoolean() ? Side.GREEK : Side.PERSIAN));
            now = luck.nextBoolean() ? now.withGround(now.ground().destroy(zone).scorch(zone)) : now;
        }
        for (Side side : Side.values()) {
            SideState state = now.side(side).with(new Purse(Optional.empty(), luck.nextInt(15)));
            List<Vessel> fleets = state.vessels().stream().filter(Vessel::fleet).toList();
            for (Chief chief : state.chiefs()) {
                boolean aboard = !fleets.isEmpty() && !chief.dummy() && luck.nextBoolean();
                Vessel fleet = aboard ? fleets.get(luck.nextInt(fleets.size())) : null;
                Chief own = chief.free().spent(false);
                state = state.with(aboard ? own.on(fleet.id(), fleet.sea()) : own.ashore(zone(war.scenario(), luck)));
            }
            now = now.with(state);
        }
        return now;
    }

    private static ZoneId zone(String scenario, RandomGenerator luck) {
        List<ZoneId> sought = SOUGHT.get(scenario);
        List<Zone> land = Table.PRINTED.atlas().land();
        return luck.nextInt(4) > 0
                ? sought.get(luck.nextInt(sought.size()))
                : land.get(luck.nextInt(land.size())).id();
    }

    /** With a leader active, one who has units if any has. */
    private static War active(War war, Side side, RandomGenerator luck) {
        List<Record> steps = new ArrayList<>(List.of(new Step.Segment(side, true, 0)));
        List<Chief> chiefs = new ArrayList<>(war.side(side).chiefs());
        if (chiefs.stream().anyMatch(chief -> !chief.troops().isEmpty())) {
            chiefs.removeIf(chief -> chief.troops().isEmpty());
        }
        if (!chiefs.isEmpty()) {
            Chief chief = chiefs.get(luck.nextInt(chiefs.size()));
            steps.add(Active.of(new Force(side, chief.place(), List.of(chief.id()))));
        }
        return Table.under(war, steps.toArray(Record[]::new));
    }

    private static void answers(War war, Side side, RandomGenerator luck) {
        Seen<War> seen = Table.game().conceal(war, side.seat());
        Decision decision = Table.game().decisions().of(seen, side.seat()).orElseThrow();
        Call call = Table.game().computer().choose(seen, side.seat(), decision, luck);
        Optional<Offer> offer = decision.offer(call.verb());
        assertThat(offer).as("%s", call).isPresent();
        assertThat(offer.get().refusal(call)).as("%s", call).isEmpty();
    }
}
