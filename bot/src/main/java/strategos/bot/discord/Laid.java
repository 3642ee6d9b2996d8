package strategos.bot.discord;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.container.Container;
import net.dv8tion.jda.api.components.container.ContainerChildComponent;
import net.dv8tion.jda.api.components.filedisplay.FileDisplay;
import net.dv8tion.jda.api.components.mediagallery.MediaGallery;
import net.dv8tion.jda.api.components.mediagallery.MediaGalleryItem;
import net.dv8tion.jda.api.components.section.Section;
import net.dv8tion.jda.api.components.separator.Separator;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditBuilder;
import net.dv8tion.jda.api.utils.messages.MessageEditData;
import strategos.bot.discord.MessagePart.Upload;
import strategos.bot.port.Message;
import strategos.bot.port.Message.Layout;

/**
 * A message in parts, laid out as one container of Discord's components: heading, story, pictures, small print with its
 * button, foot, controls. The container bears the mark.
 *
 * @param pictures as they are sent with it, under their names
 * @param kept whether its pictures are those that stand in the message already, and none is sent
 */
record Laid(Container container, List<Upload> pictures, boolean kept, List<String> pings) {
    /** Answers are never looked for. */
    private static final int UNMARKED = 0;

    /** Words shorter than that say nothing. */
    private static final int LEAST = 20;

    /** As much of the words for pictures is said in any case: their end, with the key of the dice. */
    private static final int PROOF = 300;

    /**
     * Parts of a message that are neither pictures nor controls: container, heading, story, a section of three, line, foot.
     * Words for pictures stand in the place of one at least.
     */
    private static final int OTHERS = 8;

    Laid {
        pictures = List.copyOf(pictures);
        pings = List.copyOf(pings);
    }

    /** A message of its own. */
    static Laid of(Message message, Layout layout, Painted painted, int mark, List<String> pings) {
        return of(message, layout, painted, mark, pings, Optional.empty());
    }

    /**
     * In place of an earlier form.
     *
     * @param there the names under which the pictures stand there already, if they do
     */
    static Laid over(Message message, Layout layout, Painted painted, int mark, Optional<List<String>> there) {
        return of(message, layout, painted, mark, List.of(), there);
    }

    /** What only one person sees: all of it in one container without a mark. */
    static Laid answer(Message message, Layout layout, Painted painted) {
        return of(message, layout, painted, UNMARKED, List.of(), Optional.empty());
    }

    /** The same of a message that is not in parts, or of a piece of it. */
    static Laid answer(MessagePart part) {
        return alone(part, UNMARKED);
    }

    /** What is written to one person alone, where it may have to be looked for. */
    static Laid note(MessagePart part, int mark) {
        return alone(part, mark);
    }

    private static Laid alone(MessagePart part, int mark) {
        Parts parts = new Parts();
        parts.text(part.text());
        parts.pictures(
                part.files().stream().filter(Upload::picture).map(Laid::item).toList(), part.rows());
        part.files().stream()
                .filter(file -> !file.picture())
                .forEach(file -> parts.all.add(FileDisplay.fromFile(file.file())));
        parts.foot("", part.rows());
        return new Laid(marked(parts, mark), part.files(), false, List.of());
    }

    private static MediaGalleryItem item(Upload picture) {
        return MediaGalleryItem.fromFile(picture.file()).withDescription(picture.alt());
    }

    private static Laid of(
            Message message,
            Layout layout,
            Painted painted,
            int mark,
            List<String> pings,
            Optional<List<String>> there) {
        List<Upload> pictures = new ArrayList<>();
        List<MediaGalleryItem> items = new ArrayList<>();
        for (int i = 0; i < painted.pictures().size(); i++) {
            Upload picture = painted.pictures().get(i);
            Upload named = mark == UNMARKED
                    ? picture
                    : picture.named(
                            there.isPresent()
                                    ? there.get().get(i)
                                    : picture.name().replaceFirst("(\\.png)?$", "-p" + mark + ".png"));
            pictures.add(named);
            MediaGalleryItem item = there.isPresent()
                    ? MediaGalleryItem.fromUrl("attachment://" + named.name())
                    : MediaGalleryItem.fromFile(named.file());
            items.add(item.withDescription(named.alt()));
        }
        List<ActionRow> rows = Rows.of(message.controls());
        Parts parts = new Parts();
        parts.text(layout.heading());
        // What is asked and what proves the dice is said, however long the rest is.
        int last = layout.print().length() + layout.foot().length();
        parts.text(layout.story(), last + Math.min(PROOF, painted.instead().length()));
        parts.pictures(items, rows);
        parts.end(painted.instead(), last);
        parts.print(layout);
        parts.foot(layout.foot(), rows);
        Container container = marked(parts, mark);
        return new Laid(
                layout.colour().map(container::withAccentColor).orElse(container), pictures, there.isPresent(), pings);
    }

    private static Container marked(Parts parts, int mark) {
        Container container = Container.of(parts.all);
        return mark == UNMARKED ? container : container.withUniqueId(mark);
    }

    /** Parts one below the other, with the room that is left for words. */
    private static final class Parts {
        private final List<ContainerChildComponent> all = new ArrayList<>();
        private int room = DiscordLimits.LAID_TEXT;

        void text(String words) {
            text(words, 0);
        }

        /** @param kept characters that are kept for what comes below, as far as that leaves half of the room */
        void text(String words, int kept) {
            display(words, left(kept)).ifPresent(all::add);
        }

        private int left(int kept) {
            return room - Math.min(kept, room / 2);
        }

        /** The same, but where it is cut the end stays. */
        void end(String words, int kept) {
            String cut = Cut.end(words, left(kept));
            display(cut, cut.length()).ifPresent(all::add);
        }

        /** Cut where there is no room for all; nothing where there is none at all. */
        private Optional<TextDisplay> display(String words, int most) {
            if (words.isBlank() || room < LEAST) {
                return Optional.empty();
            }
            String cut = Cut.text(words, most);
            room -= cut.length();
            return Optional.of(TextDisplay.of(cut));
        }

        /**
         * One below the other as wide as the message: pictures of one gallery stand side by side, cut to squares, and on a
         * telephone are too small to be read. All in one gallery only where the message would have too many parts.
         */
        void pictures(List<MediaGalleryItem> items, List<ActionRow> rows) {
            int controls = rows.stream()
                    .mapToInt(row -> 1 + row.getComponents().size())
                    .sum();
            if (OTHERS + items.size() + controls <= DiscordLimits.COMPONENTS) {
                items.forEach(item -> all.add(MediaGallery.of(item)));
            } else if (!items.isEmpty()) {
                all.add(MediaGallery.of(items));
            }
        }

        void print(Layout layout) {
            Optional<TextDisplay> words = display(layout.print(), room);
            if (words.isPresent() && layout.aside().isPresent()) {
                all.add(Section.of(Rows.button(layout.aside().get()), words.get()));
            } else {
                words.ifPresent(all::add);
            }
        }

        void foot(String words, List<ActionRow> rows) {
            if (!words.isEmpty()) {
                all.add(Separator.createDivider(Separator.Spacing.SMALL));
                text(words);
            }
            all.addAll(rows.subList(0, Math.min(rows.size(), DiscordLimits.ROWS)));
        }
    }

    /** As a new message. */
    MessageCreateData create() {
        return new MessageCreateBuilder()
                .useComponentsV2()
                .setComponents(container)
                .setAllowedMentions(List.of())
                .mentionUsers(pings)
                .build();
    }

    /** In place of an earlier form of it: what is not in it is gone, but for the pictures that it keeps. */
    MessageEditData replace() {
        return new MessageEditBuilder()
                .useComponentsV2()
                .setReplace(!kept)
                .setComponents(container)
                .setAllowedMentions(List.of())
                .build();
    }
}
