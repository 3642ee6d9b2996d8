package strategos.bot.host;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Request.Person;

/** What those who look after a server may do with its matches and people. Each deed is written down. */
public interface Caretakers {
    /** Posts anew what the match's channel shows: what stood there is closed. */
    ActionResult repair(Action action, String match);

    /** Lets a match that was given up go on; it sleeps until it is woken. Refused where it has a result, or its secrets are open. */
    ActionResult reopen(Action action, String match);

    /** Puts a match to sleep. */
    ActionResult archive(Action action, String match);

    /** Wakes a match, or moves it, to that channel. */
    ActionResult settle(Action action, String match, ChannelRef where);

    /** Takes a person out of every seat of a match. */
    ActionResult remove(Action action, String match, Person who);

    /** What is stored of a person in matches of that server, as JSON; of themselves they are told everything. */
    String belongings(Action action, ChannelRef where, Person who);

    /**
     * Blanks a person everywhere.
     *
     * @return false, and nothing is done, where they have played or play in another server, and do not ask themselves: whoever
     *     manages one server has no power over another's matches
     */
    boolean forget(Action action, ChannelRef where, Person who);

    /** The last deeds in the server, the newest first. */
    List<Deed> log(String guild, int most);

    /**
     * One deed.
     *
     * @param by who did it; nobody when they are forgotten
     * @param deed its word
     * @param about the match, or the id of the person
     */
    record Deed(Instant at, Optional<String> by, String deed, String about) {}
}
