package strategos.bot.press;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import strategos.bot.port.Control;
import strategos.bot.press.PressId.PressCodec;
import strategos.engine.Decision;
import strategos.engine.config.RuleIndex;
import strategos.engine.library.Library;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Goal;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.seat.Seat;
import strategos.engine.standing.Rest;
import strategos.engine.text.Capital;
import strategos.engine.text.Shorten;
import strategos.engine.text.Text;

/**
 * Buttons for what a seat is offered: one a verb, or one a value where all that a verb still asks is one thing with few
 * answers.
 */
public final class OfferButtons {
    /** As many as stand in one row. */
    private static final int FEW = 5;

    /** More are not looked through. */
    private static final int MANY = 15;

    /** Discord's limit on a button's label. */
    private static final int LONGEST_LABEL = 80;

    private final PressCodec codec = new PressCodec();

    /**
     * Whose buttons they are.
     *
     * @param mark of the seat's question
     * @param named whether the labels say the seat, where there are buttons of several
     * @param words puts labels into words in which nothing is markup
     */
    public record Asked(String match, PressId.Mark mark, Seat seat, boolean named, Function<Text, String> words) {}

    /** The buttons, in the order of the offers; where they are many, one for each verb that wants more than one thing. */
    public List<Control> of(Asked asked, Decision decision) {
        List<Control> buttons = new ArrayList<>();
        decision.offers().forEach(offer -> buttons.addAll(of(asked, offer)));
        if (buttons.size() <= MANY) {
            return buttons;
        }
        List<Control> fewer = new ArrayList<>();
        for (Offer offer : decision.offers()) {
            fewer.addAll(wholes(offer).isEmpty() ? List.of(bare(asked, offer)) : of(asked, offer));
        }
        return fewer;
    }

    /** The buttons of one verb. */
    public List<Control> of(Asked asked, Offer offer) {
        Call sure = offer.sure(Call.of(offer.verb().name()));
        Optional<Slot> slot = offer.open(sure);
        List<Choice> values = slot.map(s -> few(asked, offer, s, sure)).orElse(List.of());
        // Where an order may lead is found last: it may take a while.
        return values.isEmpty() || !offer.goals(sure).isEmpty()
                ? List.of(bare(asked, offer))
                : values.stream()
                        .<Control>map(v -> button(asked, offer, v.value(), label(asked, offer, sure, slot.get(), v)))
                        .toList();
    }

    /**
     * The likeliest answers alone: the first of them, and among these always one of the verb that is given for a player who is
     * away.
     */
    public List<Control> likely(Asked asked, Decision decision, int most) {
        List<Control> all = of(asked, decision);
        if (all.size() <= most) {
            return all;
        }
        List<Control> likely = new ArrayList<>(all.subList(0, most));
        Optional<Control> careful =
                all.stream().filter(button -> careful(decision, button)).findFirst();
        if (careful.isPresent() && !likely.contains(careful.get())) {
            likely.set(most - 1, careful.get());
        }
        return likely;
    }

    private boolean careful(Decision decision, Control button) {
        return codec.read(button.id())
                .filter(id -> id instanceof PressId.Offered offered
                        && decision.fallback()
                                .get()
                                .filter(call -> call.verb().equals(offered.verb()))
                                .isPresent())
                .isPresent();
    }

    /** A button for a verb that may be open, as far as those who see it know. */
    public Control unseen(Asked asked, String verb) {
        PressId id = new PressId.Offered(asked.match(), asked.mark(), asked.seat(), verb, "");
        Text label = Text.of("command.button.unseen", "verb", verb.replace('-', ' '));
        return new Control.Button(
                codec.write(id), label(asked.words().apply(seated(asked, label))), Control.Style.SECONDARY, true);
    }

    /** One button a verb, for one who is offered more than a message has buttons. */
    public List<Control> verbs(Asked asked, Decision decision) {
        return decision.offers().stream()
                .<Control>map(offer -> bare(asked, offer))
                .toList();
    }

    /** One for each answer that may be left to a standing order. */
    public List<Control> rests(Asked asked, List<Rest> rests) {
        return rests.stream()
                .<Control>map(rest -> new Control.Button(
                        codec.write(new PressId.Rest(asked.match(), asked.mark(), asked.seat(), rest.name())),
                        label(asked.words().apply(seated(asked, rest.label()))),
                        Control.Style.SECONDARY,
                        true))
                .toList();
    }

    /**
     * A whole order with what its button says.
     *
     * @param label the verb, with the value where there is a choice
     */
    public record Whole(Text label, Call call) {}

    /** All orders of the verb, where nothing is to be chosen, or one thing with few answers. */
    public List<Whole> wholes(Offer offer) {
        Call sure = offer.sure(Call.of(offer.verb().name()));
        Optional<Slot> slot = offer.open(sure);
        if (slot.isEmpty()) {
            return List.of(new Whole(bare(offer), sure));
        }
        if (!(offer.choices(slot.get(), sure) instanceof Choices.Pick(List<Choice> from, int least, int most))
                || least != 1
                || most != 1
                || from.size() > FEW) {
            return List.of();
        }
        List<Whole> wholes = from.stream()
                .map(c -> new Whole(
                        Text.of("command.button.value", "verb", verb(offer), "value", c.label()),
                        offer.sure(sure.with(slot.get().name(), c.value()))))
                .toList();
        return wholes.stream().allMatch(w -> whole(offer, w.call())) ? wholes : List.of();
    }

    /** The same, each that is one of the composer's goals named as that is: who acts, on whom and where. */
    public List<Whole> named(Offer offer) {
        List<Whole> wholes = wholes(offer);
        if (wholes.isEmpty()) {
            return wholes;
        }
        List<Goal> goals = offer.goals(offer.sure(Call.of(offer.verb().name())));
        return wholes.stream()
                .map(whole -> goals.stream()
                        .filter(goal -> goal.call().equals(whole.call()))
                        .findFirst()
                        .map(goal -> new Whole(
                                Text.of("command.button.value", "verb", verb(offer), "value", goal.label()),
                                whole.call()))
                        .orElse(whole))
                .toList();
    }

    private static boolean whole(Offer offer, Call call) {
        return offer.refusal(call).isEmpty() && offer.open(call).isEmpty();
    }

    /** A button for the bare verb. */
    public Control.Button bare(Asked asked, Offer offer) {
        return button(asked, offer, "", bare(asked.words(), offer));
    }

    /** The verb, and whom it is for where only one can be meant. */
    private static Text bare(Function<Text, String> words, Offer offer) {
        Call sure = offer.sure(Call.of(offer.verb().name()));
        if (offer.label().isPresent()) {
            return bare(offer);
        }
        Call before = Call.of(offer.verb().name());
        for (Slot slot : offer.verb().slots()) {
            Choices choices = offer.choices(slot, before);
            Optional<Choice> sole = sure.maybe(slot.name()).flatMap(choices::find);
            if (choices instanceof Choices.Pick && sole.isPresent()) {
                String name = ShortName.of(words.apply(sole.get().label()));
                return Text.of("command.button.value", "verb", verb(offer), "value", name);
            }
            if (!offer.choices(slot, sure).none()) {
                break;
            }
            for (String value : sure.all(slot.name())) {
                before = before.with(slot.name(), value);
            }
        }
        return bare(offer);
    }

    private static Text bare(Offer offer) {
        return offer.label().orElseGet(() -> Text.of("command.button.verb", "verb", verb(offer)));
    }

    /** All that the value says where it makes the order whole; else its name, for more is asked. */
    private static Text label(Asked asked, Offer offer, Call sure, Slot slot, Choice value) {
        boolean whole = whole(offer, offer.sure(sure.with(slot.name(), value.value())));
        String said = asked.words().apply(value.label());
        List<String> names = new ArrayList<>(settled(asked, offer, sure));
        names.add(whole ? said : ShortName.of(said));
        return Text.of("command.button.value", "verb", verb(offer), "value", String.join(", ", names));
    }

    /** What is named already since nothing else can be: without the card nobody knows what its aim is for. */
    private static List<String> settled(Asked asked, Offer offer, Call sure) {
        return offer.filled(sure).stream()
                .flatMap(filled -> filled.values().stream())
                .flatMap(value -> value.label().stream())
                .map(label -> ShortName.of(asked.words().apply(label)))
                .toList();
    }

    private Control.Button button(Asked asked, Offer offer, String value, Text label) {
        PressId offered = id(asked, offer, value);
        String id = codec.write(
                value.isEmpty() ? typed(offered, offer).filter(codec::fits).orElse(offered) : offered);
        return new Control.Button(id, label(asked.words().apply(seated(asked, label))), Control.Style.SECONDARY, true);
    }

    private static Text seated(Asked asked, Text label) {
        return asked.named() ? Text.of("command.button.seat", "seat", asked.seat(), "label", label) : label;
    }

    private static PressId id(Asked asked, Offer offer, String value) {
        return new PressId.Offered(
                asked.match(), asked.mark(), asked.seat(), offer.verb().name(), value);
    }

    /** What asks for the first slot at once, where a number or a text is typed into it: one press less. */
    private static Optional<PressId> typed(PressId offered, Offer offer) {
        Call sure = offer.sure(Call.of(offer.verb().name()));
        return offer.open(sure).flatMap(slot -> PressId.Asking.of(offered, slot.name(), offer.choices(slot, sure)));
    }

    private static String verb(Offer offer) {
        return offer.verb().name().replace('-', ' ');
    }

    /** The values of the slot, if they are few, one is to be picked, and each fits into an id. */
    private List<Choice> few(Asked asked, Offer offer, Slot slot, Call sure) {
        boolean fits = offer.choices(slot, sure) instanceof Choices.Pick(List<Choice> from, int least, int most)
                && least == 1
                && most == 1
                && from.size() <= FEW
                && from.stream().allMatch(c -> codec.fits(id(asked, offer, c.value())));
        return fits ? offer.choices(slot, sure).listed() : List.of();
    }

    /** With a capital at the beginning, and short enough. */
    public static String label(String label) {
        return Shorten.to(LONGEST_LABEL, Capital.first(label));
    }

    /** Buttons from questions and orders to the rules behind them: one a rule, however many are asked by it. */
    public static final class RuleButtons {
        private final Library library;
        private final PressCodec codec = new PressCodec();

        @Inject
        public RuleButtons(Library library) {
            this.library = library;
        }

        /**
         * The buttons; none for a rule that the game's index does not have.
         *
         * @param words puts labels into words in which nothing is markup
         */
        public List<Control> of(String game, Collection<Decision> asked, Function<Text, String> words) {
            LinkedHashSet<String> rules = new LinkedHashSet<>();
            asked.forEach(decision -> rules.add(decision.rule()));
            List<Control> buttons = new ArrayList<>();
            rules.forEach(id -> of(game, id, words).ifPresent(buttons::add));
            return buttons;
        }

        /** The button of that rule, if the game's index has it. */
        public Optional<Control> of(String game, String id, Function<Text, String> words) {
            return library.game(game)
                    .flatMap(there -> library.rules(game).rule(id))
                    .map(rule -> button(game, rule, words));
        }

        private Control button(String game, RuleIndex.Entry rule, Function<Text, String> words) {
            return new Control.Button(
                    codec.write(new PressId.Rule(game, rule.id())),
                    OfferButtons.label(words.apply(Text.of("host.card.rule", "rule", rule.cited()))),
                    Control.Style.SECONDARY,
                    true);
        }
    }

    /** The name alone of what a label tells more of. */
    public static final class ShortName {
        private static final Pattern EXPLAINED = Pattern.compile("[,:] | \\(");

        private ShortName() {}

        /** What stands in the label before the first comma, colon or bracket: the rest explains. */
        public static String of(String label) {
            return EXPLAINED.split(label, 2)[0];
        }
    }
}
