package strategos.bot.port;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Words, pictures and controls.
 *
 * @param text Markdown as Discord reads it, of any length: the adapter cuts it where its service must
 * @param controls at most 25 buttons in all, or menus; in reading order
 * @param layout the same words in parts, for a service that can lay them out
 */
public record Message(String text, List<Picture> pictures, List<Control> controls, Optional<Layout> layout) {
    public Message {
        pictures = List.copyOf(pictures);
        controls = List.copyOf(controls);
    }

    public Message(String text, List<Picture> pictures, List<Control> controls) {
        this(text, pictures, controls, Optional.empty());
    }

    /** Words alone. */
    public static Message text(String text) {
        return new Message(text, List.of(), List.of());
    }

    /** The same with an edge of that colour, as red, green and blue in 24 bits. */
    public Message coloured(int edge) {
        Layout parts = layout.orElseGet(() -> Layout.story(text));
        return new Message(text, pictures, controls, Optional.of(parts.coloured(edge)));
    }

    /** The same with other controls. */
    public Message withControls(List<Control> others) {
        return new Message(text, pictures, others, layout);
    }

    /** The same with a sentence above. */
    public Message below(String sentence) {
        return new Message(sentence + "\n" + text, pictures, controls, layout.map(parts -> parts.below(sentence)));
    }

    /** The same with a sentence below. */
    public Message above(String sentence) {
        String whole = text.isEmpty() ? sentence : text + "\n" + sentence;
        return new Message(whole, pictures, controls, layout.map(parts -> parts.above(sentence)));
    }

    /** The same where a picture, in these words, cannot be painted: the text tells all of it by itself. */
    public Message unpainted(String words) {
        return new Message(text, pictures, controls, layout.map(parts -> parts.unpainted(words)));
    }

    /** The same with other pictures. */
    public Message with(List<Picture> others) {
        return new Message(text, others, controls, layout);
    }

    /**
     * The words of a message in parts, from above: heading, story, then the pictures, small print with a button beside it,
     * foot, then the controls. Each may be empty.
     *
     * @param colour of the edge, as red, green and blue in 24 bits
     * @param instead what describes pictures that could not be painted, which is no markup; at its end stands what proves the dice
     * @param aside the button beside the small print
     */
    public record Layout(
            Optional<Integer> colour,
            String heading,
            String story,
            List<String> instead,
            String print,
            Optional<Control.Button> aside,
            String foot) {
        public Layout {
            instead = List.copyOf(instead);
        }

        /** One of which every picture can be painted. */
        public Layout(
                Optional<Integer> colour,
                String heading,
                String story,
                String print,
                Optional<Control.Button> aside,
                String foot) {
            this(colour, heading, story, List.of(), print, aside, foot);
        }

        /** All of it story. */
        static Layout story(String words) {
            return new Layout(Optional.empty(), "", words, "", Optional.empty(), "");
        }

        private Layout coloured(int edge) {
            return new Layout(Optional.of(edge), heading, story, instead, print, aside, foot);
        }

        private Layout below(String sentence) {
            String below = heading.isEmpty() ? sentence : sentence + "\n" + heading;
            return new Layout(colour, below, story, instead, print, aside, foot);
        }

        private Layout above(String sentence) {
            String above = foot.isEmpty() ? sentence : foot + "\n" + sentence;
            return new Layout(colour, heading, story, instead, print, aside, above);
        }

        private Layout unpainted(String words) {
            List<String> told =
                    Stream.concat(instead.stream(), Stream.of(words)).toList();
            return new Layout(colour, heading, story, told, print, aside, foot);
        }

        /** The parts one below the other, for a service that shows the pictures beside them. */
        public String words() {
            Stream<String> told = Stream.concat(Stream.of(heading, story), instead.stream());
            return Stream.concat(told, Stream.of(print, foot))
                    .filter(part -> !part.isEmpty())
                    .collect(Collectors.joining("\n"));
        }
    }

    /**
     * A picture that is painted when it is sent.
     *
     * @param name a file name without a path, ending in {@code .png}; it tells nothing hidden
     * @param alt the picture in words, at most 1,024 characters
     * @param png paints and encodes it
     */
    public record Picture(String name, String alt, Painting png) {

        /** Paints a picture and encodes it when it is asked to, on whatever thread it likes. */
        @FunctionalInterface
        public interface Painting extends Supplier<byte[]> {
            /**
             * The picture as PNG; may take a tenth of a second, and longer where others come first.
             *
             * @throws Crowded when so many come first that it would take too long
             */
            @Override
            byte[] get();

            /** Whether others come first now, so that whoever waits for the picture is better told. */
            default boolean waits() {
                return false;
            }
        }

        /** More pictures are asked for than can be painted soon: ask again later. */
        public static final class Crowded extends RuntimeException {
            private static final long serialVersionUID = 1L;

            public Crowded(Throwable cause) {
                super("too many pictures wait to be painted", cause);
            }
        }
    }
}
