package strategos.engine.games.sparta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.engine.Decision;
import strategos.engine.Mind;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.TestTable;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.library.RegisteredGames;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Escape;
import strategos.engine.text.Text;

/** What a position is worth to a computer that thinks. */
class WarMindTest {
    private static final double CLOSE = 1e-9;
    private static final String HOST = "ath-l1+ath-l2+ath-l3+ath-l4+ath-l5+ath-l6+ath-l7+ath-l8+ath-l9+ath-l10@megara";

    private final Mind<War> mind = Theatre.game().mind().orElseThrow();

    private double athens(String... words) {
        return mind.value(Theatre.of("peace-of-nicias").with(words).war(), Theatre.ATHENS);
    }

    private static War over(Side winner, String reason) {
        return Theatre.of("archidamian")
                .with("prestige=8")
                .war()
                .proceed(1, List.of(new PendingStep.Over(winner, reason)));
    }

    /** Of 36 throws of two dice 21 are below 8. */
    @Rule("16.1")
    @Test
    void theLastDiceAreReckonedByTheirChancesWhateverTheyShowed() {
        for (Side winner : List.of(Side.ATHENS, Side.SPARTA)) {
            War war = over(winner, "verdict");
            assertThat(mind.end(war, Theatre.ATHENS).orElseThrow()).isCloseTo(21 / 36.0, within(CLOSE));
            assertThat(mind.end(war, Theatre.SPARTA).orElseThrow()).isCloseTo(15 / 36.0, within(CLOSE));
        }
    }

    @Test
    void aMatchThatWasDecidedByNoDiceIsWorthItsResult() {
        assertThat(mind.end(over(Side.SPARTA, "conquest"), Theatre.SPARTA)).isEmpty();
    }

    /** An army without a leader goes nowhere. */
    @Rule("4.1")
    @Test
    void theEnemysLeadersCount() {
        assertThat(athens("spa-l1+archidamus+brasidas@sparta")).isLessThan(athens("spa-l1+archidamus@sparta"));
    }

    @Test
    void theEnemySurprisesWhereThatWasFoundToTeach() {
        assertThat(List.of("archidamian", "campaign", "peace-of-nicias", "ionian-war"))
                .extracting(scenario -> mind.surprises(Theatre.of(scenario).war()) > 0)
                .containsExactly(true, false, true, true);
    }

    /** A city that pays its side nothing is taken, and guarded, for no tribute. */
    @Rule({"2.16", "9.3", "10.1", "11.11", "ruling-S5", "ruling-W8"})
    @ParameterizedTest
    @CsvSource({
        "potidaea, captured=athens:potidaea, true",
        "potidaea, mark=barred:potidaea captured=athens:potidaea, false",
        "potidaea, captured=sparta:potidaea, false",
        "byzantium, blockade, false",
        "byzantium, toll, true"
    })
    void noTributeIsHopedForWhereNoneIsPaid(String place, String position, boolean pays) {
        War war = Theatre.of("campaign")
                .with("turn=athens", "ath-l1+ath-l2+pericles@" + place)
                .with(position.split(" ", -1))
                .war();
        assertThat(why(war, "drop leader=pericles pieces=ath-l1").contains("talent"))
                .isEqualTo(pays);
    }

    /** Ships alone collect nothing: to leave some, to sail there and to besiege a city with them is for no tribute. */
    @Rule({"2.16", "ruling-W3"})
    @ParameterizedTest
    @CsvSource({
        "'ath-n1+ath-n2+pericles@samos', drop leader=pericles pieces=ath-n1, false",
        "'ath-n1+ath-l1+pericles@samos', drop leader=pericles pieces=ath-n1, false",
        "'ath-n1+ath-l1+pericles@samos', drop leader=pericles pieces=all, true",
        "'ath-n1+ath-n2+pericles@icarus', march leader=pericles units=all to=samos, false",
        "'ath-n1+ath-l1+pericles@icarus', march leader=pericles units=all to=samos, true",
        "'ath-n1+ath-n2+pericles@potidaea', besiege leader=pericles units=all, false",
        "'ath-n1+ath-l1+pericles@potidaea', besiege leader=pericles units=all, true",
        "'ath-n1+ath-n2+pericles@thermaic-gulf', march leader=pericles units=all to=potidaea, false",
        "'ath-n1+ath-l1+pericles@thermaic-gulf', march leader=pericles units=all to=potidaea, true",
        "'ath-n1+ath-l1+pericles@thermaic-gulf spa-l2@potidaea', march leader=pericles units=all to=potidaea, true",
        "'ath-n1+ath-n2+pericles@thermaic-gulf pel-n1@potidaea', march leader=pericles units=all to=potidaea, false"
    })
    void shipsAloneAreSentForNoTribute(String fleet, String order, boolean tribute) {
        War war = Theatre.of("campaign")
                .with("turn=athens", "captured=sparta:potidaea", "spa-l1@potidaea/inside")
                .with(fleet.split(" ", -1))
                .war();
        String why = why(war, order);
        assertThat(why.contains("pays its side") || why.contains("tribute"))
                .as(why)
                .isEqualTo(tribute);
    }

    /** A revolted city never pays Athens again: it is attacked for what it counts. */
    @Rule({"10.1", "ruling-S5"})
    @ParameterizedTest
    @CsvSource({"blockade, true", "mark=barred:potidaea, false"})
    void whatPaysNoMoreIsNotTakenForItsTribute(String position, boolean tribute) {
        War war = Theatre.of("campaign")
                .with("turn=athens", "ath-l1+ath-l2+ath-l3+ath-l4+ath-l5+pericles@potidaea")
                .with("captured=sparta:potidaea", "spa-l1@potidaea/inside", position)
                .war();
        String why = why(war, "besiege leader=pericles units=all");
        assertThat(why.contains("for a tribute")).isEqualTo(tribute);
        assertThat(why).contains(" in 6, for ");
    }

    /** What is left where one stands is told with what it guards; who goes first, with why. */
    @Rule({"3.2", "7.6"})
    @Test
    void choicesHaveReasons() {
        War war = Theatre.of("campaign")
                .with("turn=athens", "ath-l1+ath-l2+pericles@athens")
                .table(new ScriptedDice())
                .order(Theatre.ATHENS, "march leader=pericles units=all to=oropus")
                .state();
        assertThat(why(war, "drop pieces=ath-l1")).isEqualTo("leaves some at Oropus");
        assertThat(why(war, "initiative choice=first"))
                .isEqualTo("would rather move first than see what the enemy does");
    }

    /** Where nobody is to be fought one goes for a fort, for less upkeep, or to one's own. */
    @Rule({"12.3", "14.1"})
    @Test
    void marchesAwayFromTheEnemyHaveReasonsToo() {
        War war = Theatre.of("campaign")
                .with("turn=athens", "ath-l1+ath-l2+pericles@athens", "ath-l3@oropus", "ath-l4+ath-l5+nicias@argos")
                .war();
        assertThat(why(war, "march leader=pericles units=ath-l1 to=oropus"))
                .isEqualTo("gathers at Oropus, where 1 of its units stands");
        assertThat(why(war, "march leader=nicias units=ath-l4,ath-l5 to=athens"))
                .isEqualTo("goes to Athens, where its units cost 8 talents less each quarter");
    }

    @Rule("9.0")
    @Test
    void whoComesHomeToAWeakGuardSaysByHowMuchItIsTooWeak() {
        War war = Theatre.of("campaign")
                .with("turn=athens", "ath-l1+ath-l2+pericles@oropus", "spa-l1+spa-l2+spa-l3+archidamus@megara")
                .war();
        assertThat(why(war, "march leader=pericles units=all to=athens"))
                .isEqualTo(
                        "comes home to Athens, whose guard is 10 points short of an enemy who may be before it next season");
    }

    /** Part of the enemy has been seen, and part of the guard: a figure of those alone would not be true. */
    @Rule({"5.2", "9.0"})
    @ParameterizedTest
    @ValueSource(
            strings = {
                "spa-l1+spa-l2+spa-l3+archidamus@megara",
                "peace year=417 spa-l1+spa-l2+spa-l3+archidamus@gytheum"
            })
    void byHowMuchAGuardIsTooWeakIsNotToldWhereUnitsAreConcealed(String threat) {
        War open = Theatre.of("campaign", "concealed", "closed")
                .with(("turn=athens ath-l1+ath-l2+pericles@oropus ath-l3+nicias@athens " + threat).split(" "))
                .war();
        PieceSet enemy = PieceSet.of(Theatre.piece("spa-l1")).with(Theatre.piece("spa-l2"));
        PieceSet guard = PieceSet.of(Theatre.piece("ath-l3"));
        PieceSet rest = PieceSet.of(Theatre.piece("spa-l3"));
        assertThat(homeward(open, enemy.or(rest).or(guard), Viewer.EVERYONE)).isTrue();
        assertThat(homeward(open, enemy.or(rest), Viewer.EVERYONE)).isFalse();
        assertThat(homeward(open, enemy.or(guard), Viewer.EVERYONE)).isFalse();
        assertThat(homeward(open, enemy, Theatre.ATHENS)).isFalse();
        assertThat(homeward(open, guard, Theatre.SPARTA)).isTrue();
        assertThat(homeward(open, PieceSet.NONE, Theatre.SPARTA)).isFalse();
    }

    /** Whether this viewer is told so where these units have been seen, and those that come. */
    private boolean homeward(War war, PieceSet seen, Viewer viewer) {
        PieceSet coming = PieceSet.of(Theatre.piece("ath-l1")).with(Theatre.piece("ath-l2"));
        War told = war.with(war.terms().showing(seen.or(coming)));
        Order order = new Order(Theatre.ATHENS, TestTable.call("march leader=pericles units=all to=athens"));
        return mind.why(Theatre.game().conceal(told, viewer), order).stream()
                .anyMatch(text -> text.key().equals("why.march-home"));
    }

    /** A city outside the war is marched on for what it is worth, as the enemy's are. */
    @Rule("2.10")
    @Test
    void aMarchOnANeutralCityIsToldWithWhatItIsFor() {
        War war = Theatre.of("archidamian")
                .with("turn=athens", "ath-l1+ath-l2+ath-n1+ath-n2+pericles@athens")
                .war();
        assertThat(why(war, "march leader=pericles units=all to=argos"))
                .isEqualTo("marches on Argos, for a city that counts towards the end of the war");
    }

    /** Whoever comes by sea may send the crews ashore, so what the march promises is what the attack then does. */
    @Rule({"7.5", "8.5-naval"})
    @Test
    void aMarchToABattleIsToldWithTheOddsOfTheAttackThatFollows() {
        Theatre theatre = Theatre.of("campaign")
                .with(
                        "turn=athens",
                        "ath-l1+ath-l2+ath-n1+ath-n2+ath-n3+pericles@athens",
                        "spa-l1+spa-l2+spa-l3@pylos");
        War war = theatre.war();
        String march = "march leader=pericles units=all to=pylos";
        War arrived =
                theatre.table(new ScriptedDice()).order(Theatre.ATHENS, march).state();
        assertThat(odds(why(war, march)))
                .hasSize(2)
                .isEqualTo(odds(why(arrived, "attack target=land marines=all")))
                .isNotEqualTo(odds(why(arrived, "attack target=land")));
    }

    /** Whether crews will fight beside those ashore is their owner's choice; what is told beforehand is without them. */
    @Rule({"8.5-naval", "ruling-F3"})
    @ParameterizedTest
    @CsvSource({"pel-n1+meg-l1, true", "meg-l1, false"})
    void theOddsOfAnAttackTellOfCrewsWhereThePreviewDoes(String defenders, boolean crews) {
        War war = Theatre.of("campaign")
                .with("turn=athens", "ath-l1+ath-l2+ath-l3+nicias@megara", defenders + "@megara")
                .war();
        String attack = "attack leader=nicias units=all target=land";
        Order order = new Order(Theatre.ATHENS, TestTable.call(attack));
        assertThat(Theatre.game()
                        .views()
                        .preview(order, Theatre.game().conceal(war, Theatre.ATHENS))
                        .orElseThrow()
                        .brief())
                .extracting(line -> line.text().key())
                .satisfies(keys ->
                        assertThat(keys.contains("preview.may-land-crews")).isEqualTo(crews));
        assertThat(why(war, attack).contains("unless crews")).isEqualTo(crews);
    }

    /** Half of one unit is that unit: where all is lost the weaker result spares it no more. */
    @Rule("8.4")
    @ParameterizedTest
    @CsvSource({
        "spa-l1, 'its unit waver', 'survivor wavers'",
        "spa-l1+spa-l2, 'the one that is left waver', 'survivor wavers'",
        "spa-l1+spa-l2+spa-l3+spa-l4, 'those who are left waver', 'survivors waver'"
    })
    void whoWouldWaverIsToldByTheirNumber(String defenders, String why, String stake) {
        List<String> reasons = new ArrayList<>();
        List<String> stakes = new ArrayList<>();
        for (int die = 1; die <= 6; die++) {
            TestTable<War> table = Theatre.of("campaign")
                    .with("turn=athens", HOST.replace("@megara", "+nicias@argos"), defenders + "@argos")
                    .table(new ScriptedDice().d6(die).d6(3, 3));
            table.order(Theatre.ATHENS, "attack leader=nicias units=all target=land");
            if (table.awaited().containsKey(Theatre.SPARTA)
                    && table.awaited().get(Theatre.SPARTA).key().equals("ask.downgrade")) {
                reasons.add(why(table.state(), "lose downgrade=yes"));
                Theatre.game()
                        .views()
                        .stakes(Theatre.game().conceal(table.state(), Theatre.SPARTA), Theatre.SPARTA)
                        .forEach(text -> stakes.add(RegisteredGames.LIBRARY
                                .words("sparta", Escape.plain())
                                .say(text)));
            }
        }
        assertThat(reasons).anyMatch(told -> told.contains(why));
        assertThat(stakes).anyMatch(told -> told.contains(stake));
    }

    private static List<String> odds(String why) {
        return Pattern.compile("\\d in 6")
                .matcher(why)
                .results()
                .map(MatchResult::group)
                .toList();
    }

    /** What is picked without a die has a reason too. */
    @Rule({"7.7", "14.1", "15.0"})
    @Test
    void whatNeedsNoDieHasReasonsToo() {
        Theatre theatre = Theatre.of("campaign").with("turn=athens", "ath-l1+pericles@athens");
        War war = theatre.war();
        assertThat(why(war, "avert leader=none")).isEqualTo("would rather keep the leader than its government");
        assertThat(why(war, "event event=expedition choice=no")).startsWith("would rather not have it: ");
        assertThat(why(war, "lose units=weakest")).isEqualTo("gives up those that it can best spare");
        War onTheMove = theatre.table(new ScriptedDice())
                .order(Theatre.ATHENS, "march leader=pericles units=all to=oropus")
                .state();
        assertThat(why(onTheMove, "pickup pieces=all")).isEqualTo("takes along who stands at Oropus");
    }

    @Rule("6.6")
    @Test
    void aLeaderIsSentToThoseWhoHaveNone() {
        War war = Theatre.of("campaign")
                .with("turn=athens", "pericles@athens", "ath-l4+ath-l5@potidaea")
                .war();
        assertThat(why(war, "transfer leader=pericles place=potidaea"))
                .isEqualTo("wants a leader for the 2 units at Potidaea");
    }

    /** What the treasury is kept for tells of the units that are concealed, so only their owner hears it. */
    @Rule({"5.2", "12.5"})
    @Test
    void whatIsBoughtIsExplainedToAllInAnOpenWarAlone() {
        War open = Theatre.of("campaign").with("turn=athens", "ath-l1@athens").war();
        assertThat(why(open, "buy unit=ath-n9"))
                .isEqualTo(
                        "wants more units; all that it has cost 8 talents at most until the winter, if none of them stays at home");
        War concealed = Theatre.of("campaign", "concealed", "closed")
                .with("turn=athens")
                .war();
        Order order = new Order(Theatre.ATHENS, TestTable.call("buy unit=ath-n9"));
        assertThat(mind.why(Theatre.game().conceal(concealed, Viewer.EVERYONE), order))
                .contains(Text.of("why.buy-veiled"));
        assertThat(mind.why(Theatre.game().conceal(concealed, Theatre.ATHENS), order))
                .map(Text::key)
                .contains("why.buy");
    }

    /** One against ten: only the attacker can lose by it. */
    @Rule("8.2")
    @Test
    void anAttackThatCannotSucceedIsNoIdea() {
        War war = Theatre.of("archidamian")
                .with("turn=sparta", "spa-l1+brasidas@megara", HOST)
                .war();
        assertThat(ideas(war, Theatre.SPARTA)).noneMatch(call -> call.verb().equals("attack"));
    }

    /** Who must go or fight goes, if he can only lose. */
    @Rule("7.17")
    @Test
    void aForceThatIsBoundGoesWhereItLosesLeast() {
        War war = Theatre.of("archidamian")
                .with("turn=sparta", "spa-l1+brasidas@dium", HOST.replace("megara", "dium"))
                .war();
        Seen<War> seen = Theatre.game().conceal(war, Theatre.SPARTA);
        Decision decision = Theatre.game().decisions().of(seen, Theatre.SPARTA).orElseThrow();
        assertThat(decision.offer("done")).isEmpty();
        for (int luck = 1; luck <= 5; luck++) {
            Call call = Theatre.game().computer().choose(seen, Theatre.SPARTA, decision, new SplittableRandom(luck));
            assertThat(call.verb()).as("%s", call).isEqualTo("march");
            assertThat(call.maybe("to")).as("%s", call).isNotEqualTo(Optional.of("dium"));
        }
    }

    /** Ships that lie off a city without a port are fought before any siege in which ships take part. */
    @Rule({"9.0", "ruling-S1"})
    @Test
    void whereShipsAreInTheWayOfASiegeTheTroopsBesiegeAlone() {
        War war = Theatre.of("campaign")
                .with(
                        "turn=sparta",
                        "prestige=4",
                        "spa-l1+spa-l2+pel-n1+pel-n2+spartan-a@amphipolis",
                        "ath-n1@amphipolis")
                .war();
        Seen<War> seen = Theatre.game().conceal(war, Theatre.SPARTA);
        Decision decision = Theatre.game().decisions().of(seen, Theatre.SPARTA).orElseThrow();
        Call siege = Theatre.game().computer().choose(seen, Theatre.SPARTA, decision, new SplittableRandom(1));
        assertThat(siege).isEqualTo(TestTable.call("besiege leader=spartan-a units=spa-l1,spa-l2"));
        assertThat(mind.why(seen, new Order(Theatre.SPARTA, siege)))
                .map(Text::key)
                .contains("why.besiege");
        assertThat(mind.why(seen, new Order(Theatre.SPARTA, TestTable.call("besiege leader=spartan-a units=all"))))
                .map(Text::key)
                .contains("why.attack-sea");
    }

    /** Spartans at home cost nothing; on the march they do, and what they would cost is kept. */
    @Rule({"12.3", "12.5"})
    @Test
    void nobodyBuysWhatItCouldNotPayOnTheMarch() {
        String army = "spa-l1+spa-l2+spa-l3+archidamus@sparta";
        assertThat(choice("part=buy turn=sparta talents=sparta:20 " + army)).isEqualTo("done");
        assertThat(choice("part=buy turn=sparta talents=sparta:200 " + army)).isEqualTo("buy");
    }

    /** The dead can be bought again, and who was not paid cannot. */
    @Rule({"12.3", "12.4", "12.5", "ruling-M1"})
    @Test
    void whoIsGoneForGoodIsWorseThanDead() {
        assertThat(campaign("ath-l1@gone")).isLessThan(campaign("ath-l1@box") - 0.1);
        assertThat(campaign("spa-l1@gone")).isGreaterThan(campaign("spa-l1@box") + 0.1);
    }

    /** Of two armies of the same worth one costs nothing where it stands; of the other a year's pay is wanted. */
    @Rule({"12.3", "12.4", "ruling-M1"})
    @Test
    void whoCannotBePaidIsHalfLost() {
        String away = "ath-l1+ath-l2+ath-l3+pericles@plataea";
        String home = "ath-l1+ath-l2+ath-l3+pericles@athens";
        double free = campaign("talents=athens:150", home) - campaign("talents=athens:0", home);

        assertThat(campaign("talents=athens:150", away) - campaign("talents=athens:0", away))
                .isGreaterThan(free + 0.5);
    }

    /** The logarithm of Athens' odds. */
    private double campaign(String... words) {
        double athens = mind.value(Theatre.of("campaign").with(words).war(), Theatre.ATHENS);
        return Math.log(athens / (1 - athens));
    }

    /** Unpaid, the one would be gone for good, and the other only waver. */
    @Rule({"12.3", "ruling-M1"})
    @Test
    void whoWouldBeGoneIsPaidFirst() {
        War war = Theatre.of("campaign")
                .with("part=pay turn=sparta talents=sparta:4 ~spa-l1@plataea spa-l7@plataea".split(" "))
                .table(new ScriptedDice())
                .state();
        assertThat(usual(war, Theatre.SPARTA)).isEqualTo(TestTable.call("pay units=spa-l1"));
    }

    /** Nobody can be attacked yet; but the army at Sparta is a march away, and the Peace may be over next year (15.11). */
    @Rule({"15.7", "15.11"})
    @ParameterizedTest
    @CsvSource({"420, done", "417, march"})
    void beforeThePeaceMayEndTheFleetComesHome(int year, String order) {
        War war = Theatre.of("campaign")
                .with(("peace year=" + year + " prestige=5 government=7 talents=athens:200 turn=athens "
                                + "spa-l1+spa-l2+spa-l3+spa-l4+spa-l5+spa-l6+agis@sparta "
                                + "ath-n1+ath-n2+ath-n3+ath-n4+alcibiades@samos")
                        .split(" "))
                .war();
        assertThat(usual(war, Theatre.ATHENS).verb()).isEqualTo(order);
    }

    private static String choice(String words) {
        return usual(Theatre.of("archidamian").with(words.split(" ")).war(), Theatre.SPARTA)
                .verb();
    }

    private static Call usual(War war, Seat seat) {
        Seen<War> seen = Theatre.game().conceal(war, seat);
        Decision decision = Theatre.game().decisions().of(seen, seat).orElseThrow();
        return Theatre.game().computer().choose(seen, seat, decision, new SplittableRandom(1));
    }

    private List<Call> ideas(War war, Seat seat) {
        Seen<War> seen = Theatre.game().conceal(war, seat);
        Decision decision = Theatre.game().decisions().of(seen, seat).orElseThrow();
        return mind.ideas(seen, seat, decision, new SplittableRandom(1));
    }

    private String why(War war, String order) {
        Seen<War> open = Theatre.game().conceal(war, Viewer.EVERYONE);
        return RegisteredGames.LIBRARY
                .words("sparta", Escape.plain())
                .say(mind.why(open, new Order(Theatre.ATHENS, TestTable.call(order)))
                        .orElseThrow());
    }

    @Test
    void bothSidesTogetherWinOnce() {
        War war = Theatre.of("ionian-war").war();
        assertThat(mind.value(war, Theatre.ATHENS) + mind.value(war, Theatre.SPARTA))
                .isCloseTo(1, within(CLOSE));
    }
}
