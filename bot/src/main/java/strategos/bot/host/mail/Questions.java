package strategos.bot.host.mail;

import jakarta.inject.Inject;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.HostOptions;
import strategos.bot.host.HostOptions.Vacancy;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.SeatName;
import strategos.bot.host.live.StoredWishes;
import strategos.bot.host.live.TimeLimits;
import strategos.bot.host.time.TimeRules;
import strategos.bot.host.time.TimeRules.Lapse;
import strategos.engine.Decision;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Who is asked what, what hangs on it as far as everyone may know, until when, and what happens then. */
final class Questions {
    private final TimeLimits limits;
    private final StoredWishes wishes;
    private final InstantSource clock;

    @Inject
    Questions(TimeLimits limits, StoredWishes wishes, InstantSource clock) {
        this.limits = limits;
        this.wishes = wishes;
        this.clock = clock;
    }

    /**
     * Question and stakes of one seat.
     *
     * @param words the question with whoever is called
     */
    private record Question(String words, List<String> stakes, List<String> until) {}

    /** A line each; what hangs on several questions alike is said once, and nothing of a computer's questions. */
    List<String> lines(LiveMatch match, List<String> pings) {
        if (match.asleep()) {
            return List.of(match.words().say(Text.of("host.card.asleep", "match", match.id())));
        }
        List<Question> questions = new ArrayList<>();
        match.awaited().forEach((seat, prompt) -> {
            Optional<Holder> holder =
                    match.seats().stream().filter(h -> h.seat().equals(seat)).findFirst();
            if (holder.filter(Holder::computer).isEmpty()) {
                questions.add(new Question(
                        question(match, seat, prompt, holder, pings), stakes(match, seat), until(match, seat)));
            }
        });
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < questions.size(); i++) {
            Question one = questions.get(i);
            Optional<Question> next = i + 1 < questions.size() ? Optional.of(questions.get(i + 1)) : Optional.empty();
            lines.add(one.words());
            one.stakes().stream()
                    .filter(stake ->
                            next.filter(n -> n.stakes().equals(one.stakes())).isEmpty())
                    .filter(stake -> !lines.contains(stake))
                    .forEach(lines::add);
            if (next.filter(n -> n.until().equals(one.until())).isEmpty()) {
                lines.addAll(one.until());
            }
        }
        if (match.paused() && !questions.isEmpty()) {
            lines.add(match.words().say(Text.of("host.card.still")));
        }
        away(match).forEach(lines::add);
        List<Seat> answered = match.answered();
        if (!questions.isEmpty() && !answered.isEmpty()) {
            lines.add(match.words().say(Text.of("host.card.answered", "seats", answered)));
        }
        match.requests()
                .forEach(request -> lines.add(match.words()
                        .say(Text.of(
                                "host.card.request",
                                "person",
                                request.by().name(),
                                "seat",
                                new SeatName(request.seat()).text()))));
        offers(match).forEach(lines::add);
        lines.addAll(ProposalWriter.lines(match));
        return lines;
    }

    /** To whom seats are offered. */
    static List<String> offers(LiveMatch match) {
        return match.offers().stream()
                .map(offer -> match.words()
                        .say(Text.of(
                                "host.card.offer",
                                "person",
                                offer.to().name(),
                                "by",
                                offer.by().name(),
                                "seat",
                                new SeatName(offer.seat()).text())))
                .toList();
    }

    /** Who is waited for and has said that he is away. */
    private List<String> away(LiveMatch match) {
        Instant now = clock.instant();
        return match.seats().stream()
                .filter(holder -> match.awaited().containsKey(holder.seat()))
                .flatMap(holder -> holder.person().stream()
                        .flatMap(person -> wishes.of(person.id()).away().stream()
                                .filter(now::isBefore)
                                .map(until -> match.words()
                                        .say(Text.of(
                                                "host.card.away",
                                                "seat",
                                                holder.seat(),
                                                "time",
                                                Long.toString(until.getEpochSecond()))))))
                .toList();
    }

    private static String question(
            LiveMatch match, Seat seat, Text prompt, Optional<Holder> holder, List<String> pings) {
        String vacant = HostOptions.vacancy(match.options()) == Vacancy.PAUSE ? "host.card.paused" : "host.card.vacant";
        Text text = Text.of(
                holder.filter(Holder::taken).isPresent() ? "host.card.asked" : vacant, "seat", seat, "prompt", prompt);
        String mention = holder.flatMap(Holder::person)
                .filter(person -> pings.contains(person.id()))
                .map(person -> " " + TurnCard.mention(person.id()))
                .orElse("");
        return match.words().cite(new Line(text, match.publicDecision(seat).map(Decision::rule))) + mention;
    }

    private static List<String> stakes(LiveMatch match, Seat seat) {
        return match.stakes(Viewer.EVERYONE, seat).stream()
                .map(match.tale()::say)
                .toList();
    }

    /** The time limit, and what is done when it is out. */
    private List<String> until(LiveMatch match, Seat seat) {
        Lapse lapse = TimeRules.of(match.options()).lapse();
        boolean answered = match.publicDecision(seat)
                .flatMap(decision -> decision.fallback().get())
                .isPresent();
        String then = lapse == Lapse.FALLBACK && !answered ? "nothing" : lapse.word();
        return limits
                .of(match, seat)
                .map(out -> match.words()
                        .say(Text.of("host.card.until", "time", Long.toString(out.getEpochSecond()), "lapse", then)))
                .stream()
                .toList();
    }
}
