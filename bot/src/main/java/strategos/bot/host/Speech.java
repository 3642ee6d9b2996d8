package strategos.bot.host;

import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Says a match's texts in words: its game's bundle, with its players' names, escaped for the chat service. */
public interface Speech {
    String say(Text text);

    /** The sentence where nothing is markup: on buttons, in menus, in pictures, for programs. */
    String plain(Text text);

    /** The same with seats by their own names alone; a speech that knows no players is so already. */
    default Speech unnamed() {
        return this;
    }

    /** The sentence with its rule cited in brackets, where it has one. */
    String cite(Line line);
}
