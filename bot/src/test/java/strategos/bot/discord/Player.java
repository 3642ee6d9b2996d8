package strategos.bot.discord;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import strategos.bot.discord.fake.FakeHands;
import strategos.bot.discord.fake.FakeInteraction;
import strategos.bot.discord.fake.FakeMessage;
import strategos.bot.press.PressId;
import strategos.bot.press.PressId.PressCodec;
import strategos.bot.press.PressId.Step;

/** Plays by what Discord shows alone: opens "My orders", presses something that is offered, fills what is asked, sends it. */
final class Player {
    private static final int BUTTON = 2;
    private static final int MENU = 3;

    /** More presses than any order takes. */
    private static final int PATIENCE = 60;

    private static final Pattern NUMBER = Pattern.compile("\\d+");

    private final FakeHands hands;
    private final Random random;
    private final int hurry;
    private final List<FakeInteraction> done = new ArrayList<>();
    private final PressCodec codec = new PressCodec();

    Player(FakeHands hands, Random random) {
        this(hands, random, 0);
    }

    /** @param hurry how often in a hundred an order that can be sent is sent as it is */
    Player(FakeHands hands, Random random, int hurry) {
        this.hands = hands;
        this.random = random;
        this.hurry = hurry;
    }

    /** Everything they did. */
    List<FakeInteraction> done() {
        return List.copyOf(done);
    }

    FakeInteraction does(FakeInteraction interaction) {
        done.add(interaction);
        return interaction;
    }

    /** The private page of what they may do. */
    FakeMessage page() {
        return does(hands.types("match orders")).answer();
    }

    /** Takes one offer, whichever; false when there is none. */
    boolean plays() {
        return plays(page());
    }

    /** The same from the page of what they may do. */
    boolean plays(FakeMessage page) {
        List<JsonNode> offers = offers(page);
        if (offers.isEmpty()) {
            return false;
        }
        finish(press(page, offers.get(random.nextInt(offers.size()))));
        return true;
    }

    /** Presses the first offer of a page, or opens another page where it offers nothing; what is shown then. */
    String press(FakeMessage page) {
        return offers(page).stream()
                .findFirst()
                .map(offer -> press(page, offer))
                .orElseGet(this::page)
                .text();
    }

    private List<JsonNode> offers(FakeMessage page) {
        return page.controls().stream()
                .filter(control -> meant(control) instanceof PressId.Offered)
                .toList();
    }

    /** Goes on until no draft is left to be filled or sent. */
    private void finish(FakeMessage shown) {
        FakeMessage now = shown;
        for (int presses = 0; presses < PATIENCE; presses++) {
            Optional<JsonNode> next = next(now);
            if (next.isEmpty()) {
                return;
            }
            now = next.get().path("type").asInt() == MENU ? pick(now, next.get()) : press(now, next.get());
        }
        throw new AssertionError("no end to " + shown);
    }

    /** What fills the draft, or sends it; now one, now the other, where both are there. */
    private Optional<JsonNode> next(FakeMessage shown) {
        List<JsonNode> send = steps(shown, Step.SEND);
        if (!send.isEmpty() && random.nextInt(100) < hurry) {
            return Optional.of(send.getFirst());
        }
        List<JsonNode> ways = steps(shown, Step.FILL, Step.ASK, Step.SEND, Step.NEXT, Step.GOAL, Step.TAKE, Step.STEPS);
        return ways.isEmpty() ? Optional.empty() : Optional.of(ways.get(random.nextInt(ways.size())));
    }

    private List<JsonNode> steps(FakeMessage shown, Step... steps) {
        return shown.controls().stream()
                .filter(control -> meant(control) instanceof PressId.Drafted drafted
                        && List.of(steps).contains(drafted.step()))
                .toList();
    }

    private FakeMessage press(FakeMessage shown, JsonNode button) {
        FakeInteraction pressed = does(hands.presses(shown, button));
        return read(button) instanceof PressId.Asking ? fill(pressed) : pressed.shown();
    }

    private FakeMessage pick(FakeMessage shown, JsonNode menu) {
        List<String> values =
                new ArrayList<>(StreamSupport.stream(menu.path("options").spliterator(), false)
                        .map(option -> option.path("value").asText())
                        .toList());
        Collections.shuffle(values, random);
        int least = Math.max(1, menu.path("min_values").asInt());
        int most = menu.path("max_values").asInt();
        return does(hands.picks(shown, menu, values.subList(0, least + random.nextInt(most - least + 1))))
                .shown();
    }

    /** Types the first number of the hint, which is the least that is taken. */
    private FakeMessage fill(FakeInteraction opened) {
        JsonNode field = opened.form().path("components").path(0).path("component");
        Matcher number = NUMBER.matcher(field.path("placeholder").asText());
        String typed = number.find() ? number.group() : "something";
        return does(hands.fills(opened, Map.of(field.path("custom_id").asText(), typed)))
                .shown();
    }

    /** What it stands for once a form is filled in, if it asks for one. */
    private PressId meant(JsonNode control) {
        return read(control) instanceof PressId.Asking asking ? asking.then() : read(control);
    }

    private PressId read(JsonNode control) {
        int type = control.path("type").asInt();
        return type == BUTTON || type == MENU
                ? codec.read(control.path("custom_id").asText()).orElse(null)
                : null;
    }
}
