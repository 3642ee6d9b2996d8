package strategos.engine.games.xenophon;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.engine.games.xenophon.Camp.ALPHA;
import static strategos.engine.games.xenophon.Camp.BETA;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.Computer;
import strategos.engine.Decision;
import strategos.engine.Entry;
import strategos.engine.RandomComputer;
import strategos.engine.Referee;
import strategos.engine.Rule;
import strategos.engine.Ruling;
import strategos.engine.Seen;
import strategos.engine.TestTable;
import strategos.engine.box.Setup;
import strategos.engine.dice.SeededDice;
import strategos.engine.games.xenophon.cards.CardPlay;
import strategos.engine.games.xenophon.printed.Card;
import strategos.engine.games.xenophon.printed.Card.Way;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Phase;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.games.xenophon.state.Token;
import strategos.engine.games.xenophon.state.Turn.Terrain;
import strategos.engine.games.xenophon.state.Turn.Weather;
import strategos.engine.library.RegisteredGames;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/** The computer player: legal, and sensible. */
class ComputerTest {
    private static Call choice(Camp camp, Seat seat) {
        Seen<MarchState> seen = Camp.game().conceal(camp.march(), seat);
        Decision decision = Camp.game().decisions().of(seen, seat).orElseThrow();
        return Camp.game().computer().choose(seen, seat, decision, new Random(1));
    }

    @Test
    void foragesWhenThatBringsMoreThanItCosts() {
        Camp camp = Camp.race(2).at(Phase.FORAGE).in(Stage.FORAGE).turn(turn -> turn.withTerrain(Terrain.SETTLED));
        assertThat(choice(camp, ALPHA)).as("with food for a day").isEqualTo(TestTable.call("forage choice=no"));
        camp.army(ALPHA, army -> army.set(Token.FOOD, 0));
        assertThat(choice(camp, ALPHA)).as("hungry").isEqualTo(TestTable.call("forage choice=yes"));
        camp.hand(ALPHA, "corn");
        assertThat(choice(camp, ALPHA)).as("or eats from its hand").isEqualTo(TestTable.call("play card=corn"));
        Camp poor = Camp.race(2)
                .at(Phase.FORAGE)
                .in(Stage.FORAGE)
                .turn(turn -> turn.withTerrain(Terrain.MOUNTAINS).withWeather(Weather.COLD))
                .army(ALPHA, army -> army.set(Token.FOOD, 0));
        assertThat(choice(poor, ALPHA)).as("hungry, and held up anyway").isEqualTo(TestTable.call("forage choice=yes"));
    }

    /** What only harms falls on whoever marches alone, and is counted before a throw as it is told to people. */
    @Rule({"ruling-S1", "forage-phase"})
    @Test
    void aloneItReckonsWithTheCardsThatWillFallOnItsThrow() {
        Camp camp = Camp.alone()
                .at(Phase.FORAGE)
                .in(Stage.FORAGE)
                .turn(turn -> turn.withTerrain(Terrain.MOUNTAINS).withWeather(Weather.COLD))
                .army(ALPHA, army -> army.set(Token.FOOD, 0));
        assertThat(choice(camp, ALPHA)).isEqualTo(TestTable.call("forage choice=yes"));
        camp.hand(ALPHA, "scorched-earth", "fortifications");
        assertThat(choice(camp, ALPHA)).as("nothing would be found").isEqualTo(TestTable.call("forage choice=no"));
    }

    @Test
    void playsACardWhereItHelpsAndKeepsItWhereItDoesNot() {
        Camp camp = Camp.race(2).hand(ALPHA, "command-silence", "corn");
        assertThat(choice(camp.thrown(RollKind.MORALE, 6), ALPHA))
                .isEqualTo(TestTable.call("play card=command-silence"));
        assertThat(choice(camp.thrown(RollKind.MORALE, 3), ALPHA)).isEqualTo(Call.of("pass"));
    }

    @Test
    void harmsOthersWhereThatChangesARoll() {
        Camp camp = Camp.race(2)
                .asking()
                .thrown(RollKind.MORALE, 4)
                .in(Stage.OPPONENTS)
                .hand(BETA, "fear")
                .army(ALPHA, army -> army.withSpace(30));
        assertThat(choice(camp, BETA)).isEqualTo(TestTable.call("play card=fear"));
        camp.army(BETA, army -> army.withSpace(40));
        assertThat(choice(camp, BETA)).as("a laggard too").isEqualTo(TestTable.call("play card=fear"));
        camp.thrown(RollKind.MORALE, 1).in(Stage.OPPONENTS);
        assertThat(choice(camp, BETA)).as("it would change nothing").isEqualTo(Call.of("pass"));
    }

    @Test
    void keepsItsBetterCards() {
        Camp camp = Camp.race(2)
                .at(Phase.END)
                .in(Stage.DISCARD)
                .hand(
                        ALPHA,
                        "escort",
                        "allies",
                        "omens",
                        "plunder",
                        "council-of-war",
                        "north-wind-blowing",
                        "big-city",
                        "march-to-the-sea");
        assertThat(choice(camp, ALPHA)).isEqualTo(TestTable.call("discard cards=north-wind-blowing"));
    }

    /** Against players who give any legal order it nearly always comes to the sea first and with more men. */
    @ParameterizedTest
    @CsvSource({"standing, no", "standing, yes", "ask, yes"})
    void beatsThoseWhoPlayAtRandom(String reactions, String leaders) {
        int won = 0;
        for (long seed = 1; seed <= 6; seed++) {
            MarchState end = play(Camp.setup(3, reactions, leaders), seed);
            List<Seat> winners = Camp.game().rules().result(end).orElseThrow().winners();
            won += winners.contains(BETA) ? 1 : 0;
        }
        assertThat(won).as("matches of 6 from seed 1 won").isGreaterThanOrEqualTo(4);
    }

    private static MarchState play(Setup setup, long seed) {
        Referee referee = new Referee();
        SeededDice dice = new SeededDice(seed);
        Random luck = new Random(seed);
        Computer<MarchState> random = new RandomComputer<>();
        MarchState march = referee.start(Camp.game(), setup, dice).state();
        while (Camp.game().rules().result(march).isEmpty()) {
            Seat seat = new ArrayList<>(Camp.game().rules().awaited(march).keySet()).getFirst();
            Seen<MarchState> seen = Camp.game().conceal(march, seat);
            Decision decision = Camp.game().decisions().of(seen, seat).orElseThrow();
            Computer<MarchState> player = seat.equals(BETA) ? Camp.game().computer() : random;
            Call call = player.choose(seen, seat, decision, luck);
            Ruling<MarchState> ruling = referee.rule(
                    Camp.game(), march, setup.seats(), List.of(), new Order(seat, call), Entry.Source.COMPUTER, dice);
            assertThat(ruling).as("%s of seed %d", call, seed).isInstanceOf(Ruling.Accepted.class);
            march = ((Ruling.Accepted<MarchState>) ruling).state();
        }
        return march;
    }

    @Rule("action-deck")
    @ParameterizedTest
    @CsvSource({"3, why.turn", "6, why.turn.still"})
    void doesNotSayThatACardBringsWhatStandsAlready(int face, String key) {
        MarchState march = Camp.race(2)
                .thrown(RollKind.SATRAP, face)
                .hand(ALPHA, "ambassadors")
                .march();
        Text why = Camp.game()
                .mind()
                .orElseThrow()
                .why(Camp.game().conceal(march, ALPHA), new Order(ALPHA, TestTable.call("play card=ambassadors")))
                .orElseThrow();
        assertThat(why.with().get("change"))
                .isInstanceOfSatisfying(
                        Arg.Nested.class,
                        change -> assertThat(change.text().key()).isEqualTo(key));
    }

    /** The report below tells what a card does; the reason tells what it is needed for. */
    @Rule("action-deck-card-list")
    @Test
    void theReasonForACardDoesNotRepeatWhatTheReportTells() {
        Phrasebook words = RegisteredGames.LIBRARY.words("xenophon", Escape.plain());
        int said = 0;
        for (Card card : Camp.deck().all()) {
            for (Way way : card.ways()) {
                Camp camp = Camp.race(2)
                        .hand(ALPHA, card.id())
                        .army(ALPHA, army -> army.set(Token.MUTINY, 2).set(Token.ANGER, 2));
                way.rolls().stream().findFirst().ifPresent(roll -> camp.thrown(roll, 3));
                MarchState march = camp.march();
                if (CardPlay.isOpen(march, march.roller(), way)) {
                    boolean named =
                            CardPlay.openWays(march, march.roller(), card).size() > 1;
                    String chosen = named ? " way=" + way.choice().value() : "";
                    Order order = new Order(ALPHA, TestTable.call("play card=" + card.id() + chosen));
                    Optional<Text> why =
                            Camp.game().mind().orElseThrow().why(Camp.game().conceal(march, ALPHA), order);
                    assertThat(why).as(card.id()).isPresent();
                    assertThat(words.say(why.get()))
                            .as(card.id())
                            .doesNotContain(words.say(way.words()), " instead of ");
                    said++;
                }
            }
        }
        assertThat(said).isGreaterThan(50);
    }
}
