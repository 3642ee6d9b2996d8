package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.engine.games.persians.war.Side.GREEK;
import static strategos.engine.games.persians.war.Side.PERSIAN;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import strategos.engine.Decision;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.offer.Call;

/** The computer counts the end: one unit that comes last saves the Greeks, and the Persian neither wins too early nor stirs when he has won. */
@Rule({"13", "14.1", "14.2", "14.3"})
class LastMoveTest {
    private static final int LAST_OF_MARATHON = 3;

    private static Call next(War war, Side side) {
        Seen<War> seen = Table.game().conceal(war, side.seat());
        Decision decision = Table.game().decisions().of(seen, side.seat()).orElseThrow();
        return Table.game().computer().choose(seen, side.seat(), decision, new SplittableRandom(1));
    }

    private static Table marathon(Side side) {
        ZoneId eretria = new ZoneId("eretria");
        return Table.empty(Printed.MARATHON)
                .step(new Step.Segment(side, false, 0))
                .change(war -> war.withGround(war.ground().destroy(eretria).scorch(eretria)))
                .leader(PERSIAN, "datis", "attica", "4*pe-spara")
                .marker("attica", PERSIAN);
    }

    @Test
    void someKeepOutOfTheWay() {
        Table table = marathon(GREEK)
                .leader(GREEK, "miltiades", "corinth", "4*gr-athens-hop")
                .leader(GREEK, "callimachus", "megaris", "2*gr-athens-4c");
        assertThat(next(table.play().greek("activate counter=callimachus").war(), GREEK))
                .as("Callimachus stands beside the Persian")
                .isEqualTo(Call.of("march", "path", "corinth"));
    }

    /** Against one who must hold four places, even the strongest of them need not fight before the last turn. */
    @Test
    void inTheGreatWarAllKeepOutOfTheWay() {
        Table table = Table.empty(Printed.SECOND_WAR)
                .step(new Step.Segment(GREEK, false, 0))
                .leader(GREEK, "leonidas", "corinth", "5*gr-sparta-hop")
                .leader(PERSIAN, "mardonius", "megaris", "1*pe-arch");
        Call march = next(table.play().greek("activate counter=leonidas").war(), GREEK);
        assertThat(march.verb()).isEqualTo("march");
        assertThat(march.one("path")).isIn("argolis", "achaea");
    }

    /** Who wins as things are does not stake an army on a battle that is merely good. */
    @Test
    void atMarathonTheGreeksFightOnlyWhereItPromisesMuch() {
        assertThat(against("1*pe-arch")).isEqualTo("intercept");
        assertThat(against("4*pe-arch")).isEqualTo("done");
    }

    private static String against(String persians) {
        return next(
                        Table.empty(Printed.MARATHON)
                                .step(new Step.Segment(GREEK, false, 0))
                                .leader(GREEK, "miltiades", "attica", "2*gr-athens-hop")
                                .unled(PERSIAN, "attica", persians)
                                .play()
                                .greek("activate counter=miltiades")
                                .war(),
                        GREEK)
                .verb();
    }

    @Test
    void theyComeInTheLastTurn() {
        Table table = marathon(GREEK).turn(LAST_OF_MARATHON).leader(GREEK, "callimachus", "megaris", "2*gr-athens-4c");
        assertThat(next(table.war(), GREEK)).isEqualTo(Call.of("activate", "counter", "callimachus"));
        assertThat(next(table.play().greek("activate counter=callimachus").war(), GREEK))
                .isEqualTo(Call.of("march", "path", "attica"));
    }

    @Test
    void whoHasComeLastDoesNotSeekBattle() {
        War war = marathon(GREEK)
                .turn(LAST_OF_MARATHON)
                .leader(GREEK, "callimachus", "attica", "4*gr-athens-hop")
                .play()
                .greek("activate counter=callimachus")
                .war();
        assertThat(next(war, GREEK).verb()).isEqualTo("done");
    }

    @Test
    void thePersianStaysWhereHeHasWon() {
        assertThat(next(marathon(PERSIAN).turn(LAST_OF_MARATHON).war(), PERSIAN))
                .isEqualTo(Call.of("pass"));
    }

    private static War atMiletus(String... persian) {
        Table table = Table.empty(Printed.REVOLT)
                .step(new Step.Segment(PERSIAN, false, 0))
                .leader(PERSIAN, "mardonius", "miletus", "4*pe-arch 6*pe-spara")
                .unled(GREEK, "miletus", "gr-eretria");
        for (String zone : persian) {
            table.unled(PERSIAN, zone, "pe-arch");
        }
        return table.play(new ScriptedDice().d6(2))
                .persian("activate counter=mardonius")
                .war();
    }

    @Test
    void thePersianDoesNotEndTheRevoltWithTooFewCities() {
        assertThat(next(atMiletus("ephesus", "phocaea"), PERSIAN).verb()).isNotEqualTo("intercept");
        assertThat(next(atMiletus("ephesus", "phocaea", "erythrae"), PERSIAN).verb())
                .isEqualTo("intercept");
    }

    /** With their ships he is rid of an army that would land last; at Marathon he has nothing to gain by it. */
    @Rule({"9.3", "9.4"})
    @Test
    void inTheGreatWarThePersianSeeksTheirShipsWhereverTheyAre() {
        assertThat(hunter(greatWar(), "mardonius", "sea-aegean-central"))
                .isEqualTo(Call.of("sail", "vessel", "fleet-p1").with("path", "sea-andros"));
        assertThat(hunter(greatWar(), "mardonius", "sea-attica"))
                .isEqualTo(Call.of("intercept", "with", "fleet-p1").with("target", "counter"));
        assertThat(hunter(won(), "datis", "sea-aegean-central").verb()).isEqualTo("done");
        assertThat(hunter(won(), "datis", "sea-attica").verb()).isEqualTo("done");
    }

    private static Table won() {
        return marathon(PERSIAN).unled(PERSIAN, "eretria", "pe-arch");
    }

    private static Table greatWar() {
        Table table = Table.empty(Printed.SECOND_WAR)
                .step(new Step.Segment(PERSIAN, false, 0))
                .leader(PERSIAN, "mardonius", "corinth", "6*pe-spara");
        List.of("attica", "megaris", "eretria", "laconia").forEach(zone -> table.unled(PERSIAN, zone, "pe-arch"));
        return table;
    }

    /** What the Persian does next whose army is where it should be, and whose fleet is in that sea. */
    private static Call hunter(Table table, String leader, String sea) {
        War war = table.fleet(PERSIAN, 1, sea, "persia-5", "persia-5")
                .fleet(GREEK, 1, "sea-attica", "athens-3", "athens-3", "corinth-3")
                .play()
                .persian("activate counter=" + leader)
                .war();
        return next(war, PERSIAN);
    }

    @Test
    void whoWaitsGoesAboardAStrongFleetInAStrait() {
        War war = Table.empty()
                .step(new Step.Segment(GREEK, false, 0))
                .leader(GREEK, "leonidas", "laconia", "5*gr-sparta-hop 4*gr-sparta-4c")
                .leader(GREEK, "strategos3", "attica", "4*gr-athens-hop")
                .fleet(GREEK, 1, "sea-attica", "athens-3", "athens-3", "corinth-3", "sparta-2", "aegina-2")
                .leader(PERSIAN, "mardonius", "thessaly", "8*pe-arch")
                .play()
                .greek("activate counter=strategos3")
                .war();
        assertThat(next(war, GREEK))
                .isEqualTo(Call.of("embark", "leader", "strategos3")
                        .with("vessel", "fleet-g1")
                        .with("units", "all"));
    }
}
