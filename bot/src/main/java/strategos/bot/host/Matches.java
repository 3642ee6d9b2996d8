package strategos.bot.host;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Request.Person;
import strategos.engine.dice.DiceLog.DescribedRoll;
import strategos.engine.offer.Order;
import strategos.engine.search.Level;
import strategos.engine.seat.Seat;
import strategos.engine.standing.StandingOrder;

/**
 * All matches. Reading answers at once from what was last committed. Acting waits in the match's own queue, however busy it
 * is, and returns when the transaction is stored; what everyone may read is then on its way out.
 */
public interface Matches {
    /** The match that lives in the channel: open, running, or the last one that ended there. */
    Optional<LiveMatch> at(ChannelRef where);

    Optional<LiveMatch> find(String match);

    /** The matches of a server, the newest first. */
    List<Listed> list(String guild);

    /** The matches of a server that stand there, the newest first: so many, from that one on. */
    List<Listed> list(String guild, Set<LiveMatch.Stage> stages, int from, int most);

    /** Where the match's question, or else its last report, is found; empty for a service whose messages have no addresses. */
    Optional<String> latest(String match);

    /** The open and running matches in which the person sits, or which they have made, wherever they are, the newest first. */
    List<Listed> of(Person person);

    /** Opens a match in the channel and publishes its two commitments. Refused where one is open or running, or over the limits. */
    ActionResult create(Action action, ChannelRef where, String game, String scenario, Map<String, String> options);

    /** The same in a thread of its own below that channel, which is made only where nothing else stands in the way. */
    ActionResult createInThread(
            Action action, ChannelRef below, String thread, String game, String scenario, Map<String, String> options);

    /**
     * Opens the second match of a set in the channel of the first, which is over: the same two players with the sides
     * exchanged. Who asks sits down, and the other is invited.
     */
    ActionResult rematch(Action action, String match);

    /**
     * Takes a seat; without an omen the delivery's id is taken. In a running match: one that no person holds, once those
     * who play there have agreed; until then it is asked for.
     */
    ActionResult join(Action action, String match, Seat seat, Optional<String> omen);

    /**
     * Answers a request for a seat of a running match: one who manages the channel lets them have it, the players do when
     * all of them agree, and each of these can turn it down.
     *
     * @param user who asks for it, where a button names them
     */
    ActionResult admit(Action action, String match, Seat seat, Optional<String> user, boolean yes);

    /**
     * Offers a seat to somebody: a free one, one's own, or that of a player who is away.
     */
    ActionResult offer(Action action, String match, Seat seat, LiveMatch.SeatOffer.Kind kind, Person to);

    /** Answers the offer of a seat, or takes it back. */
    ActionResult answer(Action action, String match, Seat seat, Reply reply);

    /** What is said to the offer of a seat. */
    enum Reply {
        /** Taken, with the standing orders that lie there. */
        YES,
        /** Taken, and the standing orders are dropped. */
        AFRESH,
        /** Turned down, or taken back. */
        NO
    }

    /** Puts a match to sleep: its channel is free for another. */
    ActionResult sleep(Action action, String match);

    /** Lets a match go on in that channel: wakes it, or moves it there. */
    ActionResult settle(Action action, String match, ChannelRef where);

    /** Gives a seat to a computer of that level, or makes the one that holds it play so. */
    ActionResult computer(Action action, String match, Seat seat, Level level);

    /**
     * Leaves every seat one holds, or takes back one's request for one; in a running match the seat stays in play, and the
     * match's option {@link HostOptions#VACANT} says who answers for it.
     */
    ActionResult leave(Action action, String match);

    /** Closes a match in which nobody sits, at the wish of whoever made it or manages the channel. */
    ActionResult close(Action action, String match);

    /** Starts: posts the seats with their omens, makes the salt from the id of that very post, plays to the first question. */
    ActionResult start(Action action, String match);

    /**
     * Gives an order.
     *
     * @param asked the own number of the question that a press answers; a stale one is refused with where the game now
     *     stands
     */
    ActionResult order(Action action, String match, Order order, OptionalLong asked);

    /**
     * Adds a standing order to its seat's list.
     *
     * @param priority its place in the list, from 1; 0, or beyond the end, for the last
     */
    ActionResult stand(Action action, String match, StandingOrder standing, int priority);

    /** Drops the seat's standing order of that number, from 1; 0 drops all. */
    ActionResult drop(Action action, String match, Seat seat, int number);

    /** Takes back the last free orders of the seat; see {@link strategos.engine.UndoBarrier}. */
    ActionResult undo(Action action, String match, Seat seat);

    /** Whether the seat's last order can be taken back as the match now stands. */
    boolean free(String match, Seat seat);

    /** What was told to the viewer since that version, the first told first. */
    List<HistoryLine> since(String match, strategos.engine.seat.Viewer viewer, long version);

    /** When the time of a seat that is waited for is out; empty where no time runs. */
    Optional<Instant> deadline(String match, Seat seat);

    /** What the person missed of the match since they last looked at it; all of it, if they never did. */
    Missed missed(String match, Person by, strategos.engine.seat.Viewer viewer, int most);

    /** What was told up to that message of the match: so many of them, the last ones. */
    Recap recap(String match, strategos.engine.seat.Viewer viewer, int upTo, int most);

    /** The person is told privately when a turn of the match ends; not when too many are. */
    boolean follow(Person by, String match);

    /** The person is told no more; gives whether they were. */
    boolean unfollow(Person by, String match);

    /** The person has been answered about the match as it was at that public version. */
    void looked(Person by, String match, long publicVersion);

    /** Gives the seat up for good. */
    ActionResult resign(Action action, String match, Seat seat);

    /** The story as everyone, or the seat's player, may know it: the last lines first told first. */
    List<HistoryLine> history(String match, strategos.engine.seat.Viewer viewer, int most);

    /** The rolls so far that everyone may know of, in the order in which they fell: nothing sealed before the end. */
    List<DescribedRoll> rolls(String match);

    /** The dice log as anyone may have it now: before the end nothing sealed is in it. JSON text. */
    String diceLog(String match);

    /** The whole record: seats, orders, events, dice; before the end only what everyone may know. JSON text. */
    String record(String match);

    /** Everything the person's name or id stands in is blanked; the records still verify. */
    void forget(Person person);

    /** A match in a list. */
    record Listed(
            String id,
            ChannelRef where,
            String game,
            String scenario,
            LiveMatch.Stage stage,
            boolean asleep,
            List<Person> players,
            Instant at) {
        public Listed {
            players = List.copyOf(players);
        }
    }

    /**
     * What somebody missed.
     *
     * @param since when they last looked
     */
    record Missed(Optional<Instant> since, Recap recap) {}

    /** A line of the story. */
    record HistoryLine(Instant at, String words) {}
}
