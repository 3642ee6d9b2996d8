package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.RandomPlayers;
import strategos.bot.host.TestHost;
import strategos.bot.port.Answer;
import strategos.bot.port.Control;
import strategos.bot.port.Form;
import strategos.bot.port.Request.Input;
import strategos.bot.press.PressId;
import strategos.bot.press.PressId.PressCodec;
import strategos.bot.press.PressId.Step;
import strategos.engine.box.Box.Scenario;
import strategos.engine.library.RegisteredGames;
import strategos.engine.seat.Seat;

/** Wherever a match with goals stands, the shortest way leads to a whole order: a goal is picked, changed in one form, and sent. */
class ComposedAnywhereTest {
    private static final int POSITIONS = 14;
    private static final int ORDERS = 9;
    private static final int GOALS = 4;

    private final TestDesk desk = TestDesk.of(RegisteredGames.LIBRARY);
    private final PressCodec codec = new PressCodec();
    private final SplittableRandom luck = new SplittableRandom(5);
    private int deliveries;
    private int composed;
    private int changed;
    private int sent;
    private int went;

    @ParameterizedTest
    @CsvSource({"sparta, campaign", "persians, second-war"})
    void aGoalIsPickedChangedAndSent(String game, String id) {
        Scenario scenario = RegisteredGames.LIBRARY.games().stream()
                .filter(known -> known.box().id().equals(game))
                .flatMap(known -> known.box().scenario(id).stream())
                .findFirst()
                .orElseThrow();
        try (desk) {
            RandomPlayers players = new RandomPlayers(desk.host, luck.split());
            String match = players.begin(TestHost.AGORA, game, scenario, scenario.least());
            for (int i = 0; i < POSITIONS && desk.host.match(match).stage() == LiveMatch.Stage.RUNNING; i++) {
                players.play(match, ORDERS);
                LiveMatch now = desk.host.match(match);
                if (now.stage() == LiveMatch.Stage.RUNNING) {
                    compose(match, now.awaited().firstEntry().getKey());
                }
            }
            assertThat(composed).as("orders that were composed").isPositive();
            assertThat(went).as("pages that were gone back from").isPositive();
            assertThat(changed).as("of them changed in a form").isPositive();
            assertThat(sent).as("and sent").isPositive();
        }
    }

    private void compose(String match, Seat seat) {
        Answer orders = desk.ok(seat.id(), "match", "orders");
        for (String button : buttons(orders, PressId.Offered.class)) {
            if (desk.host.match(match).version() != orders.match().orElseThrow().version()
                    && !desk.host.match(match).awaited().containsKey(seat)) {
                return;
            }
            if (desk.desk.form(new Input.Press(button, List.of())).isPresent()) {
                continue;
            }
            long version = desk.host.match(match).version();
            Answer page = desk.press(seat.id(), button);
            if (!page.ok() || desk.host.match(match).version() != version) {
                return;
            }
            Optional<String> back = step(page, Step.BACK);
            if (back.isPresent()) {
                Answer before = desk.press(seat.id(), back.get());
                assertThat(before.ok())
                        .as("back from %s: %s", page.message().text(), before.refusal())
                        .isTrue();
                went++;
                page = desk.press(seat.id(), button);
            }
            Optional<Control.Menu> goals = menu(page);
            if (goals.isPresent()) {
                goals(seat, goals.get());
                return;
            }
        }
    }

    private void goals(Seat seat, Control.Menu menu) {
        for (int i = 0; i < GOALS; i++) {
            String goal =
                    menu.choices().get(luck.nextInt(menu.choices().size())).value();
            Answer page = desk.press(seat.id(), menu.id(), goal);
            assertThat(page.ok()).as("%s: %s", goal, page.refusal()).isTrue();
            assertThat(step(page, Step.SEND))
                    .as("what sends %s, below %s", goal, page.message().text())
                    .isPresent();
            composed++;
            step(page, Step.CHANGE).ifPresent(change -> change(seat, change));
            if (i == GOALS - 1) {
                Answer done = desk.press(
                        seat.id(),
                        step(desk.press(seat.id(), menu.id(), goal), Step.SEND).orElseThrow());
                assertThat(done.ok()).as("%s: %s", goal, done.refusal()).isTrue();
                sent++;
            }
        }
    }

    /** A form that is sent as it is leaves the order whole; one with nonsense in it is refused in words. */
    private void change(Seat seat, String id) {
        Form form = desk.desk.form(new Input.Press(id, List.of())).orElseThrow();
        SequencedMap<String, String> same = new LinkedHashMap<>();
        form.fields().forEach(field -> same.put(field.name(), ""));
        Answer kept = submit(seat, form, same);
        assertThat(kept.ok()).as("%s", kept.refusal()).isTrue();
        assertThat(step(kept, Step.SEND)).isPresent();
        Optional<Form.Field> typed = form.fields().stream()
                .filter(field -> field.choices().isEmpty())
                .findFirst();
        typed.ifPresent(field -> {
            same.put(field.name(), "no such thing anywhere");
            Answer refused = submit(seat, form, same);
            assertThat(refused.ok()).isFalse();
            assertThat(refused.refusal().orElseThrow().sentence()).hasSizeGreaterThan(10);
        });
        changed++;
    }

    private Answer submit(Seat seat, Form form, SequencedMap<String, String> fields) {
        return desk.handle(seat.id(), "c" + ++deliveries, new Input.Submit(form.id(), fields));
    }

    private Optional<Control.Menu> menu(Answer page) {
        return page.message().controls().stream()
                .filter(Control.Menu.class::isInstance)
                .map(Control.Menu.class::cast)
                .filter(menu -> codec.read(menu.id())
                        .filter(id -> id instanceof PressId.Drafted drafted && drafted.step() == Step.GOAL)
                        .isPresent())
                .findFirst();
    }

    private Optional<String> step(Answer page, Step step) {
        return page.message().controls().stream()
                .map(Control::id)
                .filter(id -> codec.read(id)
                        .filter(read -> read instanceof PressId.Drafted drafted && drafted.step() == step)
                        .isPresent())
                .findFirst();
    }

    private List<String> buttons(Answer page, Class<? extends PressId> kind) {
        List<String> ids = new ArrayList<>();
        for (Control control : page.message().controls()) {
            if (control instanceof Control.Button
                    && codec.read(control.id()).filter(kind::isInstance).isPresent()) {
                ids.add(control.id());
            }
        }
        return ids;
    }
}
