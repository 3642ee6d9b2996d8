package strategos.bot.host.live;

import strategos.bot.host.Speech;
import strategos.engine.text.Line;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text;

/** The words of a match's game, with its players' names. */
record Wording(Phrasebook book) implements Speech {
    @Override
    public String say(Text text) {
        return book.say(text);
    }

    @Override
    public String cite(Line line) {
        return book.withRule(line);
    }
}
