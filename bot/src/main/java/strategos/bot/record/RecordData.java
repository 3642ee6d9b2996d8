package strategos.bot.record;

import java.util.List;

/**
 * What one page shows.
 *
 * @param title the game's name
 * @param scenario below it
 * @param masthead how it ended, then who sat where; the first line is the largest
 * @param language tag of the words
 * @param json the data of the page, of the format strategos-record-1
 * @param beacon whether the dice are of the protocol that needs signatures of a beacon checked
 */
public record RecordData(
        String title, String scenario, List<String> masthead, String language, String json, boolean beacon) {
    public RecordData {
        masthead = List.copyOf(masthead);
    }
}
