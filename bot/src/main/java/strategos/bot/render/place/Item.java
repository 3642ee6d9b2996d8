package strategos.bot.render.place;

import java.util.List;

/**
 * Something that looks for a place.
 *
 * @param rank what gives way: the higher stays; what meets anything of a rank near 0 hardly minds
 * @param choices where it could stand; never none
 */
record Item(String id, double rank, List<Choice> choices) {
    Item {
        choices = List.copyOf(choices);
    }

    /** A place with its own cost, others apart. */
    record Choice(Box box, double cost) {}
}
