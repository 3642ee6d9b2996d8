package strategos.engine.games.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import strategos.engine.Rule;
import strategos.engine.TestTable;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.sparta.printed.Atlas;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Politics.Stance;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/** Nations are knocked out of the war by half of their cities, with each special case. */
class NationsTest {
    private static final Atlas ATLAS = Theatre.PRINTED.atlas();

    /** So many of the nation's cities, none of these among them, are held by an enemy unit each. */
    private static Theatre holding(
            Theatre theatre, String by, Nation nation, int count, List<String> not, String... units) {
        int held = 0;
        for (int city : ATLAS.counted(nation).numbers()) {
            String id = ATLAS.locale(city).id();
            if (held < count && !not.contains(id)) {
                theatre.with("captured=" + by + ":" + id, units[held] + "@" + id);
                held++;
            }
        }
        return theatre;
    }

    private static String[] units(String prefix, int count) {
        String[] ids = new String[count];
        for (int n = 0; n < count; n++) {
            ids[n] = prefix + (n + 1);
        }
        return ids;
    }

    private static Stance after(Theatre theatre, Nation nation) {
        // Any order lets what is due be settled.
        TestTable<War> table = theatre.with("part=buy", "talents=sparta:0").table(new ScriptedDice());
        table.order(Theatre.SPARTA, "done");
        return table.state().politics().of(nation);
    }

    @Rule({"11.0", "11.1"})
    @Test
    void halfOfTheCoalitionsCitiesKnockItOut() {
        List<String> not = List.of("corinth", "megara");
        Theatre seven = holding(Theatre.of("campaign"), "athens", Nation.COALITION, 7, not, units("ath-l", 7));
        assertThat(after(seven, Nation.COALITION)).isEqualTo(Stance.SPARTA);
        Theatre eight = holding(Theatre.of("campaign"), "athens", Nation.COALITION, 8, not, units("ath-l", 8));
        assertThat(after(eight, Nation.COALITION)).isEqualTo(Stance.OUT);
    }

    @Rule({"11.1", "11.6", "11.9"})
    @Test
    void neutralMegaraAndCorinthCount() {
        List<String> not = List.of("corinth", "megara");
        Theatre six = holding(Theatre.of("campaign"), "athens", Nation.COALITION, 6, not, units("ath-l", 6))
                .with("ath-l7@megara", "ath-l8@corinth");
        assertThat(after(six, Nation.COALITION)).isEqualTo(Stance.OUT);
        Theatre five = holding(Theatre.of("campaign"), "athens", Nation.COALITION, 5, not, units("ath-l", 5))
                .with("ath-l7@megara", "ath-l8@corinth");
        assertThat(after(five, Nation.COALITION)).isEqualTo(Stance.SPARTA);
    }

    @Rule({"11.1", "11.7", "11.8"})
    @Test
    void neutralAnactoriumAndOeniadaeCount() {
        List<String> not = List.of("anactorium", "oeniadae");
        Theatre four = holding(
                        Theatre.of("campaign").with("stance=spartan-allies:sparta"),
                        "athens",
                        Nation.SPARTAN_ALLIES,
                        4,
                        not,
                        units("ath-l", 4))
                .with("ath-n1@anactorium", "ath-l8@oeniadae");
        assertThat(after(four, Nation.SPARTAN_ALLIES)).isEqualTo(Stance.OUT);
    }

    @Rule({"11.4"})
    @Test
    void theAthenianAlliesStandAsLongAsNaupactusDoes() {
        String[] spartans = {
            "spa-l1", "spa-l2", "spa-l3", "spa-l4", "spa-l5", "spa-l6", "spa-l7", "boe-l1", "boe-l2", "boe-l3"
        };
        Theatre without = holding(
                Theatre.of("campaign").with("stance=athenian-allies:athens"),
                "sparta",
                Nation.ATHENIAN_ALLIES,
                8,
                List.of("naupactus"),
                spartans);
        assertThat(after(without, Nation.ATHENIAN_ALLIES)).isEqualTo(Stance.ATHENS);
        Theatre with = holding(
                        Theatre.of("campaign").with("stance=athenian-allies:athens"),
                        "sparta",
                        Nation.ATHENIAN_ALLIES,
                        5,
                        List.of("naupactus"),
                        spartans)
                .with("captured=sparta:naupactus", "boe-l4@naupactus");
        assertThat(after(with, Nation.ATHENIAN_ALLIES)).isEqualTo(Stance.OUT);
    }

    @Rule({"11.2", "10.2"})
    @Test
    void theConfederationStandsAsLongAsChiosAndLesbosDo() {
        assertThat(after(confederation(36, false), Nation.CONFEDERATION)).isEqualTo(Stance.ATHENS);
        assertThat(after(confederation(36, true), Nation.CONFEDERATION)).isEqualTo(Stance.OUT);
    }

    /** Of revolts those of Chios and Lesbos count as captures, no others, and only while Athens has not taken them back. */
    @Rule({"11.1", "11.2"})
    @Test
    void theRevoltsOfTheIslandsAloneCountAsCaptures() {
        assertThat(after(confederation(34, true), Nation.CONFEDERATION)).isEqualTo(Stance.OUT);
        Theatre others = confederation(33, true).with("mark=defected:miletus", "mark=defected:samos");
        assertThat(after(others, Nation.CONFEDERATION)).isEqualTo(Stance.ATHENS);
        Theatre back = confederation(36, true).with("captured=athens:chios", "ath-l1@chios");
        assertThat(after(back, Nation.CONFEDERATION)).isEqualTo(Stance.ATHENS);
    }

    @Rule({"11.1", "ruling-W8"})
    @Test
    void lesbosAndChiosAreNeverNeutral() {
        TestTable<War> table = confederation(36, true)
                .with("les-l1@mytilene", "turned=sparta:chi-l1", "chi-l1@chios")
                .with("part=buy", "talents=sparta:0")
                .table(new ScriptedDice());
        table.order(Theatre.SPARTA, "done");
        War war = table.state();
        assertThat(war.politics().of(Nation.CONFEDERATION)).isEqualTo(Stance.OUT);
        assertThat(war.board().place(Theatre.piece("les-l1"))).isEqualTo(Theatre.place("mytilene"));
        assertThat(war.board().owner(Theatre.piece("les-l1"))).isEqualTo(Side.ATHENS);
        assertThat(war.board().place(Theatre.piece("chi-l1"))).isEqualTo(Theatre.place("chios"));
        assertThat(war.board().owner(Theatre.piece("chi-l1"))).isEqualTo(Side.SPARTA);
    }

    /** So many Spartan-side units in as many cities of the Confederation; Chios and Eresus lost, or not. */
    private static Theatre confederation(int cities, boolean islandsLost) {
        Theatre theatre = Theatre.of("campaign").with("stance=spartan-allies:sparta");
        PieceSet units = PieceSet.NONE;
        for (Nation nation : List.of(Nation.SPARTA, Nation.COALITION, Nation.SPARTAN_ALLIES)) {
            units = units.or(Theatre.PRINTED.counters().of(nation));
        }
        String[] ids = new String[cities];
        int[] numbers = units.numbers();
        for (int n = 0; n < ids.length; n++) {
            ids[n] = Theatre.PRINTED.counters().id(numbers[n]);
        }
        List<String> islands = List.of("chios", "mytilene", "methymna", "eresus");
        holding(theatre, "sparta", Nation.CONFEDERATION, cities, islands, ids);
        return islandsLost ? theatre.with("mark=defected:chios", "mark=defected:eresus") : theatre;
    }

    @Rule({"11.1", "ruling-W6"})
    @Test
    void whoStandsInTheLandOfANationThatIsOutMustLeaveIt() {
        TestTable<War> table = Theatre.of("campaign")
                .with("stance=peloponnesian-coalition:out", "turn=athens", "part=buy", "talents=athens:1")
                .with("ath-l1@thebes", "ath-l2+nicias@tanagra", "ath-l15@athens")
                .table(new ScriptedDice());
        table.refuse(Theatre.ATHENS, "march leader=nicias units=all to=thebes").citing("11.1");
        table.order(Theatre.ATHENS, "march leader=nicias units=all to=oropus").order(Theatre.ATHENS, "done");
        table.order(Theatre.ATHENS, "done");
        assertThat(table.state().board().place(Theatre.piece("ath-l2"))).isEqualTo(Theatre.place("oropus"));
        assertThat(table.state().board().place(Theatre.piece("ath-l1")))
                .as("left behind")
                .isEqualTo(Theatre.place("box"));
    }

    /** Megara, which the march goes through, is the eighth of sixteen: where it was to end nobody may stop any more. */
    @Rule({"7.1", "11.1", "11.6", "ruling-W6"})
    @Test
    void aMarchGoesNotOnToAPlaceThatFallsOutOfPlayOnTheWay() {
        List<String> not = List.of("corinth", "megara");
        TestTable<War> table = holding(Theatre.of("campaign"), "athens", Nation.COALITION, 7, not, units("ath-l", 7))
                .with("turn=athens", "ath-l10+nicias@athens")
                .table(new ScriptedDice());
        table.order(Theatre.ATHENS, "march leader=nicias units=all path=megara,corinth");
        War war = table.state();
        assertThat(war.politics().of(Nation.COALITION)).isEqualTo(Stance.OUT);
        assertThat(war.board().place(Theatre.piece("ath-l10"))).isEqualTo(Theatre.place("megara"));
        table.refuse(Theatre.ATHENS, "march to=corinth").citing("11.1");
        table.order(Theatre.ATHENS, "march to=athens").order(Theatre.ATHENS, "done");
        assertThat(table.state().board().place(Theatre.piece("ath-l10"))).isEqualTo(Theatre.place("athens"));
    }

    /** A city that goes over to who has captured it is held by nobody else any more: its garrison is back. */
    @Rule({"11.8-sides", "11.11"})
    @Test
    void aCityThatGoesOverToItsCaptorIsCapturedNoMore() {
        TestTable<War> table = Theatre.of("campaign")
                .with("admin=events", "year=429", "prestige=1", "done=plague", "barred=syracuse-joins")
                .with("captured=sparta:methymna", "spa-l1@methymna")
                .table(new ScriptedDice());
        int methymna = Theatre.place("methymna");
        assertThat(table.state().ground().has(Marker.DEFECTED, methymna)).isTrue();
        assertThat(table.state().ground().has(Marker.SPARTAN, methymna)).isFalse();
    }
}
