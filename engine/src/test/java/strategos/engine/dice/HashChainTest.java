package strategos.engine.dice;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.engine.dice.HashChain.Sha256;

class HashChainTest {
    private static final String TIP = "0f".repeat(32);

    @ParameterizedTest
    @ValueSource(ints = {2, 63, 64, 65, 127, 128, 129, 200})
    void every_link_is_the_hash_of_the_next(int length) {
        HashChain chain = HashChain.of(TIP, length);
        Sha256 sha = new Sha256();

        assertThat(chain.link(length)).isEqualTo(TIP);
        for (int i = 1; i <= length; i++) {
            byte[] next = HexFormat.of().parseHex(chain.link(i));
            assertThat(chain.link(i - 1))
                    .as("link %s", i - 1)
                    .isEqualTo(HexFormat.of().formatHex(sha.of(next)));
        }
    }

    @Test
    void a_drawn_chain_has_4096_links() {
        HashChain chain = HashChain.draw(new Random(7));

        assertThat(chain.length()).isEqualTo(4096);
        assertThat(chain.rolls()).isEqualTo(4095);
        assertThat(chain).isEqualTo(HashChain.draw(new Random(7))).hasSameHashCodeAs(HashChain.draw(new Random(7)));
        assertThat(chain).isNotEqualTo(HashChain.draw(new Random(8)));
    }

    @Test
    void the_chain_that_follows_is_fixed_by_the_tip() throws Exception {
        HashChain chain = HashChain.of(TIP, 70);
        byte[] next = MessageDigest.getInstance("SHA-256").digest(("strategos-dice-1|next|" + TIP).getBytes(US_ASCII));

        assertThat(chain.successor()).isEqualTo(HashChain.of(HexFormat.of().formatHex(next), 70));
    }

    /** The number that docs/verifying-dice.md makes by hand. */
    @Test
    void the_example_of_the_documentation_holds() {
        assertThat(Vectors.read().open().successor().commitment())
                .isEqualTo("0ba63fdb405bd9c8abab14208197c50952ab30cd6ab3b21ab95416541e3b6965");
    }

    @Test
    void links_out_of_the_chain_and_tips_of_another_size_are_refused() {
        HashChain chain = HashChain.of(TIP, 3);

        assertThatThrownBy(() -> chain.link(4)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> chain.link(-1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> HashChain.of("0f", 3)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> HashChain.of(TIP, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> HashChain.of(TIP, HashChain.MOST_LINKS + 1))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
