package strategos.bot.command.turn;

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
import strategos.bot.command.draft.DraftHandler;
import strategos.bot.command.standing.StandingWriter;
import strategos.bot.host.Advice;
import strategos.bot.host.HostOptions;
import strategos.bot.host.LiveMatch;
import strategos.bot.port.Answer;
import strategos.bot.port.Control;
import strategos.bot.port.Message;
import strategos.engine.Decision;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Offer.Filled;
import strategos.engine.offer.Order;
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
    private final DraftHandler drafts;

    @Inject
    MatchAdvice(MatchFinder finder, Advice advice, DraftHandler drafts) {
        super(MATCH, "advice");
        this.drafts = drafts;
        this.finder = finder;
        this.advice = advice;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        LiveMatch match = finder.here(at);
        List<Seat> held = match.held(at.by());
        if (held.isEmpty()) {
            throw MatchFinder.seatless(match);
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
        List<Told> ideas = told(match, seat, thought);
        List<String> lines = new ArrayList<>();
        lines.add(match.words()
                .say(Text.of(
                        "command.advice", "seat", seat, "count", thought.ideas().size())));
        List<Control> buttons = new ArrayList<>();
        for (Told one : ideas) {
            int number = buttons.size() + 1;
            lines.add(line(match, decision, one.idea, number));
            one.why
                    .map(why -> match.words().say(Text.of("command.advice.why", "words", why)))
                    .ifPresent(lines::add);
            buttons.add(button(at, match, seat, decision, one.idea.call(), number));
        }
        Message message = Message.text(String.join("\n", lines)).withControls(buttons);
        return Answers.about(match, Answer.done(message))
                .with(Map.of("ideas", ideas.stream().map(one -> json(one.idea)).toList()));
    }

    /** An idea with what it hopes for. */
    private record Told(Idea idea, Optional<Text> why) {}

    /** A few, the computer's own choice first; of those that hope for the same by the same verb the best alone. */
    private static List<Told> told(LiveMatch match, Seat seat, Thought thought) {
        List<Told> told = new ArrayList<>();
        for (Idea idea : thought.ideas()) {
            Optional<Text> why = match.why(new Order(seat, idea.call()));
            boolean same = why.isPresent()
                    && told.stream()
                            .anyMatch(one -> one.why.equals(why)
                                    && one.idea.call().verb().equals(idea.call().verb()));
            if (!same && told.size() < Thought.ADVISED) {
                told.add(new Told(idea, why));
            }
        }
        return told;
    }

    /** Opens the whole order, which nothing but its own page sends. */
    private Control button(CommandContext at, LiveMatch match, Seat seat, Decision decision, Call call, int number) {
        Offer offer = decision.offer(call.verb()).orElseThrow();
        String verb = verb(match, offer, call);
        String label = match.words().plain(Text.of("command.advice.open", "number", number, "verb", verb));
        return new Control.Button(
                drafts.keepWhole(at.by(), match, seat, offer, call), label, Control.Style.SECONDARY, true);
    }

    private static String line(LiveMatch match, Decision decision, Idea idea, int number) {
        return match.words()
                .say(Text.of(
                        "command.advice.idea",
                        "number",
                        number,
                        "order",
                        order(match, decision, idea.call()),
                        "tried",
                        match.scenario().alone() ? 0 : idea.trials(),
                        "percent",
                        percent(idea.value()),
                        "error",
                        percent(idea.error())));
    }

    private static int percent(double share) {
        return Math.toIntExact(Math.round(PERCENT * share));
    }

    /** As its button reads, where the verb is all of the order and its button says more. */
    private static String verb(LiveMatch match, Offer offer, Call call) {
        return call.equals(Call.of(call.verb()))
                ? offer.label().map(match.words()::plain).orElse(call.verb())
                : call.verb();
    }

    /** The verb with its values as menus name them, each as it follows from those before. */
    private static String order(LiveMatch match, Decision decision, Call call) {
        Optional<Offer> offer = decision.offer(call.verb());
        List<String> words = new ArrayList<>(
                List.of(offer.map(open -> verb(match, open, call)).orElse(call.verb())));
        for (Filled filled : offer.map(open -> open.filled(call)).orElse(List.of())) {
            List<String> named = filled.values().stream()
                    .map(value -> value.said(match.words()::plain))
                    .toList();
            if (named.size() > NAMED) {
                words.add(match.words()
                        .plain(Text.of(
                                "command.advice.several",
                                "first",
                                named.getFirst(),
                                "last",
                                named.getLast(),
                                "n",
                                named.size())));
            } else {
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
