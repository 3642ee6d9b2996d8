package strategos.engine.dice;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;
import strategos.engine.dice.HashChain.Sha256;
import strategos.engine.dice.Omen.SeatOmen;

/**
 * What all players and the chat service made together when the match began: with it and the commitments every face is
 * fixed. Public.
 *
 * @param hex 64 lower-case hexadecimal digits
 */
public record Salt(@JsonValue String hex) {
    private static final Pattern DIGEST = Pattern.compile("[0-9a-f]{64}");

    @JsonCreator
    public Salt {
        if (!isDigest(hex)) {
            throw new IllegalArgumentException("a salt has 64 lower-case hexadecimal digits");
        }
    }

    /**
     * SHA-256 over these lines in UTF-8, joined by a line feed with none at the end: the protocol, the match, {@code
     * SEAT=OMEN} for each seat, {@code start=ID}.
     *
     * @param match the match's id
     * @param seats the seats taken, in the game's seat order
     * @param start the id that the chat service gave to the post that started the match
     */
    public static Salt of(DiceProtocol protocol, String match, List<SeatOmen> seats, String start) {
        StringBuilder lines = new StringBuilder(protocol.protocol())
                .append('\n')
                .append(match)
                .append('\n');
        seats.forEach(s ->
                lines.append(s.seat().id()).append('=').append(s.omen().words()).append('\n'));
        lines.append("start=").append(start);
        return new Salt(
                HexFormat.of().formatHex(new Sha256().of(lines.toString().getBytes(StandardCharsets.UTF_8))));
    }

    /** Whether the text is a SHA-256 as the protocol writes one. */
    static boolean isDigest(String text) {
        return DIGEST.matcher(text).matches();
    }

    @Override
    public String toString() {
        return hex;
    }
}
