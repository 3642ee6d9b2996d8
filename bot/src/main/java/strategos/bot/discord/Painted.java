package strategos.bot.discord;

import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.port.Message;
import strategos.bot.port.Picture;

/**
 * A message with its pictures painted. One that cannot be sent as a picture stands in words below the text, for the story
 * must not be lost with it.
 */
record Painted(String text, List<Png> pictures) {
    private static final Logger LOG = LoggerFactory.getLogger(Painted.class);

    Painted {
        pictures = List.copyOf(pictures);
    }

    /** An encoded picture with its file name and its words. */
    record Png(String name, String alt, byte[] bytes) {}

    /**
     * Paints.
     *
     * @param pictures whether pictures may be sent there at all
     */
    static Painted of(Message message, boolean pictures) {
        StringBuilder text = new StringBuilder(message.text());
        List<Png> painted = new ArrayList<>();
        for (Picture picture : message.pictures()) {
            byte[] png = pictures ? paint(picture) : new byte[0];
            if (png.length > 0 && png.length <= DiscordLimits.FILE_BYTES) {
                painted.add(new Png(picture.name(), Cut.label(picture.alt(), DiscordLimits.ALT_TEXT), png));
            } else if (!picture.alt().isBlank()) {
                text.append(text.isEmpty() ? "" : "\n").append("*").append(picture.alt()).append("*");
            }
        }
        return new Painted(text.toString(), painted);
    }

    private static byte[] paint(Picture picture) {
        try {
            byte[] png = picture.png().get();
            if (png.length > DiscordLimits.FILE_BYTES) {
                LOG.error("picture {} has {} bytes; Discord takes {}", picture.name(), png.length, DiscordLimits.FILE_BYTES);
            }
            return png;
        } catch (RuntimeException unpaintable) {
            LOG.error("picture {} could not be painted; its words are sent instead", picture.name(), unpaintable);
            return new byte[0];
        }
    }
}
