package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import strategos.engine.Event;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.persians.battle.BattleEvents.AnswersOpened;
import strategos.engine.games.persians.battle.BattleEvents.BrokeOff;
import strategos.engine.games.persians.battle.BattleEvents.DangerRolled;
import strategos.engine.games.persians.interception.InterceptionEvents.InterceptionTried;
import strategos.engine.games.persians.losses.LossEvents.LeaderGone;
import strategos.engine.games.persians.losses.LossEvents.WashedAshore;
import strategos.engine.games.persians.movement.MovementEvents.TroopsLeft;
import strategos.engine.games.persians.movement.MovementEvents.TroopsTaken;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.province.ProvinceEvents.PoliticsTried;
import strategos.engine.games.persians.province.ProvinceEvents.ProvinceTurned;
import strategos.engine.games.persians.sea.SeaEvents.Sailed;
import strategos.engine.games.persians.stratagem.StratagemEvents.Sighted;
import strategos.engine.games.persians.war.BattleSide.Will;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Navy.Ship;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.library.RegisteredGames;
import strategos.engine.offer.Call;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/** What all are told of a counter that stays face down, and what its owner is. */
class OpenWordsTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;
    private static final Phrasebook WORDS = RegisteredGames.LIBRARY.words(Persians.ID, Escape.plain());

    @Rule({"6.3", "11.1", "ruling-asked"})
    @Test
    void ofATargetAllLearnAmongHowManyItWas() {
        Table table = Table.empty()
                .leader(GREEK, "leonidas", "attica", "gr-sparta-hop")
                .leader(PERSIAN, "dummy-p1", "attica", "")
                .leader(PERSIAN, "artabazus", "attica", "pe-spara");
        Played played = table.play(new ScriptedDice().unshuffled().d6(1));
        played.greek("activate counter=leonidas");
        War before = played.war();
        played.greek("intercept with=leonidas target=counter");
        InterceptionTried tried = played.events(InterceptionTried.class).getFirst();
        assertThat(tried.met()).isEmpty();
        for (Viewer viewer : List.of(Viewer.EVERYONE, PERSIAN.seat(), GREEK.seat())) {
            Text told = tried.tell(Table.game().conceal(before, viewer))
                    .orElseThrow()
                    .text();
            assertThat(told.with().get("of")).isEqualTo(new Arg.Count(2));
        }
    }

    @Rule({"3", "4", "4.2", "9"})
    @Test
    void anOwnerSeesBoxesFleetsAndWhoFollowsWhom() {
        Table table = Table.empty()
                .fleet(GREEK, 1, "sea-attica", "athens-3", "athens-1", "athens-1")
                .aboard(GREEK, "themistocles", 1, "gr-athens-hop")
                .aboard(GREEK, "strategos1", 1, "")
                .change(war -> war.with(war.greek()
                        .with(war.greek()
                                .chief(new CounterId("strategos1"))
                                .orElseThrow()
                                .under(new CounterId("themistocles")))));
        Seen<War> seen = Table.game().conceal(table.war(), GREEK.seat());
        List<String> keys = Table.game().views().answer(Call.of("orders"), seen).brief().stream()
                .map(line -> line.text().toString())
                .toList();
        assertThat(keys).anyMatch(line -> line.contains("brief.under") && line.contains("themistocles"));
        assertThat(keys).anyMatch(line -> line.contains("brief.aboard") && line.contains("fleet-g1"));
        assertThat(keys).anyMatch(line -> line.contains("brief.fleet") && line.contains("athens-1"));
    }

    /** What holds for a phase or for good was told when it was played, and who comes later has not read that. */
    @Rule({"11.2-isolationism", "11.2-panhellenism", "11.2-no-quarter"})
    @Test
    void whatStratagemsHaveLeftInForceIsSaidToAll() {
        War war = Table.empty().war();
        assertThat(rulesInForce(war)).isEmpty();
        assertThat(rulesInForce(war.withStatus(war.status().withIsolation(true))))
                .containsExactly("11.2-isolationism");
        assertThat(rulesInForce(war.withStatus(war.status().withUnion(true).withNoMercy(true))))
                .containsExactly("11.2-panhellenism", "11.2-no-quarter");
    }

    private static List<String> rulesInForce(War war) {
        return Table.game().views().of(Table.game().conceal(war, Viewer.EVERYONE)).brief().stream()
                .flatMap(line -> line.rule().stream())
                .filter(rule -> rule.startsWith("11.2-"))
                .toList();
    }

    private static String said(Event<War> event, War before, Viewer viewer) {
        return event.tell(Table.game().conceal(before, viewer))
                .map(WORDS::withRule)
                .orElse("");
    }

    /** Who leaves a leader behind does not leave nothing; that a counter stays, all can see. */
    @Rule("5.2")
    @Test
    void whoIsLeftOrTakenAlongIsNamedToHisOwner() {
        Played played = Table.empty()
                .leader(PERSIAN, "mardonius", "thessaly", "2*pe-spara pe-hcav")
                .leader(PERSIAN, "artabazus", "thessaly", "pe-arch")
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .step(new Step.Segment(PERSIAN, false, 0))
                .play();
        played.persian("activate counter=mardonius");
        War before = played.war();
        played.persian("take what=artabazus").persian("leave what=artabazus,1-pe-spara,1-pe-hcav");
        TroopsTaken taken = played.events(TroopsTaken.class).getFirst();
        TroopsLeft left = played.events(TroopsLeft.class).getFirst();
        assertThat(said(taken, before, PERSIAN.seat())).isEqualTo("You take Artabazus along in Thessaly. (5.2)");
        assertThat(said(taken, before, GREEK.seat())).isEmpty();
        assertThat(said(left, before, PERSIAN.seat()))
                .isEqualTo("You leave Artabazus, 1 × Persian heavy cavalry 3B and 1 × Persian sparabara 5C in Thessaly."
                        + " (5.2)");
        assertThat(said(left, before, GREEK.seat()))
                .isEqualTo("The Persians leave 1 × Persian heavy cavalry 3B and 1 × Persian sparabara 5C in Thessaly."
                        + " (5.2)");
    }

    /** The king goes home in winter by the scenario, and else by a stratagem; at sea a rule of its own holds. */
    @Rule({"4.4", "9.3", "11.2", "14.1", "14.3"})
    @Test
    void whatIsToldCitesItsOwnRule() {
        Event<War> gone = new LeaderGone(PERSIAN, CounterId.XERXES, Optional.empty(), false);
        War winter = Table.empty()
                .leader(PERSIAN, "xerxes", "antandros", "")
                .step(new Step.TurnStart(3))
                .war();
        assertThat(said(gone, winter, Viewer.EVERYONE)).isEqualTo("Xerxes leaves the war. (14.3)");
        War segment = Table.empty().leader(PERSIAN, "xerxes", "antandros", "").war();
        assertThat(said(gone, segment, Viewer.EVERYONE)).endsWith("(11.2)");
        Event<War> ashore = new WashedAshore(GREEK, CounterId.list("strategos1"), new ZoneId("samos"), true);
        assertThat(said(ashore, Table.empty(Printed.REVOLT).war(), Viewer.EVERYONE))
                .endsWith("(14.1)");
        Table sea = Table.empty().fleet(GREEK, 1, "sea-andros", "athens-3").fleet(PERSIAN, 1, "sea-andros", "persia-5");
        War fight = sea.step(new Step.Segment(GREEK, true, 0), TestBattles.atSea(sea.war(), "sea-andros", GREEK))
                .war();
        assertThat(said(new BrokeOff(GREEK, false), fight, Viewer.EVERYONE)).endsWith("(9.3)");
        assertThat(said(new AnswersOpened(Will.ON, Will.ON), fight, Viewer.EVERYONE))
                .endsWith("(9.3)");
    }

    @Rule("11.2-reconnaissance")
    @Test
    void whatScoutsHaveSeenIsRememberedWithItsShips() {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .fleet(PERSIAN, 1, "sea-andros", "persia-5", "persia-5")
                .hand(GREEK, "reconnaissance")
                .play();
        War before = played.war();
        played.greek("stratagem counter=reconnaissance aim=sea-andros");
        assertThat(said(played.events(Sighted.class).getFirst(), before, GREEK.seat()))
                .startsWith("Your scouts see in the Sea of Andros: fleet 1; ships: 2 × Persian ships (5 PN);"
                        + " troops aboard: nothing.");
        assertThat(Table.game()
                        .views()
                        .of(Table.game().conceal(played.war(), GREEK.seat()))
                        .brief())
                .extracting(line -> WORDS.say(line.text()))
                .contains(
                        "Seen in the Sea of Andros: fleet 1; ships: 2 × Persian ships (5 PN); troops aboard: nothing.");
    }

    @Rule("7.5")
    @Test
    void whetherTheCommanderLivesIsTold() {
        War war = Table.empty().war();
        assertThat(said(new DangerRolled(GREEK, 1, List.of(6, 6), 3), war, Viewer.EVERYONE))
                .isEqualTo("The commander of the Persians is in danger on 6 and 6: a 3, and he lives. (7.5)");
        assertThat(said(new DangerRolled(GREEK, 1, List.of(1, 1), 4), war, Viewer.EVERYONE))
                .isEqualTo("The commander of the Persians is in danger on 1 and 1: a 4, and he falls. (7.5)");
    }

    /** Both sides have a single ship 1. */
    @Rule("9.1")
    @Test
    void whoseSingleShipSailsIsTold() {
        War war = Table.empty()
                .change(now -> now.with(now.greek().single(new ZoneId("sea-andros"), Ship.fresh("athens-1"))))
                .war();
        Event<War> sailed = new Sailed(
                GREEK, CounterId.ship(GREEK, 1), new ZoneId("sea-andros"), new ZoneId("sea-attica"), 1, true);
        assertThat(said(sailed, war, PERSIAN.seat()))
                .isEqualTo("The Greeks sail with a single ship from the Sea of Andros to the Saronic Gulf. (9.1)");
        assertThat(said(sailed, war, GREEK.seat())).startsWith("Single ship 1 sails");
    }

    /** A city of Asia was never neutral before; modifiers are told where there are any. */
    @Rule("14.3-political")
    @Test
    void whatPoliticsBringReadsAsItIs() {
        War war = Table.empty().war();
        ZoneId antandros = new ZoneId("antandros");
        assertThat(said(new ProvinceTurned(antandros, Optional.empty(), Troops.NONE), war, Viewer.EVERYONE))
                .startsWith("Antandros becomes neutral.");
        assertThat(said(new PoliticsTried(GREEK, antandros, 1, 0, 1, List.of(2, 5), 17, false), war, Viewer.EVERYONE))
                .startsWith("The Greeks fail in Antandros: 2 and 5 with 1 point make 8 where 17 is needed.");
        assertThat(said(new PoliticsTried(GREEK, antandros, 9, -4, 1, List.of(6, 6), 17, true), war, Viewer.EVERYONE))
                .startsWith("The Greeks succeed in Antandros: 6 and 6 with 9 points and modifiers of −4 make 17"
                        + " where 17 is needed.");
    }
}
