package strategos.bot.discord;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.port.Message;
import strategos.bot.port.Picture;

/**
 * A message with its pictures painted. One that cannot be sent as a picture stands in words below the text, for the story
 * must not be lost with it.
 */
record Painted(String text, List<Upload> pictures) {
    private static final Logger LOG = LoggerFactory.getLogger(Painted.class);

    Painted {
        pictures = List.copyOf(pictures);
    }

    /**
     * Paints.
     *
     * @param allowed whether pictures may be sent there at all
     */
    static Painted of(Message message, boolean allowed) {
        StringBuilder text = new StringBuilder(message.text());
        List<Upload> painted = new ArrayList<>();
        for (Picture picture : message.pictures()) {
            Optional<Upload> upload = allowed ? paint(picture) : Optional.empty();
            upload.ifPresentOrElse(
                    painted::add,
                    () -> text.append(text.isEmpty() ? "" : "\n")
                            .append("*")
                            .append(picture.alt())
                            .append("*"));
        }
        return new Painted(text.toString(), painted);
    }

    private static Optional<Upload> paint(Picture picture) {
        try {
            Upload upload = new Upload(
                    picture.name(),
                    Cut.label(picture.alt(), DiscordLimits.ALT_TEXT),
                    picture.png().get());
            if (upload.fits()) {
                return Optional.of(upload);
            }
            LOG.error("picture {} has {} bytes; its words are sent instead", upload.name(), upload.size());
        } catch (RuntimeException unpaintable) {
            LOG.error("picture {} could not be painted; its words are sent instead", picture.name(), unpaintable);
        }
        return Optional.empty();
    }
}
