package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.turn.TurnEvents.FirstFound;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Facade;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.War.Pool;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.library.RegisteredGames;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;

/** The reorganisation at sea, and where leaders with a yellow value start. */
class ReorganisationTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;
    private static final Phrasebook WORDS = RegisteredGames.LIBRARY.words(Persians.ID, Escape.plain());
    private static final String SAMOS = "sea-samos";

    /** Both reorganise. */
    private static War reorganising(War war) {
        return war.withSteps(List.of(new Step.Reorganise(
                false, false, Facade.of(war.greek(), Set.of()), Facade.of(war.persian(), Set.of()))));
    }

    private static Played opening(String scenario) {
        return Table.empty()
                .change(war -> reorganising(Table.game().rules().setUp(Table.setup(scenario))))
                .play();
    }

    private static Chief chief(Played played, Side side, String id) {
        return played.side(side).chief(new CounterId(id)).orElseThrow();
    }

    private static List<String> choices(Played played, Side side, String slot, String zone, String to) {
        Call call = Call.of("reorganise");
        call = zone.isEmpty() ? call : call.with("zone", zone);
        call = to.isEmpty() ? call : call.with("to", to);
        Offer offer = played.decision(side).flatMap(d -> d.offer("reorganise")).orElseThrow();
        return offer.choices(offer.verb().slot(slot).orElseThrow(), call).listed().stream()
                .map(Choice::value)
                .toList();
    }

    @Rule({"0.4", "14.3-political", "ruling-prefer"})
    @Test
    void whatGoesFirstIsNamedOfOnesOwnAndOfWhatMayJoin() {
        Played played = opening(Printed.SECOND_WAR);
        assertThat(kinds(played, GREEK))
                .contains("gr-athens-hop", "athens-3", "ne-thebes-hop", "ne-argos")
                .doesNotContain("pe-arch", "persia-5", "asia-miletus", "mac-inf", "gr-eretria");
        assertThat(kinds(played, PERSIAN))
                .contains("pe-arch", "persia-5", "asia-miletus", "mac-inf", "ne-thebes-hop")
                .doesNotContain("gr-athens-hop", "athens-3");
        played.refused(PERSIAN, "prefer kinds=gr-athens-hop");
    }

    private static List<String> kinds(Played played, Side side) {
        Offer offer = played.decision(side).flatMap(d -> d.offer("prefer")).orElseThrow();
        return offer.choices(offer.verb().slot("kinds").orElseThrow(), Call.of("prefer")).listed().stream()
                .map(Choice::value)
                .toList();
    }

    @Rule({"4.3", "14.1", "ruling-reorganisation"})
    @Test
    void inTheFirstTurnTheLeaderForBattleAtSeaGoesAboardTheShipsOfHisPlace() {
        Played played = opening(Printed.REVOLT);
        assertThat(chief(played, GREEK, "strategos1").place()).isEqualTo(new ZoneId("miletus"));
        assertThat(choices(played, GREEK, "what", SAMOS, "fleet-g1"))
                .contains("strategos1")
                .doesNotContain("strategos2", "strategos3");
        played.greek("reorganise zone=sea-samos to=fleet-g1 what=strategos1");
        assertThat(chief(played, GREEK, "strategos1").vessel()).contains(new CounterId("fleet-g1"));
        assertThat(chief(played, GREEK, "strategos1").place()).isEqualTo(new ZoneId(SAMOS));
        played.greek("reorganise zone=miletus to=ashore what=strategos1");
        assertThat(chief(played, GREEK, "strategos1").aboard()).isFalse();
        assertThat(chief(played, GREEK, "strategos1").place()).isEqualTo(new ZoneId("miletus"));
    }

    @Rule({"4.3", "14.1", "ruling-reorganisation"})
    @Test
    void unitsOfALeaderWhoGoesAboardStayAshore() {
        Played played = opening(Printed.REVOLT);
        played.greek("reorganise zone=miletus to=strategos1 what=2-gr-athens-hop");
        played.greek("reorganise zone=sea-samos to=fleet-g1 what=strategos1");
        assertThat(chief(played, GREEK, "strategos1").troops().isEmpty()).isTrue();
        assertThat(played.side(GREEK).pile(new ZoneId("miletus")).fresh()).isEqualTo(Table.troops("2*gr-athens-hop"));
        played.greek("reorganise zone=miletus to=strategos2 what=2-gr-athens-hop");
        assertThat(played.side(GREEK).pile(new ZoneId("miletus")).isEmpty()).isTrue();
    }

    @Rule({"4.3", "ruling-reorganisation"})
    @ParameterizedTest
    @CsvSource({
        Printed.MARATHON + ",GREEK,attica,strategos1",
        Printed.SECOND_WAR + ",GREEK,attica,themistocles",
        Printed.SECOND_WAR + ",GREEK,attica,eurybiades",
        Printed.SECOND_WAR + ",GREEK,attica,leotychidas",
        Printed.SECOND_WAR + ",GREEK,attica,strategos1",
        Printed.SECOND_WAR + ",PERSIAN,antandros,artemisia",
        Printed.SECOND_WAR + ",PERSIAN,antandros,ariabignes",
        Printed.SECOND_WAR + ",PERSIAN,antandros,prexaspes",
        Printed.SECOND_WAR + ",PERSIAN,antandros,megabazus"
    })
    void whoStartsAboardMayStartAshore(String scenario, Side side, String place, String leader) {
        Played played = opening(scenario);
        assertThat(chief(played, side, leader).aboard()).isTrue();
        assertThat(choices(played, side, "what", place, "ashore")).contains(leader);
        played.order(side, "reorganise zone=" + place + " to=ashore what=" + leader);
        assertThat(chief(played, side, leader)).isEqualTo(Chief.at(new CounterId(leader), new ZoneId(place)));
    }

    @Rule({"4.3", "ruling-reorganisation"})
    @Test
    void laterNobodyGoesBetweenShipAndShore() {
        Played played = Table.empty()
                .change(war -> reorganising(Table.game()
                        .rules()
                        .setUp(Table.setup(Printed.SECOND_WAR))
                        .withTurn(1)))
                .play();
        assertThat(choices(played, GREEK, "to", "attica", "")).doesNotContain("ashore");
        played.refused(GREEK, "reorganise zone=attica to=ashore what=themistocles");
        Played revolt = Table.empty()
                .change(war -> reorganising(
                        Table.game().rules().setUp(Table.setup(Printed.REVOLT)).withTurn(1)))
                .play();
        revolt.refused(GREEK, "reorganise zone=sea-samos to=fleet-g1 what=strategos1");
    }

    @Rule({"4.3", "ruling-reorganisation"})
    @Test
    void theEnemySeesNothingOfItUntilBothAreReady() {
        Played played = opening(Printed.REVOLT);
        Seen<War> before = Table.game().conceal(played.war(), PERSIAN.seat());
        played.greek("reorganise zone=sea-samos to=fleet-g1 what=strategos1");
        Seen<War> after = Table.game().conceal(played.war(), PERSIAN.seat());
        assertThat(after).isEqualTo(before);
        assertThat(after.position().greek().counters(new ZoneId("miletus"))).isEqualTo(2);
        Seen<War> shown = Table.game()
                .conceal(played.war().withSteps(List.of(new Step.Segment(GREEK, false, 0))), PERSIAN.seat());
        assertThat(shown.position().greek().counters(new ZoneId("miletus"))).isEqualTo(1);
    }

    private static Table convoy() {
        return Table.empty()
                .turn(2)
                .fleet(GREEK, 1, "sea-attica", "athens-3")
                .fleet(GREEK, 2, "sea-attica", "athens-1")
                .aboard(GREEK, "leonidas", 1, "gr-sparta-hop")
                .aboard(GREEK, "pausanias", 1, "gr-plataea")
                .aboard(GREEK, "eurybiades", 2, "")
                .aboard(GREEK, "dummy-g1", 1, "")
                .leader(GREEK, "miltiades", "attica", "gr-athens-hop")
                .leader(PERSIAN, "xerxes", "antandros", "pe-spara")
                .change(ReorganisationTest::reorganising);
    }

    @Rule({"4.3", "9.4", "ruling-reorganisation"})
    @Test
    void leadersAboardInASeaZoneExchangeUnits() {
        Played played = convoy().play();
        assertThat(choices(played, GREEK, "to", "sea-attica", ""))
                .contains("leonidas", "pausanias")
                .doesNotContain("dummy-g1");
        played.greek("reorganise zone=sea-attica to=pausanias what=1-gr-sparta-hop");
        assertThat(chief(played, GREEK, "leonidas").troops().isEmpty()).isTrue();
        assertThat(chief(played, GREEK, "pausanias").troops()).isEqualTo(Table.troops("gr-sparta-hop gr-plataea"));
        assertThat(choices(played, GREEK, "what", "sea-attica", "leonidas")).doesNotContain("1-gr-athens-hop");
    }

    @Rule({"4.3", "9.4"})
    @Test
    void unitsGoToAnotherVesselOnlyAsFarAsThereIsRoom() {
        // A ship of 1 holds three points of infantry; a hoplite counter of Sparta has four.
        Played played = convoy().play();
        assertThat(choices(played, GREEK, "to", "sea-attica", "")).doesNotContain("eurybiades");
        played.refused(GREEK, "reorganise zone=sea-attica to=eurybiades what=1-gr-sparta-hop");
        Played room = convoy().fleet(GREEK, 2, "sea-attica", "athens-3").play();
        room.greek("reorganise zone=sea-attica to=eurybiades what=all");
        assertThat(chief(room, GREEK, "eurybiades").troops()).isEqualTo(Table.troops("gr-sparta-hop gr-plataea"));
        room.greek("reorganise zone=sea-attica to=leonidas what=1-gr-plataea");
        assertThat(chief(room, GREEK, "leonidas").troops()).isEqualTo(Table.troops("gr-plataea"));
    }

    @Rule({"4.3", "9.4"})
    @Test
    void whoFindsNoRoomIsToldSoAndWhatMayStillGo() {
        Played room = convoy().fleet(GREEK, 2, "sea-attica", "athens-2").play();

        String said = WORDS.say(
                room.refused(GREEK, "reorganise zone=sea-attica to=eurybiades what=1-gr-sparta-hop what=1-gr-plataea")
                        .text());
        assertThat(said)
                .startsWith("There is no room aboard for 1 × Plataean hoplites")
                .doesNotContain("may still go");
        said = WORDS.say(room.refused(GREEK, "reorganise zone=sea-attica to=eurybiades what=all")
                .text());
        assertThat(said)
                .startsWith("There is no room aboard for all of it")
                .contains("What may still go: ", "1 × Spartan");
        // What is not there has other words.
        said = WORDS.say(room.refused(GREEK, "reorganise zone=sea-attica to=eurybiades what=1-pe-spara")
                .text());
        assertThat(said).contains("cannot be chosen");
    }

    /** The Thracians lie in Thrace and stay there, whoever comes. */
    @Rule({"4.3", "14.1", "ruling-forces"})
    @Test
    void nobodyHasTheThraciansInHisBox() {
        Played played = Table.empty(Printed.REVOLT)
                .leader(GREEK, "strategos3", "thrace", "gr-eretria")
                .unled(GREEK, "thrace", "3*ne-thebes-hop gr-athens-hop")
                .leader(PERSIAN, "mardonius", "aeolis", "pe-spara")
                .change(ReorganisationTest::reorganising)
                .play();
        assertThat(choices(played, GREEK, "what", "thrace", "strategos3"))
                .contains("1-gr-athens-hop")
                .noneMatch(what -> what.endsWith("ne-thebes-hop"));
        played.greek("reorganise zone=thrace to=strategos3 what=all");
        assertThat(played.side(GREEK).pile(new ZoneId("thrace")).all()).isEqualTo(Table.troops("3*ne-thebes-hop"));
    }

    /** Marathon gives the Greeks one fleet marker, and the Persians two. */
    @Rule({"9", "14.2", "ruling-reorganisation"})
    @Test
    void aSideHasAsManyFleetsAsMarkers() {
        Played played = opening(Printed.MARATHON);
        assertThat(choices(played, GREEK, "to", "sea-attica", "")).doesNotContain("fleet-g2");
        played.refused(GREEK, "reorganise zone=sea-attica to=fleet-g2 what=1-athens-1");
        assertThat(choices(played, PERSIAN, "to", "sea-caria", ""))
                .contains("fleet-p2")
                .doesNotContain("fleet-p3");
    }

    /** Four points of hoplites need more than one naval point: the greater ship goes to another fleet only with them. */
    @Rule({"4.3", "9.4"})
    @Test
    void whatIsAboardKeepsItsRoomWhenShipsChangeFleets() {
        Played played = Table.empty()
                .fleet(GREEK, 1, "sea-attica", "athens-2", "athens-1")
                .fleet(GREEK, 2, "sea-attica", "corinth-3")
                .aboard(GREEK, "themistocles", 1, "gr-athens-hop")
                .leader(PERSIAN, "xerxes", "antandros", "pe-spara")
                .change(ReorganisationTest::reorganising)
                .play();
        played.refused(GREEK, "reorganise zone=sea-attica to=fleet-g2 what=1-athens-2");
        played.greek("reorganise zone=sea-attica to=fleet-g2 what=1-athens-1");
        played.refused(GREEK, "reorganise zone=sea-attica to=fleet-g2 what=1-athens-2");
        played.greek("reorganise zone=sea-attica to=fleet-g2 what=themistocles,1-athens-2");
        assertThat(chief(played, GREEK, "themistocles").vessel()).contains(new CounterId("fleet-g2"));
        played.refused(GREEK, "reorganise zone=sea-attica to=fleet-g1 what=1-athens-1,themistocles");
    }

    /** Also at the start of the phase, whoever the dice have made first. */
    @Rule({"2", "ruling-segments", "ruling-first"})
    @Test
    void whoHasNothingLeftOnTheMapHasNoFirstSegment() {
        War war = Table.empty()
                .leader(PERSIAN, "datis", "thessaly", "pe-spara")
                .change(now -> now.withPool(
                        Pool.of(List.of("treason", "treason", "oracle", "oracle", "points-4-7", "points-5-8"))))
                .war();
        Played played = Table.empty()
                .change(now -> war)
                .step(new Step.Reorganise(
                        true, false, Facade.of(war.greek(), Set.of()), Facade.of(war.persian(), Set.of())))
                .play(new ScriptedDice().dice(6, 5).dice(5, 5).d6(6, 1))
                .persian("pass");
        assertThat(played.events(FirstFound.class))
                .extracting(FirstFound::first)
                .containsExactly(GREEK);
        assertThat(played.step()).isEqualTo(new Step.Segment(PERSIAN, false, 0));
    }
}
