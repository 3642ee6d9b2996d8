package strategos.bot.console;

import java.util.SequencedMap;
import strategos.bot.port.Answer;

/** How the console writes what happens. Called by one thread at a time. */
interface AnswerPrinter {
    /** A post, as it would reach the chat service. */
    void post(Shown post);

    /** What a command also prints for programs. */
    void data(SequencedMap<String, Object> data, boolean alone);

    /** The end of an input line. */
    void done(Answer answer);
}
