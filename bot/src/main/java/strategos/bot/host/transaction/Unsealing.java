package strategos.bot.host.transaction;

import java.util.ArrayList;
import java.util.List;
import strategos.bot.host.mail.Story;
import strategos.engine.dice.Chain;
import strategos.engine.dice.MatchDice;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** What is published of the dice when a match ends. */
final class Unsealing {
    /**
     * The last key of a sealed chain gives away those before it: with it everyone can check what was hidden. The tip of a
     * used-up chain shows that the one after it was not chosen.
     */
    List<Story.Item> items(MatchDice dice) {
        List<Story.Item> items = new ArrayList<>();
        for (Chain chain : Chain.values()) {
            for (int entry = 1; entry <= dice.commitments(chain).size(); entry++) {
                item(dice, chain, entry, items);
            }
        }
        return items;
    }

    private static void item(MatchDice dice, Chain chain, int entry, List<Story.Item> items) {
        if (chain == Chain.SEALED) {
            int spent = dice.spent(chain, entry);
            dice.lastKey(chain, entry)
                    .map(key -> Text.of("host.dice.unsealed", "index", spent, "key", key))
                    .ifPresent(text -> items.add(Story.Item.of(new Line(text, ""))));
        }
        dice.usedTip(chain, entry)
                .map(tip -> Text.of(
                        "host.dice.tip", "chain", Text.of("dice.chain." + chain.word()), "entry", entry, "tip", tip))
                .ifPresent(text -> items.add(Story.Item.of(new Line(text, ""))));
    }
}
