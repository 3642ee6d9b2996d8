package strategos.bot.host.live;

import strategos.bot.host.Speech;
import strategos.engine.text.Escape;
import strategos.engine.text.Line;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text;

/** The words of a match's game, with its players' names. */
record Wording(Phrasebook book, Phrasebook bare) implements Speech {
    Wording(Phrasebook book) {
        this(book, book.escaping(Escape.plain()));
    }

    @Override
    public String say(Text text) {
        return book.say(text);
    }

    @Override
    public String plain(Text text) {
        return bare.say(text);
    }

    @Override
    public String cite(Line line) {
        return book.withRule(line);
    }
}
