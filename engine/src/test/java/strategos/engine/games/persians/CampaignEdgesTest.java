package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.Rule;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.persians.losses.LossEvents.UnitsLost;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.turn.TurnEvents.FirstFound;
import strategos.engine.games.persians.victory.VictoryEvents.CityFell;
import strategos.engine.games.persians.victory.VictoryEvents.SupplyChecked;
import strategos.engine.games.persians.war.CampaignStatus;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Facade;
import strategos.engine.games.persians.war.Navy.Ship;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState.PoliticalAttempts;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.War.Pool;
import strategos.engine.games.persians.war.War.Province;
import strategos.engine.games.persians.war.ZoneId;

/** Supply, control, the turn and its draw, set-ups and victory, where a rule begins and ends. */
class CampaignEdgesTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;

    private static boolean supplied(Table table, String zone) {
        return Table.RULES.supply().supplied(table.war(), PERSIAN, new ZoneId(zone));
    }

    /** Upper Macedonia has no coast and lies beside Macedonia, which has. */
    @Rule("10")
    @Test
    void inlandThirtyPointsAreSuppliedFromTheCoastBesideThem() {
        Table thirty = Table.empty().unled(PERSIAN, "upper-macedonia", "6*pe-spara");
        assertThat(supplied(thirty, "upper-macedonia")).isFalse();
        thirty.fleet(PERSIAN, 1, "sea-therma", "persia-2");
        assertThat(supplied(thirty, "upper-macedonia")).isTrue();
        thirty.decoy(GREEK, "sea-therma");
        assertThat(supplied(thirty, "upper-macedonia")).isFalse();
        Table more = Table.empty()
                .unled(PERSIAN, "upper-macedonia", "5*pe-spara pe-arch")
                .fleet(PERSIAN, 1, "sea-therma", "persia-2");
        assertThat(supplied(more, "upper-macedonia")).isFalse();
        Table met = Table.empty()
                .unled(PERSIAN, "upper-macedonia", "4*pe-spara")
                .leader(GREEK, "dummy-g1", "upper-macedonia", "")
                .fleet(PERSIAN, 1, "sea-therma", "persia-2");
        assertThat(supplied(met, "upper-macedonia")).isFalse();
        Table coast =
                Table.empty().unled(PERSIAN, "thessaly", "4*pe-spara").fleet(PERSIAN, 1, "sea-sporades", "persia-2");
        assertThat(supplied(coast, "thessaly")).isFalse();
    }

    @Rule({"10", "11.1"})
    @Test
    void aDummyFleetSuppliesNobody() {
        Table table = Table.empty().unled(PERSIAN, "thessaly", "4*pe-spara").decoy(PERSIAN, "sea-therma");
        assertThat(supplied(table, "thessaly")).isFalse();
    }

    @Rule("10")
    @ParameterizedTest
    @CsvSource({"3*pe-spara, true", "2*pe-spara pe-arch, false"})
    void fifteenPointsAreSuppliedAnywhere(String units, boolean supplied) {
        Table table = Table.empty().unled(PERSIAN, "thessaly", units).leader(GREEK, "leonidas", "thessaly", "");
        assertThat(supplied(table, "thessaly")).isEqualTo(supplied);
    }

    @Rule({"10", "12"})
    @ParameterizedTest
    @CsvSource({
        "boeotia, false, 15, 6, 0",
        "boeotia, false, 16, 6, 1",
        "boeotia, false, 16, 5, 1",
        "boeotia, false, 16, 4, 0",
        "phocis, false, 4, 6, 2",
        "phocis, false, 4, 3, 0",
        "boeotia, true, 4, 6, 3",
        "boeotia, true, 4, 1, 0",
        "phocis, true, 4, 6, 5",
        "phocis, true, 4, 4, 2",
    })
    void theUnsuppliedLoseByTheirZone(String zone, boolean scorched, int points, int die, int lost) {
        Table table = Table.empty();
        War war = scorched ? table.scorched(zone).war() : table.war();
        assertThat(Table.RULES.supply().lost(war, new ZoneId(zone), points, die))
                .isEqualTo(lost);
    }

    private static Played endOfTurn(Table table, ScriptedDice dice) {
        return table.step(new Step.Segment(GREEK, false, 1)).play(dice).greek("pass");
    }

    /** Greeks beside a Persian are unsupplied: in the mountains a 6 costs two units, the archers first. */
    @Rule({"10", "2", "ruling-bodies"})
    @ParameterizedTest
    @CsvSource({"3, 4", "4, 3", "6, 2"})
    void supplyIsCheckedAtTheStartOfEachTurnForBothInOneFactEach(int die, int left) {
        Table table = Table.empty()
                .leader(GREEK, "miltiades", "phocis", "gr-athens-hop gr-sparta-arch")
                .unled(GREEK, "phocis", "2*gr-athens-4c")
                .leader(PERSIAN, "dummy-p1", "phocis", "");
        Played played = endOfTurn(table, new ScriptedDice().d6(die, 6));
        assertThat(played.events(SupplyChecked.class))
                .containsExactly(new SupplyChecked(GREEK), new SupplyChecked(PERSIAN));
        assertThat(played.side(GREEK).army().size()).isEqualTo(left);
        // Told as one, whether anything was lost or not, and without empty boxes.
        List<UnitsLost> lost = played.events(UnitsLost.class);
        assertThat(lost).extracting(UnitsLost::side).containsExactly(GREEK, PERSIAN);
        assertThat(lost).allSatisfy(one -> assertThat(one.open()).isFalse());
        assertThat(lost.stream().flatMap(one -> one.losses().stream()))
                .noneMatch(loss -> loss.troops().isEmpty());
        assertThat(lost.getFirst().losses().stream()
                        .mapToInt(loss -> loss.troops().size())
                        .sum())
                .isEqualTo(4 - left);
    }

    /** A phase of both at once: the Greeks whom supply costs their last unit have stood in the Persians' way all the same. */
    @Rule({"2", "10"})
    @Test
    void bothAreJudgedByThePositionBeforeTheDice() {
        Table table = Table.empty()
                .unled(GREEK, "attica", "gr-plataea")
                .leader(PERSIAN, "mardonius", "attica", "2*pe-imm-a 4*pe-spara 2*pe-arch")
                .fleet(PERSIAN, 1, "sea-attica", "persia-5")
                .scorched("attica");
        assertThat(supplied(table, "attica")).isFalse();
        Played played = endOfTurn(table, new ScriptedDice().d6(6, 6));
        assertThat(played.side(GREEK).army().size()).isZero();
        assertThat(played.side(PERSIAN).army().size()).isEqualTo(5);
    }

    @Rule("10")
    @Test
    void whoIsSuppliedLosesNothing() {
        Table table = Table.empty()
                .leader(GREEK, "miltiades", "phocis", "gr-athens-hop gr-sparta-arch")
                .leader(PERSIAN, "mardonius", "arcadia", "pe-spara");
        Played played = endOfTurn(table, new ScriptedDice().d6(6, 6));
        assertThat(played.side(GREEK).army().size()).isEqualTo(2);
        assertThat(played.side(PERSIAN).army().size()).isEqualTo(1);
    }

    @Rule({"13", "ruling-control"})
    @Test
    void atTheEndOfATurnMarkersAreLaidForWhoIsAlone() {
        Table table = Table.empty()
                .leader(GREEK, "miltiades", "boeotia", "gr-athens-hop")
                .unled(GREEK, "attica", "gr-athens-4c")
                .marker("attica", GREEK)
                .leader(PERSIAN, "mardonius", "thessaly", "pe-spara")
                .unled(GREEK, "phocis", "gr-chalcis")
                .unled(PERSIAN, "phocis", "pe-spara")
                .leader(GREEK, "dummy-g1", "argolis", "");
        Played played = endOfTurn(table, new ScriptedDice().d6(1, 1, 1, 1).d6(1, 1));
        assertThat(played.war().ground().marker(new ZoneId("boeotia"))).contains(GREEK);
        assertThat(played.war().ground().marker(new ZoneId("attica"))).contains(GREEK);
        assertThat(played.war().ground().marker(new ZoneId("thessaly"))).contains(PERSIAN);
        assertThat(played.war().ground().marker(new ZoneId("phocis"))).isEmpty();
        assertThat(played.war().ground().marker(new ZoneId("argolis"))).isEmpty();
    }

    /** Bonds, activations, voyages and Panhellenism are of the phase; No Quarter is of the match. */
    @Rule({"2", "4.1", "4.2", "9.1", "11.2-no-quarter", "11.2-panhellenism", "ruling-left"})
    @Test
    void whatIsOfAPhaseEndsWithItsTurn() {
        CounterId leonidas = new CounterId("leonidas");
        ZoneId attica = new ZoneId("attica");
        Table table = Table.empty()
                .status(new CampaignStatus(false, true, true, false, Set.of(), List.of(), List.of(), List.of()))
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .leader(GREEK, "strategos3", "laconia", "")
                .fleet(GREEK, 1, "sea-attica", "athens-3")
                .leader(PERSIAN, "xerxes", "antandros", "pe-spara")
                .change(war -> war.with(war.greek()
                        .eachChief(c -> c.spent(true))
                        .eachChief(c -> c.id().equals(leonidas) ? c : c.under(leonidas))
                        .eachVessel(vessel -> vessel.each(Ship::further))
                        .lay(attica, Table.troops("gr-athens-hop"), true)));
        Played played = endOfTurn(table, new ScriptedDice().d6(1, 1, 1));
        assertThat(played.side(GREEK).chiefs())
                .noneMatch(Chief::spent)
                .noneMatch(Chief::follows)
                .hasSize(2);
        assertThat(played.side(GREEK).pile(attica).fresh()).isEqualTo(Table.troops("gr-athens-hop"));
        assertThat(played.side(GREEK).afloat(new ZoneId("sea-attica")))
                .allSatisfy(fleet -> assertThat(fleet.ships()).containsExactly(Ship.fresh("athens-3")));
        assertThat(played.war().status().union()).isFalse();
        assertThat(played.war().status().noMercy()).isTrue();
    }

    private static Played drawing(Table table, List<String> pool, ScriptedDice dice) {
        War war = table.leader(GREEK, "miltiades", "attica", "gr-athens-hop")
                .leader(PERSIAN, "datis", "thessaly", "pe-spara")
                .change(now -> now.withPool(Pool.of(pool)))
                .war();
        return table.step(new Step.Reorganise(
                        false, true, Facade.of(war.greek(), Set.of()), Facade.of(war.persian(), Set.of())))
                .play(dice)
                .greek("pass");
    }

    private static final List<String> POOL =
            List.of("treason", "treason", "oracle", "oracle", "points-4-7", "points-5-8");

    /** Datis and Miltiades are worth 4 each. */
    @Rule({"2", "ruling-first", "ruling-points"})
    @Test
    void whoDrewNoStratagemIsFirstOnlyIfTheOtherDrewTwo() {
        Played greekTwo = drawing(
                Table.empty(Printed.MARATHON),
                POOL,
                new ScriptedDice().dice(6, 1).dice(5, 1).dice(4, 3).dice(3, 3));
        assertThat(greekTwo.events(FirstFound.class)).containsExactly(new FirstFound(PERSIAN, List.of(), 0, 0));
        assertThat(greekTwo.step()).isEqualTo(new Step.Segment(PERSIAN, false, 0));
        assertThat(greekTwo.side(GREEK).points()).isEqualTo(8);
        assertThat(greekTwo.side(PERSIAN).points()).isEqualTo(12);
        Played persianTwo = drawing(
                Table.empty(Printed.MARATHON),
                POOL,
                new ScriptedDice().dice(6, 5).dice(5, 1).dice(4, 1).dice(3, 3));
        assertThat(persianTwo.events(FirstFound.class)).containsExactly(new FirstFound(GREEK, List.of(), 0, 0));
        Played one = drawing(
                Table.empty(Printed.MARATHON),
                POOL,
                new ScriptedDice().dice(6, 1).dice(5, 4).dice(4, 4).d6(1, 3));
        assertThat(one.events(FirstFound.class)).containsExactly(new FirstFound(PERSIAN, List.of(1, 3), 5, 7));
        Played other = drawing(
                Table.empty(Printed.MARATHON),
                POOL,
                new ScriptedDice().dice(6, 5).dice(5, 1).dice(4, 4).d6(1, 1).d6(4, 1));
        assertThat(other.events(FirstFound.class)).containsExactly(new FirstFound(GREEK, List.of(4, 1), 8, 5));
        Played both = drawing(
                Table.empty(Printed.MARATHON),
                POOL,
                new ScriptedDice()
                        .dice(6, 1)
                        .dice(5, 1)
                        .dice(4, 3)
                        .dice(3, 1)
                        .dice(2, 2)
                        .d6(5, 1));
        assertThat(both.events(FirstFound.class)).containsExactly(new FirstFound(GREEK, List.of(5, 1), 9, 5));
    }

    @Rule({"2", "14.3-political"})
    @Test
    void withEachDrawProvincesMayBeTriedAnew() {
        PoliticalAttempts done = new PoliticalAttempts(true, List.of(new ZoneId("argolis")));
        Table table = Table.empty()
                .change(war -> war.with(war.greek().withAttempts(done))
                        .with(war.persian().withAttempts(done)));
        Played played =
                drawing(table, POOL, new ScriptedDice().dice(6, 5).dice(5, 5).d6(1, 3));
        assertThat(played.side(GREEK).attempts()).isEqualTo(PoliticalAttempts.OPEN);
        assertThat(played.side(PERSIAN).attempts()).isEqualTo(PoliticalAttempts.OPEN);
    }

    @Rule({"2", "ruling-segments"})
    @Test
    void onlyWhoHasNothingLeftOnTheMapIsPassedOver() {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "attica", "gr-sparta-hop")
                .change(war -> war.withStatus(war.status().without(new CounterId("xerxes"), false)))
                .play();
        played.greek("activate counter=leonidas").greek("done").greek("pass");
        assertThat(played.step()).isInstanceOf(Step.Segment.class);
        assertThat(played.awaited()).containsExactly("greeks");
    }

    @Rule({"11.1", "4.3", "ruling-dummies"})
    @Test
    void dummiesNotLaidComeBackWhereMostCountersOfTheirKindLie() {
        Table table = Table.empty()
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .leader(GREEK, "dummy-g1", "attica", "")
                .leader(PERSIAN, "xerxes", "antandros", "pe-spara")
                .leader(PERSIAN, "artabazus", "thessaly", "pe-spara")
                .leader(PERSIAN, "anabasius", "thessaly", "pe-spara")
                .fleet(PERSIAN, 1, "sea-chios", "persia-5")
                .change(war -> war.with(war.persian()
                        .single(new ZoneId("sea-troad"), Ship.fresh("persia-1"))
                        .single(new ZoneId("sea-troad"), Ship.fresh("persia-2"))
                        .lost(1, 1)))
                .change(war -> war.with(war.greek().lost(1, 0)))
                .change(war -> war.withPool(Pool.of(List.of("points-4-7", "points-5-8"))));
        War war = table.war();
        Played played = table.step(new Step.Reorganise(
                        false, false, Facade.of(war.greek(), Set.of()), Facade.of(war.persian(), Set.of())))
                .play(new ScriptedDice().dice(2, 1).dice(1, 1).d6(6, 1));
        played.greek("place dummy=leader zone=laconia").greek("pass").persian("pass");
        assertThat(played.side(GREEK).chief(new CounterId("dummy-g2")).map(Chief::place))
                .contains(new ZoneId("laconia"));
        assertThat(played.side(GREEK).chief(new CounterId("dummy-g1")).map(Chief::place))
                .contains(new ZoneId("attica"));
        assertThat(played.side(PERSIAN).chief(new CounterId("dummy-p1")).map(Chief::place))
                .contains(new ZoneId("thessaly"));
        assertThat(played.side(PERSIAN)
                        .vessel(new CounterId("decoy-p1"))
                        .orElseThrow()
                        .sea())
                .isEqualTo(new ZoneId("sea-troad"));
        assertThat(played.side(PERSIAN).lostDummies()).isZero();
    }

    @Rule({"14.3", "ruling-guards"})
    @ParameterizedTest
    @CsvSource({
        "pe-imm-a 4*pe-spara, 3*pe-imm-b, '', pe-imm-a pe-imm-b",
        "pe-imm-a, 2*pe-imm-a, '', 2*pe-imm-a",
        "'', pe-imm-b, pe-imm-a 2*pe-imm-b, pe-imm-a pe-imm-b",
    })
    void halfTheGuardsGoWithTheKingWhereverTheyAreAndArtemisiaToo(
            String his, String others, String unled, String gone) {
        Table table = Table.empty()
                .turn(2)
                .leader(PERSIAN, "xerxes", "antandros", his)
                .leader(PERSIAN, "mardonius", "antandros", others)
                .unled(PERSIAN, "antandros", unled)
                .fleet(PERSIAN, 1, "sea-troad", "persia-5")
                .aboard(PERSIAN, "artemisia", 1, "")
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop");
        Troops all = table.war().persian().army();
        Played played = endOfTurn(table, new ScriptedDice().d6(1, 1));
        assertThat(played.side(PERSIAN).army()).isEqualTo(all.minus(Table.troops(gone)));
        assertThat(played.side(PERSIAN).chief(new CounterId("artemisia"))).isEmpty();
        assertThat(played.war().status().gone())
                .containsExactlyInAnyOrder(new CounterId("xerxes"), new CounterId("artemisia"));
        assertThat(played.war().status().fell()).isEmpty();
    }

    private static Table last(Table table, int turn) {
        return table.turn(turn)
                .leader(GREEK, "leonidas", "elis", "gr-sparta-hop")
                .leader(PERSIAN, "mardonius", "thessaly", "pe-spara");
    }

    @Rule({"14.3", "13"})
    @ParameterizedTest
    @CsvSource({
        "attica megaris corinth, '', GREEK, greek-marginal",
        "attica megaris corinth, miletus, GREEK, greek-total",
        "attica megaris corinth laconia, '', GREEK, greek-marginal",
        "attica megaris corinth eretria, '', PERSIAN, persian-marginal",
        "attica megaris corinth eretria, miletus, PERSIAN, persian-marginal",
        "attica megaris corinth eretria laconia, '', PERSIAN, persian-total",
        "'', doriscus, GREEK, greek-marginal",
        "'', antandros, GREEK, greek-total",
    })
    void theSecondWarIsDecidedByFourProvincesAndTheCitiesOfAsia(
            String persian, String greek, Side winner, String level) {
        Table table = last(Table.empty(), 7);
        words(persian).forEach(zone -> table.marker(zone, PERSIAN));
        words(greek).forEach(zone -> table.marker(zone, GREEK));
        assertThat(endOfTurn(table, new ScriptedDice()).step()).isEqualTo(new Step.Over(winner, level));
    }

    private static Stream<String> words(String all) {
        return all.isEmpty() ? Stream.of() : Stream.of(all.split(" ", -1));
    }

    @Rule({"14.2", "ruling-eretria"})
    @ParameterizedTest
    @CsvSource({
        "true, true, true, PERSIAN, punished",
        "false, true, true, GREEK, marathon",
        "true, false, true, GREEK, marathon",
        "true, true, false, GREEK, marathon",
    })
    void thePersiansMustPunishEretriaAndHoldAthens(
            boolean destroyed, boolean burnt, boolean athens, Side winner, String level) {
        Table table = Table.empty(Printed.MARATHON)
                .turn(3)
                .leader(GREEK, "miltiades", "elis", "gr-athens-hop")
                .leader(PERSIAN, "datis", "thessaly", "pe-spara");
        if (destroyed) {
            table.change(war -> war.withGround(war.ground().destroy(new ZoneId("eretria"))));
        }
        if (burnt) {
            table.scorched("eretria");
        }
        if (athens) {
            table.marker("attica", PERSIAN);
        }
        assertThat(endOfTurn(table, new ScriptedDice()).step()).isEqualTo(new Step.Over(winner, level));
    }

    @Rule({"14.1", "ruling-revolt"})
    @ParameterizedTest
    @CsvSource({"2, eretria-1, gr-eretria", "3, athens-2, 2*gr-athens-hop"})
    void theAlliesOfOneNationGoHomeWithTheirShipsAndOnceOnly(int die, String ship, String units) {
        Played played = Table.empty(Printed.REVOLT)
                .leader(PERSIAN, "mardonius", "miletus", "pe-spara")
                .leader(GREEK, "strategos2", "ephesus", "2*gr-athens-hop gr-eretria")
                .fleet(GREEK, 1, "sea-samos", "athens-2", "eretria-1")
                .step(new Step.Segment(PERSIAN, false, 0))
                .play(new ScriptedDice().d6(die));
        played.persian("activate counter=mardonius").persian("done");
        assertThat(played.side(GREEK)
                        .vessel(new CounterId("fleet-g1"))
                        .orElseThrow()
                        .types())
                .containsExactly(ship);
        assertThat(played.side(GREEK).army()).isEqualTo(Table.troops(units));
        assertThat(played.war().status().fallen()).containsExactly(new ZoneId("miletus"));
        assertThat(played.events(CityFell.class)).containsExactly(new CityFell(new ZoneId("miletus")));
    }

    @Rule({"14", "4.4"})
    @ParameterizedTest
    @CsvSource({"leotychidas strategos3 dummy-g1, leotychidas", "strategos3 leotychidas, leotychidas", "dummy-g1, ''"})
    void withoutANamedCommanderTheHighestRankCommandsAndNoDummyDoes(String leaders, String commander) {
        Table table = Table.empty();
        words(leaders).forEach(leader -> table.leader(GREEK, leader, "attica", ""));
        assertThat(Table.RULES
                        .victory()
                        .commander(table.war(), GREEK)
                        .map(CounterId::id)
                        .orElse(""))
                .isEqualTo(commander);
    }

    private static War start(String scenario) {
        return Table.game().rules().setUp(Table.setup(scenario));
    }

    @Rule({"14.3", "14.3-political"})
    @Test
    void threeProvincesAreNeutralInTheSecondWarAndSixCitiesOfAsiaPersian() {
        assertThat(start(Printed.SECOND_WAR).provinces())
                .containsExactlyInAnyOrder(
                        new Province(
                                new ZoneId("thessaly"),
                                Optional.empty(),
                                Table.troops("2*ne-thessaly-inf 3*ne-thessaly-cav")),
                        new Province(
                                new ZoneId("boeotia"),
                                Optional.empty(),
                                Table.troops("3*ne-thebes-hop 2*ne-thebes-cav")),
                        new Province(new ZoneId("argolis"), Optional.empty(), Table.troops("ne-argos")),
                        new Province(new ZoneId("antandros"), Optional.of(PERSIAN), Troops.NONE),
                        new Province(new ZoneId("phocaea"), Optional.of(PERSIAN), Troops.NONE),
                        new Province(new ZoneId("erythrae"), Optional.of(PERSIAN), Troops.NONE),
                        new Province(new ZoneId("ephesus"), Optional.of(PERSIAN), Troops.NONE),
                        new Province(new ZoneId("miletus"), Optional.of(PERSIAN), Troops.NONE),
                        new Province(new ZoneId("halicarnassus"), Optional.of(PERSIAN), Troops.NONE));
        assertThat(start(Printed.REVOLT).provinces()).isEmpty();
        assertThat(start(Printed.MARATHON).provinces()).isEmpty();
    }

    @Rule({"14.1", "14.2", "14.3", "0.2", "13"})
    @ParameterizedTest
    @CsvSource({
        "ionian-revolt, aeolis, antandros phocaea erythrae ephesus miletus halicarnassus attica eretria, thrace"
                + " boeotia",
        "marathon, thrace miletus aeolis, attica eretria laconia, boeotia macedonia thessaly corinth",
        "second-war, thrace miletus aeolis macedonia cyclades, attica eretria laconia thermopylae, boeotia argolis",
    })
    void eachScenarioBeginsWithItsMarkers(String scenario, String persian, String greek, String nobodys) {
        War war = start(scenario);
        words(persian)
                .forEach(zone ->
                        assertThat(war.ground().marker(new ZoneId(zone))).contains(PERSIAN));
        words(greek)
                .forEach(zone ->
                        assertThat(war.ground().marker(new ZoneId(zone))).contains(GREEK));
        words(nobodys)
                .forEach(zone ->
                        assertThat(war.ground().marker(new ZoneId(zone))).isEmpty());
    }
}
