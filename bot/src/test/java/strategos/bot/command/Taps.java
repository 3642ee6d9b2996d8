package strategos.bot.command;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BiPredicate;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.RandomPlayers;
import strategos.bot.host.TestHost;
import strategos.bot.port.Answer;
import strategos.bot.port.Control;
import strategos.bot.port.Form;
import strategos.bot.port.Request.Input;
import strategos.bot.port.Suggestion;
import strategos.engine.box.Box.Scenario;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;
import strategos.engine.seat.Seat;

/**
 * One who plays by taps alone, and counts them: a button is one, a menu two, for it is opened first; a form is one for the
 * button, one for each field and one for sending it.
 */
final class Taps implements AutoCloseable {
    private static final Library LIBRARY = RegisteredGames.LIBRARY;

    /** More orders than random play needs to get to any question. */
    private static final int MOST = 3_000;

    final TestDesk desk = TestDesk.asking(LIBRARY);
    private final RandomPlayers players;
    private final String match;
    private Seat seat = new Seat("");
    private Answer page = Answer.refused("nothing is shown");
    private int count;

    private Taps(String game, String scenario, long seed) {
        players = new RandomPlayers(desk.host, new SplittableRandom(seed));
        Scenario played = LIBRARY.games().stream()
                .filter(g -> g.box().id().equals(game))
                .flatMap(g -> g.box().scenarios().stream())
                .filter(s -> s.id().equals(scenario))
                .findFirst()
                .orElseThrow();
        match = players.begin(TestHost.AGORA, game, played, played.least());
    }

    /** Plays at random until somebody is asked what is wished for, and shows him what he may do. */
    static Taps until(String game, String scenario, long seed, BiPredicate<LiveMatch, Seat> wished) {
        Taps taps = new Taps(game, scenario, seed);
        if (taps.on(wished)) {
            return taps;
        }
        taps.close();
        throw new AssertionError("nobody was asked so in " + game);
    }

    /** Plays on until somebody is asked what is wished for; whether that came. */
    boolean on(BiPredicate<LiveMatch, Seat> wished) {
        for (int n = 0; n < MOST; n++) {
            LiveMatch now = now();
            if (now.stage() == LiveMatch.Stage.OVER) {
                return false;
            }
            Optional<Seat> asked = now.awaited().sequencedKeySet().stream()
                    .filter(s -> wished.test(now, s))
                    .findFirst();
            if (asked.isPresent()) {
                seat = asked.get();
                page = desk.ok(seat.id(), "match", "orders");
                return true;
            }
            players.play(match, 1);
        }
        return false;
    }

    LiveMatch now() {
        return desk.host.match(match);
    }

    Seat seat() {
        return seat;
    }

    int count() {
        return count;
    }

    String text() {
        return page.message().text();
    }

    List<Control> controls() {
        return page.message().controls();
    }

    /** Presses the first button of the verb, whatever stands on it, and sends what it opens. */
    void give(String verb) {
        Control.Button button = page.message().controls().stream()
                .filter(Control.Button.class::isInstance)
                .map(Control.Button.class::cast)
                .filter(shown -> shown.id().contains("|" + verb + "|"))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no button of " + verb + " in " + page));
        press(button.label());
        if (buttons().stream().anyMatch(label -> label.startsWith("Send"))) {
            press("Send");
        }
    }

    /** The labels of the buttons that are shown. */
    List<String> buttons() {
        return page.message().controls().stream()
                .filter(Control.Button.class::isInstance)
                .map(c -> ((Control.Button) c).label())
                .toList();
    }

    /** The menu that is shown. */
    Control.Menu menu() {
        return page.message().controls().stream()
                .filter(Control.Menu.class::isInstance)
                .map(Control.Menu.class::cast)
                .findFirst()
                .orElseThrow(() -> new AssertionError("no menu in " + page));
    }

    /** Presses the first button whose label begins so. */
    Taps press(String label) {
        count++;
        page = desk.press(seat.id(), button(label));
        if (!page.ok()) {
            throw new AssertionError(label + ": " + page.refusal());
        }
        return this;
    }

    private String button(String label) {
        return page.message().controls().stream()
                .filter(c -> c instanceof Control.Button b && b.label().startsWith(label))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no button " + label + " in " + page))
                .id();
    }

    /** Opens the menu and picks. */
    Taps pick(String value) {
        count += 2;
        page = desk.press(seat.id(), menu().id(), value);
        return this;
    }

    /** Opens the menu and picks the first whose label or note says so. */
    Taps pickFirst(BiPredicate<String, String> labelAndNote) {
        Suggestion found = menu().choices().stream()
                .filter(s -> labelAndNote.test(s.label(), s.note()))
                .findFirst()
                .orElseThrow(() -> new AssertionError("nothing of the kind in " + menu()));
        return pick(found.value());
    }

    /** The form behind the button. */
    Form form(String label) {
        return desk.desk.form(new Input.Press(button(label), List.of())).orElseThrow();
    }

    /** Opens the form behind the button, and sends it with this in that field. */
    Taps fill(String label, String field, String words) {
        Form form = form(label);
        count += 3;
        page = desk.submit(seat.id(), form.id(), field, words);
        return this;
    }

    /** The answer that is shown. */
    Answer page() {
        return page;
    }

    @Override
    public void close() {
        desk.close();
    }
}
