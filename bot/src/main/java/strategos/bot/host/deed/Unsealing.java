package strategos.bot.host.deed;

import java.util.ArrayList;
import java.util.List;
import strategos.bot.host.mail.Story;
import strategos.engine.dice.Chain;
import strategos.engine.dice.MatchDice;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** What is published of the sealed dice when a match ends. */
final class Unsealing {
    /** The last key of a chain gives away those before it: with it everyone can check what was hidden. */
    List<Story.Item> items(MatchDice dice) {
        List<Story.Item> items = new ArrayList<>();
        for (int entry = 1; entry <= dice.commitments(Chain.SEALED).size(); entry++) {
            int spent = dice.spent(Chain.SEALED, entry);
            dice.lastKey(Chain.SEALED, entry)
                    .map(key -> new Line(Text.of("host.dice.unsealed", "index", spent, "key", key), ""))
                    .map(Story.Item::of)
                    .ifPresent(items::add);
        }
        return items;
    }
}
