package strategos.bot.record.browser;

import strategos.bot.record.Played;

/** The page of a match that was played to its end. */
class PlayedPageTest extends PageContract {
    private static final int MOST_ORDERS = 5_000;

    @Override
    protected String html() {
        try (Played played = Played.of("persians", "ionian-revolt", MOST_ORDERS, 11)) {
            return played.html();
        }
    }
}
