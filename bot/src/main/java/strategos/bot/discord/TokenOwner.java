package strategos.bot.discord;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Pattern;

/** Whose a token is: as Discord writes one, its first part is the id of the application's bot. */
public final class TokenOwner {
    private static final Pattern ID = Pattern.compile("\\d{15,20}");

    private TokenOwner() {}

    /** The id; nothing where the token is none of Discord's. */
    public static Optional<String> of(String token) {
        int dot = token.indexOf('.');
        if (dot < 0) {
            return Optional.empty();
        }
        try {
            String id = new String(Base64.getUrlDecoder().decode(token.substring(0, dot)), StandardCharsets.US_ASCII);
            return Optional.of(id).filter(ID.asMatchPredicate());
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
