package strategos.bot.render.panel;

import java.awt.Graphics2D;
import java.util.function.Function;
import strategos.bot.render.layout.Bounds;
import strategos.engine.scene.Panel;
import strategos.engine.text.Text;

/** Draws one kind of panel, its heading apart. */
interface PanelArt<P extends Panel> {
    /** The height it likes, in pixels. */
    double height(P panel, double width, Function<Text, String> words);

    /** The height it can do with. */
    default double leastHeight(P panel, double width, Function<Text, String> words) {
        return height(panel, width, words);
    }

    /** Draws it into the area. */
    void paint(Graphics2D g, P panel, Bounds area, Function<Text, String> words);
}
