package strategos.bot.host.mail;

import java.util.Optional;
import java.util.stream.Collectors;
import strategos.engine.dice.Chain;
import strategos.engine.dice.Roll;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/**
 * A roll in one line that hides what is sealed: index, faces, purpose.
 *
 * @param key its key, where it is published with this line
 */
record DiceLine(Roll roll, Optional<String> key) {
    Line line() {
        Line purpose = roll.cause().purpose();
        if (roll.cause().chain() == Chain.SEALED) {
            return new Line(
                    Text.of("host.story.sealed", "index", roll.index(), "purpose", purpose.text()), purpose.rule());
        }
        Text made = Text.of("host.story.roll", "index", roll.index(), "result", result(), "purpose", purpose.text());
        return new Line(
                key.map(k -> Text.of("host.story.roll.key", "roll", made, "key", k))
                        .orElse(made),
                "");
    }

    /** The order of a long shuffle is in the log; a line has no room for it. */
    private Text result() {
        return roll.shuffle()
                ? Text.of("host.story.shuffled", "size", roll.sides())
                : Text.of(
                        "host.story.faces",
                        "faces",
                        roll.result().stream().map(String::valueOf).collect(Collectors.joining(" ")),
                        "count",
                        roll.result().size(),
                        "sides",
                        roll.sides());
    }
}
