package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TokenOwnerTest {
    @Test
    void itStandsInTheFirstPart() {
        assertThat(TokenOwner.of("MTIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde.not-a-real-signature-of-any-kind"))
                .contains("123456789012345678");
        // Discord leaves the equals signs out that would fill it up.
        assertThat(TokenOwner.of("MTIzNDU2Nzg5MDEyMzQ1Njc4OQ.Gabcde.x")).contains("1234567890123456789");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ".", "a-wrong-token", "b25l.G.x", "§§§.G.x", "MTIzNDU2Nzg5MDEyMzQ1Njc4"})
    void whatIsNoTokenIsNobodys(String token) {
        assertThat(TokenOwner.of(token)).isEmpty();
    }
}
