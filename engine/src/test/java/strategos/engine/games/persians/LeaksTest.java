package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.engine.Rule;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.dice.SeededDice;
import strategos.engine.games.persians.losses.LossEvents.ShipsLost;
import strategos.engine.games.persians.movement.MovementEvents.AttritionRolled;
import strategos.engine.games.persians.movement.MovementEvents.VoyageLost;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Active.Tried;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Facade;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.library.RegisteredGames;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;

/** What counters that lie face down must not show, tried one by one; {@code PairedWorldsTest} looks for the rest. */
class LeaksTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;
    private static final Phrasebook WORDS = RegisteredGames.LIBRARY.words("persians", Escape.plain());

    /** Three Greek counters, of which the others follow the first, or do not. */
    private static Table three(boolean band) {
        Table table = Table.empty()
                .leader(GREEK, "leonidas", "phthiotis", "gr-sparta-hop")
                .leader(GREEK, "strategos1", "phthiotis", "gr-athens-hop")
                .leader(GREEK, "strategos3", "phthiotis", "gr-plataea")
                .points(PERSIAN, 16);
        return band ? table.change(war -> war.with(war.greek().eachChief(c -> under(c, "leonidas")))) : table;
    }

    private static Chief under(Chief chief, String boss) {
        return chief.id().equals(new CounterId(boss)) ? chief : chief.under(new CounterId(boss));
    }

    private static War seen(Played played, Viewer viewer) {
        return Table.game().conceal(played.war(), viewer).position();
    }

    @Rule({"6.1", "6.3", "ruling-asked"})
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aFailedAttemptAtACounterDoesNotShowWhoFollowsIt(boolean band) {
        Played played = three(band)
                .leader(PERSIAN, "mardonius", "phthiotis", "4*pe-spara")
                .step(new Step.Segment(PERSIAN, false, 0))
                .play(new ScriptedDice()
                        .unshuffled()
                        .d6(1)
                        .unshuffled()
                        .d6(1)
                        .unshuffled()
                        .d6(1));
        played.persian("activate counter=mardonius");
        for (int attempts = 1; attempts <= 3; attempts++) {
            played.persian("intercept with=mardonius target=counter");
            Active active = seen(played, PERSIAN.seat()).active().orElseThrow();
            assertThat(active.tried()).hasSize(attempts).allMatch(Tried::isMark);
            assertThat(played.verbs(PERSIAN).contains("intercept")).isEqualTo(attempts < 3);
        }
    }

    @Rule({"6.1", "6.3", "ruling-asked"})
    @ParameterizedTest
    @CsvSource({"true, leonidas", "false, leonidas", "false, 'leonidas,strategos3'"})
    void aFailedAttemptOfACounterDoesNotShowHowManyTriedWithIt(boolean band, String with) {
        Played played = three(band)
                .leader(PERSIAN, "xerxes", "thessaly", "4*pe-spara")
                .step(new Step.Segment(PERSIAN, false, 0))
                .play(new ScriptedDice().d6(3));
        played.persian("activate counter=xerxes").persian("march path=phthiotis");
        played.greek("intercept with=" + with + " target=force");
        assertThat(played.awaited()).as("the window stays open").containsExactly("greeks");
        for (Viewer viewer : List.of(PERSIAN.seat(), Viewer.EVERYONE)) {
            assertThat(((Step.Entry) seen(played, viewer).step()).tried())
                    .containsExactly(Tried.mark(new ZoneId("phthiotis")));
        }
        assertThat(played.verbs(GREEK).contains("intercept"))
                .as("who has tried cannot try again")
                .isEqualTo(!band);
        played.greek("pass");
        assertThat(played.awaited()).containsExactly("persians");
    }

    @Rule({"6.1", "11.1", "ruling-asked"})
    @Test
    void whoLeavesTakesAnAttemptAlongWhoeverItWas() {
        // The dummy was not tried at, and is found out by scouts: all could think that it was.
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "attica", "gr-sparta-hop")
                .leader(PERSIAN, "artabazus", "attica", "pe-spara")
                .leader(PERSIAN, "dummy-p1", "attica", "")
                .hand(GREEK, "reconnaissance")
                .play(new ScriptedDice().unshuffled().d6(1).dice(2, 2).d6(1));
        played.greek("activate counter=leonidas").greek("intercept with=leonidas target=counter");
        played.greek("stratagem counter=reconnaissance aim=attica");
        assertThat(seen(played, GREEK.seat()).active().orElseThrow().tried()).isEmpty();
        assertThat(played.verbs(GREEK)).contains("intercept");
        played.greek("intercept with=leonidas target=counter");
        assertThat(played.verbs(GREEK)).doesNotContain("intercept");
    }

    private static War reorganising(Table table) {
        War war = table.war();
        return war.withSteps(List.of(new Step.Reorganise(
                false, false, Facade.of(war.side(GREEK), Set.of()), Facade.of(war.side(PERSIAN), Set.of()))));
    }

    @Rule({"11.1", "ruling-dummies"})
    @ParameterizedTest
    @CsvSource({"leonidas, dummy-g1", "dummy-g1, leonidas"})
    void aDummyThatIsNotLaidDoesNotShowTheCommanderInChief(String alone, String among) {
        Table table = Table.empty()
                .leader(GREEK, alone, "laconia", "")
                .leader(GREEK, among, "attica", "")
                .leader(GREEK, "strategos1", "attica", "")
                .leader(PERSIAN, "mardonius", "antandros", "pe-spara")
                .decoy(GREEK, "sea-attica")
                .fleet(GREEK, 1, "sea-attica", "athens-1")
                .fleet(GREEK, 2, "sea-andros", "athens-3", "athens-3")
                .change(w -> w.with(w.greek().lost(1, 1)));
        War war = reorganising(table);
        Played played = new Played(war, new SeededDice(1)).greek("pass").persian("pass");
        assertThat(played.side(GREEK).counters(new ZoneId("attica"))).isEqualTo(3);
        assertThat(played.side(GREEK).counters(new ZoneId("laconia"))).isEqualTo(1);
        assertThat(played.side(GREEK).counters(new ZoneId("sea-attica"))).isEqualTo(3);
    }

    @Rule({"11.1", "ruling-dummies"})
    @Test
    void aDummyMayBeLaidOntoADummy() {
        War war = reorganising(Table.empty()
                .leader(GREEK, "dummy-g1", "laconia", "")
                .leader(GREEK, "strategos1", "attica", "")
                .change(w -> w.with(w.greek().lost(1, 0))));
        Played played = new Played(war, new ScriptedDice());
        played.greek("place dummy=leader zone=laconia");
        assertThat(played.side(GREEK).counters(new ZoneId("laconia"))).isEqualTo(2);
    }

    @Rule({"11.2-tempest", "ruling-tempest"})
    @ParameterizedTest
    @CsvSource({"0, 1, 0", "1, 0, 1"})
    void theDummyThrowsFirstOrLastInTheTempest(int first, int second, int lost) {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .decoy(PERSIAN, "sea-andros")
                .fleet(PERSIAN, 1, "sea-andros", "persia-2", "persia-5")
                .hand(GREEK, "tempest")
                .play(new ScriptedDice().shuffled(first, second).d6(6, 1));
        played.greek("stratagem counter=tempest aim=sea-andros");
        assertThat(played.events(AttritionRolled.class)).hasSize(2);
        assertThat(played.events(ShipsLost.class).stream()
                        .filter(ships -> ships.vessel().equals(new CounterId("fleet-p1")))
                        .anyMatch(ships -> !ships.ships().isEmpty()))
                .as("the fleet throws the first die, which costs it a ship, or the second")
                .isEqualTo(lost == 1);
    }

    @Rule({"9.1", "9.4"})
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void nobodySeesWhichFleetCarriesTheActiveLeader(int fleet) {
        Played played = Table.empty()
                .fleet(PERSIAN, 1, "sea-samos", "persia-5")
                .fleet(PERSIAN, 2, "sea-samos", "persia-5")
                .aboard(PERSIAN, "ariabignes", fleet, "")
                .step(
                        new Step.Segment(PERSIAN, true, 0),
                        Active.of(new Force(PERSIAN, new ZoneId("sea-samos"), CounterId.list("ariabignes"))))
                .play();
        played.persian("sail vessel=fleet-p1 path=sea-caria");
        for (Viewer viewer : List.of(GREEK.seat(), Viewer.EVERYONE)) {
            assertThat(seen(played, viewer).active().orElseThrow().force().place())
                    .isEqualTo(ZoneId.AFLOAT);
        }
        assertThat(seen(played, PERSIAN.seat()).active().orElseThrow().force().place())
                .isEqualTo(new ZoneId(fleet == 1 ? "sea-caria" : "sea-samos"));
    }

    @Rule({"9.1", "9.4"})
    @Test
    void aConcealedPositionIsTheSameWhoeverIsAboardOfWhat() {
        List<War> seen = Stream.of(1, 2)
                .map(fleet -> Table.empty()
                        .fleet(PERSIAN, 1, "sea-samos", "persia-5")
                        .fleet(PERSIAN, 2, "sea-caria", "persia-5")
                        .aboard(PERSIAN, "ariabignes", fleet, "")
                        .war())
                .map(war -> Table.under(
                        war,
                        new Step.Segment(PERSIAN, true, 0),
                        Active.of(new Force(
                                PERSIAN,
                                war.side(PERSIAN)
                                        .chief(new CounterId("ariabignes"))
                                        .orElseThrow()
                                        .place(),
                                CounterId.list("ariabignes")))))
                .map(war -> Table.game().conceal(war, GREEK.seat()).position())
                .toList();
        assertThat(seen.getFirst()).isEqualTo(seen.getLast());
    }

    @Rule({"9.1", "11.2-tempest", "ruling-tempest"})
    @ParameterizedTest
    @CsvSource({"fleet-p1, true", "fleet-p2, false"})
    void whoseCounterUnderSailGoesDownShowsItAtOnceAndNotByADieThatNeverFalls(String sails, boolean over) {
        Played played = Table.empty()
                .fleet(PERSIAN, 1, "sea-samos", "persia-1")
                .fleet(PERSIAN, 2, "sea-samos", "persia-5")
                .aboard(PERSIAN, "ariabignes", 2, "")
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .hand(GREEK, "tempest")
                .step(
                        new Step.Segment(PERSIAN, true, 0),
                        Active.of(new Force(PERSIAN, new ZoneId("sea-samos"), CounterId.list("ariabignes"))))
                .play(new ScriptedDice().unshuffled().d6(2).d6(1).d6(1));
        played.persian("sail vessel=" + sails + " path=sea-caria");
        played.persian("sail vessel=" + sails + " path=sea-samos");
        assertThat(seen(played, GREEK.seat()).active().orElseThrow().voyage()).isPresent();
        played.greek("stratagem counter=tempest aim=sea-samos");
        assertThat(played.side(PERSIAN).vessel(new CounterId("fleet-p1"))).isEmpty();
        assertThat(seen(played, GREEK.seat()).active().orElseThrow().voyage().isEmpty())
                .isEqualTo(over);
        assertThat(played.events(VoyageLost.class)).hasSize(over ? 1 : 0);
        assertThat(played.events(ShipsLost.class).stream()
                        .flatMap(lost -> lost.tell(Table.game().conceal(played.war(), GREEK.seat())).stream())
                        .map(line -> WORDS.say(line.text())))
                .containsExactly("A fleet of the Persians is lost in the Icarian Sea (the tempest).");
    }
}
