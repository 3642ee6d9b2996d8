package strategos.engine.dice;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import strategos.engine.dice.DiceLog.DescribedRoll;

class DiceLogTest {
    private final Vectors vectors = Vectors.read();
    private final PlayedMatch played = PlayedMatch.of(vectors);

    @Test
    void it_is_written_as_the_protocol_says() {
        MatchDice match = vectors.match();
        ChainDice dice = match.dice();
        dice.roll(Vectors.open("battle", "Athens"), 1, 6);
        dice.shuffle(Vectors.sealed("deck"), 3);
        List<DescribedRoll> rolls = dice.rolls().stream()
                .map(roll -> new DescribedRoll(roll, "Battle (6.7)", "2026-11-21T20:00:00Z", Optional.empty()))
                .toList();

        DiceLog log = DiceLog.of(
                vectors.text("match"),
                vectors.seats(),
                vectors.text("start"),
                match.after(dice.rolls()),
                Optional.empty(),
                rolls,
                true);

        assertThat(log.json().replaceAll("\\s+", " "))
                .isEqualTo("{ \"protocol\" : \"strategos-dice-1\", \"match\" : \"match-0001\","
                        + " \"seats\" : [ [ \"Athens\", \"owl\" ], [ \"Sparta\", \"λάμδα\" ] ],"
                        + " \"start\" : \"1424242424242424242\", \"salt\" : \"" + vectors.text("salt") + "\","
                        + " \"chains\" : [ { \"name\" : \"open\", \"commitment\" : \"" + vectors.text("commitment")
                        + "\", \"rolls\" : [ { \"index\" : 1, \"key\" : \""
                        + vectors.open().link(1) + "\", \"sides\" : 6, \"faces\" : [ 3 ],"
                        + " \"purpose\" : \"Battle (6.7)\", \"at\" : \"2026-11-21T20:00:00Z\" } ] },"
                        + " { \"name\" : \"sealed\", \"commitment\" : \"" + vectors.text("sealed_commitment")
                        + "\", \"rolls\" : [ { \"index\" : 1, \"key\" : \""
                        + vectors.sealed().link(1) + "\", \"order\" : [ 1, 0, 2 ],"
                        + " \"purpose\" : \"Battle (6.7)\", \"at\" : \"2026-11-21T20:00:00Z\" } ] } ] }");
    }

    @Test
    void sealed_rolls_are_secret_until_the_match_ends() {
        String running = played.log(false).json();

        assertThat(running.replaceAll("\\s+", " ")).contains("\"rolls\" : [ ], \"unrevealed\" : 3 }");
        assertThat(played.rolls())
                .filteredOn(roll -> roll.cause().chain() == Chain.SEALED)
                .hasSize(3)
                .allSatisfy(roll -> assertThat(running)
                        .doesNotContain(played.dice().keyed(roll).key()));
        assertThat(played.log(true).json()).doesNotContain("unrevealed");
    }

    @Test
    void each_chain_of_a_name_has_its_own_entry() {
        MatchDice match = vectors.match().withNextChain(Chain.SEALED);
        ChainDice dice = match.dice();
        for (int i = 0; i < 8; i++) {
            dice.shuffle(Vectors.sealed("deck"), 4);
        }
        PlayedMatch sealed = new PlayedMatch(vectors, match.after(dice.rolls()), dice.rolls());

        assertThat(sealed.log(false).chains())
                .extracting(DiceLog.ChainLog::name, DiceLog.ChainLog::unrevealed)
                .containsExactly(
                        tuple("open", Optional.empty()),
                        tuple("sealed", Optional.of(7)),
                        tuple("sealed", Optional.of(1)));
        assertThat(sealed.log(true).chains().getLast().rolls())
                .singleElement()
                .satisfies(roll -> assertThat(roll.index()).isEqualTo(1));
        assertThat(sealed.log(false).json()).doesNotContain(Vectors.SEALED_TIP);
        assertThat(sealed.log(true).chains())
                .extracting(DiceLog.ChainLog::tip)
                .containsExactly(Optional.empty(), Optional.of(Vectors.SEALED_TIP), Optional.empty());
        for (boolean over : List.of(false, true)) {
            assertThat(Vectors.verifier()
                            .verify(sealed.log(over).json().getBytes(UTF_8))
                            .findings())
                    .isEmpty();
        }
    }

    @Test
    void a_log_has_every_roll_that_was_made() {
        List<DescribedRoll> fewer = played.described().subList(1, played.rolls().size());

        assertThatThrownBy(() ->
                        DiceLog.of("match-0001", vectors.seats(), "1", played.dice(), Optional.empty(), fewer, false))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("open chain");
    }

    /** Its successor is published before it is used up; the match may end in between. */
    @Test
    void a_chain_that_is_followed_and_not_used_up_is_proven() {
        for (int rolls = 0; rolls <= 7; rolls++) {
            MatchDice match = vectors.match().withNextChain(Chain.OPEN);
            ChainDice dice = match.dice();
            for (int i = 0; i < rolls; i++) {
                dice.roll(Vectors.open("battle", "Athens"), 1, 6);
            }
            List<DescribedRoll> described = dice.rolls().stream()
                    .map(roll -> new DescribedRoll(roll, "Battle (6.7)", "2026-11-21T20:00:00Z", Optional.empty()))
                    .toList();
            DiceLog log = DiceLog.of(
                    vectors.text("match"),
                    vectors.seats(),
                    vectors.text("start"),
                    match.after(dice.rolls()),
                    Optional.empty(),
                    described,
                    true);
            assertThat(Vectors.verifier()
                            .verify(log.json().getBytes(StandardCharsets.UTF_8))
                            .findings())
                    .as("after %s of 7 rolls", rolls)
                    .isEmpty();
            assertThat(again(log, described).json()).isEqualTo(log.json());
        }
    }

    /** The log of the dice that are known from the log of a match that is over, stored and read. */
    private DiceLog again(DiceLog log, List<DescribedRoll> described) {
        MatchDice known = MatchDice.fromSecretJson(MatchDice.revealed(log).secretJson());
        return DiceLog.of(log.match(), log.seats(), log.start(), known, Optional.empty(), described, true);
    }

    @Test
    void the_dice_of_a_match_that_is_over_are_known_from_its_log() {
        DiceLog log = played.log(true);
        assertThat(again(log, played.described()).json()).isEqualTo(log.json());
        MatchDice known = MatchDice.revealed(log);
        ChainDice more = known.dice();
        assertThatThrownBy(() -> more.roll(Vectors.open("battle", "Athens"), 1, 6))
                .isInstanceOf(ChainUsedUp.class);
    }
}
