package strategos.engine.games.xenophon.asking;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import strategos.engine.Decision;
import strategos.engine.Decisions;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.xenophon.cards.CardPlay;
import strategos.engine.games.xenophon.cards.DiscardAct;
import strategos.engine.games.xenophon.cards.DiscardAct.RandomDiscardAct;
import strategos.engine.games.xenophon.cards.LeaderAct;
import strategos.engine.games.xenophon.cards.PlayAct;
import strategos.engine.games.xenophon.cards.Solitaire;
import strategos.engine.games.xenophon.cards.WhyNoCard;
import strategos.engine.games.xenophon.hardship.ForageAct;
import strategos.engine.games.xenophon.printed.Card;
import strategos.engine.games.xenophon.printed.Card.Way;
import strategos.engine.games.xenophon.printed.CardList;
import strategos.engine.games.xenophon.sequence.PassAct;
import strategos.engine.games.xenophon.sequence.TurnSequence;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.games.xenophon.state.Window.Answer;
import strategos.engine.kit.Acts;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.standing.Condition;
import strategos.engine.standing.Occasion;
import strategos.engine.standing.Rest;
import strategos.engine.standing.StandingOrder;
import strategos.engine.standing.Topic;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** What each army may order, now and in advance. */
@Rule({"ruling-order", "ruling-O1"})
public final class MarchDecisions implements Decisions<MarchState> {
    /** More food than an army ever has. */
    private static final int MUCH = 99;

    private final Acts<MarchState, Army> acts;
    private final CardList deck;
    private final Solitaire solitaire;
    private final Topics topics;
    private final Awaited awaited;
    private final Objections objections;
    private final Proposals proposals;

    public MarchDecisions(
            Acts<MarchState, Army> acts,
            CardList deck,
            TurnSequence sequence,
            Topics topics,
            Awaited awaited,
            int turnsInAll) {
        this.acts = acts;
        this.deck = deck;
        this.solitaire = sequence.solitaire();
        this.topics = topics;
        this.awaited = awaited;
        this.objections = new Objections(deck, topics, turnsInAll);
        this.proposals = new Proposals(deck, objections);
    }

    @Override
    public Optional<Line> barred(Seen<MarchState> seen, Order order) {
        return WhyNoCard.barred(seen, order, deck);
    }

    /** What has a phase of its own is refused by the section of that phase, not by that of the question that is open. */
    @Rule({"forage-phase", "end-phase"})
    @Override
    public Optional<Line> closed(Seen<MarchState> seen, Seat seat, String verb) {
        return switch (verb) {
            case ForageAct.NAME -> Optional.of(new Line(Text.of("closed.forage"), "forage-phase"));
            case DiscardAct.NAME, RandomDiscardAct.NAME ->
                Optional.of(new Line(Text.of("closed.discard"), "end-phase"));
            default -> Optional.empty();
        };
    }

    @Override
    public Optional<Line> objection(StandingOrder standing, Seen<MarchState> seen) {
        return objections.to(standing, seen);
    }

    @Override
    public SequencedMap<Call, Text> proposals(
            Seen<MarchState> seen, Seat seat, Topic topic, Map<String, Condition> when) {
        return proposals.of(seen, seat, topic, when);
    }

    @Override
    public Optional<Decision> of(Seen<MarchState> seen, Seat seat) {
        Army army = seen.position().find(seat).orElse(null);
        if (army == null || !mayAct(seen, army)) {
            return Optional.empty();
        }
        List<Offer> offers = acts.offers(seen, army);
        if (offers.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Decision(
                awaited.prompt(seen.position(), army),
                rule(seen),
                occasion(seen, army),
                offers,
                () -> fallback(seen, army)));
    }

    /**
     * The roller may let all his throws of this turn stand, or all that no card of his fits; an opponent may leave the roller
     * alone for the turn.
     */
    @Rule({"ruling-O2", "ruling-O3"})
    @Override
    public List<Rest> rests(Seen<MarchState> seen, Seat seat) {
        MarchState march = seen.position();
        int round = march.clock().round();
        Condition now = new Condition.Between(round, round);
        return switch (march.stage()) {
            case ROLLER, RALLY_AGAIN ->
                List.of(
                        rest("turn", Text.of("rest.turn"), seat, Topics.RESPOND, Map.of("turn", now)),
                        rest(
                                "fits",
                                Text.of("rest.fits"),
                                seat,
                                Topics.RESPOND,
                                Map.of("turn", now, "fits", new Condition.OneOf(Set.of("no")))));
            case OPPONENTS ->
                List.of(rest(
                        "alone",
                        Text.of("rest.alone", "army", march.roller().seat()),
                        seat,
                        Topics.INTERFERE,
                        Map.of(
                                "turn",
                                now,
                                "roller",
                                new Condition.OneOf(Set.of(march.roller().seat().id())))));
            case FORAGE -> List.of(foraging(seat, march.roller().food()));
            default -> List.of();
        };
    }

    /** A card, whatever the hand holds. */
    @Rule("ruling-O1")
    @Override
    public List<String> unseen(Seen<MarchState> open, Seat seat) {
        return switch (open.position().stage()) {
            case OPPONENTS, ROLLER, RALLY_AGAIN, FORAGE -> List.of(PlayAct.NAME);
            default -> List.of();
        };
    }

    private static Rest rest(String name, Text label, Seat seat, String topic, Map<String, Condition> when) {
        return new Rest(name, label, new StandingOrder(seat, topic, when, PassAct.CALL, StandingOrder.UNLIMITED));
    }

    /** Who has no food forages from now on when there is none; who has some forages no more while there is as much. */
    @Rule("forage-phase")
    private static Rest foraging(Seat seat, int food) {
        Condition much = food == 0 ? new Condition.Between(0, 0) : new Condition.Between(food, MUCH);
        StandingOrder standing = new StandingOrder(
                seat, Topics.FORAGE, Map.of("food", much), ForageAct.call(food == 0), StandingOrder.UNLIMITED);
        return new Rest("forage", Text.of("rest.forage", "food", food), standing);
    }

    private static boolean mayAct(Seen<MarchState> seen, Army army) {
        if (!army.marching()) {
            return false;
        }
        return switch (seen.position().stage()) {
            case LEADERS -> true;
            case START, OPPONENTS -> !seen.position().isRoller(army) && mayInterfere(seen, army);
            case ROLLER, FORCED, FORAGE, RALLY_AGAIN, DISCARD -> seen.position().isRoller(army);
            case LOTS, DEAL, ROLL, OVER -> false;
        };
    }

    /**
     * Asked, an opponent may change his answer until all have answered. Else the opponents' standing orders are looked at
     * one after the other, in seat order after the roller: nobody comes after one who sits behind him has interfered.
     */
    private static boolean mayInterfere(Seen<MarchState> seen, Army army) {
        if (seen.position().stage() == Stage.OPPONENTS && seen.position().mode().asking()) {
            return true;
        }
        boolean reached = false;
        for (Army opponent : seen.position().opponents()) {
            reached |= opponent.seat().equals(army.seat());
            if (reached && seen.position().window().answered(opponent.seat())) {
                return false;
            }
        }
        return true;
    }

    private static String rule(Seen<MarchState> seen) {
        return switch (seen.position().stage()) {
            case LEADERS -> "leader-cards";
            case FORCED -> "solitaire-play";
            default -> seen.position().phase().rule();
        };
    }

    private Optional<Occasion> occasion(Seen<MarchState> seen, Army army) {
        return switch (seen.position().stage()) {
            // A second answer in the same window is the player's own to give.
            case START, OPPONENTS ->
                seen.position().window().answered(army.seat())
                        ? Optional.empty()
                        : Optional.of(new Occasion(Topics.INTERFERE, () -> topics.interfere(seen)));
            case ROLLER, RALLY_AGAIN -> Optional.of(new Occasion(Topics.RESPOND, () -> topics.respond(seen)));
            case FORAGE -> Optional.of(new Occasion(Topics.FORAGE, () -> Topics.forage(seen)));
            default -> Optional.empty();
        };
    }

    /** What is done for an army whose player is away or too late. */
    @Rule({"ruling-T7", "ruling-order"})
    private Optional<Call> fallback(Seen<MarchState> seen, Army army) {
        return switch (seen.position().stage()) {
            case OPPONENTS -> Optional.of(waiting(seen, army));
            case ROLLER, RALLY_AGAIN -> Optional.of(PassAct.CALL);
            case FORAGE -> Optional.of(ForageAct.call(seen.position().roller().food() == 0));
            case DISCARD -> Optional.of(RandomDiscardAct.CALL);
            case LEADERS ->
                Optional.of(LeaderAct.call(LeaderAct.left(seen.position()).getFirst()));
            case FORCED ->
                solitaire
                        .due(seen.position())
                        .map(card -> PlayAct.call(
                                card, Solitaire.waysDue(seen.position(), card).getFirst()));
            case LOTS, DEAL, START, ROLL, OVER -> Optional.empty();
        };
    }

    /** An answer that waits from before the dice were rolled again stands, unless its owner gives another. */
    private Call waiting(Seen<MarchState> seen, Army army) {
        Optional<Answer> answer = seen.position().window().of(army.seat());
        if (answer.isEmpty()) {
            return PassAct.CALL;
        }
        Card card = deck.card(answer.get().number());
        Way way = card.ways().get(answer.get().way() - 1);
        return CardPlay.isOpen(seen.position(), army, way) ? PlayAct.call(card, way) : PassAct.CALL;
    }
}
