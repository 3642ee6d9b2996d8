package strategos.engine.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

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
                .map(roll -> new DescribedRoll(roll, "Battle (6.7)", "2026-11-21T20:00:00Z"))
                .toList();

        DiceLog log = DiceLog.of(
                vectors.text("match"), vectors.seats(), vectors.text("start"), match.after(dice.rolls()), rolls, true);

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
    void a_log_has_every_roll_that_was_made() {
        List<DescribedRoll> fewer = played.described().subList(1, played.rolls().size());

        assertThatThrownBy(() -> DiceLog.of("match-0001", vectors.seats(), "1", played.dice(), fewer, false))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("open chain");
    }
}
