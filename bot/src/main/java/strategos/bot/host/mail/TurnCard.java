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
import strategos.bot.host.LiveMatch.SeatOffer;
import strategos.bot.host.LiveMatch.SeatRequest;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.Pictures;
import strategos.bot.host.RatedNote;
import strategos.bot.host.SeatName;
import strategos.bot.host.Unranked;
import strategos.bot.host.live.MatchFacts.TimeLimits;
import strategos.bot.host.live.OpenTable;
import strategos.bot.host.live.StoredWishes;
import strategos.bot.host.mail.OutboxWriter.ProposalWriter;
import strategos.bot.host.time.TimeRules;
import strategos.bot.host.time.TimeRules.Lapse;
import strategos.bot.port.Control;
import strategos.bot.port.Message;
import strategos.bot.port.Message.Picture;
import strategos.bot.press.OfferButtons;
import strategos.bot.press.OfferButtons.RuleButtons;
import strategos.bot.press.PressId;
import strategos.bot.press.PressId.PressCodec;
import strategos.engine.Decision;
import strategos.engine.Result;
import strategos.engine.View;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** The live card of a match: who sits where before it begins, whose decision while it runs, the ranking when it is over. */
final class TurnCard {
    private final Pictures pictures;
    private final Questions questions;
    private final Buttons buttons;

    @Inject
    TurnCard(Pictures pictures, Questions questions, Buttons buttons) {
        this.pictures = pictures;
        this.questions = questions;
        this.buttons = buttons;
    }

    /** The card of a match that does not run: who sits where, or how it ended. */
    Message message(LiveMatch match) {
        List<String> lines = new ArrayList<>();
        lines.add(title(match));
        lines.addAll(said(
                match,
                match.stage() == Stage.OPEN
                        ? new OpenTable(match).lines()
                        : match.result().map(result -> ranking(match, result)).orElseGet(() -> ended(match))));
        if (match.stage() == Stage.OPEN) {
            lines.addAll(match.asleep() ? questions.lines(match, List.of()) : Questions.offers(match));
        }
        return new Message(String.join("\n", lines), pictures(match), buttons.offers(match));
    }

    private static String title(LiveMatch match) {
        return match.words()
                .say(Text.of(
                        "host.card.title",
                        "game",
                        match.box().title(),
                        "scenario",
                        match.scenario().name(),
                        "match",
                        match.id()));
    }

    /**
     * What an old card says once its buttons are struck out.
     *
     * @param left whether the match has moved to another channel since
     */
    Message struck(LiveMatch match, boolean left) {
        String key =
                left ? "host.card.struck.left" : match.version() == 0 ? "host.card.struck.open" : "host.card.struck";
        return Message.text(match.words().say(Text.of(key, "match", match.id())));
    }

    /** Who is asked what and what hangs on it, a sentence a line; nothing is said of a computer's questions. */
    List<String> asked(LiveMatch match, List<String> pings) {
        return questions.lines(match, pings);
    }

    /** The buttons below a question. */
    List<Control> buttons(LiveMatch match) {
        return buttons.of(match);
    }

    /** For those who come back. */
    List<Control> since(LiveMatch match) {
        return buttons.since(match);
    }

    private static List<Line> ended(LiveMatch match) {
        List<Line> lines = new ArrayList<>();
        new Unranked(match).line().ifPresent(lines::add);
        if (match.agreed().isPresent()) {
            lines.add(new Line(Text.of("host.card.verify")));
        }
        return lines;
    }

    private static List<Line> ranking(LiveMatch match, Result result) {
        List<Line> lines = new ArrayList<>();
        lines.add(new Line(
                Text.of("host.card.over", "reason", result.reason().text()),
                result.reason().rule()));
        result.ranking()
                .forEach(place -> lines.add(new Line(Text.of(
                        "host.card.rank", "rank", place.rank(), "seat", place.seat(), "score", place.words()))));
        winners(result).ifPresent(text -> lines.add(new Line(text)));
        new RatedNote(match).line().ifPresent(lines::add);
        lines.add(new Line(Text.of("host.card.verify")));
        return lines;
    }

    /** Who has won; of one who played alone nothing is said. */
    private static Optional<Text> winners(Result result) {
        List<Seat> winners = result.winners();
        if (winners.isEmpty()) {
            return result.ranking().size() == 1 ? Optional.empty() : Optional.of(Text.of("host.card.nobody-wins"));
        }
        return Optional.of(Text.of("host.card.winners", "winners", winners, "count", winners.size()));
    }

    private static List<String> said(LiveMatch match, List<Line> lines) {
        return lines.stream().map(match.words()::cite).toList();
    }

    /** The fights under way, and the map. */
    List<Picture> pictures(LiveMatch match) {
        String game = match.box().id();
        View view = match.view(Viewer.EVERYONE);
        List<Picture> all = new ArrayList<>();
        view.boards().forEach(b -> pictures.board(game, b, match.words()).ifPresent(all::add));
        view.scene()
                .flatMap(scene -> pictures.map(game, scene, Pictures.Focus.WHOLE, match.words()))
                .ifPresent(all::add);
        return all;
    }

    /** A mention in Discord's form; a face of another service puts its own in its place. */
    static String mention(String user) {
        return "<@" + user + ">";
    }

    /**
     * The buttons of a public card: the likeliest answers of the players waited for, as far as everyone may know, the answer
     * that one may give from now on, the rule behind the question, the map, and "My orders" with all else.
     */
    static final class Buttons {
        /** So many answers of one player. */
        private static final int ANSWERS = 3;

        /** A message takes five rows of five. */
        private static final int MOST = 25;

        /** Buttons for offers of seats; the others are answered by {@code /seat accept}. */
        private static final int OFFERS = 9;

        /** Buttons for requests, offers and proposals together; the others are answered by commands as well. */
        private static final int REQUESTS = 14;

        private final OfferButtons offers = new OfferButtons();
        private final PressCodec codec = new PressCodec();
        private final RuleButtons rules;

        @Inject
        Buttons(RuleButtons rules) {
            this.rules = rules;
        }

        List<Control> of(LiveMatch match) {
            if (match.asleep()) {
                return List.of(always(match, new PressId.Chart(match.id()), "host.card.map", Control.Style.SECONDARY));
            }
            List<Seat> players = match.awaited().keySet().stream()
                    .filter(seat -> match.seats().stream()
                            .anyMatch(h -> h.seat().equals(seat) && h.person().isPresent()))
                    .toList();
            List<Control> buttons = new ArrayList<>();
            for (Seat seat : players) {
                OfferButtons.Asked asked = new OfferButtons.Asked(
                        match.id(), match.stamp(seat).openMark(), seat, players.size() > 1, match.tale()::plain);
                match.publicDecision(seat).ifPresent(decision -> {
                    List<String> unseen = match.unseen(seat).stream()
                            .filter(verb -> decision.offer(verb).isEmpty())
                            .limit(ANSWERS - 1L)
                            .toList();
                    buttons.addAll(offers.likely(asked, decision, ANSWERS - unseen.size()));
                    unseen.forEach(verb -> buttons.add(offers.unseen(asked, verb)));
                    buttons.addAll(offers.rests(
                            asked, match.rests(seat).stream().limit(1).toList()));
                });
            }
            List<Control> requests = requests(match);
            List<Control> behind = rules.of(
                    match.box().id(),
                    players.stream()
                            .flatMap(seat -> match.publicDecision(seat).stream())
                            .toList(),
                    match.tale()::plain);
            int room = Math.max(0, MOST - 2 - requests.size() - behind.size());
            List<Control> all = new ArrayList<>(buttons.subList(0, Math.min(buttons.size(), room)));
            all.addAll(requests);
            all.addAll(behind);
            if (!match.awaited().isEmpty()) {
                all.add(always(match, new PressId.Chart(match.id()), "host.card.map", Control.Style.SECONDARY));
            }
            all.add(always(match, new PressId.Mine(match.id()), "host.card.mine", Control.Style.PRIMARY));
            return all;
        }

        List<Control> since(LiveMatch match) {
            return List.of(always(match, new PressId.Since(match.id(), 0), "host.card.since", Control.Style.SECONDARY));
        }

        private Control always(LiveMatch match, PressId id, String key, Control.Style style) {
            return new Control.Button(codec.write(id), match.tale().plain(Text.of(key)), style, true);
        }

        /** For the players, and for those who manage the place: anybody else is told so. */
        private List<Control> requests(LiveMatch match) {
            List<List<Control>> all = new ArrayList<>();
            for (SeatRequest request : match.requests()) {
                all.add(List.of(
                        request(match, request, true, "host.card.admit"),
                        request(match, request, false, "host.card.turn-away")));
            }
            match.offers().forEach(offer -> all.add(replies(match, offer)));
            all.addAll(ProposalWriter.buttons(match));
            return fitting(all, REQUESTS);
        }

        /** For those to whom seats are offered; anybody else is told so. */
        List<Control> offers(LiveMatch match) {
            return fitting(
                    match.offers().stream().map(offer -> replies(match, offer)).toList(), OFFERS);
        }

        /** As many as there is room for: no yes without its no. */
        private static List<Control> fitting(List<List<Control>> answers, int room) {
            List<Control> all = new ArrayList<>();
            for (List<Control> one : answers) {
                if (all.size() + one.size() <= room) {
                    all.addAll(one);
                }
            }
            return all;
        }

        private List<Control> replies(LiveMatch match, SeatOffer offer) {
            List<Control> all = new ArrayList<>();
            all.add(offer(match, offer, PressId.Reply.YES, "host.card.accept"));
            if (offer.kind() != SeatOffer.Kind.INVITATION && match.stage() == Stage.RUNNING) {
                all.add(offer(match, offer, PressId.Reply.AFRESH, "host.card.accept-afresh"));
            }
            all.add(offer(match, offer, PressId.Reply.NO, "host.card.decline"));
            return all;
        }

        private Control offer(LiveMatch match, SeatOffer offer, PressId.Reply reply, String key) {
            PressId id = new PressId.Offer(match.id(), offer.seat(), offer.to().id(), reply);
            Text label = Text.of(key, "person", offer.to().name(), "seat", new SeatName(offer.seat()).text());
            return new Control.Button(
                    codec.write(id), OfferButtons.label(match.tale().plain(label)), Control.Style.SECONDARY, true);
        }

        private Control request(LiveMatch match, SeatRequest request, boolean yes, String key) {
            PressId id =
                    new PressId.Admit(match.id(), request.seat(), request.by().id(), yes);
            Text label = Text.of(key, "person", request.by().name(), "seat", new SeatName(request.seat()).text());
            return new Control.Button(
                    codec.write(id), OfferButtons.label(match.tale().plain(label)), Control.Style.SECONDARY, true);
        }
    }

    /** Who is asked what, what hangs on it as far as everyone may know, until when, and what happens then. */
    static final class Questions {
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
                Optional<Holder> holder = match.seats().stream()
                        .filter(h -> h.seat().equals(seat))
                        .findFirst();
                if (holder.filter(Holder::computer).isEmpty()) {
                    questions.add(new Question(
                            question(match, seat, prompt, holder, pings), stakes(match, seat), until(match, seat)));
                }
            });
            List<String> lines = new ArrayList<>();
            for (int i = 0; i < questions.size(); i++) {
                Question one = questions.get(i);
                Optional<Question> next =
                        i + 1 < questions.size() ? Optional.of(questions.get(i + 1)) : Optional.empty();
                lines.add(one.words());
                one.stakes().stream()
                        .filter(stake -> next.filter(n -> n.stakes().equals(one.stakes()))
                                .isEmpty())
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
            String vacant =
                    HostOptions.vacancy(match.options()) == Vacancy.PAUSE ? "host.card.paused" : "host.card.vacant";
            Text text = Text.of(
                    holder.filter(Holder::taken).isPresent() ? "host.card.asked" : vacant,
                    "seat",
                    seat,
                    "prompt",
                    prompt);
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
                            .say(Text.of(
                                    "host.card.until", "time", Long.toString(out.getEpochSecond()), "lapse", then)))
                    .stream()
                    .toList();
        }
    }
}
