package strategos.bot.press;

import java.util.ArrayList;
import java.util.List;
import strategos.bot.port.Control;
import strategos.bot.port.Suggestion;
import strategos.bot.press.PressId.PressCodec;

/** Finds room for all that somebody is offered: buttons while they fit, and a menu for what is left over. */
public final class ButtonRoom {
    /** The most buttons of a message, in five rows. */
    private static final int MOST = 25;

    /** As many leave a row for the menu. */
    private static final int BESIDE_A_MENU = 20;

    private ButtonRoom() {}

    /**
     * The controls.
     *
     * @param values a button a value where a verb has few
     * @param verbs a button a verb, which is asked its values later
     * @param match whose menu it is: a pick there is a press of the button so called
     * @param more what stands in the menu
     */
    public static List<Control> fit(List<Control> values, List<Control> verbs, String match, String more) {
        if (values.size() <= MOST) {
            return values;
        }
        if (verbs.size() <= MOST) {
            return verbs;
        }
        List<Control> fit = new ArrayList<>(verbs.subList(0, BESIDE_A_MENU));
        List<Suggestion> left = verbs.stream()
                .skip(BESIDE_A_MENU)
                .limit(MOST)
                .map(Control.Button.class::cast)
                .map(b -> new Suggestion(b.id(), b.label()))
                .toList();
        fit.add(new Control.Menu(new PressCodec().write(new PressId.Mine(match)), more, 1, 1, left));
        return fit;
    }
}
