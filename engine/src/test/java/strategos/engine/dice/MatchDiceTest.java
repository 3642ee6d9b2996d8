package strategos.engine.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import strategos.engine.dice.ChainDice.KeyedRoll;

class MatchDiceTest {
    private static final Cause BATTLE = Vectors.open("battle", "Athens");
    private static final Cause DECK = Vectors.sealed("deck");
    private static final String SECOND_TIP = "ab".repeat(32);
    private static final String THIRD_TIP = "cd".repeat(32);

    private final Vectors vectors = Vectors.read();
    private final MatchDice match = vectors.match();

    @Test
    void an_abandoned_ruling_spends_nothing() {
        Roll abandoned = match.dice().roll(BATTLE, 2, 6);

        assertThat(match.dice().roll(BATTLE, 2, 6)).isEqualTo(abandoned);
        assertThat(match.next(Chain.OPEN)).isEqualTo(1);
    }

    @Test
    void what_a_ruling_used_is_spent_for_good() {
        ChainDice ruling = match.dice();
        Roll first = ruling.roll(BATTLE, 2, 6);
        Roll deck = ruling.shuffle(DECK, 10);
        Roll second = ruling.roll(BATTLE, 2, 6);
        MatchDice later = match.after(ruling.rolls());

        assertThat(ruling.rolls()).containsExactly(first, deck, second);
        assertThat(first.index()).isEqualTo(1);
        assertThat(second.index()).isEqualTo(2);
        assertThat(deck.index()).isEqualTo(1);
        assertThat(later.next(Chain.OPEN)).isEqualTo(3);
        assertThat(later.next(Chain.SEALED)).isEqualTo(2);
        assertThat(later.dice().roll(BATTLE, 1, 6).index()).isEqualTo(3);
        assertThat(ruling.used())
                .allSatisfy(used -> assertThat(later.keyed(used.roll())).isEqualTo(used));
    }

    @Test
    void rolls_are_spent_in_order_and_once() {
        ChainDice ruling = match.dice();
        ruling.roll(BATTLE, 1, 6);
        ruling.roll(BATTLE, 1, 6);
        List<Roll> rolls = ruling.rolls();

        assertThatThrownBy(() -> match.after(rolls.reversed()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("next roll of the open chain is 1, not 2");
        assertThatThrownBy(() -> match.after(rolls).after(rolls)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void no_key_is_given_out_before_its_roll() {
        Roll ahead = match.dice().roll(BATTLE, 1, 6);

        assertThatThrownBy(() -> match.keyed(ahead)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void dice_fall_only_after_the_match_has_begun_and_the_salt_stays() {
        MatchDice created = MatchDice.committed(vectors.open(), vectors.sealed());

        assertThat(created.commitments(Chain.OPEN)).containsExactly(vectors.text("commitment"));
        assertThat(created.commitments(Chain.SEALED)).containsExactly(vectors.text("sealed_commitment"));
        assertThatThrownBy(created::dice).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> match.salted(vectors.salt())).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void a_new_chain_follows_the_last_roll_of_the_old_one_whose_tip_is_no_key() {
        MatchDice longer = match.withNextChain(Chain.OPEN);
        ChainDice ruling = longer.dice();
        for (int i = 1; i <= 10; i++) {
            ruling.roll(BATTLE, 1, 6);
        }
        KeyedRoll last = ruling.used().get(6);
        KeyedRoll first = ruling.used().get(7);

        assertThat(ruling.used()).extracting(KeyedRoll::key).doesNotContain(vectors.text("tip"));
        assertThat(last.entry()).isEqualTo(1);
        assertThat(last.link()).isEqualTo(7);
        assertThat(first.roll().index()).isEqualTo(8);
        assertThat(first.entry()).isEqualTo(2);
        assertThat(first.link()).isEqualTo(1);
        assertThat(first.key()).isEqualTo(vectors.open().successor().link(1));
        MatchDice later = longer.after(ruling.rolls());
        assertThat(later.spent(Chain.OPEN, 1)).isEqualTo(7);
        assertThat(later.spent(Chain.OPEN, 2)).isEqualTo(3);
        assertThat(later.keyed(first.roll())).isEqualTo(first);
    }

    @Test
    void nobody_chooses_the_chain_that_follows() {
        MatchDice other = MatchDice.committed(vectors.open(), vectors.sealed())
                .salted(Salt.of(DiceProtocol.CHAIN, "another", vectors.seats(), "2"));

        assertThat(match.withNextChain(Chain.OPEN).commitments(Chain.OPEN))
                .isEqualTo(match.withNextChain(Chain.OPEN).commitments(Chain.OPEN))
                .isEqualTo(other.withNextChain(Chain.OPEN).commitments(Chain.OPEN))
                .containsExactly(
                        vectors.text("commitment"),
                        HashChain.of(vectors.text("tip"), 8).successor().commitment());
    }

    @Test
    void a_tip_is_shown_only_where_another_chain_came_of_it() {
        assertThat(match.usedTip(Chain.OPEN, 1)).isEmpty();

        MatchDice longer = match.withNextChain(Chain.OPEN);
        assertThat(longer.usedTip(Chain.OPEN, 1)).contains(vectors.text("tip"));
        assertThat(longer.usedTip(Chain.OPEN, 2)).isEmpty();
        assertThat(longer.usedTip(Chain.SEALED, 1)).isEmpty();
    }

    @Test
    void a_ruling_that_runs_out_of_links_can_be_made_again_with_a_new_chain() {
        ChainDice short8 = match.dice();
        List<Roll> before = new ArrayList<>();
        assertThatThrownBy(() -> {
                    for (int i = 1; i <= 8; i++) {
                        before.add(short8.roll(BATTLE, 2, 6));
                    }
                })
                .isInstanceOfSatisfying(
                        ChainUsedUp.class, e -> assertThat(e.chain()).isEqualTo(Chain.OPEN));

        ChainDice again = match.withNextChain(Chain.OPEN).dice();
        for (int i = 1; i <= 8; i++) {
            again.roll(BATTLE, 2, 6);
        }
        assertThat(again.rolls().subList(0, 7)).isEqualTo(before);
    }

    @Test
    void a_new_chain_is_due_with_fewer_than_64_links_left() {
        MatchDice dice = MatchDice.committed(HashChain.of(SECOND_TIP, 66), HashChain.of(THIRD_TIP, 65))
                .salted(vectors.salt());
        assertThat(dice.needsNewChain(Chain.OPEN)).isFalse();
        assertThat(dice.needsNewChain(Chain.SEALED)).isFalse();

        MatchDice one = dice.after(List.of(dice.dice().roll(BATTLE, 1, 6)));
        assertThat(one.needsNewChain(Chain.OPEN)).isFalse();

        MatchDice two = one.after(List.of(one.dice().roll(BATTLE, 1, 6)));
        assertThat(two.needsNewChain(Chain.OPEN)).isTrue();
        assertThat(two.withNextChain(Chain.OPEN).needsNewChain(Chain.OPEN)).isFalse();
    }

    @Test
    void no_chain_serves_twice() {
        assertThatThrownBy(() -> MatchDice.committed(vectors.open(), vectors.open()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void it_is_stored_and_read_back_whole() {
        ChainDice ruling = match.dice();
        ruling.roll(BATTLE, 1, 6);
        MatchDice played = match.after(ruling.rolls()).withNextChain(Chain.SEALED);
        MatchDice created = MatchDice.committed(vectors.open(), vectors.sealed());

        assertThat(MatchDice.fromSecretJson(played.secretJson())).isEqualTo(played);
        assertThat(MatchDice.fromSecretJson(created.secretJson())).isEqualTo(created);
        assertThat(played).isNotEqualTo(match);
        assertThat(played.secretJson())
                .contains("\"open\":{\"chains\":[{\"tip\":\"" + vectors.text("tip") + "\",\"length\":8}],\"next\":2}");
    }

    @Test
    void no_text_shows_a_tip_or_a_sealed_key() {
        ChainDice ruling = match.dice();
        ruling.shuffle(DECK, 5);
        KeyedRoll sealed = ruling.used().getFirst();
        String tip = vectors.text("tip");

        for (Object value : List.of(match, vectors.open(), match.after(ruling.rolls()), sealed, ruling)) {
            assertThat(value.toString()).doesNotContain(tip).doesNotContain(Vectors.SEALED_TIP);
        }
        assertThat(match.toString()).contains(vectors.text("commitment"));
        assertThat(sealed.toString())
                .doesNotContain(sealed.key())
                .doesNotContain(sealed.roll().result().toString());
    }

    @Test
    void what_is_not_stored_dice_is_refused_without_quoting_it() {
        String tip = vectors.text("tip");
        String good = match.secretJson();
        List<String> broken = List.of(
                "",
                "null",
                "[]",
                "{}",
                "\"" + tip + "\"",
                good.substring(0, good.length() - 1),
                good.replace("\"length\":8", "\"length\":\"" + tip + "\""),
                good.replace("\"length\":8", "\"length\":0"),
                good.replace("\"length\":8", "\"length\":2000000000"),
                good.replace("\"next\":1", "\"next\":99"),
                good.replace("\"next\":1", "\"" + tip + "\":1"),
                good.replace("\"tip\":\"", "\"tip\":\"zz"),
                good.replace("[{\"tip\"", "[null,{\"tip\""),
                good.replace("\"salt\":\"", "\"salt\":\"" + tip));

        assertThat(broken)
                .allSatisfy(json -> assertThatThrownBy(() -> MatchDice.fromSecretJson(json))
                        .isInstanceOf(IllegalArgumentException.class)
                        .satisfies(e -> assertThat(stackTrace(e)).doesNotContain(tip)));
    }

    private static String stackTrace(Throwable thrown) {
        StringWriter text = new StringWriter();
        thrown.printStackTrace(new PrintWriter(text));
        return text.toString();
    }
}
