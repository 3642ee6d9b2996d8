package strategos.bot.command.draft;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.bot.command.SlotForm;
import strategos.bot.host.LiveMatch;
import strategos.bot.memory.Newest;
import strategos.bot.port.Form;
import strategos.bot.port.Suggestion;
import strategos.bot.press.PressId;
import strategos.engine.offer.Call;
import strategos.engine.offer.Goal;
import strategos.engine.text.Shorten;
import strategos.engine.text.Text;

/**
 * The forms behind Change…, each made when the order is shown: a form must be the very first response to a press, and what
 * looks at the match first would be late. One that is not kept any more has its fields to be typed, and no choices.
 */
@Singleton
final class ChangeForms {
    /** The field that takes another group or way as a whole. */
    static final String OTHER = "other-order";

    /** Of one form, that one included. */
    private static final int FIELDS = 5;

    private static final int CHOICES = 25;
    private static final int LABEL = 45;
    private static final int LONGEST = 100;

    /** More than are looked at within an hour. */
    private static final int KEPT = 500;

    private final Newest<String, Form.Field> kept = new Newest<>(KEPT);

    @Inject
    ChangeForms() {}

    /** Keeps what else could be ordered than what is shown. */
    void keep(LiveMatch match, Composed composed) {
        List<Goal> others = composed.whole().map(composed.offer()::others).orElse(List.of());
        List<Suggestion> choices = others.stream()
                .limit(CHOICES)
                .map(goal -> new Suggestion(
                        goal.value(), Shorten.to(LONGEST, match.words().plain(goal.label()))))
                .toList();
        if (choices.size() > 1) {
            kept.put(composed.draft().id(), field(match, choices));
        } else {
            kept.remove(composed.draft().id());
        }
    }

    private static Form.Field field(LiveMatch match, List<Suggestion> choices) {
        return new Form.Field(
                OTHER,
                Shorten.to(LABEL, match.words().plain(Text.of("command.form.other"))),
                Shorten.to(LONGEST, match.words().plain(Text.of("command.form.keep"))),
                0,
                LONGEST,
                false,
                choices);
    }

    /** The form of that button, from what is kept in memory. */
    Form of(SlotForm forms, PressId.Drafted change) {
        Form typed = forms.of(change);
        Optional<Form.Field> other = kept.get(change.draft());
        if (other.isEmpty()) {
            return typed;
        }
        List<Form.Field> fields = new ArrayList<>(List.of(other.get()));
        fields.addAll(typed.fields());
        return new Form(typed.id(), typed.title(), fields.subList(0, Math.min(FIELDS, fields.size())));
    }

    /** The order that was picked in the form, if one was. */
    static Optional<Call> picked(Composed composed, Map<String, String> fields) {
        String value = fields.getOrDefault(OTHER, "");
        return composed.whole().stream()
                .flatMap(whole -> composed.offer().others(whole).stream())
                .filter(goal -> goal.value().equals(value))
                .map(Goal::call)
                .findFirst();
    }
}
