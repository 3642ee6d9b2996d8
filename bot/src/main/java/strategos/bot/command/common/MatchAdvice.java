package strategos.bot.command.common;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Refused;
import strategos.bot.host.Advice;
import strategos.bot.host.HostOptions;
import strategos.bot.host.LiveMatch;
import strategos.bot.port.Answer;
import strategos.bot.port.Message;
import strategos.engine.Decision;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.offer.Slot;
import strategos.engine.search.Thought;
import strategos.engine.search.Thought.Idea;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;

/** {@code /match advice}: what a computer would do in one's place, for oneself alone. */
final class MatchAdvice extends Common {
    /** More values of a slot are only counted. */
    private static final int NAMED = 4;

    private static final int PERCENT = 100;

    private final MatchFinder finder;
    private final Advice advice;

    @Inject
    MatchAdvice(MatchFinder finder, Advice advice) {
        super(MATCH, "advice");
        this.finder = finder;
        this.advice = advice;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        LiveMatch match = finder.here(at);
        List<Seat> held = match.held(at.by());
        if (held.isEmpty()) {
            throw Refused.because("command.no-seat-held", "match", match.id());
        }
        if (!HostOptions.advised(match.options())) {
            throw Refused.because("command.advice.off");
        }
        Seat seat = held.stream()
                .filter(match.awaited()::containsKey)
                .findFirst()
                .orElseThrow(() -> Refused.because("command.advice.nothing"));
        Decision decision = match.decision(seat).orElseThrow();
        Thought thought = advice.of(match, seat).orElseThrow(() -> Refused.because("command.advice.nothing"));
        List<Idea> ideas = thought.advised();
        List<String> lines = new ArrayList<>();
        lines.add(match.words()
                .say(Text.of(
                        "command.advice", "seat", seat, "count", thought.ideas().size())));
        ideas.forEach(idea -> {
            lines.add(line(match, decision, idea));
            match.why(new Order(seat, idea.call()))
                    .map(why -> match.words().say(Text.of("command.advice.why", "words", why)))
                    .ifPresent(lines::add);
        });
        return Answers.about(match, Answer.done(Message.text(String.join("\n", lines))))
                .with(Map.of("ideas", ideas.stream().map(MatchAdvice::json).toList()));
    }

    private static String line(LiveMatch match, Decision decision, Idea idea) {
        return match.words()
                .say(Text.of(
                        "command.advice.idea",
                        "order",
                        order(match, decision, idea.call()),
                        "tried",
                        idea.trials(),
                        "percent",
                        percent(idea.value()),
                        "error",
                        percent(idea.error())));
    }

    private static int percent(double share) {
        return Math.toIntExact(Math.round(PERCENT * share));
    }

    /** The verb with its values as menus name them, each as it follows from those before. */
    private static String order(LiveMatch match, Decision decision, Call call) {
        List<String> words = new ArrayList<>(List.of(call.verb()));
        Optional<Offer> offer = decision.offer(call.verb());
        Call filled = Call.of(call.verb());
        for (Slot slot : offer.map(o -> o.verb().slots()).orElse(List.of())) {
            List<String> named = new ArrayList<>();
            for (String value : call.all(slot.name())) {
                Call so = filled;
                named.add(offer.get()
                        .choices(slot, so)
                        .find(value)
                        .map(Choice::label)
                        .map(match.words()::plain)
                        .orElse(value));
                filled = filled.with(slot.name(), value);
            }
            if (named.size() > NAMED) {
                words.add(named.getFirst() + " +" + (named.size() - 1));
            } else if (!named.isEmpty()) {
                words.add(String.join(", ", named));
            }
        }
        return String.join(" · ", words);
    }

    private static Map<String, Object> json(Idea idea) {
        return Map.of(
                "order",
                StandingWriter.answer(idea.call()),
                "value",
                idea.value(),
                "error",
                idea.error(),
                "trials",
                idea.trials());
    }
}
