package strategos.bot.host.mail;

import java.util.List;
import java.util.Optional;
import strategos.engine.scene.Board;
import strategos.engine.scene.Strip;
import strategos.engine.text.Line;

/**
 * What came of a commit, as everyone may know it, with what the one who acted may know beyond that.
 *
 * @param milestone whether the map is worth a new picture
 * @param privately for the eyes of the one who acted
 */
public record Story(List<Item> items, boolean milestone, List<Line> privately) {
    public Story {
        items = List.copyOf(items);
        privately = List.copyOf(privately);
    }

    /** A sentence, with the dice and the fight to be painted with it. */
    public record Item(Line line, Optional<Strip> strip, Optional<Board> board) {
        /** A sentence alone. */
        public static Item of(Line line) {
            return new Item(line, Optional.empty(), Optional.empty());
        }

        /** How many pictures, or parts of one, come with it. */
        int pictures() {
            return (strip.isPresent() ? 1 : 0) + (board.isPresent() ? 1 : 0);
        }
    }

    /** Its sentences. */
    public List<Line> lines() {
        return items.stream().map(Item::line).toList();
    }
}
