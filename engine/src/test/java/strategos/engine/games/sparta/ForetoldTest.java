package strategos.engine.games.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.engine.Rule;
import strategos.engine.TestTable;
import strategos.engine.View;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.sparta.combat.CombatEvents.CombatJoined;
import strategos.engine.games.sparta.revenue.RevenueEvents.RevenueReceived;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Order;
import strategos.engine.scene.Board.Camp;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;

/** What previews and pages foretell is what then comes. */
class ForetoldTest {
    private static final Phrasebook WORDS = Box.library().words(Sparta.ID, Escape.plain());

    private static Optional<View> preview(War war, Seat seat, String call) {
        return Theatre.game()
                .views()
                .preview(new Order(seat, TestTable.call(call)), Theatre.game().conceal(war, seat));
    }

    private static String said(Optional<View> view) {
        return view.map(v ->
                        String.join(" / ", v.brief().stream().map(WORDS::say).toList()))
                .orElse("");
    }

    private static String answer(War war, String question) {
        View view = Theatre.game()
                .views()
                .answer(TestTable.call(question), Theatre.game().conceal(war, Viewer.EVERYONE));
        return said(Optional.of(view));
    }

    /** Fleets off different shores of Corinth never meet, whichever of them comes last. */
    @Rule({"7.2", "7.12", "ruling-V8"})
    @ParameterizedTest
    @CsvSource({
        "saronic-gulf, '', false",
        "saronic-gulf, /south, true",
        "gulf-of-corinth, '', true",
        "gulf-of-corinth, /south, false"
    })
    void aFleetIsToldOfNoFightOffTheOtherShore(String from, String shore, boolean meets) {
        Theatre theatre = Theatre.of("campaign")
                .with("turn=athens", "ath-n1+ath-n2+nicias@" + from, "pel-n1+pel-n2@corinth" + shore);
        String march = "march leader=nicias units=all to=corinth";
        Optional<View> ahead = preview(theatre.war(), Theatre.ATHENS, march);
        assertThat(said(ahead).contains("At sea")).isEqualTo(meets);
        assertThat(ahead.map(View::boards).orElse(List.of())).hasSize(meets ? 1 : 0);
        TestTable<War> table = theatre.table(new ScriptedDice());
        table.order(Theatre.ATHENS, march);
        assertThat(table.awaited().firstEntry().getKey()).isEqualTo(meets ? Theatre.SPARTA : Theatre.ATHENS);
    }

    /** Ships that sail on attack nobody: on the way it is told of the fight on land alone. */
    @Rule({"7.5", "7.9", "ruling-V4"})
    @Test
    void aMarchIsToldOfNoFightAtSeaOnItsWay() {
        TestTable<War> table = Theatre.of("campaign")
                .with("turn=athens", "ath-l1+ath-l2+ath-n1+nicias@athens", "pel-n1+meg-l1@megara")
                .table(new ScriptedDice().d6(6, 6, 3, 4));
        String march = "march leader=nicias units=all path=megara,athens";
        War war = table.state();
        assertThat(said(preview(war, Theatre.ATHENS, march)))
                .contains("On the way the enemy at Megara may stand and fight.")
                .doesNotContain("At sea");
        table.order(Theatre.ATHENS, march).order(Theatre.SPARTA, "react choice=pass");
        table.order(Theatre.SPARTA, "shelter choice=outside").order(Theatre.SPARTA, "marines");
        assertThat(table.events().stream().filter(CombatJoined.class::isInstance))
                .singleElement()
                .satisfies(joined -> assertThat(said(preview(war, Theatre.ATHENS, march)))
                        .contains(
                                "On land " + ((CombatJoined) joined).attacker().points() + " to "
                                        + ((CombatJoined) joined).defender().points() + ", shift "
                                        + ((CombatJoined) joined).shift() + ":"));
    }

    /** Argos' army takes its war with it under the Peace: who marches with it is told whom he will have to fight. */
    @Rule({"7.5", "15.7", "15.8", "ruling-E3"})
    @ParameterizedTest
    @CsvSource({"arg-l1, true", "ath-l2, false"})
    void whoMarchesWithTheArgivesIsToldOfTheFight(String beside, boolean fights) {
        Theatre theatre = Theatre.of("campaign")
                .with("peace", "turn=athens", "stance=argos:athens", "ath-l1+nicias@argos", beside + "@argos")
                .with("spa-l1@hermione");
        String march = "march leader=nicias units=all to=hermione";
        assertThat(said(preview(theatre.war(), Theatre.ATHENS, march)).contains("On land"))
                .isEqualTo(fights);
        TestTable<War> table = theatre.table(new ScriptedDice().d6(5, 3, 4));
        table.order(Theatre.ATHENS, march);
        assertThat(table.events().stream().anyMatch(CombatJoined.class::isInstance))
                .isEqualTo(fights);
    }

    /** An expedition is told what awaits it before Syracuse, whose units are Sparta's as soon as it comes. */
    @Rule({"7.9", "16.1", "16.1-expedition", "ruling-E5"})
    @ParameterizedTest
    @CsvSource({
        "neutral, syr-n1+syr-n2, true, At sea 12 to 9, ask.evade",
        "sparta, syr-n1+pel-n1, false, At sea 12 to 9, ask.evade",
        "neutral, syr-l1, true, On land 4 to 4, ask.declare",
        "sparta, '', false, '', ask.stack"
    })
    void anExpeditionIsToldOfTheFightsBeforeSyracuse(
            String stance, String there, boolean joins, String fight, String asked) {
        Theatre theatre = Theatre.of("campaign")
                .with("turn=athens", "year=426", "done=first-sicilian-war", "ath-l1+ath-n1+ath-n2+nicias@athens")
                .with("stance=spartan-allies:" + stance);
        if (!there.isEmpty()) {
            theatre.with(there + "@syracuse");
        }
        String sail = "event event=expedition choice=yes units=nicias,ath-l1,ath-n1,ath-n2";
        Optional<View> ahead = preview(theatre.war(), Theatre.ATHENS, sail);
        assertThat(said(ahead).contains("The Spartan Allies join Sparta.")).isEqualTo(joins);
        assertThat(said(ahead)).contains(fight);
        assertThat(ahead.map(View::boards).orElse(List.of())).hasSize(fight.isEmpty() ? 0 : 1);
        TestTable<War> table = theatre.table(new ScriptedDice());
        table.order(Theatre.ATHENS, sail);
        assertThat(table.awaited().firstEntry().getValue().key()).isEqualTo(asked);
    }

    /** Without an enemy fleet there is no fight at sea in which a leader could serve. */
    @Rule({"6.2", "8.5-naval", "ruling-F2"})
    @ParameterizedTest
    @CsvSource({"phormio, '', 1", "phormio, lysander@troezen, 0", "nicias, lysander@troezen, 0"})
    void whoLandsWhereNoEnemyShipsLieLeadsOnLand(String leader, String defending, int shift) {
        Theatre theatre = Theatre.of("campaign")
                .with("turn=athens", "ath-l1+ath-n1+" + leader + "@saronic-gulf", "cargo=ath-l1:ath-n1")
                .with("spa-l1@troezen");
        if (!defending.isEmpty()) {
            theatre.with(defending);
        }
        String march = "march leader=" + leader + " units=all to=troezen";
        assertThat(said(preview(theatre.war(), Theatre.ATHENS, march))).contains("4 to 9, shift " + shift + ":");
        TestTable<War> table = theatre.table(new ScriptedDice().d6(6, 6, 3, 4));
        table.order(Theatre.ATHENS, march).order(Theatre.ATHENS, "attack target=land");
        assertThat(table.events().stream().filter(CombatJoined.class::isInstance))
                .singleElement()
                .satisfies(joined -> assertThat(((CombatJoined) joined).shift()).isEqualTo(shift));
    }

    /** Whoever has gone inside for a stack is not asked again before its siege, and who has not may stand outside. */
    @Rule({"7.8", "9.0", "ruling-S1"})
    @Test
    void aSiegeIsToldToBeFoughtOutsideOnlyWhereItMayBe() {
        TestTable<War> table = Theatre.of("campaign")
                .with("spa-l2+spa-l3+archidamus@eion", "ath-l15@amphipolis", "spa-l1+brasidas@amphipolis")
                .table(new ScriptedDice());
        String told = "The defender may stand outside and fight instead.";
        assertThat(said(preview(table.state(), Theatre.SPARTA, "besiege leader=brasidas units=all")))
                .contains(told);
        table.order(Theatre.SPARTA, "march leader=archidamus units=all to=amphipolis")
                .order(Theatre.ATHENS, "shelter choice=inside");
        assertThat(said(preview(table.state(), Theatre.SPARTA, "besiege units=all")))
                .contains("success")
                .doesNotContain(told);
    }

    /** Ships at their port that have evaded are asked once more, but fight this stack no more, wherever they stay. */
    @Rule({"7.10", "9.0", "ruling-S1", "ruling-V5"})
    @Test
    void aSiegeIsNotToldToBeFoughtByShipsThatHaveEvaded() {
        TestTable<War> table = Theatre.of("campaign")
                .with(
                        "spa-l1+spa-l2+pel-n1+pel-n2+archidamus@icarian-sea",
                        "cargo=spa-l1:pel-n1",
                        "cargo=spa-l2:pel-n2")
                .with("ath-l1+ath-n1@samos")
                .table(new ScriptedDice().d6(1).d6(6));
        table.order(Theatre.SPARTA, "march leader=archidamus units=all to=samos")
                .order(Theatre.SPARTA, "attack target=both")
                .order(Theatre.ATHENS, "react choice=evade")
                .order(Theatre.ATHENS, "shelter choice=inside");
        assertThat(said(preview(table.state(), Theatre.SPARTA, "besiege units=all")))
                .contains("success")
                .contains("The defender's ships may stay outside; then the siege goes on without them.")
                .doesNotContain("may stand outside");
    }

    /** What was ravaged this year takes revenue at the next Revenue Phase; what was ravaged last year has done so. */
    @Rule({"9.2", "12.1", "ruling-M7"})
    @ParameterizedTest
    @CsvSource({
        "mark=ravaged:megara quarter=summer, 40",
        "mark=ravaged-before:megara quarter=summer, 45",
        "mark=ravaged-before:megara initiative quarter=administration, 45",
        "mark=ravaged-before:megara admin=government quarter=administration, 40",
        "mark=ravaged:megara admin=calendar quarter=winter, 40"
    })
    void theLedgerKnowsWhichRavagesStillCount(String position, int talents) {
        War war = Theatre.of("campaign").with(position.split(" ", -1)).war();
        assertThat(answer(war, "ledger side=sparta")).contains("the next revenue would be " + talents + " talents");
    }

    @Rule({"3.2", "9.2", "12.1"})
    @Test
    void whatTheLedgerForecastsForARavageIsReceived() {
        TestTable<War> table = Theatre.of("campaign")
                .with("turn=athens", "second", "quarter=winter", "year=431", "ath-l1+nicias@megara")
                .with("prestige=3", "barred=syracuse-joins")
                .table(new ScriptedDice().d6(1, 1).d6(6, 6));
        table.order(Theatre.ATHENS, "ravage leader=nicias units=all");
        assertThat(answer(table.state(), "ledger side=sparta"))
                .contains("35 talents: basic revenue 45, Megara ravaged −5 and Megara neutral −5");
        table.order(Theatre.ATHENS, "done").order(Theatre.ATHENS, "done");
        assertThat(table.events().stream()
                        .filter(RevenueReceived.class::isInstance)
                        .map(RevenueReceived.class::cast)
                        .filter(revenue -> revenue.side() == Side.SPARTA))
                .extracting(RevenueReceived::total)
                .containsExactly(35);
    }

    /** Persia's money is no part of the sum, and so is told beside it. */
    @Rule({"15.13", "ruling-Y1"})
    @Test
    void theLedgerTellsWhatPersiaMaySend() {
        String sparta = "ledger side=sparta";
        War before = Theatre.of("campaign").with("year=408", "persia").war();
        assertThat(answer(before, sparta)).contains("Persia sends 75 to 165 talents more, by a die.");
        War early = Theatre.of("campaign").with("year=410", "persia").war();
        assertThat(answer(early, sparta)).contains("Persia sends 15 to 75 talents more");
        assertThat(answer(early, "ledger side=athens")).doesNotContain("Persia sends");
        assertThat(answer(Theatre.of("campaign").war(), sparta)).doesNotContain("Persia sends");
        War begun = Theatre.begin("ionian-war", new ScriptedDice()).state();
        assertThat(answer(begun, sparta)).contains("45 talents").doesNotContain("Persia sends");
    }

    /** Some governments stay or fall whatever prestige says: nobody is told that theirs hangs on it. */
    @Rule({"3.2", "14.1", "15.7", "ruling-Y6"})
    @ParameterizedTest
    @CsvSource({
        "government=1 year=430, It stays if prestige is then better",
        "government=1 year=429, 'it falls, whatever prestige says'",
        "government=1 year=428 admin=events, 'it falls, whatever prestige says'",
        "government=2 year=429, 'it stays, whatever prestige says'",
        "government=2 year=428, It stays if prestige is then better",
        "government=6 year=421 peace admin=government, 'it stays, whatever prestige says'",
        "government=6 year=421 peace, It stays if prestige is then better",
        "government=8 year=411, It stays in power for one year only.",
        "government=12 year=404, 'it stays, whatever prestige says'"
    })
    void aGovernmentSaysWhatItDependsOn(String position, String told) {
        War war = Theatre.of("campaign").with(position.split(" ", -1)).war();
        String page = answer(war, "government");
        assertThat(page).contains(told);
        assertThat(page.contains("if prestige is then better")).isEqualTo(told.contains("if prestige"));
    }

    /** The camps of a sally hold those whose points are told; who does not besiege is no hindrance to the roll. */
    @Rule({"9.0", "9.1"})
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aSallyIsDrawnAgainstTheBesiegersAlone(boolean rolled) {
        Theatre theatre = Theatre.of("campaign")
                .with("turn=athens", "ath-l1+ath-l2+ath-l3@amphipolis/inside", "trapped=athens:amphipolis")
                .with("spa-l1@amphipolis/besieging", "spa-l2@amphipolis");
        String sally = "sally place=amphipolis";
        List<Camp> camps;
        if (rolled) {
            TestTable<War> table = theatre.table(new ScriptedDice().d6(1));
            War before = table.state();
            table.order(Theatre.ATHENS, sally);
            camps = table.events().stream()
                    .flatMap(event ->
                            Theatre.game()
                                    .views()
                                    .board(event, Theatre.game().conceal(before, Viewer.EVERYONE))
                                    .stream())
                    .findFirst()
                    .orElseThrow()
                    .camps();
        } else {
            camps = preview(theatre.war(), Theatre.ATHENS, sally)
                    .orElseThrow()
                    .boards()
                    .getFirst()
                    .camps();
        }
        assertThat(camps).allSatisfy(camp -> {
            int points = camp.pieces().stream()
                    .mapToInt(piece -> Integer.parseInt(piece.number().orElseThrow()))
                    .sum();
            assertThat(camp.figure()).isEqualTo(Integer.toString(points));
        });
        assertThat(camps.getFirst().style()).isEqualTo(Side.SPARTA.id());
    }

    /** What Athens holds since an earlier year it has not captured in this one. */
    @Rule({"13.0", "ruling-Y2"})
    @Test
    void aCityThatIsHeldSinceLongIsNotSaidToBeTakenThisYear() {
        War war = Theatre.of("campaign")
                .with("mark=taken:cythera", "mark=taken-before:cythera")
                .war();
        assertThat(answer(war, "city city=cythera"))
                .contains("Was held by Athens' side this year.", "Was held by Athens' side last year.")
                .doesNotContain("aptured");
    }
}
