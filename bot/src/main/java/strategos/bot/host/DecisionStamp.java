package strategos.bot.host;

import strategos.bot.press.PressId;

/**
 * The numbers of the question that stands for a seat. A button bears one of them: with another by now, it is out of date.
 * Each counts by itself, so that none tells what others have done unseen.
 *
 * @param own for the seat's own buttons: goes up when all see another question, and whenever the seat acts
 * @param open for the buttons of a public card: goes up when all see another question, or see the seat act
 */
public record DecisionStamp(long own, long open) {
    /** Before any question. */
    public static final DecisionStamp NONE = new DecisionStamp(0, 0);

    /** What the seat's own buttons bear. */
    public PressId.Mark ownMark() {
        return new PressId.Mark(false, own);
    }

    /** What the buttons of a public card bear. */
    public PressId.Mark openMark() {
        return new PressId.Mark(true, open);
    }

    /** Whether a button with that mark still asks this question. */
    public boolean bears(PressId.Mark mark) {
        return mark.equals(mark.open() ? openMark() : ownMark());
    }

    /** The next one, which all see. */
    public DecisionStamp next() {
        return new DecisionStamp(own + 1, open + 1);
    }

    /** The same one, for a seat that has acted unseen. */
    public DecisionStamp touched() {
        return new DecisionStamp(own + 1, open);
    }
}
