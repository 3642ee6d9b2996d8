package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.TestTable;
import strategos.engine.View;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.library.RegisteredGames;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.offer.Outline;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** What a player is told before an order beside its bare chances: who can be met, what is not reckoned with, what it shows. */
class HintsTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;
    private static final Phrasebook WORDS = RegisteredGames.LIBRARY.words(Persians.ID, Escape.plain());

    private static List<Line> shown(War war, Side side, String call) {
        Seen<War> seen = Table.game().conceal(war, side.seat());
        Optional<View> preview = Table.game().views().preview(new Order(side.seat(), TestTable.call(call)), seen);
        return preview.map(View::brief).orElse(List.of());
    }

    static List<String> keys(War war, Side side, String call) {
        return shown(war, side, call).stream().map(line -> line.text().key()).toList();
    }

    /** Dummies count 3. Cleomenes and Pausanias are no leaders of the same war, and Pausanias comes in its fifth turn. */
    @Rule({"6.2", "14"})
    @ParameterizedTest
    @CsvSource({
        Printed.REVOLT + ", mardonius, 0, 2 3",
        Printed.MARATHON + ", datis, 0, 2 3 4",
        Printed.SECOND_WAR + ", mardonius, 0, 2 3 4",
        Printed.SECOND_WAR + ", mardonius, 5, 2 3 4"
    })
    void chancesKnowTheLeadersOfTheScenario(String scenario, String leader, int turn, String values) {
        War war = Table.empty(scenario)
                .turn(turn)
                .leader(PERSIAN, leader, "attica", "pe-spara")
                .leader(GREEK, "strategos1", "attica", "gr-athens-hop")
                .step(
                        new Step.Segment(PERSIAN, true, 0),
                        Active.of(new Force(PERSIAN, new ZoneId("attica"), CounterId.list(leader))))
                .war();
        assertThat(shown(war, PERSIAN, "intercept with=" + leader + " target=counter"))
                .extracting(
                        line -> Integer.toString(((Arg.Count) line.text().with().get("value")).n()))
                .containsExactly(values.split(" ", -1));
    }

    @Rule("8.2")
    @ParameterizedTest
    @CsvSource({"PERSIAN, mardonius, eretria, 5", "GREEK, leonidas, miletus, 2"})
    void whoStormsACityIsToldHowOftenItIsDestroyed(Side side, String leader, String city, int hits) {
        War war = Table.empty()
                .leader(side, leader, city, side == PERSIAN ? "pe-spara" : "gr-sparta-hop")
                .marker(city, side.other())
                .step(
                        new Step.Segment(side, true, 0),
                        Active.of(new Force(side, new ZoneId(city), CounterId.list(leader))))
                .war();
        assertThat(shown(war, side, "sack")).contains(new Line(Text.of("odds.storm", "hits", hits), "8.2"));
    }

    private static War strait(boolean ashore) {
        Table table =
                Table.empty().fleet(GREEK, 1, "sea-attica", "athens-3").fleet(PERSIAN, 1, "sea-attica", "persia-5");
        if (ashore) {
            table.leader(GREEK, "strategos3", "attica", "gr-athens-hop");
        }
        Battle battle = TestBattles.atSea(table.war(), "sea-attica", PERSIAN).withStage(Battle.Stage.ROUND_END);
        return table.step(
                        new Step.Segment(PERSIAN, true, 0),
                        Active.of(new Force(PERSIAN, new ZoneId("sea-attica"), CounterId.list("fleet-p1"))),
                        battle)
                .war();
    }

    @Rule("5.4-straits")
    @Test
    void chancesInAStraitSayThatUnseenSupportIsNotReckonedWith() {
        assertThat(keys(strait(true), PERSIAN, "fight will=on")).contains("odds.unseen");
        assertThat(keys(strait(true), GREEK, "fight will=on")).doesNotContain("odds.unseen");
        assertThat(keys(strait(false), PERSIAN, "fight will=on")).isNotEmpty().doesNotContain("odds.unseen");
    }

    @Rule("11.2-intrigues")
    @Test
    void intriguesShowHowManyOfEachKindThereAre() {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .leader(PERSIAN, "xerxes", "antandros", "3*pe-imm-a 4*pe-spara")
                .hand(GREEK, "intrigues")
                .play()
                .greek("stratagem counter=intrigues");
        Offer offer = played.decision(GREEK).orElseThrow().offer("losses").orElseThrow();
        List<Choice> first = offer.choices(offer.verb().slot("units").orElseThrow(), Call.of("losses"))
                .listed();
        List<Choice> second = offer.choices(
                        offer.verb().slot("units").orElseThrow(), Call.of("losses", "units", "pe-imm-a"))
                .listed();
        assertThat(first)
                .extracting(choice -> choice.label().with().get("n"))
                .containsExactly(new Arg.Count(3), new Arg.Count(4));
        assertThat(second)
                .extracting(choice -> choice.label().with().get("n"))
                .containsExactly(new Arg.Count(2), new Arg.Count(4));
    }

    private static War marching(String leader, String units) {
        return Table.empty()
                .leader(GREEK, leader, "attica", units)
                .leader(PERSIAN, "mardonius", "thessaly", "pe-spara")
                .marker("boeotia", PERSIAN)
                .marker("megaris", GREEK)
                .step(
                        new Step.Segment(GREEK, true, 0),
                        Active.of(new Force(GREEK, new ZoneId("attica"), CounterId.list(leader))))
                .war();
    }

    /** A dummy, or a leader without units, lifts no marker: all see what it is. */
    @Rule({"13", "11.1", "ruling-unmasked"})
    @Test
    void whoHasNoUnitsIsWarnedOfMarkers() {
        for (String leader : List.of("dummy-g1", "leonidas")) {
            War alone = marching(leader, "");
            assertThat(keys(alone, GREEK, "march path=boeotia")).contains("odds.unmasked.marker");
            assertThat(keys(alone, GREEK, "march path=boeotia,phocis")).contains("odds.unmasked.marker");
            assertThat(keys(alone, GREEK, "march path=megaris")).noneMatch(key -> key.startsWith("odds.unmasked"));
            assertThat(keys(alone, GREEK, "march path=megaris,corinth")).contains("odds.unmasked.stay");
        }
        assertThat(keys(marching("leonidas", "gr-sparta-hop"), GREEK, "march path=boeotia"))
                .isNotEmpty()
                .noneMatch(key -> key.startsWith("odds.unmasked"));
    }

    @Rule({"13", "9.4", "ruling-unmasked"})
    @Test
    void whoLandsWithoutUnitsIsWarnedToo() {
        for (String units : List.of("", "gr-sparta-hop")) {
            War war = Table.empty()
                    .fleet(GREEK, 1, "sea-andros", "sparta-2")
                    .aboard(GREEK, "leonidas", 1, units)
                    .marker("boeotia", PERSIAN)
                    .step(
                            new Step.Segment(GREEK, true, 0),
                            Active.of(new Force(GREEK, new ZoneId("sea-andros"), CounterId.list("leonidas"))))
                    .war();
            assertThat(keys(war, GREEK, "debark leader=leonidas zone=boeotia").contains("odds.unmasked.marker"))
                    .isEqualTo(units.isEmpty());
        }
    }

    /** What the warning says is what happens: the marker stays. */
    @Rule({"13", "11.1", "ruling-unmasked"})
    @Test
    void theMarkerStaysIndeed() {
        for (String leader : List.of("dummy-g1", "leonidas")) {
            War war = marching(leader, leader.equals("leonidas") ? "gr-sparta-hop" : "");
            Played played = new Played(war, new strategos.engine.dice.ScriptedDice());
            played.greek("march path=boeotia");
            assertThat(played.war().ground().marker(new ZoneId("boeotia")).isPresent())
                    .isEqualTo(leader.equals("dummy-g1"));
        }
    }

    /** No die is thrown there; the point is paid all the same by who has one. */
    @Rule({"6", "5.4-thermopylae", "ruling-battle-cost"})
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        3; It costs 1 action point, 2 left.
        0; It costs nothing.
        """)
    void whatAnInterceptionAtThermopylaeCostsIsTold(int points, String said) {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "thermopylae", "gr-sparta-hop")
                .leader(PERSIAN, "mardonius", "thermopylae", "pe-spara")
                .points(GREEK, points)
                .hand(PERSIAN, "treason")
                .play()
                .greek("activate counter=leonidas");
        Call call = TestTable.call("intercept with=leonidas target=counter");
        Outline outline = played.decision(GREEK)
                .flatMap(decision -> decision.offer("intercept"))
                .flatMap(offer -> offer.outline(call))
                .orElseThrow();
        assertThat(outline.lines())
                .extracting(line -> WORDS.say(line.text()))
                .last()
                .isEqualTo(said);
        assertThat(WORDS.say(outline.send())).isEqualTo("meet them");
        assertThat(outline.dice()).isFalse();
        played.greek("intercept with=leonidas target=counter");
        // The battle costs the active side another one.
        assertThat(played.side(GREEK).points()).isEqualTo(Math.max(0, points - 2));
    }

    /** Two dice are thrown at sea. */
    @Rule({"6.2", "9.2"})
    @Test
    void whatSendingAnInterceptionThrowsIsTold() {
        Played land = Table.empty()
                .leader(GREEK, "leonidas", "attica", "gr-sparta-hop")
                .leader(PERSIAN, "mardonius", "attica", "pe-spara")
                .points(GREEK, 3)
                .play()
                .greek("activate counter=leonidas");
        assertThat(sent(land, "intercept with=leonidas target=counter")).isEqualTo("throw the die");
        Force mover = new Force(PERSIAN, new ZoneId("sea-samos"), CounterId.list("fleet-p1"));
        Played sea = Table.empty()
                .fleet(GREEK, 1, "sea-samos", "athens-3")
                .fleet(PERSIAN, 1, "sea-samos", "persia-5")
                .points(GREEK, 3)
                .step(
                        new Step.Segment(PERSIAN, true, 0),
                        Active.of(mover).withVoyage(Optional.of(new CounterId("fleet-p1"))),
                        new Step.Entry(GREEK, mover, 0, List.of()))
                .play();
        assertThat(sent(sea, "intercept with=fleet-g1 target=force")).isEqualTo("throw the dice");
    }

    private static String sent(Played played, String call) {
        return WORDS.say(played.decision(GREEK)
                .flatMap(decision -> decision.offer("intercept"))
                .flatMap(offer -> offer.outline(TestTable.call(call)))
                .orElseThrow()
                .send());
    }
}
