package strategos.bot.host.transaction;

import jakarta.inject.Inject;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import strategos.bot.host.DecisionStamp;
import strategos.bot.host.HostOptions;
import strategos.bot.host.HostOptions.Vacancy;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.Pending;
import strategos.bot.host.Pending.What;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.mail.Piece;
import strategos.bot.host.mail.Story;
import strategos.bot.host.mail.Storyteller;
import strategos.bot.host.outcome.Conclusions;
import strategos.bot.host.transaction.ChainExtension.Unsealing;
import strategos.bot.host.transaction.MatchTransaction.TransactionResult;
import strategos.bot.port.Request.Person;
import strategos.engine.Chapter;
import strategos.engine.Decision;
import strategos.engine.Entry;
import strategos.engine.Entry.Source;
import strategos.engine.Referee;
import strategos.engine.Replay;
import strategos.engine.Ruling;
import strategos.engine.dice.BeaconRound;
import strategos.engine.dice.ChainDice;
import strategos.engine.dice.Dice;
import strategos.engine.dice.DiceProtocol;
import strategos.engine.dice.HashChain.Mix;
import strategos.engine.dice.MatchDice;
import strategos.engine.dice.SeededDice;
import strategos.engine.json.GameCodec;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.offer.Slot;
import strategos.engine.search.Level;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.standing.Occasion;
import strategos.engine.standing.StandingOrder;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.access.Secret;
import strategos.storage.match.Commit;
import strategos.storage.match.StoredMatch.StoredStamp;

/** Makes of an accepted ruling the commit with all that follows from it, and the match after it. */
public final class CommitBuilder {
    /** A snapshot for so many versions: loading then reads few rows, and few snapshots are kept. */
    private static final int STRIDE = 10;

    private final Storyteller storyteller = new Storyteller();
    private final DecisionStamps questions = new DecisionStamps();
    private final Deadlines deadlines = new Deadlines();
    private final Automatic automatic = new Automatic();
    private final OutboxWriter writer;
    private final ChainExtension chains;
    private final FollowerNotes notes;
    private final Conclusions conclusions;
    private final Appointment appointment;

    @Inject
    CommitBuilder(
            OutboxWriter writer,
            ChainExtension chains,
            FollowerNotes notes,
            Conclusions conclusions,
            Appointment appointment) {
        this.appointment = appointment;
        this.writer = writer;
        this.chains = chains;
        this.notes = notes;
        this.conclusions = conclusions;
    }

    /** Has the referee rule on an order, whoever gives it; what comes of it as a commit. */
    <S> TransactionResult rule(
            CommittedMatch<S> match,
            Order order,
            Source source,
            Optional<Person> actor,
            List<Line> preface,
            Instant now) {
        What.Given given = new What.Given(order, source, preface);
        Commit commit = Commit.on(match.id(), match.version(), now);
        if (HostOptions.protocol(match.options()) == DiceProtocol.CHAIN) {
            return ruled(match, given, actor, new Mix.ChainAlone(), Optional.empty(), commit);
        }
        // Which dice it would throw does not matter: nothing of it is kept but what comes before the first of them.
        Ruling<S> tried = ruling(match, given, new SeededDice(match.version()));
        if (tried instanceof Ruling.Accepted<S> accepted
                && accepted.entries().stream().anyMatch(Entry.Rolled.class::isInstance)) {
            return pending(match, given, accepted, actor, commit);
        }
        return ruled(match, given, actor, new Mix.AgreedAlone(), Optional.empty(), commit);
    }

    /** The dice of an order that has waited for them fall. */
    public <S> TransactionResult drawn(
            CommittedMatch<S> match, What.Given given, Mix mix, Optional<UsedRound> round, Commit commit) {
        Optional<Person> actor = given.source() == Source.PLAYER
                ? match.holder(given.order().seat()).flatMap(Holder::person)
                : Optional.empty();
        return ruled(match, given, actor, mix, round, commit);
    }

    private static <S> Ruling<S> ruling(CommittedMatch<S> match, What.Given given, Dice dice) {
        return new Referee()
                .rule(
                        match.file().game(),
                        match.state(),
                        match.facts().setup().orElseThrow().seats(),
                        match.facts().standing(),
                        given.order(),
                        given.source(),
                        dice);
    }

    private <S> TransactionResult ruled(
            CommittedMatch<S> match,
            What.Given given,
            Optional<Person> actor,
            Mix mix,
            Optional<UsedRound> round,
            Commit commit) {
        ChainDice dice = match.dice().dice(mix);
        Seat seat = given.order().seat();
        return switch (ruling(match, given, dice)) {
            case Ruling.Refused<S> refused -> new TransactionResult.Refused(refused.why());
            case Ruling.Accepted<S> accepted ->
                enter(
                        match,
                        new AcceptedOrder<>(
                                AcceptedOrder.ORDER,
                                Optional.of(seat),
                                Optional.of(given.source()),
                                match.state(),
                                accepted,
                                dice,
                                actor,
                                given.preface(),
                                round),
                        commit);
        };
    }

    /** Nothing is kept but the order itself; what all may know of it before its first die stands in the post with the round. */
    private <S> TransactionResult pending(
            CommittedMatch<S> match,
            What.Given given,
            Ruling.Accepted<S> tried,
            Optional<Person> actor,
            Commit commit) {
        Seat seat = given.order().seat();
        List<Entry<S>> known = tried.entries().stream()
                .takeWhile(entry -> !(entry instanceof Entry.Rolled<S>))
                .toList();
        List<Line> lines = new ArrayList<>(given.preface());
        lines.add(new Line(Text.of("host.beacon.ordered", "seat", seat)));
        lines.addAll(new Replay<>(match.file().game()).story(match.state(), known, Viewer.EVERYONE));
        Pending pending = new Pending(given, appointment.next(commit.at()), false, List.of(), commit.at(), false);
        CommittedMatch<S> after = match.with(match.facts().withPending(Optional.of(pending)));
        Commit more = deadlines.rest(commit, match, seat);
        more = writer.show(appointment.make(more, match, pending, lines), after, actor);
        return TransactionResult.Decided.reload(more, appointment.named(pending.round()));
    }

    /**
     * The ruling as a commit.
     *
     * @param before the match as it was
     * @param begun what the commit is to hold before it
     */
    public <S> TransactionResult.Decided enter(CommittedMatch<S> before, AcceptedOrder<S> turn, Commit begun) {
        Ruling.Accepted<S> ruling = turn.ruling();
        MatchDice dice = before.dice().after(turn.used().rolls());
        boolean over = before.file().game().rules().result(ruling.state()).isPresent();
        List<Line> ending = new ArrayList<>();
        if (over) {
            ending.addAll(new Unsealing().lines(dice));
        } else {
            dice = chains.ample(dice, ending);
        }
        Story story = told(before, turn).after(turn.preface()).before(ending);
        CommittedMatch<S> moved = before.moved(
                before.facts().moved(over ? Stage.OVER : Stage.RUNNING, over ? List.of() : ruling.standing()),
                ruling.state(),
                dice);
        boolean seen = over || story.told() || !moved.looksLike(before);
        CommittedMatch<S> after =
                questions.put(before.free(), seen ? moved.with(moved.facts().seen()) : moved, ruling.entries());
        Commit commit = played(begun, turn, before, after);
        commit = standing(commit, before, after);
        commit = questions.store(commit, after);
        commit = deadlines.turn(commit, before, after, commit.at());
        commit = writer.story(commit, story);
        commit = followed(commit, after, story, over);
        if (over) {
            commit = commit.conclude(conclusions.of(after, ruling.entries())).end();
        }
        if (over || owesShow(before, after, story)) {
            commit = writer.show(commit, after, turn.actor());
        }
        return new TransactionResult.Decided(commit, Optional.of(after), story.privately());
    }

    private <S> Story told(CommittedMatch<S> before, AcceptedOrder<S> turn) {
        return storyteller.tell(
                before.file().game(),
                turn.from(),
                turn.ruling().entries(),
                turn.used().used(),
                turn.actor().isPresent() ? Piece.Origin.PERSON : Piece.Origin.COMPUTER,
                before.facts().setup().orElseThrow().seats(),
                turn.actor().flatMap(person -> turn.seat()));
    }

    /** What was played and rolled, where the dice now stand, and now and then the position. */
    private static <S> Commit played(
            Commit begun, AcceptedOrder<S> turn, CommittedMatch<S> before, CommittedMatch<S> after) {
        GameCodec<S> codec = before.file().codec();
        MatchDice dice = after.dice();
        Commit commit = begun.append(
                turn.kind(),
                turn.seat().map(Seat::id),
                turn.sourceWord(),
                codec.writeEntries(turn.ruling().entries()));
        if (turn.round().isPresent()) {
            UsedRound used = turn.round().get();
            commit = commit.round(used.round().round(), used.round().signature(), used.named());
        }
        if (turn.kind().equals(AcceptedOrder.START) || !dice.equals(before.dice())) {
            commit = commit.dice(Secret.of(dice.secretJson()));
        }
        if (after.stage() == Stage.OVER || after.version() % STRIDE == 1) {
            commit = commit.snapshot(codec.stateVersion(), codec.writeState(after.state()));
        }
        return commit;
    }

    /** Those who follow the match are told when a year or a game turn begins, and when it is over. */
    private Commit followed(Commit commit, CommittedMatch<?> after, Story story, boolean over) {
        if (over) {
            return notes.over(commit, after);
        }
        return story.pieces().stream()
                .flatMap(piece -> piece.opening().stream())
                .map(opening -> opening.chapter())
                .filter(Chapter::frame)
                .map(Chapter::frameTitle)
                .reduce((first, last) -> last)
                .map(turn -> notes.begins(commit, after, turn))
                .orElse(commit);
    }

    /** Not while the host plays on within a year, and not for what nobody has seen: an edit would betray it. */
    private <S> boolean owesShow(CommittedMatch<S> before, CommittedMatch<S> after, Story story) {
        boolean shown = automatic.next(before).isEmpty();
        boolean same = shown && after.publicVersion() == before.publicVersion();
        return story.framing() || (!same && automatic.next(after).isEmpty());
    }

    private static <S> Commit standing(Commit commit, CommittedMatch<S> before, CommittedMatch<S> after) {
        Commit more = commit;
        for (Seat seat : after.facts().setup().orElseThrow().seats()) {
            List<StandingOrder> left = after.standing(seat);
            if (!left.equals(before.standing(seat))) {
                more = more.standing(
                        seat.id(),
                        left.stream().map(after.file().codec()::writeStanding).toList());
            }
        }
        return more;
    }

    /**
     * A round that goes into dice.
     *
     * @param named the posts that named it, as they are stored
     */
    public record UsedRound(BeaconRound round, String named) {}

    /**
     * A ruling that was accepted, on its way into the journal.
     *
     * @param kind what the journal calls it
     * @param seat whose order it was; empty for the start
     * @param source who gave it; empty for the start
     * @param from the position before it
     * @param used the dice it was ruled with
     * @param actor the person who gave it
     * @param preface what is told before it
     * @param round the round of the beacon that went into its dice
     */
    public record AcceptedOrder<S>(
            String kind,
            Optional<Seat> seat,
            Optional<Source> source,
            S from,
            Ruling.Accepted<S> ruling,
            ChainDice used,
            Optional<Person> actor,
            List<Line> preface,
            Optional<UsedRound> round) {
        /** The journal's word for the beginning. */
        public static final String START = "start";

        /** The journal's word for an order of whatever source. */
        public static final String ORDER = "order";

        public AcceptedOrder {
            preface = List.copyOf(preface);
        }

        /** The source as the journal has it. */
        String sourceWord() {
            return source.map(Source::word).orElse("host");
        }
    }

    /**
     * Numbers the questions: a seat's question keeps its numbers until all see another one, or until the seat has acted. What
     * all see alone counts, so that a number on a public button tells nothing of what is hidden.
     */
    public static final class DecisionStamps {
        /** The match with its questions, after entries that led to it. */
        public <S> CommittedMatch<S> put(CommittedMatch<S> before, CommittedMatch<S> after, List<Entry<S>> entries) {
            Set<Seat> acted = new HashSet<>();
            for (Entry<S> entry : entries) {
                if (entry instanceof Entry.Ordered<S> ordered) {
                    acted.add(ordered.order().seat());
                }
            }
            return put(before, after, acted);
        }

        /** The match with its questions, where these seats have acted. */
        public <S> CommittedMatch<S> put(CommittedMatch<S> before, CommittedMatch<S> after, Set<Seat> acted) {
            boolean seen = after.publicVersion() > before.publicVersion();
            Map<Seat, DecisionStamp> asked = new HashMap<>();
            for (Seat seat : after.facts().setup().orElseThrow().seats()) {
                boolean stands = before.version() > 0 && face(before, seat).equals(face(after, seat));
                DecisionStamp question = before.stamp(seat);
                if (!stands || (seen && acted.contains(seat))) {
                    question = question.next();
                } else if (acted.contains(seat)) {
                    question = question.touched();
                }
                asked.put(seat, question);
            }
            return after.with(after.facts().withAsked(asked));
        }

        /** Stores them, and what was told. */
        public Commit store(Commit commit, CommittedMatch<?> match) {
            Map<String, StoredStamp> stored = new HashMap<>();
            match.facts().asked().forEach((seat, q) -> stored.put(seat.id(), new StoredStamp(q.own(), q.open())));
            return commit.publicVersion(match.publicVersion()).stamps(stored);
        }

        /** What everyone sees of the question put to the seat. */
        private static Face face(CommittedMatch<?> match, Seat seat) {
            return new Face(
                    Optional.ofNullable(match.awaited().get(seat)),
                    match.publicDecision(seat).map(DecisionStamps::shown));
        }

        private static Shown shown(Decision decision) {
            return new Shown(
                    decision.prompt(),
                    decision.rule(),
                    decision.occasion(),
                    decision.offers().stream().map(DecisionStamps::open).toList());
        }

        private static Open open(Offer offer) {
            Call bare = Call.of(offer.verb().name());
            for (Slot slot : offer.verb().slots()) {
                Choices choices = offer.choices(slot, bare);
                if (!choices.none()) {
                    return new Open(offer.verb().name(), Optional.of(choices));
                }
            }
            return new Open(offer.verb().name(), Optional.empty());
        }

        private record Face(Optional<Text> awaited, Optional<Shown> shown) {}

        private record Shown(Text prompt, String rule, Optional<Occasion> occasion, List<Open> offers) {}

        /** An offer with what its first open slot takes. */
        private record Open(String verb, Optional<Choices> first) {}
    }

    /** Whose answer the host gives by itself: a computer's, and, where the match wants it so, that of a seat nobody holds. */
    public static final class Automatic {
        /**
         * The next such seat. A match whose last player has left rests until somebody takes a seat: nobody would be there to
         * see it played.
         */
        public Optional<Seat> next(CommittedMatch<?> match) {
            if (match.stage() != Stage.RUNNING || match.asleep() || deserted(match)) {
                return Optional.empty();
            }
            return match.awaited().keySet().stream()
                    .filter(seat ->
                            match.holder(seat).filter(h -> plays(match, h)).isPresent())
                    .findFirst();
        }

        private static boolean plays(CommittedMatch<?> match, Holder holder) {
            return level(match, holder).isPresent()
                    || (!holder.taken()
                            && HostOptions.vacancy(match.options()) == Vacancy.FALLBACK
                            && match.decision(holder.seat())
                                    .flatMap(asked -> asked.fallback().get())
                                    .isPresent());
        }

        /** How well a computer plays the seat, for good or while nobody holds it; empty if none does. */
        public static Optional<Level> level(CommittedMatch<?> match, Holder holder) {
            return holder.level()
                    .or(() -> !holder.taken() && HostOptions.vacancy(match.options()) == Vacancy.COMPUTER
                            ? Optional.of(Level.NORMAL)
                            : Optional.empty());
        }

        private static boolean deserted(CommittedMatch<?> match) {
            boolean person = match.seats().stream().anyMatch(h -> h.person().isPresent());
            boolean vacant = match.seats().stream().anyMatch(h -> match.inPlay(h.seat()) && !h.taken());
            return vacant && !person;
        }
    }
}
