package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.engine.Rule;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.BattleSide;
import strategos.engine.games.persians.war.CampaignStatus;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.ZoneId;

/** A stratagem is offered only where it does something: every one of them in every window. */
class UsefulStratagemsTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;
    static final String[] ALL = {
        "treason",
        "reconnaissance",
        "tempest",
        "manoeuvres",
        "no-quarter",
        "oracle",
        "ostracism",
        "intrigues",
        "isolationism",
        "panhellenism",
        "genius",
        "sacrifice"
    };
    private static final CampaignStatus CALM =
            new CampaignStatus(false, false, false, false, Set.of(), List.of(), List.of(), List.of());

    /** A moment in which a side that holds every stratagem may play these, and no other. */
    record Moment(String name, Table table, Side side, Set<String> open) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static Moment moment(String name, Table table, Side side, String... open) {
        return new Moment(name, table.hand(side, ALL), side, new TreeSet<>(List.of(open)));
    }

    static Table land() {
        return Table.empty()
                .leader(GREEK, "leonidas", "locris", "4*gr-sparta-hop")
                .leader(PERSIAN, "mardonius", "locris", "6*pe-spara 2*pe-arch")
                .leader(GREEK, "strategos3", "attica", "gr-athens-hop");
    }

    static Table ships() {
        return land().fleet(PERSIAN, 1, "sea-caria", "persia-5");
    }

    static Table segment(Table table, Side side) {
        return table.step(new Step.Segment(side, false, 0));
    }

    private static Table active(Table table, Side side, String leader) {
        return table.step(
                new Step.Segment(side, true, 0),
                Active.of(new Force(side, new ZoneId("locris"), CounterId.list(leader))));
    }

    private static Table battle(Table table, Battle battle) {
        return table.step(new Step.Segment(GREEK, true, 0), Active.of(battle.force(GREEK)), battle);
    }

    static Table opening(Table table, Side side, int round) {
        Battle battle = TestBattles.formed(table.war(), "locris")
                .withStage(side == GREEK ? Battle.Stage.OPENING_ACTIVE : Battle.Stage.OPENING_PASSIVE);
        for (int n = 1; n < round; n++) {
            battle = battle.next().withStage(battle.stage());
        }
        return battle(table, battle);
    }

    private static Table mercy(Table table, String out) {
        Battle battle = TestBattles.formed(table.war(), "locris")
                .with(GREEK, BattleSide.FRESH.withOut(Table.troops(out)))
                .lost(PERSIAN, true)
                .withStage(Battle.Stage.MERCY);
        return battle(table, battle);
    }

    private static Table sea(String admiral) {
        Table table = Table.empty()
                .fleet(GREEK, 1, "sea-andros", "athens-3")
                .aboard(GREEK, admiral, 1, "")
                .fleet(PERSIAN, 1, "sea-andros", "persia-5");
        Battle battle = TestBattles.atSea(table.war(), "sea-andros", GREEK);
        return table.step(
                new Step.Segment(GREEK, true, 0),
                Active.of(new Force(GREEK, new ZoneId("sea-andros"), CounterId.list(admiral))),
                battle);
    }

    private static Table ledBy(String leader) {
        return Table.empty()
                .leader(GREEK, leader, "locris", "4*gr-athens-hop")
                .leader(PERSIAN, "mardonius", "locris", "6*pe-spara");
    }

    static Stream<Moment> moments() {
        Step.Entry entry = new Step.Entry(
                GREEK, new Force(PERSIAN, new ZoneId("locris"), CounterId.list("mardonius")), 0, List.of());
        return Stream.of(
                moment(
                        "own segment, Greek",
                        segment(ships(), GREEK),
                        GREEK,
                        "reconnaissance",
                        "tempest",
                        "intrigues",
                        "panhellenism"),
                moment(
                        "own segment, Persian",
                        segment(ships(), PERSIAN),
                        PERSIAN,
                        "reconnaissance",
                        "tempest",
                        "ostracism",
                        "isolationism"),
                moment(
                        "no ship afloat",
                        segment(land(), PERSIAN),
                        PERSIAN,
                        "reconnaissance",
                        "ostracism",
                        "isolationism"),
                moment(
                        "no counter of the enemy",
                        segment(Table.empty().leader(GREEK, "leonidas", "attica", "gr-sparta-hop"), GREEK),
                        GREEK,
                        "intrigues",
                        "panhellenism"),
                moment(
                        "Isolation in force, Persian",
                        segment(land().status(CALM.withIsolation(true)), PERSIAN),
                        PERSIAN,
                        "reconnaissance",
                        "ostracism"),
                moment(
                        "Isolation in force, Greek",
                        segment(land().status(CALM.withIsolation(true)), GREEK),
                        GREEK,
                        "reconnaissance",
                        "intrigues",
                        "panhellenism"),
                moment(
                        "Panhellenism in force",
                        segment(land().status(CALM.withUnion(true)), GREEK),
                        GREEK,
                        "reconnaissance",
                        "intrigues"),
                moment(
                        "Panhellenism and Isolation",
                        segment(land().status(CALM.withUnion(true).withIsolation(true)), GREEK),
                        GREEK,
                        "reconnaissance",
                        "intrigues",
                        "panhellenism"),
                moment(
                        "no Athenian left",
                        segment(
                                land().status(CALM.without(new CounterId("themistocles"), true)
                                        .without(new CounterId("strategos3"), true)
                                        .without(new CounterId("strategos1"), true)),
                                PERSIAN),
                        PERSIAN,
                        "reconnaissance",
                        "isolationism"),
                moment(
                        "own activation",
                        active(ships(), GREEK, "leonidas"),
                        GREEK,
                        "reconnaissance",
                        "tempest",
                        "intrigues",
                        "panhellenism"),
                moment("enemy's activation", active(ships(), PERSIAN, "mardonius"), GREEK, "tempest"),
                moment("enemy's activation, no ship", active(land(), PERSIAN, "mardonius"), GREEK),
                moment("enemy's segment", segment(ships(), PERSIAN), GREEK),
                moment(
                        "asked about interception",
                        active(ships(), PERSIAN, "mardonius").change(war -> war.push(entry)),
                        GREEK,
                        "reconnaissance",
                        "tempest"),
                moment(
                        "asked about interception, no ship",
                        active(land(), PERSIAN, "mardonius").change(war -> war.push(entry)),
                        GREEK,
                        "reconnaissance"),
                moment(
                        "first opening, Leonidas",
                        opening(land(), GREEK, 1),
                        GREEK,
                        "treason",
                        "oracle",
                        "panhellenism",
                        "sacrifice"),
                moment("second opening", opening(land(), GREEK, 2), GREEK, "oracle", "panhellenism", "sacrifice"),
                moment(
                        "opening under Panhellenism",
                        opening(land().status(CALM.withUnion(true)), GREEK, 1),
                        GREEK,
                        "treason",
                        "oracle",
                        "sacrifice"),
                moment("opening, Persian", opening(land(), PERSIAN, 1), PERSIAN, "treason", "oracle"),
                moment(
                        "Themistocles on land, where his value is none",
                        opening(ledBy("themistocles"), GREEK, 1),
                        GREEK,
                        "treason",
                        "oracle",
                        "panhellenism"),
                moment(
                        "Leonidas under nobody, but not in command",
                        opening(ledBy("pausanias"), GREEK, 1),
                        GREEK,
                        "treason",
                        "oracle",
                        "panhellenism"),
                moment("sea, Themistocles", sea("themistocles"), GREEK, "treason", "oracle", "panhellenism", "genius"),
                moment("sea, another admiral", sea("eurybiades"), GREEK, "treason", "oracle", "panhellenism"),
                moment("pursuit with hoplites", mercy(land(), ""), GREEK, "no-quarter"),
                moment("pursuit with routed hoplites", mercy(land(), "4*gr-sparta-hop"), GREEK),
                moment(
                        "pursuit without hoplites",
                        mercy(
                                Table.empty()
                                        .leader(GREEK, "leonidas", "locris", "2*gr-athens-4c")
                                        .leader(PERSIAN, "mardonius", "locris", "6*pe-spara"),
                                ""),
                        GREEK),
                moment(
                        "end of a round",
                        battle(
                                land(),
                                TestBattles.formed(land().war(), "locris").withStage(Battle.Stage.ROUND_END)),
                        GREEK));
    }

    @Rule({
        "11.2",
        "11.2-treason",
        "11.2-reconnaissance",
        "11.2-tempest",
        "11.2-no-quarter",
        "11.2-oracle",
        "11.2-ostracism",
        "11.2-intrigues",
        "11.2-isolationism",
        "11.2-panhellenism",
        "11.2-genius",
        "11.2-sacrifice",
        "ruling-useful"
    })
    @ParameterizedTest
    @MethodSource("moments")
    void inEveryWindow(Moment moment) {
        assertThat(Table.RULES.windows().open(moment.table.war(), moment.side).stream()
                        .map(Stratagem::id))
                .containsExactlyInAnyOrderElementsOf(moment.open);
    }
}
