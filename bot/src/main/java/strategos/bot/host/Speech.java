package strategos.bot.host;

import java.util.Optional;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

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

    /** How a sentence cites the rule; a speech that knows no rules spells it. */
    default String rule(String rule) {
        return rule;
    }

    /**
     * The words of a game.
     *
     * @param book for the face that they are meant for
     * @param bare where nothing is markup
     * @param tale the same with seats by their own names alone
     */
    record Wording(Phrasebook book, Phrasebook bare, Optional<Speech> tale) implements Speech {
        /** With seats by their own names. */
        public static Wording of(Phrasebook book) {
            return new Wording(book, book.escaping(Escape.plain()), Optional.empty());
        }

        /** With seats as that book calls them. */
        public Wording calling(Phrasebook named) {
            return new Wording(named, named.escaping(Escape.plain()), Optional.of(this));
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
        public Speech unnamed() {
            return tale.orElse(this);
        }

        @Override
        public String cite(Line line) {
            return book.withRule(line);
        }

        @Override
        public String rule(String rule) {
            return bare.cited(rule);
        }
    }
}
