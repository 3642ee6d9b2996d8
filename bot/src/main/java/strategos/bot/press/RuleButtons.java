package strategos.bot.press;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import strategos.bot.port.Control;
import strategos.engine.Decision;
import strategos.engine.config.RuleIndex;
import strategos.engine.library.Library;
import strategos.engine.text.Text;

/** Buttons from questions and orders to the rules behind them: one a rule, however many are asked by it. */
public final class RuleButtons {
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
        return library.game(game).flatMap(there -> library.rules(game).rule(id)).map(rule -> button(game, rule, words));
    }

    private Control button(String game, RuleIndex.Entry rule, Function<Text, String> words) {
        return new Control.Button(
                codec.write(new PressId.Rule(game, rule.id())),
                OfferButtons.label(words.apply(Text.of("host.card.rule", "rule", rule.cited()))),
                Control.Style.SECONDARY,
                true);
    }
}
