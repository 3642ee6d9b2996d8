package strategos.bot.press;

import java.util.Optional;
import strategos.engine.offer.Choices;
import strategos.engine.seat.Seat;

/** What a button, menu or form stands for. {@link PressCodec} writes and reads it. */
public sealed interface PressId {
    /** What belongs to one match, wherever it is pressed. */
    sealed interface OfMatch extends PressId {
        /** The match's id. */
        String match();
    }

    /** "My orders": what do I owe, and what may I do. */
    record Mine(String match) implements OfMatch {}

    /** "Map": the map as the person may see it. */
    record Chart(String match) implements OfMatch {}

    /**
     * Where one is in the lesson that the match is.
     *
     * @param leave whether one wants to be left alone
     */
    record Lesson(String match, boolean leave) implements OfMatch {}

    /** What a rule of a game says. */
    record Rule(String game, String rule) implements PressId {}

    /**
     * "Since I last looked": what the person missed.
     *
     * @param upTo so many messages of the match, the last of them; 0 for what the person missed
     */
    record Since(String match, int upTo) implements OfMatch {}

    /**
     * Shows the match at a moment of its story.
     *
     * @param number of the moment
     * @param button which of the buttons of a page it is: several may lead to the same moment
     */
    record Moment(String match, int number, int button) implements OfMatch {}

    /** Follows the match from now on, or no more. */
    record Follow(String match, boolean yes) implements OfMatch {}

    /**
     * Turns the pages of a list of matches.
     *
     * @param page from 0
     */
    record Listed(Which which, int page) implements PressId {}

    /** Which matches a list shows. */
    enum Which {
        /** Those of the person who asks. */
        MINE,
        /** All of the server. */
        ALL,
        /** Those that wait for players. */
        OPEN,
        /** Those that have ended. */
        OVER
    }

    /**
     * Turns the pages of results.
     *
     * @param game its id; empty for all
     * @param page from 0
     */
    record Results(Kind kind, String game, int page) implements PressId {
        /** Which pages. */
        public enum Kind {
            /** How matches ended. */
            TABLE,
            /** Who stands where. */
            LADDER
        }
    }

    /** "Dice": the open rolls of a report, with their keys. */
    record Rolls(String match, int first, int last) implements OfMatch {}

    /**
     * An answer to the request for a seat.
     *
     * @param user the id of who asks for it
     */
    record Admit(String match, Seat seat, String user, boolean yes) implements OfMatch {}

    /**
     * An answer to the offer of a seat.
     *
     * @param user the id of the one to whom it is offered
     */
    record Offer(String match, Seat seat, String user, Reply reply) implements OfMatch {}

    /**
     * Proposes to go back to before so many orders.
     *
     * @param version the public version of the match for which they were counted
     * @param sure whether it is done, or shown first
     */
    record Back(String match, long version, int orders, boolean sure) implements OfMatch {}

    /** Proposes what that word stands for, which was shown before. */
    record Motion(String match, String word) implements OfMatch {}

    /**
     * An answer to a proposal.
     *
     * @param word of what is proposed
     * @param number of the proposal
     */
    record Vote(String match, String word, long number, boolean yes) implements OfMatch {}

    /** What is said to the offer of a seat. */
    enum Reply {
        /** Taken, with the standing orders that lie there. */
        YES,
        /** Taken without them. */
        AFRESH,
        /** Turned down, or taken back. */
        NO
    }

    /**
     * A verb of a seat's question. With nothing left to choose, and calm, it is carried out; else it opens a
     * draft.
     *
     * @param mark of the question
     * @param value the first slot's value, where the button already chooses it; else empty
     */
    record Offered(String match, Mark mark, Seat seat, String verb, String value) implements OfMatch {}

    /**
     * What tells a question from a later one: its number.
     *
     * @param open whether it is that of a public card
     */
    record Mark(boolean open, long count) {}

    /**
     * Takes back the seat's last order.
     *
     * @param mark of the question that it led to
     */
    record Undo(String match, Mark mark, Seat seat) implements OfMatch {}

    /**
     * Answers a question, and all like it for a while, by a standing order of the seat's own.
     *
     * @param name of the answer among those that the game proposes
     */
    record Rest(String match, Mark mark, Seat seat, String name) implements OfMatch {}

    /**
     * A step in filling a draft: an order half filled by menus, kept in storage because an id cannot hold it.
     *
     * @param slot the name of the slot that the menu, button or form fills; empty for steps about the whole draft
     * @param page which 25 of the choices a menu shows, from 0
     */
    record Drafted(String draft, Step step, String slot, int page) implements PressId {}

    /**
     * A button that asks for a number or a text by a form. Its id tells all that the form says, for a form must be the very
     * first response to a press, before anything is looked up.
     *
     * @param then what sending the form stands for
     * @param slot the name of the slot that is filled
     * @param least the smallest number, or fewest characters
     * @param most the largest number, or most characters
     */
    record Asking(PressId then, String slot, Wanted wanted, int least, int most) implements PressId {
        /** What asks for those choices before that is done; empty where they are not typed. */
        public static Optional<PressId> of(PressId then, String slot, Choices choices) {
            return switch (choices) {
                case Choices.Range(int least, int most) ->
                    Optional.of(new Asking(then, slot, Wanted.NUMBER, least, most));
                case Choices.Words(int least, int most) ->
                    Optional.of(new Asking(then, slot, Wanted.TEXT, least, most));
                case Choices.Pick pick -> Optional.empty();
                case Choices.Step step -> Optional.empty();
            };
        }
    }

    /** What is typed into a form. */
    enum Wanted {
        NUMBER,
        TEXT
    }

    /** What a press does to a draft. */
    enum Step {
        /** Takes the picked values into the slot. */
        FILL,
        /** Shows what is asked. */
        ASK,
        /** Shows other choices of a long list. */
        TURN,
        /** Leaves the slot as it is and goes on. */
        NEXT,
        /** Empties the last slot. */
        BACK,
        /** Gives the order. */
        SEND,
        /** Shows the whole order that leads where was picked. */
        GOAL,
        /** Gives the order that leads there at once: its chances are shown beside the button. */
        TAKE,
        /** Asks slot by slot what the shortest way leaves as is usual. */
        STEPS,
        /** Takes what a form says of the whole order. */
        CHANGE,
        /** Throws the draft away. */
        CANCEL
    }
}
