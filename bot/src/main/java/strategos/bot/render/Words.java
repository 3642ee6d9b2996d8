package strategos.bot.render;

import strategos.engine.text.Text;

/** Says the texts of a picture: plainly, without any markup or escapes, since a picture shows letters as they are. */
@FunctionalInterface
public interface Words {
    String say(Text text);
}
