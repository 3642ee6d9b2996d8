package strategos.engine.games.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.Rule;
import strategos.engine.games.sparta.combat.Sieges;
import strategos.engine.games.sparta.movement.Movement.Legs;
import strategos.engine.games.sparta.movement.Movement.Legs.Spot;
import strategos.engine.games.sparta.movement.Movement.MovingForce;
import strategos.engine.games.sparta.movement.Movement.Reach;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.NumberSet.PlaceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/** What a player is offered: where a march may lead, leg by leg; what is for sale; what a siege promises. */
class OffersTest {
    private static final Procedures RULES = Procedures.of(Theatre.PRINTED);
    private static final Legs LEGS = RULES.moves().movement().legs();

    private static PieceSet pieces(String ids) {
        PieceSet pieces = PieceSet.NONE;
        for (String id : ids.split("\\+", -1)) {
            pieces = pieces.with(Theatre.piece(id));
        }
        return pieces;
    }

    private static MovingForce force(War war, Side side, String ids) {
        return MovingForce.of(war.board(), side, pieces(ids));
    }

    private static List<String> next(War war, Side side, String ids, Spot from, int points) {
        return LEGS.next(war, force(war, side, ids), from, points).stream()
                .map(spot -> Theatre.PRINTED.atlas().locale(spot.place()).id())
                .distinct()
                .toList();
    }

    @Rule({"7.1", "7.3"})
    @Test
    void theNextLegLeadsAlongLandRoutesWhileThereArePoints() {
        War war = Theatre.of("campaign").with("spa-l1+archidamus@sparta").war();
        Spot sparta = new Spot(Theatre.place("sparta"), false);
        assertThat(next(war, Side.SPARTA, "spa-l1+archidamus", sparta, 1))
                .containsExactlyInAnyOrder("tegea", "gytheum", "pylos");
        assertThat(next(war, Side.SPARTA, "spa-l1+archidamus", sparta, 0)).isEmpty();
    }

    @Rule({"5.1", "7.3"})
    @Test
    void aFullPlaceIsALegOnlyForWhoCanGoOn() {
        War war = Theatre.of("campaign")
                .with(
                        "spa-l1+archidamus@thebes",
                        "spa-l2+spa-l3+spa-l4+spa-l5+spa-l6+spa-l7+spa-l8+cor-l1+cor-l2+cor-l3@delphi")
                .war();
        Spot thebes = new Spot(Theatre.place("thebes"), false);
        assertThat(next(war, Side.SPARTA, "spa-l1+archidamus", thebes, 1)).doesNotContain("delphi");
        assertThat(next(war, Side.SPARTA, "spa-l1+archidamus", thebes, 2)).contains("delphi");
    }

    @Rule({"5.1", "7.5"})
    @Test
    void whereAnEnemyMustBeFoughtTheMarchMayAlwaysEnd() {
        War war = Theatre.of("campaign")
                .with("spa-l1+archidamus@thebes", "ath-l1@tanagra", "captured=athens:tanagra")
                .war();
        MovingForce force = force(war, Side.SPARTA, "spa-l1+archidamus");
        assertThat(LEGS.mayEnd(war, force, new Spot(Theatre.place("tanagra"), false)))
                .isTrue();
        War full = Theatre.of("campaign")
                .with(
                        "spa-l1+archidamus@thebes",
                        "spa-l2+spa-l3+spa-l4+spa-l5+spa-l6+spa-l7+spa-l8+cor-l1+cor-l2+cor-l3@delphi")
                .war();
        assertThat(LEGS.mayEnd(full, force, new Spot(Theatre.place("delphi"), false)))
                .isFalse();
    }

    @Rule({"7.2", "7.12"})
    @ParameterizedTest
    @CsvSource({"gulf-of-corinth, false", "sicyon, false", "saronic-gulf, true", "megara, true", "epidaurus, true"})
    void aFleetComesToTheShoreOfCorinthThatItSailsFrom(String from, boolean south) {
        War war = Theatre.of("campaign").with("ath-n1+nicias@" + from).war();
        MovingForce force = force(war, Side.ATHENS, "ath-n1+nicias");
        Spot start = new Spot(Theatre.place(from), false);
        assertThat(LEGS.after(war, force, start, List.of(Theatre.place("corinth"))))
                .isEqualTo(new Spot(Theatre.place("corinth"), south));
        assertThat(LEGS.next(war, force, start, 1)).contains(new Spot(Theatre.place("corinth"), south));
    }

    @Rule({"7.2", "7.12"})
    @ParameterizedTest
    @CsvSource({"false, gulf-of-corinth+sicyon", "true, saronic-gulf+megara+epidaurus"})
    void aFleetAtCorinthLeavesItOnItsOwnShore(boolean south, String places) {
        War war = Theatre.of("campaign")
                .with("ath-n1+nicias@corinth" + (south ? "/south" : ""))
                .war();
        Spot corinth = new Spot(Theatre.place("corinth"), south);
        assertThat(next(war, Side.ATHENS, "ath-n1+nicias", corinth, 1))
                .containsExactlyInAnyOrderElementsOf(Arrays.asList(places.split("\\+", -1)));
        Reach reach = RULES.moves().movement().reach(war, force(war, Side.ATHENS, "ath-n1+nicias"), corinth, 1);
        assertThat(reach.cost(Theatre.place("gulf-of-corinth")))
                .isEqualTo(south ? OptionalInt.empty() : OptionalInt.of(1));
        assertThat(reach.cost(Theatre.place("saronic-gulf")))
                .isEqualTo(south ? OptionalInt.of(1) : OptionalInt.empty());
    }

    @Rule({"7.1", "7.3"})
    @Test
    void theCheapestWayCostsAPointAPlace() {
        War war = Theatre.of("campaign").with("spa-l1+archidamus@gytheum").war();
        Spot gytheum = new Spot(Theatre.place("gytheum"), false);
        Reach reach = RULES.moves().movement().reach(war, force(war, Side.SPARTA, "spa-l1+archidamus"), gytheum, 2);
        assertThat(reach.cost(Theatre.place("gytheum"))).isEmpty();
        assertThat(reach.cost(Theatre.place("sparta"))).hasValue(1);
        assertThat(reach.cost(Theatre.place("tegea"))).hasValue(2);
        assertThat(reach.way(Theatre.place("tegea"))).containsExactly(Theatre.place("sparta"), Theatre.place("tegea"));
        assertThat(reach.cost(Theatre.place("argos"))).isEmpty();
    }

    /** A computer leaves places out by it before it asks whether there is room. */
    @Rule({"7.1", "7.2", "7.3"})
    @ParameterizedTest
    @CsvSource({"ath-n1+nicias, athens, ATHENS", "ath-n1+nicias, corinth, ATHENS", "spa-l1+archidamus, thebes, SPARTA"})
    void noMarchIsShorterThanTheNearestWay(String ids, String from, Side side) {
        War war = Theatre.of("campaign").with(ids + "@" + from).war();
        Spot start = new Spot(Theatre.place(from), false);
        Reach reach = RULES.moves().movement().reach(war, force(war, side, ids), start, 6);
        int found = 0;
        for (int place = 0; place < Theatre.PRINTED.atlas().size(); place++) {
            int near = reach.nearest(place).orElse(Integer.MAX_VALUE);
            int cost = reach.cost(place).orElse(Integer.MAX_VALUE);
            assertThat(near).as(Theatre.PRINTED.atlas().locale(place).id()).isLessThanOrEqualTo(cost);
            found += near == cost && near < Integer.MAX_VALUE ? 1 : 0;
        }
        assertThat(found).isGreaterThan(10);
    }

    @Rule({"7.1", "7.5"})
    @Test
    void noWayLeadsPastAnEnemyInTheOpen() {
        Theatre theatre = Theatre.of("campaign").with("spa-l1+archidamus@thebes");
        assertThat(toOropus(theatre.war())).hasValue(2);
        War war = theatre.with("ath-l1@tanagra", "captured=athens:tanagra").war();
        assertThat(toOropus(war)).isEmpty();
    }

    private static OptionalInt toOropus(War war) {
        Spot thebes = new Spot(Theatre.place("thebes"), false);
        Reach reach = RULES.moves().movement().reach(war, force(war, Side.SPARTA, "spa-l1+archidamus"), thebes, 2);
        return reach.cost(Theatre.place("oropus"));
    }

    @Rule({"12.4", "12.5"})
    @Test
    void forSaleIsOneOfEachKindThatCanBePaidAndPut() {
        War war = Theatre.of("campaign").with("talents=athens:4").war();
        PieceSet sale = RULES.means().logistics().purchases().forSale(war, Side.ATHENS);
        assertThat(sale.hasAll(pieces("ath-l1+ath-l7+ath-l15+ath-n9"))).isTrue();
        assertThat(sale.meets(pieces("ath-l2+ath-l8+ath-l16+ath-n10")))
                .as("alike")
                .isFalse();
        assertThat(sale.meets(pieces("ath-n1+ath-n5"))).as("dearer").isFalse();
        assertThat(sale.meets(pieces("spa-l8+crc-l1"))).as("another's").isFalse();
    }

    @Rule({"5.1", "12.5"})
    @Test
    void landUnitsThatCannotBePutAnywhereAreNotForSale() {
        War war =
                Theatre.of("campaign").with("talents=athens:4", "spa-l1@athens").war();
        PieceSet sale = RULES.means().logistics().purchases().forSale(war, Side.ATHENS);
        assertThat(sale.has(Theatre.piece("ath-l1"))).isFalse();
        assertThat(sale.has(Theatre.piece("ath-n9")))
                .as("it comes next quarter")
                .isTrue();
    }

    @Rule({"12.4", "12.5"})
    @ParameterizedTest
    @CsvSource({"1, false", "2, true"})
    void thereIsSomethingToBuyWhenTheCheapestUnitCanBePaid(int talents, boolean open) {
        War war = Theatre.of("campaign").with("talents=athens:" + talents).war();
        assertThat(RULES.means().logistics().purchases().open(war, Side.ATHENS)).isEqualTo(open);
    }

    @Rule("9.0")
    @ParameterizedTest
    @CsvSource({"spa-l5, amphipolis, 1", "spa-l1+spa-l4, amphipolis, 2", "spa-l1+spa-l2+spa-l3+spa-l4, plataea, 1"})
    void aSiegePromisesAsManyFacesAsTheTableSays(String besiegers, String place, int faces) {
        War war = Theatre.of("campaign")
                .with(besiegers + "@" + place, "fort=minoa")
                .war();
        Sieges.Attempt attempt =
                RULES.fights().sieges().attempt(war, pieces(besiegers), Side.ATHENS, Theatre.place(place));
        assertThat(attempt.chances(Theatre.PRINTED.tables().siege())).isEqualTo(faces);
    }

    @Rule({"7.11", "12.5", "ruling-M4"})
    @ParameterizedTest
    @CsvSource({
        "chi-n1, samos+miletus",
        "ath-n1, athens",
        "pel-n1, corinth",
        "syr-n1, syracuse",
        "loc-n1, locri",
        "crc-n1, corcyra",
        "rhe-n1, rhegium"
    })
    void aNewShipComesToAPortOfItsColourOrToItsHome(String ship, String places) {
        War war = Theatre.of("campaign")
                .with("stance=spartan-allies:sparta", "stance=athenian-allies:athens")
                .war();
        int piece = Theatre.piece(ship);
        PlaceSet put =
                RULES.means().logistics().purchases().places(war, war.board().owner(piece), piece);
        assertThat(Theatre.PRINTED.atlas().ids(put))
                .containsExactlyInAnyOrderElementsOf(Arrays.asList(places.split("\\+", -1)));
    }
}
