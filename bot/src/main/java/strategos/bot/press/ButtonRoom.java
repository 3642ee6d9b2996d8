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

    private static final int IN_A_ROW = 5;

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
        return fit(values, verbs, match, more, 0);
    }

    /**
     * The same where others follow.
     *
     * @param others so many buttons
     */
    public static List<Control> fit(List<Control> values, List<Control> verbs, String match, String more, int others) {
        if (values.size() <= MOST - others) {
            return values;
        }
        if (verbs.size() <= MOST - others) {
            return verbs;
        }
        // Below the menu there is no row for those that follow.
        int beside = BESIDE_A_MENU - (others == 0 ? 0 : IN_A_ROW);
        List<Control> fit = new ArrayList<>(verbs.subList(0, beside));
        List<Suggestion> left = verbs.stream()
                .skip(beside)
                .limit(MOST)
                .map(Control.Button.class::cast)
                .map(b -> new Suggestion(b.id(), b.label()))
                .toList();
        fit.add(new Control.Menu(new PressCodec().write(new PressId.Mine(match)), more, 1, 1, left));
        return fit;
    }
}
