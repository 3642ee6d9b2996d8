package strategos.bot.command.handler;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandContext;
import strategos.bot.command.Refused;
import strategos.bot.command.SpeechSource;
import strategos.bot.command.common.RulesPage;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.host.Speech;
import strategos.bot.port.Answer;
import strategos.bot.port.Control;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** The one place where refusals and faults become sentences, each refusal with the rule behind it one tap away. */
final class Refusals {
    private static final Logger LOG = LoggerFactory.getLogger(Refusals.class);

    private final Matches matches;
    private final SpeechSource words;
    private final RulesPage rules;

    @Inject
    Refusals(Matches matches, SpeechSource words, RulesPage rules) {
        this.matches = matches;
        this.words = words;
        this.rules = rules;
    }

    /**
     * The answer that the work comes to, whatever it throws.
     *
     * @param pressed the match to which what was pressed belongs, if it belongs to one: the channel may hold another
     */
    Answer told(CommandContext at, Optional<LiveMatch> pressed, Supplier<Answer> work) {
        Optional<LiveMatch> match = pressed.or(() -> matches.at(at.where()));
        try {
            return withRule(match, refused(match, work));
        } catch (RuntimeException | Error bug) {
            LOG.error("delivery {} in {} failed", at.action().delivery(), at.where(), bug);
            return Answers.refused(new Line(Text.of("command.failed")), words.common());
        }
    }

    private Answer refused(Optional<LiveMatch> match, Supplier<Answer> work) {
        try {
            return work.get();
        } catch (Refused refused) {
            Speech speech = match.map(LiveMatch::words).orElseGet(words::common);
            Answer answer = Answers.refused(refused.why(), speech);
            return match.map(m -> Answers.about(m, answer)).orElse(answer).with(refused.controls());
        }
    }

    /** A page that is shown with the refusal may have the button already. */
    private Answer withRule(Optional<LiveMatch> match, Answer answer) {
        Optional<LiveMatch> about =
                answer.match().flatMap(at -> matches.find(at.id())).or(() -> match);
        Optional<Control> rule = answer.refusal()
                .flatMap(Answer.Refusal::rule)
                .flatMap(id -> about.flatMap(m -> rules.button(m.box().id(), id)))
                .filter(button ->
                        answer.message().controls().stream().map(Control::id).noneMatch(button.id()::equals));
        if (rule.isEmpty()) {
            return answer;
        }
        List<Control> controls = new ArrayList<>(answer.message().controls());
        controls.add(rule.get());
        return answer.with(controls);
    }
}
