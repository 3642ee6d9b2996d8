package strategos.engine.games.xenophon.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.xenophon.events.CardEvents.AnswerGiven;
import strategos.engine.games.xenophon.events.MarchEvent.Settled;
import strategos.engine.games.xenophon.events.TurnEvents.WordPassed;
import strategos.engine.games.xenophon.printed.Card;
import strategos.engine.games.xenophon.printed.Card.Way;
import strategos.engine.games.xenophon.printed.CardList;
import strategos.engine.games.xenophon.printed.Effect;
import strategos.engine.games.xenophon.rules.RollResolver;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.games.xenophon.state.Window.Answer;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Goal;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/**
 * {@code play}: plays a card on the army whose turn it is. An opponent who is asked lays it down unseen; a standing order
 * plays it at once.
 */
@Rule({"action-deck", "ruling-order", "ruling-X2"})
public final class PlayAct implements Act<MarchState, Army> {
    /** The verb's name. */
    public static final String NAME = "play";

    /** Its slots. */
    public static final String CARD = "card";

    /** Which of two effects, where the card says "or". */
    public static final String WAY = "way";

    private final Verb verb = Verb.order(NAME, "action-deck", Slot.one(CARD), Slot.one(WAY));
    private final CardList cards;
    private final CardPlay cardPlay;
    private final Solitaire solitaire;
    private final CardResolver cardResolver;
    private final RollResolver resolver;

    public PlayAct(CardPlay cardPlay, Solitaire solitaire, CardResolver cardResolver, RollResolver resolver) {
        this.cards = cardPlay.deck();
        this.cardPlay = cardPlay;
        this.solitaire = solitaire;
        this.cardResolver = cardResolver;
        this.resolver = resolver;
    }

    @Override
    public Verb verb() {
        return verb;
    }

    /** The order to play that card, in that way when it has several. */
    public static Call call(Card card, Way way) {
        Call call = Call.of(NAME, CARD, card.id());
        return card.hasChoice() ? call.with(WAY, way.choice().value()) : call;
    }

    @Override
    public Optional<Offer> offer(Seen<MarchState> seen, Army army) {
        List<Card> open =
                seen.position().stage() == Stage.FORCED && seen.position().isRoller(army)
                        ? solitaire.due(seen.position()).map(List::of).orElse(List.of())
                        : cardPlay.open(seen.position(), army);
        return open.isEmpty() ? Optional.empty() : Optional.of(new PlayOffer(verb, seen, army, open, cards, resolver));
    }

    @Override
    public void carryOut(Play<MarchState> play, Army army, Call call) {
        MarchState march = play.state();
        Card card = cards.card(call.one(CARD)).orElseThrow();
        Way way = way(march, army, card, call.maybe(WAY));
        if (march.stage() == Stage.OPPONENTS && march.mode().asking()) {
            Answer answer = new Answer(army.seat(), card.number(), card.id(), way.number());
            play.happen(new AnswerGiven(answer.by(), Optional.of(answer)));
            return;
        }
        cardResolver.play(play, army, card, way);
        if (march.stage() == Stage.FORCED) {
            play.happen(new WordPassed(march.phase(), Stage.OPPONENTS));
        }
    }

    private static Way way(MarchState march, Army army, Card card, Optional<String> value) {
        List<Way> open = ways(march, army, card);
        for (Way way : open) {
            if (value.filter(way.choice().value()::equals).isPresent()) {
                return way;
            }
        }
        return open.getFirst();
    }

    /** The ways in which the army may play the card now. */
    public static List<Way> ways(MarchState march, Army army, Card card) {
        return march.stage() == Stage.FORCED ? Solitaire.waysDue(march, card) : CardPlay.openWays(march, army, card);
    }

    /** Which cards an army may play now, and how. */
    private record PlayOffer(
            Verb verb, Seen<MarchState> seen, Army army, List<Card> open, CardList cards, RollResolver resolver)
            implements Offer {
        @Override
        public Choices choices(Slot slot, Call filled) {
            if (slot.name().equals(PlayAct.CARD)) {
                List<Choice> from = new ArrayList<>(open.size());
                for (int i = 0; i < open.size(); i++) {
                    from.add(open.get(i).choice());
                }
                return Choices.oneOf(from);
            }
            Card card = chosen(filled);
            if (card == null || !card.hasChoice()) {
                return Choices.nothing();
            }
            List<Choice> ways = PlayAct.ways(seen.position(), army, card).stream()
                    .map(Way::choice)
                    .toList();
            // With one way open, it need not be named; a standing order that names it still fits.
            return new Choices.Pick(ways, ways.size() == 1 ? 0 : 1, 1);
        }

        private Card chosen(Call filled) {
            for (int i = 0; i < open.size(); i++) {
                if (filled.says(PlayAct.CARD, open.get(i).id())) {
                    return open.get(i);
                }
            }
            return null;
        }

        @Override
        public Line whyNot(Slot slot, Call filled, String value) {
            if (slot.name().equals(PlayAct.WAY)) {
                List<Text> legal = choices(slot, filled).listed().stream()
                        .map(Choice::label)
                        .toList();
                return new Line(
                        legal.isEmpty()
                                ? Text.of("refuse.way.none")
                                : Text.of("refuse.way", "value", value, "legal", legal),
                        "ruling-X2");
            }
            return WhyNoCard.line(seen, army, cards, open, value);
        }

        /** Each way of each card; where some change what comes of the roll, those alone. */
        @Override
        public List<Goal> goals(Call filled) {
            List<Goal> all = new ArrayList<>();
            List<Goal> bearing = new ArrayList<>();
            for (Card card : open) {
                List<Way> ways = PlayAct.ways(seen.position(), army, card);
                for (Way way : ways) {
                    boolean several = ways.size() > 1;
                    Goal goal = new Goal(
                            several ? card.id() + "." + way.number() : card.id(),
                            card.hasChoice()
                                    ? Text.of("hand.card", "card", card.named(), "says", way.words())
                                    : card.choice().label(),
                            PlayAct.call(card, way));
                    all.add(goal);
                    if (matters(way)) {
                        bearing.add(goal);
                    }
                }
            }
            return bearing.isEmpty() ? all : bearing;
        }

        @Override
        public Text asks() {
            return Text.of("goal.card");
        }

        /** Whether the card would change what comes of the roll; what touches no roll always changes something. */
        @Override
        @Rule("ruling-O2")
        public Map<String, String> facts(Call call) {
            Card card = chosen(call);
            if (card == null) {
                return Map.of();
            }
            Optional<String> value = call.maybe(PlayAct.WAY);
            Optional<Way> way = PlayAct.ways(seen.position(), army, card).stream()
                    .filter(one ->
                            value.filter(v -> !one.choice().value().equals(v)).isEmpty())
                    .findFirst();
            return way.isEmpty() ? Map.of() : Map.of("matters", matters(way.get()) ? "yes" : "no");
        }

        private boolean matters(Way way) {
            return !seen.position().rollOnTable() || way.effects().stream().anyMatch(this::matters);
        }

        private boolean matters(Effect effect) {
            Settled now = resolver.outcome(seen.position());
            int total = seen.position().currentRoll().total();
            return switch (effect) {
                case Effect.Modify(var roll, int add) ->
                    !resolver.outcome(seen.position(), total + add).equals(now);
                case Effect.Reroll reroll -> anotherFaceMatters(now, total);
                case Effect.RerollAny any -> anotherFaceMatters(now, total);
                case Effect.ExtraRally rally -> true;
                case Effect.Draw draw -> true;
                case Effect.Gain gain -> true;
            };
        }

        private boolean anotherFaceMatters(Settled now, int total) {
            int dice = seen.position().currentRoll().kind().dice();
            int without = total - seen.position().currentRoll().natural();
            for (int natural = dice; natural <= dice * RollKind.SIDES; natural++) {
                if (!resolver.outcome(seen.position(), without + natural).equals(now)) {
                    return true;
                }
            }
            return false;
        }
    }
}
