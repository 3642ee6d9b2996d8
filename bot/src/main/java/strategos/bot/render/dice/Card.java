package strategos.bot.render.dice;

import java.util.List;

/** A roll's row, or an army's block, in its place on the sheet. */
record Card(String style, Shades shades, double y, double height, List<Mark> marks) {
    Card {
        marks = List.copyOf(marks);
    }

    double bottom() {
        return y + height;
    }
}
