package strategos.bot.host;

import java.util.List;
import java.util.Optional;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/**
 * What a viewer missed of a match, message by message of its channel, the first told first.
 *
 * @param rolls the open rolls that fell meanwhile
 * @param earlier how many messages of the channel begin before it: all may count those, unlike the journal's versions
 */
public record Recap(List<Told> told, int rolls, int earlier) {
    public Recap {
        told = List.copyOf(told);
    }

    /**
     * What one message tells of it.
     *
     * @param link where it is found, in Discord's form; empty where no message shows it
     * @param own what became of the viewer's own figures in the chapters of others
     * @param done what others did to the viewer
     */
    public record Told(Optional<String> link, List<Part> parts, List<Change> own, List<Line> done) {
        public Told {
            parts = List.copyOf(parts);
            own = List.copyOf(own);
            done = List.copyOf(done);
        }
    }

    /**
     * What was told of one chapter.
     *
     * @param title its heading, as the message has it
     * @param own whether it is the viewer's
     * @param last what was told last
     */
    public record Part(Text title, boolean own, List<Change> changes, Optional<Line> last) {
        public Part {
            changes = List.copyOf(changes);
        }
    }

    /** What became of a figure. */
    public record Change(Text name, Text from, Text to) {}
}
