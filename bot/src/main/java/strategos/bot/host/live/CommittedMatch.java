package strategos.bot.host.live;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import strategos.bot.host.AgreedDraw;
import strategos.bot.host.DecisionStamp;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.LiveMatch.SeatOffer;
import strategos.bot.host.LiveMatch.SeatRequest;
import strategos.bot.host.Pending;
import strategos.bot.host.Proposal;
import strategos.bot.host.Speech;
import strategos.bot.host.live.GameWords.MatchWording;
import strategos.bot.host.live.MatchFacts.MatchFile;
import strategos.bot.memory.Lazy;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Request.Person;
import strategos.engine.Decision;
import strategos.engine.Game;
import strategos.engine.Referee;
import strategos.engine.Result;
import strategos.engine.Seen;
import strategos.engine.View;
import strategos.engine.View.Figure;
import strategos.engine.box.Box;
import strategos.engine.box.Box.Scenario;
import strategos.engine.box.Setup;
import strategos.engine.dice.Chain;
import strategos.engine.dice.MatchDice;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.standing.Condition;
import strategos.engine.standing.Rest;
import strategos.engine.standing.StandingOrder;
import strategos.engine.standing.Topic;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/**
 * A match as it was last committed. What a viewer gets is made from the position concealed for that viewer, which is done
 * when it is first asked for and then kept; the position itself is for the transactions of the host alone.
 *
 * @param <S> the game's position
 */
public final class CommittedMatch<S> implements LiveMatch {
    private final MatchFile<S> file;
    private final MatchFacts facts;
    private final Optional<S> state;
    private final Lazy<MatchDice> dice;
    private final MatchWording voices;
    private final ConcurrentMap<Viewer, Seen<S>> concealed;

    /**
     * A match at rest.
     *
     * @param state its position; empty before the start
     * @param dice its dice, made when they are first asked for
     */
    public CommittedMatch(
            MatchFile<S> file, MatchFacts facts, Optional<S> state, Lazy<MatchDice> dice, MatchWording voices) {
        this.file = file;
        this.facts = facts;
        this.state = state;
        this.dice = dice;
        this.voices = voices;
        this.concealed = new ConcurrentHashMap<>();
    }

    private CommittedMatch(
            CommittedMatch<S> same, MatchFacts facts, MatchWording voices, ConcurrentMap<Viewer, Seen<S>> concealed) {
        this.file = same.file;
        this.facts = facts;
        this.state = same.state;
        this.dice = same.dice;
        this.voices = voices;
        this.concealed = concealed;
    }

    /** The same in another channel. */
    public CommittedMatch<S> at(ChannelRef channel) {
        return new CommittedMatch<>(file.at(channel), facts, state, dice, voices);
    }

    /** The same position with other facts about it. */
    public CommittedMatch<S> with(MatchFacts other) {
        return new CommittedMatch<>(this, other, voices, new ConcurrentHashMap<>(concealed));
    }

    /** The match about to begin: without a position yet. */
    public CommittedMatch<S> begun(Setup setup, MatchDice salted) {
        return new CommittedMatch<>(file, facts.begun(setup), Optional.empty(), Lazy.of(salted), voices);
    }

    /** The match after a commit that left its seats as they were. */
    public CommittedMatch<S> moved(MatchFacts after, S position, MatchDice rolled) {
        return new CommittedMatch<>(file, after, Optional.of(position), Lazy.of(rolled), voices);
    }

    /** Whether it looks to all as the other does. */
    public boolean looksLike(CommittedMatch<S> other) {
        return state.isPresent()
                && other.state.isPresent()
                && seen(Viewer.EVERYONE).equals(other.seen(Viewer.EVERYONE));
    }

    /** What never changes in it. */
    public MatchFile<S> file() {
        return file;
    }

    /** What it knows beside its position. */
    public MatchFacts facts() {
        return facts;
    }

    /** Its whole position, with all that is hidden. @throws IllegalStateException before the start */
    public S state() {
        return state.orElseThrow(() -> new IllegalStateException("match " + file.id() + " has not begun"));
    }

    /** Its dice, with the secret of those to come. */
    public MatchDice dice() {
        return dice.get();
    }

    /** Its dice, if anybody has asked for them or they came with it. */
    Optional<MatchDice> diceThere() {
        return dice.there();
    }

    /** Who holds the seat. */
    public Optional<Holder> holder(Seat seat) {
        return facts.seats().stream().filter(h -> h.seat().equals(seat)).findFirst();
    }

    @Override
    public String id() {
        return file.id();
    }

    @Override
    public ChannelRef where() {
        return file.where();
    }

    @Override
    public Box box() {
        return file.game().box();
    }

    @Override
    public Scenario scenario() {
        return file.scenario();
    }

    @Override
    public Map<String, String> options() {
        return file.options();
    }

    @Override
    public Stage stage() {
        return facts.stage();
    }

    @Override
    public long version() {
        return facts.version();
    }

    @Override
    public long publicVersion() {
        return facts.publicVersion();
    }

    @Override
    public List<Holder> seats() {
        return facts.seats();
    }

    @Override
    public List<Holder> players() {
        return seats().stream()
                .filter(holder -> holder.person().isPresent())
                .filter(holder -> playsOn(holder.seat()))
                .toList();
    }

    @Override
    public List<Seat> vacant() {
        return seats().stream()
                .filter(holder -> holder.person().isEmpty())
                .map(Holder::seat)
                .filter(seat -> stage() != Stage.OVER && barred(seat).isEmpty())
                .toList();
    }

    /** Why nobody takes that seat of a match that has begun; nothing where somebody may, and before the start. */
    public Optional<Line> barred(Seat seat) {
        if (stage() == Stage.OPEN) {
            return Optional.empty();
        }
        if (!inPlay(seat)) {
            return Optional.of(new Line(Text.of("host.seat-not-in-play", "seat", seat)));
        }
        return playsOn(seat)
                ? Optional.empty()
                : Optional.of(new Line(Text.of("host.seat-plays-no-more", "seat", seat)));
    }

    /** Whether the seat has not given up, and is not out of the match; before the start all play. */
    public boolean playsOn(Seat seat) {
        return state.isEmpty() || file.game().rules().playsOn(state(), seat);
    }

    @Override
    public List<SeatRequest> requests() {
        return facts.requests();
    }

    @Override
    public boolean asleep() {
        // One that was closed in its sleep is not to be woken any more.
        return facts.asleep() && stage() != Stage.OVER;
    }

    @Override
    public boolean paused() {
        return facts.paused();
    }

    @Override
    public List<SeatOffer> offers() {
        return facts.offers().stream().filter(this::stands).toList();
    }

    /** Nobody is invited to the seat of a person, and nobody hands over one that is theirs no more. */
    private boolean stands(SeatOffer offer) {
        Optional<Holder> holder = holder(offer.seat());
        Optional<String> person = holder.flatMap(Holder::person).map(Person::id);
        return switch (offer.kind()) {
            case INVITATION -> person.isEmpty();
            case HAND_OVER -> person.equals(Optional.of(offer.by().id()));
            case ABSENCE -> true;
        };
    }

    @Override
    public List<Proposal> proposals() {
        return facts.proposals().stream()
                .filter(proposal -> proposal.stands(this))
                .toList();
    }

    @Override
    public Optional<Pending> pending() {
        return facts.pending().filter(Pending::decided);
    }

    /** The same, were there nothing that waits for its dice. */
    public CommittedMatch<S> free() {
        return facts.pending().isEmpty() ? this : with(facts.withPending(Optional.empty()));
    }

    @Override
    public SequencedMap<Seat, Text> awaited() {
        return state.isEmpty() || stage() == Stage.OVER || pending().isPresent()
                ? new TreeMap<>()
                : game().rules().awaited(state());
    }

    @Override
    public Optional<Decision> decision(Seat seat) {
        return asks(seat) ? game().decisions().of(seen(seat), seat) : Optional.empty();
    }

    @Override
    public Optional<Decision> publicDecision(Seat seat) {
        return asks(seat) ? game().decisions().of(seen(Viewer.EVERYONE), seat) : Optional.empty();
    }

    @Override
    public List<Rest> rests(Seat seat) {
        return awaited().containsKey(seat) ? game().decisions().rests(seen(Viewer.EVERYONE), seat) : List.of();
    }

    @Override
    public List<String> unseen(Seat seat) {
        return awaited().containsKey(seat) ? game().decisions().unseen(seen(Viewer.EVERYONE), seat) : List.of();
    }

    @Override
    public DecisionStamp stamp(Seat seat) {
        return facts.asked().getOrDefault(seat, DecisionStamp.NONE);
    }

    @Override
    public List<Figure> figures(Optional<Seat> seat) {
        return file.game().views().figures(seen(Viewer.EVERYONE), seat);
    }

    @Override
    public List<Seat> answered() {
        return stage() == Stage.RUNNING ? game().views().answered(seen(Viewer.EVERYONE)) : List.of();
    }

    @Override
    public List<Text> stakes(Viewer viewer, Seat asked) {
        return inPlay(asked) ? game().views().stakes(seen(viewer), asked) : List.of();
    }

    @Override
    public View view(Viewer viewer) {
        return state.isEmpty() ? new OpenTable(this).view() : game().views().of(seen(viewer));
    }

    @Override
    public List<Offer> queries(Viewer viewer) {
        return state.isEmpty() ? List.of() : game().views().queries(seen(viewer));
    }

    @Override
    public View answer(Call question, Viewer viewer) {
        return game().views().answer(question, seen(viewer));
    }

    @Override
    public Optional<View> preview(Order order) {
        return refusal(order).isPresent() ? Optional.empty() : game().views().preview(order, seen(order.seat()));
    }

    @Override
    public Optional<Text> why(Order order) {
        return game().mind().flatMap(mind -> mind.why(seen(order.seat()), order));
    }

    @Override
    public Optional<Line> refusal(Order order) {
        if (state.isEmpty()) {
            return Optional.of(new Line(Text.of("host.not-begun")));
        }
        if (agreed().isPresent()) {
            return Optional.of(new Line(Text.of("host.over")));
        }
        if (!inPlay(order.seat())) {
            return Optional.of(new Line(Text.of("host.seat-not-in-play", "seat", order.seat())));
        }
        return new Referee().refusal(game(), state(), order);
    }

    @Override
    public SequencedMap<Call, Text> proposals(Seat seat, Topic topic, Map<String, Condition> when) {
        return stage() == Stage.RUNNING && inPlay(seat)
                ? game().decisions().proposals(seen(seat), seat, topic, when)
                : new LinkedHashMap<>();
    }

    @Override
    public Optional<Result> result() {
        return agreed().filter(AgreedDraw::is)
                .map(row -> AgreedDraw.of(
                        row,
                        game().rules(),
                        state(),
                        facts.setup().orElseThrow().seats()))
                .or(() -> state.flatMap(s -> game().rules().result(s)));
    }

    @Override
    public Optional<String> agreed() {
        return facts.agreed().filter(word -> stage() == Stage.OVER);
    }

    @Override
    public List<StandingOrder> standing(Seat seat) {
        return facts.standing().stream().filter(s -> s.seat().equals(seat)).toList();
    }

    @Override
    public Speech words() {
        return voices.words();
    }

    @Override
    public CommittedMatch<S> readBy(Person reader) {
        return held(reader).isEmpty() ? this : new CommittedMatch<>(this, facts, voices.readBy(reader), concealed);
    }

    @Override
    public Speech tale() {
        return voices.tale();
    }

    @Override
    public int rolls() {
        return state.isEmpty() ? 0 : dice().next(Chain.OPEN) + dice().next(Chain.SEALED) - 2;
    }

    /** Nobody is asked any more in a match that is over, were it given up in the middle of a question. */
    private boolean asks(Seat seat) {
        return inPlay(seat) && stage() != Stage.OVER && pending().isEmpty();
    }

    /** Whether the seat was taken when the match began. */
    public boolean inPlay(Seat seat) {
        return facts.setup().filter(s -> s.seats().contains(seat)).isPresent();
    }

    private Game<S> game() {
        return file.game();
    }

    /** The position as the viewer may know it. */
    public Seen<S> seen(Viewer viewer) {
        Seen<S> there = concealed.get(viewer);
        if (there != null) {
            return there;
        }
        Seen<S> made = game().conceal(state(), viewer);
        Seen<S> first = concealed.putIfAbsent(viewer, made);
        return first == null ? made : first;
    }
}
