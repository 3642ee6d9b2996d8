package strategos.bot.discord;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.discord.MessagePart.Upload;
import strategos.bot.port.Message;
import strategos.bot.port.Message.Layout;
import strategos.bot.port.Message.Picture;
import strategos.bot.port.Message.Picture.Crowded;
import strategos.bot.port.RedactedFailure;
import strategos.engine.text.Escape;

/**
 * A message with its pictures painted. One that cannot be sent as a picture stands in words below the text, for the story
 * must not be lost with it.
 *
 * @param text all the words
 * @param instead what stands in words for pictures that are not sent
 * @param crowded whether one was not painted because too many others were asked for
 */
record Painted(String text, String instead, List<Upload> pictures, boolean crowded) {
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
        List<String> unsent =
                new ArrayList<>(message.layout().map(Layout::instead).orElse(List.of()));
        List<Upload> painted = new ArrayList<>();
        boolean crowded = false;
        for (Picture picture : message.pictures()) {
            Optional<Upload> upload = Optional.empty();
            try {
                upload = allowed ? paint(picture) : Optional.empty();
            } catch (Crowded others) {
                LOG.warn("picture {} is not painted: {}", picture.name(), others.getMessage());
                crowded = true;
            }
            upload.ifPresentOrElse(painted::add, () -> unsent.add(picture.alt()));
        }
        String instead = unsent.stream().map(Painted::escaped).collect(Collectors.joining("\n"));
        boolean whole = message.layout().isPresent() && instead.isEmpty();
        String words = whole ? message.layout().get().words() : message.text();
        boolean said = message.layout().isPresent() || instead.isEmpty();
        String text = said ? words : words.isEmpty() ? instead : words + "\n" + instead;
        return new Painted(text, instead, painted, crowded);
    }

    /** The same with a sentence below. */
    Painted saying(String sentence) {
        return new Painted(joined(text, sentence), joined(instead, sentence), pictures, crowded);
    }

    private static String joined(String words, String sentence) {
        return words.isEmpty() ? sentence : words + "\n" + sentence;
    }

    /** What describes a picture is no markup, and may have names in it that people chose. */
    private static String escaped(String alt) {
        return "*" + alt.lines().map(Escape.description()).collect(Collectors.joining("\n")) + "*";
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
        } catch (Crowded others) {
            throw others;
        } catch (RuntimeException | Error unpaintable) {
            LOG.error(
                    "picture {} could not be painted; its words are sent instead",
                    picture.name(),
                    RedactedFailure.of(unpaintable));
        }
        return Optional.empty();
    }
}
