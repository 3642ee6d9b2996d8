package strategos.bot.port;

import java.util.SequencedMap;
import strategos.bot.port.Request.Person;

/** What a program may ask about an order before it is given. It changes nothing, and reads what was last committed. */
public interface Inquiry {
    /**
     * What the open slots of the verb still take.
     *
     * @param filled the slots filled so far, each as it would be typed
     */
    Answer slots(Person by, ChannelRef where, String verb, SequencedMap<String, String> filled);

    /** What the order would set off, as far as the person may know; a refusal where it is not legal. */
    Answer preview(Person by, ChannelRef where, String verb, SequencedMap<String, String> filled);
}
