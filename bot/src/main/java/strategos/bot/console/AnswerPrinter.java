package strategos.bot.console;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import strategos.bot.port.Answer;
import strategos.bot.port.Control;
import strategos.bot.port.Post.Part;

/** How the console writes what happens. Called by one thread at a time. */
interface AnswerPrinter {
    /** A post, as it would reach the chat service. */
    void post(Shown post);

    /** A post is gone from its channel; its number is that of its newest form. */
    default void removed(int number) {}

    /** Nothing more comes. */
    default void flush() {}

    /** What a command also prints for programs. */
    void data(SequencedMap<String, Object> data, boolean alone);

    /**
     * The end of an input line.
     *
     * @param told whether the reason of a refusal stands in what was shown
     */
    void done(Answer answer, boolean told);

    /**
     * A message as the console shows it.
     *
     * @param number counts the console's posts, public and private, from 1
     * @param to {@code everyone}, or the name of the one user who sees it
     * @param fresh the lines of it that an earlier form of the message had not
     * @param pictured its words where the pictures stand beside them
     * @param images the picture files that were written; none where nothing is painted
     * @param alts the pictures in words, one each
     * @param files the other files that were written
     * @param edits the number of the earlier post that this one replaces
     * @param part what it is in its match
     */
    record Shown(
            int number,
            String channel,
            String to,
            String text,
            String fresh,
            String pictured,
            List<String> images,
            List<String> alts,
            List<Control> controls,
            List<String> files,
            Optional<Integer> edits,
            Optional<Part> part) {
        /** Who sees a public post. */
        static final String EVERYONE = "everyone";

        /** The same with the pictures of its earlier form, which it keeps. */
        Shown picturedBy(Shown earlier) {
            return new Shown(
                    number,
                    channel,
                    to,
                    text,
                    fresh,
                    pictured,
                    earlier.images,
                    earlier.alts,
                    controls,
                    files,
                    edits,
                    part);
        }

        public Shown {
            images = List.copyOf(images);
            alts = List.copyOf(alts);
            controls = List.copyOf(controls);
            files = List.copyOf(files);
        }
    }
}
