package strategos.bot.port;

import java.util.List;

/**
 * Words, pictures and controls.
 *
 * @param text Markdown as Discord reads it, of any length: the adapter cuts it where its service must
 * @param controls at most 25 buttons in all, or menus; in reading order
 */
public record Message(String text, List<Picture> pictures, List<Control> controls) {
    public Message {
        pictures = List.copyOf(pictures);
        controls = List.copyOf(controls);
    }

    /** Words alone. */
    public static Message text(String text) {
        return new Message(text, List.of(), List.of());
    }
}
