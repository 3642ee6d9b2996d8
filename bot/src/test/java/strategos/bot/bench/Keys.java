package strategos.bot.bench;

import strategos.bot.host.Speech;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** Keys for words: as long as most words, and no bundle is measured along. */
final class Keys implements Speech {
    @Override
    public String say(Text text) {
        return text.key();
    }

    @Override
    public String plain(Text text) {
        return text.key();
    }

    @Override
    public String cite(Line line) {
        return line.text().key();
    }
}
