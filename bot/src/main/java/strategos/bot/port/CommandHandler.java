package strategos.bot.port;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import strategos.bot.port.Request.Input;
import strategos.bot.port.Request.Person;

/** Where requests are handed in. All of it is safe to call from many threads at once. */
public interface CommandHandler {
    /** All that can be typed, the same for every user: what an adapter registers. */
    Catalogue catalogue();

    /** Carries out the request, or says why not. May wait for its turn; never throws for what a person did. */
    Answer handle(Request request);

    /**
     * What may be typed into an option, read from the last committed state: at most 25, best first.
     *
     * @param given the options filled so far, the one being typed left out
     * @param typed what stands in it now
     */
    List<Suggestion> complete(
            Person by,
            ChannelRef where,
            String group,
            String verb,
            SequencedMap<String, String> given,
            String option,
            String typed);

    /**
     * The form that a press asks for instead of an answer, where a number or free text is wanted. It must be the very first
     * response, so the pressed id alone tells: nothing is looked up, and no rule of a game is asked.
     */
    Optional<Form> form(Input.Press press);

    /**
     * Whether the answer stands beside the private page that was pressed, not in its place: what one looks up on the way
     * takes nothing away. The pressed id alone tells.
     */
    boolean beside(Input.Press press);
}
