package strategos.engine.games.xenophon.state;

import java.util.Locale;

/** How the constants of the game are written in data, words and orders: lower case with hyphens. */
final class Id {
    private Id() {}

    static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
