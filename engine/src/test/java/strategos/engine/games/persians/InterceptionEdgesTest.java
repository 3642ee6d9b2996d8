package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.Rule;
import strategos.engine.dice.Cause;
import strategos.engine.dice.Dice;
import strategos.engine.dice.Roll;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.persians.battle.BattleEvents.BattleJoined;
import strategos.engine.games.persians.common.CounterEvents.PointsSpent;
import strategos.engine.games.persians.interception.Interception;
import strategos.engine.games.persians.interception.Interception.Attempt;
import strategos.engine.games.persians.interception.InterceptionEvents.InterceptionTried;
import strategos.engine.games.persians.interception.InterceptionEvents.InterceptionTried.Met;
import strategos.engine.games.persians.interception.InterceptionEvents.NobodyLayInWait;
import strategos.engine.games.persians.printed.Contact;
import strategos.engine.games.persians.war.Active.Tried;
import strategos.engine.games.persians.war.CampaignStatus;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Navy.Ship;
import strategos.engine.games.persians.war.SeaTry;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Text.Arg;

/** Interception: who may try, at whom, for how much, and what others learn of it. */
class InterceptionEdgesTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;

    private static Interception.Odds odds(Table table, String zone, String ours, String theirs, int oracle) {
        Interception.Attempt attempt = new Interception.Attempt(
                new Force(GREEK, new ZoneId(zone), CounterId.list(ours)),
                new Force(PERSIAN, new ZoneId(zone), CounterId.list(theirs)),
                0,
                oracle);
        return Table.RULES.interception().odds(table.war(), attempt);
    }

    @Rule({"6.2", "11.2-oracle"})
    @ParameterizedTest
    @CsvSource({"locris, 0, 0", "locris, 2, 2", "locris, -2, -2", "phocis, 0, 1", "phocis, 2, 3", "phocis, -2, -1"})
    void mountainsAndTheOracleAddToTheDie(String zone, int oracle, int bonus) {
        Table table = Table.empty()
                .leader(GREEK, "leonidas", zone, "gr-sparta-hop")
                .leader(PERSIAN, "mardonius", zone, "pe-spara");
        assertThat(odds(table, zone, "leonidas", "mardonius", oracle)).isEqualTo(new Interception.Odds(0, bonus));
    }

    @Rule({"9.2", "11.2-oracle"})
    @ParameterizedTest
    @CsvSource({"0, 2", "2, 4", "-2, 0"})
    void atSeaTheOracleAddsToTheValueOfTheLeader(int oracle, int bonus) {
        Table table = Table.empty()
                .fleet(GREEK, 1, "sea-andros", "athens-3")
                .aboard(GREEK, "themistocles", 1, "")
                .fleet(PERSIAN, 1, "sea-andros", "persia-5");
        assertThat(odds(table, "sea-andros", "fleet-g1", "fleet-p1", oracle).bonus())
                .isEqualTo(bonus);
    }

    /** Equal values need a 4 for contact; with one more a 3 does, with one less a 4 does not. */
    @Rule("6.2")
    @ParameterizedTest
    @CsvSource({"3, 0,", "4, 0, BATTLE", "3, 1, BATTLE", "4, -1,"})
    void whatIsAddedCountsInTheTable(int die, int bonus, Contact result) {
        assertThat(Table.RULES.interception().result(new Interception.Odds(0, bonus), die, false))
                .isEqualTo(Optional.ofNullable(result));
    }

    private static Table meeting(String from, String zone) {
        return Table.empty()
                .leader(PERSIAN, "mardonius", from, "4*pe-spara")
                .leader(GREEK, "leonidas", zone, "gr-sparta-hop")
                .points(PERSIAN, 16)
                .step(new Step.Segment(PERSIAN, false, 0));
    }

    @Rule({"6.2", "6.1"})
    @Test
    void aMissShowsTheDieAndNeitherColumnNorModifiers() {
        Played played = meeting("locris", "phocis").play(new ScriptedDice().d6(2));
        played.persian("activate counter=mardonius").persian("march path=phocis");
        played.greek("intercept with=leonidas target=force");
        InterceptionTried tried = played.events(InterceptionTried.class).getFirst();
        assertThat(tried.met()).isEmpty();
        assertThat(tried.thrown().orElseThrow().dice()).containsExactly(2);
    }

    @Rule({"6.2", "6", "ruling-battle-cost"})
    @Test
    void contactShowsThemAndTheBattleCostsTheActiveSideAPoint() {
        Played played = meeting("locris", "phocis")
                .status(new CampaignStatus(false, false, true, false, Set.of(), List.of(), List.of(), List.of()))
                .hand(GREEK, "treason")
                .play(new ScriptedDice().d6(4));
        played.persian("activate counter=mardonius").persian("march path=phocis");
        played.greek("intercept with=leonidas target=force");
        InterceptionTried tried = played.events(InterceptionTried.class).getFirst();
        assertThat(tried.met().orElseThrow().odds()).isEqualTo(new Interception.Odds(1, 1));
        assertThat(played.events(PointsSpent.class)).contains(new PointsSpent(GREEK, 1, "interception"));
        // Two for the mountains, one for the battle.
        assertThat(played.side(PERSIAN).points()).isEqualTo(13);
        assertThat(played.side(GREEK).points()).isEqualTo(9);
    }

    @Rule({"5.4-thermopylae", "ruling-battle-cost"})
    @ParameterizedTest
    @CsvSource({"3, 2", "0, 0"})
    void theAttemptAtThermopylaeIsToldAndFreeForWhoHasNothing(int points, int left) {
        Played played = meeting("phthiotis", "thermopylae")
                .points(GREEK, points)
                .hand(GREEK, "treason")
                .play();
        played.persian("activate counter=mardonius").persian("march path=thermopylae");
        played.greek("intercept with=leonidas target=force");
        assertThat(played.events(InterceptionTried.class)).singleElement().satisfies(tried -> {
            assertThat(tried.met()).isPresent();
            assertThat(tried.thrown()).isEmpty();
        });
        assertThat(played.events(BattleJoined.class))
                .singleElement()
                .satisfies(battle -> assertThat(battle.ambusher()).isEmpty());
        assertThat(played.side(GREEK).points()).isEqualTo(left);
        // Whether the point was there is nobody else's business.
        assertThat(played.events(PointsSpent.class)).contains(new PointsSpent(GREEK, points - left, PointsSpent.FREE));
    }

    @Rule("6.1")
    @Test
    void unitsWithoutALeaderAreTriedOnceInAnActivation() {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "locris", "gr-sparta-hop")
                .unled(PERSIAN, "locris", "pe-spara")
                .play(new ScriptedDice().d6(1));
        played.greek("activate counter=leonidas").greek("intercept with=leonidas target=unled");
        assertThat(played.events(InterceptionTried.class).getFirst().met()).isEmpty();
        assertThat(played.verbs(GREEK)).doesNotContain("intercept");
    }

    @Rule({"6.1", "6.3"})
    @Test
    void theNextAttemptIsAtACounterNotTried() {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "locris", "gr-sparta-hop")
                .leader(PERSIAN, "artabazus", "locris", "pe-spara")
                .leader(PERSIAN, "mardonius", "locris", "pe-spara")
                .hand(GREEK, "treason")
                .play(new ScriptedDice().shuffled(0, 1).d6(1).shuffled(0, 1).d6(6));
        played.greek("activate counter=leonidas")
                .greek("intercept with=leonidas target=counter")
                .greek("intercept with=leonidas target=counter");
        assertThat(played.war().fight().force(PERSIAN).members()).containsExactly(new CounterId("mardonius"));
    }

    private static Table atSea() {
        return Table.empty()
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .fleet(GREEK, 1, "sea-chios", "athens-3")
                .fleet(PERSIAN, 1, "sea-chios", "persia-5")
                .change(war -> war.with(war.persian().single(new ZoneId("sea-chios"), Ship.fresh("persia-2"))));
    }

    @Rule({"9.2", "6.3", "ruling-asked"})
    @Test
    void shipsThatLieFaceUpAreNoCounterAndTakeNoAttemptAtOne() {
        Played played = atSea().play(new ScriptedDice().d6(1, 1).d6(1, 1));
        played.greek("activate counter=leonidas").greek("intercept with=fleet-g1 target=ships");
        played.refused(GREEK, "intercept with=fleet-g1 target=ships");
        // One face-down counter: nothing is drawn.
        played.greek("intercept with=fleet-g1 target=counter");
        assertThat(played.verbs(GREEK)).doesNotContain("intercept");
    }

    @Rule({"9.2", "ruling-asked"})
    @Test
    void aShipOutsideAFleetMayInterceptToo() {
        Played played = Table.empty()
                .leader(PERSIAN, "xerxes", "antandros", "pe-spara")
                .fleet(PERSIAN, 1, "sea-troad", "persia-5")
                .change(war -> war.with(war.greek().single(new ZoneId("sea-chios"), Ship.fresh("athens-3"))))
                .step(new Step.Segment(PERSIAN, false, 0))
                .play();
        played.persian("activate counter=xerxes").persian("sail vessel=fleet-p1 path=sea-chios");
        assertThat(played.awaited()).containsExactly("greeks");
    }

    @Rule({"9.1", "9.2"})
    @Test
    void theVoyageIsPaidForBeforeTheBattle() {
        Played played = Table.empty()
                .leader(PERSIAN, "xerxes", "antandros", "pe-spara")
                .fleet(PERSIAN, 1, "sea-aegean-north", "persia-1")
                .fleet(GREEK, 1, "sea-chios", "athens-3")
                .step(new Step.Segment(PERSIAN, false, 0))
                .play(new ScriptedDice().d6(6, 6).d6(6));
        played.persian("activate counter=xerxes").persian("sail vessel=fleet-p1 path=sea-troad,sea-chios");
        played.greek("intercept with=fleet-g1 target=force");
        // A 6 in column 2 sinks the only ship: there is nobody to fight.
        assertThat(played.events(BattleJoined.class)).isEmpty();
        assertThat(played.side(PERSIAN).vessels()).isEmpty();
        assertThat(played.awaited()).containsExactly("persians");
    }

    /** Dice that note which rule each throw is for. */
    private record Noted(Dice dice, List<String> rules) implements Dice {
        @Override
        public Roll roll(Cause cause, int count, int sides) {
            rules.add(cause.kind() + " " + cause.purpose().rule().orElseThrow());
            return dice.roll(cause, count, sides);
        }

        @Override
        public Roll shuffle(Cause cause, int size) {
            return dice.shuffle(cause, size);
        }
    }

    @Rule({"6.2", "7.2", "9.1", "9.2", "9.3", "11.2-tempest"})
    @Test
    void eachThrowNamesItsRule() {
        List<String> rules = new ArrayList<>();
        Played sea = Table.empty()
                .leader(PERSIAN, "xerxes", "antandros", "pe-spara")
                .fleet(PERSIAN, 1, "sea-troad", "persia-1")
                .fleet(GREEK, 1, "sea-chios", "athens-3", "athens-3")
                .hand(PERSIAN, "tempest")
                .step(new Step.Segment(PERSIAN, false, 0))
                .play(new Noted(new ScriptedDice().d6(1).d6(6, 6).d6(1).d6(1, 6), rules));
        sea.persian("stratagem counter=tempest aim=sea-chios");
        sea.persian("activate counter=xerxes").persian("sail vessel=fleet-p1 path=sea-chios");
        sea.greek("intercept with=fleet-g1 target=force");
        assertThat(rules).containsExactly("tempest 11.2-tempest", "interception 9.2", "sea 9.1", "sea 9.3", "sea 9.3");
        rules.clear();
        Played land = meeting("phthiotis", "thessaly")
                .hand(PERSIAN, "treason")
                .play(new Noted(new ScriptedDice().d6(6).d6(1, 1).d6(3, 4, 3, 4), rules));
        land.persian("activate counter=mardonius").persian("march path=thessaly");
        land.greek("intercept with=leonidas target=force").persian("pass");
        assertThat(rules.subList(0, 3)).containsExactly("interception 6.2", "melee 7.2", "melee 7.2");
    }

    /** Each fleet is a force: where one has failed another may try, and the first may not again. */
    @Rule({"6.1", "6.3", "9.2", "ruling-asked"})
    @Test
    void whereOneFleetHasFailedAnotherMayTry() {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .fleet(GREEK, 1, "sea-andros", "athens-3")
                .fleet(GREEK, 2, "sea-andros", "athens-2")
                .fleet(PERSIAN, 1, "sea-andros", "persia-5")
                .play(new ScriptedDice().d6(1, 1, 1, 1));
        played.greek("activate counter=leonidas").greek("intercept with=fleet-g1 target=counter");
        played.refused(GREEK, "intercept with=fleet-g1 target=counter");
        played.refused(GREEK, "intercept with=fleet-g2,fleet-g1 target=counter");
        War before = played.war();
        for (Viewer viewer : List.of(Viewer.EVERYONE, PERSIAN.seat())) {
            assertThat(Table.game()
                            .conceal(before, viewer)
                            .position()
                            .active()
                            .orElseThrow()
                            .tried())
                    .as("who has tried, others do not learn")
                    .containsExactly(Tried.mark(new ZoneId("sea-andros")));
        }
        played.greek("intercept with=fleet-g2 target=counter");
        InterceptionTried second = played.events(InterceptionTried.class).getLast();
        assertThat(second.tell(Table.game().conceal(before, PERSIAN.seat()))
                        .orElseThrow()
                        .text()
                        .with()
                        .get("of"))
                .isEqualTo(new Arg.Count(1));
        assertThat(played.verbs(GREEK)).doesNotContain("intercept");
    }

    private static Table twoAgainstTwo() {
        return Table.empty()
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .fleet(GREEK, 1, "sea-andros", "athens-3")
                .fleet(GREEK, 2, "sea-andros", "athens-2")
                .fleet(PERSIAN, 1, "sea-andros", "persia-5")
                .fleet(PERSIAN, 2, "sea-andros", "persia-2");
    }

    private static List<Integer> targets(Played played) {
        return played.events(InterceptionTried.class).stream()
                .map(tried -> tried.tried().stream()
                        .map(Tried::id)
                        .filter(id -> id.sailsFor(PERSIAN))
                        .mapToInt(id -> id.equals(CounterId.fleet(PERSIAN, 1)) ? 1 : 2)
                        .sum())
                .toList();
    }

    /** So many attempts, none of which makes contact. */
    private static ScriptedDice inVain(int attempts) {
        ScriptedDice dice = new ScriptedDice();
        for (int i = 0; i < attempts; i++) {
            dice = dice.shuffled(0, 1).d6(1, 1);
        }
        return dice;
    }

    /** Each fleet may try at each enemy fleet once (6.1), in whatever order they do, and at none of them twice. */
    @Rule({"6.1", "6.3", "9.2", "ruling-asked"})
    @ParameterizedTest
    @CsvSource({"1 1 2 2, 1 2 1 2", "1 2 1 2, 1 2 2 1", "1 2 2 1, 1 2 1 2"})
    void eachFleetMayTryAtEachOther(String order, String met) {
        Played played = twoAgainstTwo().play(inVain(4));
        played.greek("activate counter=leonidas");
        for (String fleet : order.split(" ", -1)) {
            played.greek("intercept with=fleet-g" + fleet + " target=counter");
        }
        assertThat(targets(played)).extracting(String::valueOf).containsExactly(met.split(" ", -1));
        assertThat(played.verbs(GREEK)).doesNotContain("intercept");
    }

    /** Together they are one force, which tries at nobody at whom either has tried. */
    @Rule({"6.1", "6.3", "9.2", "ruling-asked"})
    @Test
    void togetherTheyTryAtNobodyAtWhomOneHasTried() {
        Played played = twoAgainstTwo().play(inVain(3));
        played.greek("activate counter=leonidas")
                .greek("intercept with=fleet-g1 target=counter")
                .greek("intercept with=fleet-g1,fleet-g2 target=counter");
        played.refused(GREEK, "intercept with=fleet-g1 target=counter");
        played.refused(GREEK, "intercept with=fleet-g1,fleet-g2 target=counter");
        played.greek("intercept with=fleet-g2 target=counter");
        assertThat(targets(played)).containsExactly(1, 2, 1);
    }

    /** Ships that lie face up are one force for each fleet, too. */
    @Rule({"6.1", "6.3", "9.2", "ruling-asked"})
    @Test
    void whoHasTriedAtAFleetMayStillTryAtShipsAtWhichAnotherHas() {
        Played played = atSea().fleet(GREEK, 2, "sea-chios", "athens-2")
                .play(new ScriptedDice().d6(1, 1).d6(1, 1).d6(1, 1));
        played.greek("activate counter=leonidas")
                .greek("intercept with=fleet-g1 target=ships")
                .greek("intercept with=fleet-g2 target=counter")
                .greek("intercept with=fleet-g2 target=ships");
        played.refused(GREEK, "intercept with=fleet-g2 target=ships");
        played.refused(GREEK, "intercept with=fleet-g1 target=ships");
    }

    /** At whom a fleet has tried its own side does not know, and others do not know which fleet tried. */
    @Rule({"6.1", "ruling-asked"})
    @Test
    void whoWasTriedAtIsToldToNobody() {
        Played played = twoAgainstTwo().play(inVain(1));
        played.greek("activate counter=leonidas").greek("intercept with=fleet-g1 target=counter");
        for (Viewer viewer : List.of(Viewer.EVERYONE, PERSIAN.seat(), GREEK.seat())) {
            List<SeaTry> seen = Table.game()
                    .conceal(played.war(), viewer)
                    .position()
                    .active()
                    .orElseThrow()
                    .seaTries();
            assertThat(seen)
                    .hasSize(viewer.equals(GREEK.seat()) ? 1 : 0)
                    .allSatisfy(one -> assertThat(one.at()).containsExactly(CounterId.UNKNOWN));
        }
    }

    /** A fleet that goes takes one attempt of each with it: nobody is told whether it was the one at which they had tried. */
    @Rule({"6.1", "ruling-asked"})
    @ParameterizedTest
    @CsvSource({"1", "2"})
    void aFleetThatIsGoneTakesAnAttemptOfEachWithIt(int gone) {
        Played played = twoAgainstTwo().play(inVain(2));
        played.greek("activate counter=leonidas")
                .greek("intercept with=fleet-g1 target=counter")
                .greek("intercept with=fleet-g2 target=counter");
        War war = played.war();
        War after = war.with(war.persian().withoutVessel(CounterId.fleet(PERSIAN, gone)));
        ZoneId place = new ZoneId("sea-andros");
        for (String fleet : List.of("fleet-g1", "fleet-g2")) {
            assertThat(SeaTry.count(after.active().orElseThrow().seaTries(), place, CounterId.list(fleet)))
                    .isZero();
        }
    }

    /** A 1 at a difference of -2 is an ambush against who tries: of whoever has nobody with him it makes nothing. */
    @Rule({"4.4", "6.2"})
    @Test
    void whoIsAloneIsNotTakenByThoseWhoFallIntoAnAmbushThemselves() {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "boeotia", "")
                .leader(PERSIAN, "anabasius", "attica", "pe-spara")
                .play(new ScriptedDice().d6(1));
        played.greek("activate counter=leonidas").greek("march path=attica");
        played.persian("intercept with=anabasius target=force");
        assertThat(played.events(InterceptionTried.class))
                .extracting(tried -> tried.met().map(Met::contact))
                .containsExactly(Optional.of(Contact.CAUGHT));
        assertThat(played.events(NobodyLayInWait.class)).as("all are told").hasSize(1);
        assertThat(played.side(GREEK).chief(new CounterId("leonidas"))).isPresent();
        assertThat(played.war().battle()).isEmpty();
        assertThat(played.step()).isInstanceOf(Step.Activation.class);
    }

    @Rule({"7.7", "8.1"})
    @Test
    void anAmbushIsNotFoughtInsideACity() {
        Played played = Table.empty()
                .leader(GREEK, "aeschines", "megaris", "gr-athens-4c")
                .leader(PERSIAN, "mardonius", "corinth", "6*pe-spara")
                .marker("corinth", PERSIAN)
                .hand(PERSIAN, "treason")
                .play(new ScriptedDice().d6(6));
        played.greek("activate counter=aeschines").greek("march path=corinth");
        played.persian("intercept with=mardonius target=force");
        assertThat(played.war().fight().ambusher()).contains(PERSIAN);
        assertThat(played.verbs(PERSIAN)).contains("stratagem").doesNotContain("city");
    }

    @Rule({"6.2", "11.2-panhellenism"})
    @Test
    void panhellenismHelpsNoPersianToIntercept() {
        War war = Table.empty()
                .status(new CampaignStatus(false, false, true, false, Set.of(), List.of(), List.of(), List.of()))
                .leader(GREEK, "leonidas", "attica", "gr-sparta-hop")
                .leader(PERSIAN, "mardonius", "attica", "pe-spara")
                .war();
        Force greeks = new Force(GREEK, new ZoneId("attica"), CounterId.list("leonidas"));
        Force persians = new Force(PERSIAN, new ZoneId("attica"), CounterId.list("mardonius"));
        Interception interception = Table.RULES.interception();
        assertThat(interception.odds(war, new Attempt(greeks, persians, 0, 0)).difference())
                .isEqualTo(1);
        assertThat(interception.odds(war, new Attempt(persians, greeks, 0, 0)).difference())
                .isZero();
    }

    /** A landing is an event of its own for both: whom he has tried where he stood he may try where he lands again. */
    @Rule({"6.1", "9.4", "ruling-asked"})
    @Test
    void whoLandsAgainMayTryAgainAtWhomHeHasTriedThere() {
        Played played = Table.empty()
                .leader(PERSIAN, "mardonius", "boeotia", "2*pe-spara")
                .fleet(PERSIAN, 1, "sea-attica", "persia-5")
                .leader(GREEK, "strategos3", "attica", "gr-plataea")
                .points(PERSIAN, 16)
                .step(new Step.Segment(PERSIAN, false, 0))
                .play(new ScriptedDice().d6(1, 1));
        played.persian("activate counter=mardonius").persian("march path=attica");
        played.greek("pass");
        played.persian("intercept with=mardonius target=counter");
        assertThat(played.verbs(PERSIAN)).doesNotContain("intercept");
        played.persian("embark leader=mardonius vessel=fleet-p1 units=all")
                .persian("debark leader=mardonius zone=attica");
        played.greek("pass");
        assertThat(played.verbs(PERSIAN)).contains("intercept");
    }
}
