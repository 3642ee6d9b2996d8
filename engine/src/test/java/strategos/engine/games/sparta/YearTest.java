package strategos.engine.games.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import strategos.engine.Event;
import strategos.engine.Rule;
import strategos.engine.TestTable;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.dice.SeededDice;
import strategos.engine.games.sparta.leaders.LeaderEvents.Transferred;
import strategos.engine.games.sparta.prestige.PrestigeEvents.PrestigeChanged;
import strategos.engine.games.sparta.revenue.RevenueEvents.RevenueReceived;
import strategos.engine.games.sparta.sequence.SequenceEvents.CampaignBegan;
import strategos.engine.games.sparta.sequence.SequenceEvents.QuarterBegan;
import strategos.engine.games.sparta.sequence.SequenceEvents.TurnBegan;
import strategos.engine.games.sparta.sequence.SequenceEvents.YearBegan;
import strategos.engine.games.sparta.war.Calendar.Quarter;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.PrintedRef.LeaderRef;
import strategos.engine.games.sparta.war.PrintedRef.PlaceRef;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Text.Arg;

/** The sequence of play, and markers that keep it. */
class YearTest {
    private static String word(Event<War> event) {
        return switch (event) {
            case QuarterBegan q -> q.quarter().id();
            case TurnBegan t -> "logistics of " + t.side().id();
            case CampaignBegan c -> "campaign of " + c.side().id();
            case YearBegan y -> "year " + y.year();
            case RevenueReceived r -> "revenue of " + r.side().id();
            default -> "";
        };
    }

    /** Everybody says no more than is needed until the next year's spring. */
    private static List<String> idleYear(TestTable<War> table) {
        List<String> story = new ArrayList<>();
        while (table.state().year() == 431 || table.state().calendar().quarter() == Quarter.ADMINISTRATION) {
            Seat seat = table.awaited().firstEntry().getKey();
            var decision = Theatre.game()
                    .decisions()
                    .of(Theatre.game().conceal(table.state(), seat), seat)
                    .orElseThrow();
            var call = decision.fallback().get().orElseThrow();
            StringBuilder words = new StringBuilder(call.verb());
            call.values()
                    .forEach((slot, values) ->
                            words.append(' ').append(slot).append('=').append(String.join(",", values)));
            table.order(seat, words.toString());
            table.events().stream()
                    .map(YearTest::word)
                    .filter(word -> !word.isEmpty())
                    .forEach(story::add);
        }
        return story;
    }

    @Rule({"3.0", "3.1", "3.2", "4.0", "2.14", "12.0"})
    @Test
    void aYearRunsThroughItsPhases() {
        assertThat(idleYear(Theatre.begin("campaign", new SeededDice(7))))
                .startsWith("revenue of athens", "revenue of sparta", "spring")
                .containsSubsequence(
                        "spring",
                        "logistics of sparta",
                        "campaign of sparta",
                        "logistics of athens",
                        "campaign of athens",
                        "summer",
                        "winter",
                        "year 430",
                        "revenue of athens",
                        "revenue of sparta",
                        "spring");
    }

    @Rule({"3.2", "4.1"})
    @Test
    void theFirstPlayerIsChosenAnewEachSeason() {
        TestTable<War> table = Theatre.of("campaign")
                .with("second", "quarter=spring", "prestige=2")
                .table(new ScriptedDice());
        table.order(Theatre.SPARTA, "done").order(Theatre.SPARTA, "done");
        assertThat(table.state().step()).isInstanceOf(PendingStep.Initiative.class);
        assertThat(table.awaited().keySet()).containsExactly(Theatre.ATHENS);
        table.order(Theatre.ATHENS, "initiative choice=second");
        assertThat(table.state().calendar().quarter()).isEqualTo(Quarter.SUMMER);
        assertThat(table.state().calendar().first()).isEqualTo(Side.SPARTA);
    }

    @Rule({"2.8", "9.2", "3.2"})
    @Test
    void markersOfLastYearComeOff() {
        TestTable<War> table = Theatre.of("campaign")
                .with("admin=calendar", "mark=ravaged:athens", "mark=bare:athens", "barred=syracuse-joins")
                .with("fort=minoa", "fort=pylos", "ath-l1@athens", "prestige=5")
                .table(new SeededDice(3));
        War war = table.state();
        assertThat(war.ground().has(Marker.RAVAGED, Theatre.place("athens"))).isFalse();
        assertThat(war.ground().has(Marker.RAVAGED_BEFORE, Theatre.place("athens")))
                .isTrue();
        assertThat(war.ground().has(Marker.BARE, Theatre.place("athens"))).isFalse();
    }

    @Rule({"3.2", "13.0", "ruling-Y2"})
    @Test
    void whatIsHeldAsAYearBeginsCountsAsCapturedInIt() {
        TestTable<War> table = Theatre.of("campaign")
                .with("admin=calendar", "year=425", "barred=syracuse-joins", "prestige=5", "before=0")
                .with("captured=athens:cythera", "ath-l1@cythera", "mark=taken:gytheum")
                .table(new ScriptedDice());
        War war = table.state();
        assertThat(war.year()).isEqualTo(424);
        assertThat(war.ground().has(Marker.TAKEN, Theatre.place("cythera"))).isTrue();
        assertThat(war.ground().has(Marker.TAKEN, Theatre.place("gytheum"))).isFalse();
        assertThat(war.ground().has(Marker.TAKEN_BEFORE, Theatre.place("gytheum")))
                .isTrue();
    }

    @Rule({"2.11", "2.12", "13.0"})
    @Test
    void prestigeStopsAtTheEndOfItsTrack() {
        TestTable<War> table = Theatre.of("campaign")
                .with("admin=prestige", "year=430", "prestige=-15", "barred=syracuse-joins", "before=-15")
                .table(new SeededDice(5));
        assertThat(table.state().prestige().level()).isEqualTo(-15);
        assertThat(table.events()).noneMatch(PrestigeChanged.class::isInstance);
    }

    @Rule({"6.5", "6.8", "ruling-Y5"})
    @Test
    void unnamedLeadersAreDrawnFromTheirOwnCup() {
        TestTable<War> table = Theatre.of("campaign")
                .with("turn=sparta", "second", "part=transfer", "quarter=spring", "year=428", "ath-l1@thasos")
                .table(new ScriptedDice());
        assertThat(table.state().board().at(Places.BOX).has(Theatre.piece("athenian-a")))
                .isTrue();
        TestTable<War> drawn = Theatre.of("campaign")
                .with("initiative", "quarter=administration", "year=427", "ath-l1+ath-l2@thasos", "prestige=1")
                .table(new ScriptedDice().dice(5, 2));
        drawn.order(Theatre.ATHENS, "initiative choice=first");
        assertThat(drawn.state().board().place(Theatre.piece("athenian-b"))).isEqualTo(Theatre.place("thasos"));
    }

    @Rule("6.6")
    @Test
    void transfersToOneCityAddUpInTheStory() {
        TestTable<War> table = Theatre.of("campaign")
                .with(
                        "turn=sparta",
                        "second",
                        "part=transfer",
                        "quarter=spring",
                        "year=428",
                        "spa-l1+archidamus@sparta")
                .table(new ScriptedDice());
        Transferred one = new Transferred(
                Side.SPARTA,
                new LeaderRef(Theatre.piece("archidamus"), "archidamus"),
                new PlaceRef(Theatre.place("corinth"), "corinth"));
        assertThat(one.adds()).isTrue();
        assertThat(one.tell(Theatre.game().conceal(table.state(), Viewer.EVERYONE))
                        .orElseThrow()
                        .text()
                        .with()
                        .get("leader"))
                .isInstanceOf(Arg.Many.class);
    }

    @Rule({"15.0", "16.1", "16.1-plague"})
    @Test
    void anEventHappensOnce() {
        TestTable<War> table = Theatre.of("campaign")
                .with("admin=events", "year=429", "done=plague", "barred=syracuse-joins", "prestige=5", "before=0")
                .with("ath-l1@mytilene", "ath-n1+ath-n2+ath-n3@athens")
                .table(new ScriptedDice());
        assertThat(table.state().ground().has(Marker.BARE, Theatre.place("athens")))
                .isFalse();
    }
}
