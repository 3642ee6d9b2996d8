package strategos.bot.press;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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

    /** "Map": the map as the person may see it, or the part of it that is picked. */
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

    /** Closes the match, in which nobody sits any more. */
    record Close(String match) implements OfMatch {}

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

    /**
     * Writes a {@link PressId} as at most 100 characters and reads it back. The parts stand between bars, which none of them
     * may contain; the first part names the kind.
     */
    public static final class PressCodec {
        /** Discord's limit on a custom id. */
        public static final int LONGEST = 100;

        private static final String BAR = "|";
        private static final String ASK = "ask";

        /** Parts of an id that asks, before those of what is done then. */
        private static final int ASKED = 5;

        /**
         * The id as text.
         *
         * @throws IllegalArgumentException when a part contains a bar or the whole is too long
         */
        public String write(PressId id) {
            List<String> parts = parts(id);
            if (!fits(parts)) {
                throw new IllegalArgumentException("a bar within, or more than " + LONGEST + " characters: " + parts);
            }
            return String.join(BAR, parts);
        }

        /** Whether it can be written. */
        public boolean fits(PressId id) {
            return fits(parts(id));
        }

        private static boolean fits(List<String> parts) {
            return parts.stream().noneMatch(part -> part.contains(BAR))
                    && String.join(BAR, parts).length() <= LONGEST;
        }

        private static List<String> parts(PressId id) {
            return switch (id) {
                case PressId.Mine mine -> List.of("mine", mine.match());
                case PressId.Chart chart -> List.of("map", chart.match());
                case PressId.Lesson(String match, boolean leave) -> List.of(leave ? "alone" : "lesson", match);
                case PressId.Close close -> List.of("close", close.match());
                case PressId.Rule(String game, String rule) -> List.of("rule", game, rule);
                case PressId.Since(String match, int upTo) -> List.of("since", match, Integer.toString(upTo));
                case PressId.Moment(String match, int number, int button) ->
                    List.of("moment", match, Integer.toString(number), Integer.toString(button));
                case PressId.Follow(String match, boolean yes) -> List.of(yes ? "follow" : "leave", match);
                case PressId.Listed(PressId.Which which, int page) ->
                    List.of("list", which.name().toLowerCase(Locale.ROOT), Integer.toString(page));
                case PressId.Results(PressId.Results.Kind kind, String game, int page) ->
                    List.of("results", kind.name().toLowerCase(Locale.ROOT), game, Integer.toString(page));
                case PressId.Rolls(String match, int first, int last) -> List.of("dice", match, first + "-" + last);
                case PressId.Admit(String match, Seat seat, String user, boolean yes) ->
                    List.of(yes ? "admit" : "refuse", match, seat.id(), user);
                case PressId.Offer(String match, Seat seat, String user, PressId.Reply reply) ->
                    List.of("seat", match, seat.id(), user, reply.name().toLowerCase(Locale.ROOT));
                case PressId.Back(String match, long version, int orders, boolean sure) ->
                    List.of(sure ? "rewind" : "back", match, Long.toString(version), Integer.toString(orders));
                case PressId.Motion(String match, String word) -> List.of("propose", match, word);
                case PressId.Vote(String match, String word, long number, boolean yes) ->
                    List.of(yes ? "agree" : "against", match, word, Long.toString(number));
                case PressId.Offered offered ->
                    List.of(
                            offered.mark().open() ? "card" : "offer",
                            offered.match(),
                            Long.toString(offered.mark().count()),
                            offered.seat().id(),
                            offered.verb(),
                            offered.value());
                case PressId.Undo(String match, PressId.Mark mark, Seat seat) ->
                    List.of("undo", match, count(mark), seat.id());
                case PressId.Rest(String match, PressId.Mark mark, Seat seat, String name) ->
                    List.of(mark.open() ? "rest" : "rests", match, count(mark), seat.id(), name);
                case PressId.Drafted drafted ->
                    List.of(
                            "draft",
                            drafted.draft(),
                            drafted.step().name().toLowerCase(Locale.ROOT),
                            drafted.slot(),
                            Integer.toString(drafted.page()));
                case PressId.Asking asking -> {
                    List<String> all = new ArrayList<>(List.of(
                            ASK,
                            asking.wanted().name().toLowerCase(Locale.ROOT),
                            Integer.toString(asking.least()),
                            Integer.toString(asking.most()),
                            asking.slot()));
                    all.addAll(parts(asking.then()));
                    yield all;
                }
            };
        }

        /** What the text stands for; empty when it is none of ours, or of an older version. */
        public Optional<PressId> read(String text) {
            String[] parts = text.split("\\|", -1);
            try {
                if (parts[0].equals(ASK) && parts.length > ASKED) {
                    return asking(text, parts);
                }
                return switch (parts[0] + parts.length) {
                    case "mine2" -> Optional.of(new PressId.Mine(parts[1]));
                    case "map2" -> Optional.of(new PressId.Chart(parts[1]));
                    case "close2" -> Optional.of(new PressId.Close(parts[1]));
                    case "lesson2" -> Optional.of(new PressId.Lesson(parts[1], false));
                    case "alone2" -> Optional.of(new PressId.Lesson(parts[1], true));
                    case "rule3" -> Optional.of(new PressId.Rule(parts[1], parts[2]));
                    case "since3" -> Optional.of(new PressId.Since(parts[1], Integer.parseInt(parts[2])));
                    case "moment4" ->
                        Optional.of(
                                new PressId.Moment(parts[1], Integer.parseInt(parts[2]), Integer.parseInt(parts[3])));
                    case "follow2" -> Optional.of(new PressId.Follow(parts[1], true));
                    case "leave2" -> Optional.of(new PressId.Follow(parts[1], false));
                    case "list3" ->
                        Optional.of(new PressId.Listed(
                                PressId.Which.valueOf(parts[1].toUpperCase(Locale.ROOT)), Integer.parseInt(parts[2])));
                    case "results4" ->
                        Optional.of(new PressId.Results(
                                PressId.Results.Kind.valueOf(parts[1].toUpperCase(Locale.ROOT)),
                                parts[2],
                                Integer.parseInt(parts[3])));
                    case "dice3" -> rolls(parts);
                    case "admit4" -> Optional.of(new PressId.Admit(parts[1], new Seat(parts[2]), parts[3], true));
                    case "refuse4" -> Optional.of(new PressId.Admit(parts[1], new Seat(parts[2]), parts[3], false));
                    case "seat5" ->
                        Optional.of(new PressId.Offer(
                                parts[1],
                                new Seat(parts[2]),
                                parts[3],
                                PressId.Reply.valueOf(parts[4].toUpperCase(Locale.ROOT))));
                    case "rewind4" -> Optional.of(back(true, parts));
                    case "back4" -> Optional.of(back(false, parts));
                    case "propose3" -> Optional.of(new PressId.Motion(parts[1], parts[2]));
                    case "agree4" -> Optional.of(vote(true, parts));
                    case "against4" -> Optional.of(vote(false, parts));
                    case "card6" -> Optional.of(offered(true, parts));
                    case "offer6" -> Optional.of(offered(false, parts));
                    case "undo4" ->
                        Optional.of(new PressId.Undo(
                                parts[1], new PressId.Mark(false, Long.parseLong(parts[2])), new Seat(parts[3])));
                    case "rest5" -> Optional.of(rest(true, parts));
                    case "rests5" -> Optional.of(rest(false, parts));
                    case "draft5" ->
                        Optional.of(new PressId.Drafted(
                                parts[1],
                                PressId.Step.valueOf(parts[2].toUpperCase(Locale.ROOT)),
                                parts[3],
                                Integer.parseInt(parts[4])));
                    default -> Optional.empty();
                };
            } catch (IllegalArgumentException notOurs) {
                return Optional.empty();
            }
        }

        private static PressId back(boolean sure, String... parts) {
            return new PressId.Back(parts[1], Long.parseLong(parts[2]), Integer.parseInt(parts[3]), sure);
        }

        private static PressId vote(boolean yes, String... parts) {
            return new PressId.Vote(parts[1], parts[2], Long.parseLong(parts[3]), yes);
        }

        private static String count(PressId.Mark mark) {
            return Long.toString(mark.count());
        }

        private static PressId rest(boolean open, String... parts) {
            PressId.Mark mark = new PressId.Mark(open, Long.parseLong(parts[2]));
            return new PressId.Rest(parts[1], mark, new Seat(parts[3]), parts[4]);
        }

        private Optional<PressId> asking(String text, String... parts) {
            PressId.Wanted wanted = PressId.Wanted.valueOf(parts[1].toUpperCase(Locale.ROOT));
            int least = Integer.parseInt(parts[2]);
            int most = Integer.parseInt(parts[3]);
            String then = text.split("\\|", ASKED + 1)[ASKED];
            return read(then)
                    .filter(id -> !(id instanceof PressId.Asking))
                    .map(id -> new PressId.Asking(id, parts[4], wanted, least, most));
        }

        private static Optional<PressId> rolls(String... parts) {
            String[] ends = parts[2].split("-", -1);
            return ends.length == 2
                    ? Optional.of(new PressId.Rolls(parts[1], Integer.parseInt(ends[0]), Integer.parseInt(ends[1])))
                    : Optional.empty();
        }

        private static PressId offered(boolean open, String... parts) {
            PressId.Mark mark = new PressId.Mark(open, Long.parseLong(parts[2]));
            return new PressId.Offered(parts[1], mark, new Seat(parts[3]), parts[4], parts[5]);
        }
    }
}
