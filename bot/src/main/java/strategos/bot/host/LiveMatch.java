package strategos.bot.host;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Request.Person;
import strategos.engine.Decision;
import strategos.engine.Result;
import strategos.engine.View;
import strategos.engine.View.Figure;
import strategos.engine.box.Box;
import strategos.engine.box.Box.Scenario;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.search.Level;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.standing.Condition;
import strategos.engine.standing.Rest;
import strategos.engine.standing.StandingOrder;
import strategos.engine.standing.Topic;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** A match as it was last committed: an immutable value. All that a viewer gets is made from the position concealed for it. */
public interface LiveMatch {
    /** Its short id, such as {@code m7k2}. */
    String id();

    ChannelRef where();

    Box box();

    Scenario scenario();

    /** Every option of the box with its value, the host's own ({@code clock}) included. */
    Map<String, String> options();

    Stage stage();

    /** One for each committed order, undo, start, those too of which the table knows nothing: for the host alone. */
    long version();

    /** Counts what the whole table knows of: the versions that all have seen come; private settings do not move it. */
    long publicVersion();

    /** The seats of the scenario in the game's order, taken or not. */
    List<Holder> seats();

    /** The seats of the people who are asked where all are to agree: whoever has given up, or is out of it, is not. */
    List<Holder> players();

    /**
     * The seats that no person holds and that can be played: before the start all, then those that take part and have not given
     * up, and none once it is over.
     */
    List<Seat> vacant();

    /** Those of the vacant seats that no computer plays either. */
    default List<Seat> untaken() {
        List<Seat> vacant = vacant();
        return seats().stream()
                .filter(holder -> !holder.taken())
                .map(Holder::seat)
                .filter(vacant::contains)
                .toList();
    }

    /** Who asks for a seat of the running match, in the order of the seats; at most one for each. */
    List<SeatRequest> requests();

    /** Whether it waits to be woken: nobody is asked or reminded, and another match may live in its channel. */
    boolean asleep();

    /** Whether its clocks stand still at somebody's wish. */
    boolean paused();

    /** Seats that are offered to somebody, in the order of the seats; at most one offer for each. */
    List<SeatOffer> offers();

    /** What is proposed to all players and stands: at most one of a kind. */
    List<Proposal> proposals();

    /** What is decided and waits for its dice; nobody is waited for until they have fallen. */
    Optional<Pending> pending();

    /** Who is waited for, with the public prompt; empty before the start and when it is over. */
    SequencedMap<Seat, Text> awaited();

    /** What the seat may do, all of it: for its own eyes. */
    Optional<Decision> decision(Seat seat);

    /** The same of a match that is played: in one that sleeps nobody may do anything. */
    default Optional<Decision> open(Seat seat) {
        return asleep() ? Optional.empty() : decision(seat);
    }

    /** What may stand as buttons on a public card for that seat. */
    Optional<Decision> publicDecision(Seat seat);

    /** The numbers of the seat's present question. */
    DecisionStamp stamp(Seat seat);

    /** What a report of that seat's chapter, or of one that is nobody's, counts now, as everyone may know it. */
    List<Figure> figures(Optional<Seat> seat);

    /** Who has answered already where several are asked at once. */
    List<Seat> answered();

    /** What hangs on the question that is put to the seat, as far as the viewer may know; nothing for one who is not asked. */
    List<Text> stakes(Viewer viewer, Seat asked);

    View view(Viewer viewer);

    List<Offer> queries(Viewer viewer);

    /** Answers a question that its offer let pass. */
    View answer(Call question, Viewer viewer);

    /** What the order would set off, as far as its seat may know. */
    Optional<View> preview(Order order);

    /** What the order hopes for, in the words of a computer, from what its seat may know; nothing where they say no more than it. */
    Optional<Text> why(Order order);

    /** Why the order is not legal now; empty when it is. */
    Optional<Line> refusal(Order order);

    /** Answers worth proposing to the seat for a standing order under these conditions; none before the match runs. */
    SequencedMap<Call, Text> proposals(Seat seat, Topic topic, Map<String, Condition> when);

    /** What may be left to a standing order for a while, as far as everyone may know; none where the seat is not asked. */
    List<Rest> rests(Seat seat);

    /**
     * Verbs that may answer the seat's present question, whether or not they are open to it, besides those that everyone may see;
     * none where the seat is not asked.
     */
    List<String> unseen(Seat seat);

    /** The game's, or that of a draw on which the players have agreed. */
    Optional<Result> result();

    /** What the players have agreed on to end the match, by the word of the journal's row; empty where it ended otherwise, or has not. */
    Optional<String> agreed();

    /** The seat's standing orders, in order of priority: for its own eyes. */
    List<StandingOrder> standing(Seat seat);

    /** Words of this match, with seats by their players too. */
    Speech words();

    /** The same match for a private answer: its words call the reader's own seats by "you". */
    LiveMatch readBy(Person reader);

    /**
     * Words of this match with seats by their own names alone: for what is told of it, which stays true when a seat changes
     * hands.
     */
    Speech tale();

    /** How many dice rolls (shuffles included) were made so far, on both chains. */
    int rolls();

    /** The seats that the person holds. */
    default List<Seat> held(Person person) {
        return seats().stream()
                .filter(h -> h.person().filter(p -> p.id().equals(person.id())).isPresent())
                .map(Holder::seat)
                .toList();
    }

    /** Where a match stands. */
    enum Stage {
        OPEN,
        RUNNING,
        OVER
    }

    /**
     * Who holds a seat.
     *
     * @param person empty while nobody does, or a computer
     * @param level how well the computer plays that holds it; empty while none does
     * @param omen what they gave to the salt, once they have sat down
     */
    record Holder(
            Seat seat, Optional<Person> person, Optional<Level> level, Optional<String> omen, Optional<Instant> since) {
        /** Whether a computer holds it. */
        public boolean computer() {
            return level.isPresent();
        }

        /** Whether anybody, or anything, plays it. */
        public boolean taken() {
            return person.isPresent() || computer();
        }
    }

    /**
     * A seat is offered to a person, who may accept.
     *
     * @param by who offers it
     */
    record SeatOffer(Seat seat, Kind kind, Person to, Person by, Instant at) {
        /** Why it is offered. */
        public enum Kind {
            /** Nobody holds it, and the person is invited. */
            INVITATION,
            /** Its player gives it away. */
            HAND_OVER,
            /** Its player is away, and loses it after a time. */
            ABSENCE;

            /** As it is stored. */
            public String word() {
                return name().toLowerCase(Locale.ROOT).replace('_', '-');
            }

            /** The kind stored so. */
            public static Kind of(String word) {
                return valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
            }
        }
    }

    /**
     * Somebody asks for a seat of a running match: one that nobody holds, or a computer does.
     *
     * @param by who asks
     * @param agreed the ids of the players who agree
     */
    record SeatRequest(Seat seat, Person by, Set<String> agreed) {
        public SeatRequest {
            agreed = Set.copyOf(agreed);
        }
    }
}
