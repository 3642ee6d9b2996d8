package strategos.bot.render.place;

import java.util.List;

/**
 * Something that looks for a place.
 *
 * @param rank what gives way: the higher stays
 * @param choices where it could stand; never none
 */
record Item(String id, Kind kind, double rank, List<Choice> choices) {
    Item {
        choices = List.copyOf(choices);
    }

    /** What it is; not all mind each other's company alike. */
    enum Kind {
        /** The name of a place. */
        NAME,
        /** The name of a land, sea or river. */
        DECOR,
        /** Room for a stack; few are taken at a time. */
        SLOT;

        /** How much it minds sharing a place with the other, 0 to 1. */
        double minds(Kind other) {
            if (this != SLOT && other != SLOT) {
                return 1;
            }
            return this == other ? .05 : this == DECOR || other == DECOR ? .25 : 1;
        }
    }

    /** A place with its own cost, others apart. */
    record Choice(Box box, double cost) {}
}
