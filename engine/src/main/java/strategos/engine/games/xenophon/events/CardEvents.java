package strategos.engine.games.xenophon.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.xenophon.printed.Effect;
import strategos.engine.games.xenophon.printed.Effect.Aim;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.Cards;
import strategos.engine.games.xenophon.state.CurrentRoll;
import strategos.engine.games.xenophon.state.CurrentRoll.Modifier;
import strategos.engine.games.xenophon.state.Deck;
import strategos.engine.games.xenophon.state.Leader;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.games.xenophon.state.Window;
import strategos.engine.games.xenophon.state.Window.Answer;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** Cards and leaders' powers (action deck, draw and end phase). */
public sealed interface CardEvents extends MarchEvent {
    /** An opponent has answered, unseen: with a card, or by letting it pass. */
    @Rule({"ruling-order", "ruling-O1"})
    @Recorded("answer-given")
    record AnswerGiven(Seat by, Optional<Answer> answer) implements CardEvents {
        @Override
        public MarchState apply(MarchState before) {
            Window window = before.window().answer(by);
            return before.withWindow(answer.isPresent() ? window.with(answer.get()) : window.without(by));
        }

        @Override
        public Optional<Line> tell(Seen<MarchState> seen) {
            if (!by.equals(seen.viewer())) {
                return Optional.empty();
            }
            Text text = answer.isPresent()
                    ? Text.of(
                            "told.answer",
                            "card",
                            new Arg.Name("card", answer.get().card()))
                    : Text.of("told.let-pass");
            return Optional.of(new Line(text, "ruling-order"));
        }
    }

    /** No answer is left to come out: the roller has the word, and each opponent has learned whether others laid down a card. */
    @Rule("ruling-order")
    @Recorded("answers-over")
    record AnswersOver() implements CardEvents {
        @Override
        public MarchState apply(MarchState before) {
            return before.in(Stage.ROLLER);
        }

        @Override
        public Optional<Line> tell(Seen<MarchState> seen) {
            return Optional.empty();
        }

        /** Else whoever answers last could look what the others do, and answer again. */
        @Override
        @Rule("ruling-O5")
        public boolean reveals() {
            return true;
        }
    }

    /** A card laid down unseen found nothing to work on, and is back in its owner's hand. */
    @Rule("ruling-order")
    @Recorded("answer-returned")
    record AnswerReturned(Seat by, String card) implements CardEvents {
        @Override
        public MarchState apply(MarchState before) {
            return before.withWindow(before.window().without(by));
        }

        @Override
        public Optional<Line> tell(Seen<MarchState> seen) {
            return by.equals(seen.viewer())
                    ? Optional.of(new Line(
                            Text.of("told.answer-returned", "card", new Arg.Name("card", card)), "ruling-order"))
                    : Optional.empty();
        }

        /** That a card was laid down comes to light by its return. */
        @Override
        @Rule("ruling-O5")
        public boolean reveals() {
            return true;
        }
    }

    /** A card is played and laid on the discards, and does what it does, even if that changes nothing. */
    @Rule({"action-deck", "ruling-X8", "ruling-X3"})
    @Recorded("card-played")
    record CardPlayed(Seat by, Seat on, int number, String card, List<Effect> effects) implements CardEvents {
        public CardPlayed {
            effects = List.copyOf(effects);
        }

        @Override
        public MarchState apply(MarchState before) {
            Army army = before.army(by);
            MarchState after = before.with(army.withHand(army.hand().without(number)))
                    .withDeck(before.deck().discard(number));
            if (!before.isRoller(army)) {
                after = after.withWindow(after.window().without(by).answer(by));
            }
            for (Effect effect : effects) {
                after = apply(after, effect);
            }
            return after;
        }

        @Override
        public Optional<Line> tell(Seen<MarchState> seen) {
            MarchState before = seen.position();
            int add = added();
            boolean moved = add != 0 && before.roll().isPresent();
            int total = moved ? before.currentRoll().total() : 0;
            Optional<RollKind> kind = before.roll().map(CurrentRoll::kind);
            return Optional.of(new Line(
                    Text.of(
                            key() + (moved ? ".roll" : ""),
                            "by",
                            by,
                            "on",
                            on,
                            "card",
                            new Arg.Name("card", card),
                            "says",
                            Effect.told(effects, on, kind),
                            "before",
                            total,
                            "after",
                            total + add),
                    "action-deck"));
        }

        private int added() {
            int added = 0;
            for (Effect effect : effects) {
                added += effect instanceof Effect.Modify modify ? modify.add() : 0;
            }
            return added;
        }

        /** Others' cards, and forced ones, are a barrier to undo; what one plays oneself may be taken back. */
        @Override
        @Rule("ruling-O5")
        public boolean reveals() {
            return effects.getFirst().aim() == Aim.OPPONENT || !by.equals(on);
        }

        private MarchState apply(MarchState march, Effect effect) {
            return switch (effect) {
                case Effect.Modify modify ->
                    march.with(march.currentRoll().play(new Modifier("card", card, modify.add()), false));
                case Effect.Reroll reroll -> march.in(Stage.ROLL);
                case Effect.RerollAny any -> march.in(Stage.ROLL);
                case Effect.ExtraRally rally -> march.pend(RollKind.RALLY);
                case Effect.Draw draw -> march;
                case Effect.Gain gain -> march.with(march.roller().gain(gain.token(), gain.count()));
            };
        }

        private String key() {
            // What is drawn is told as it is drawn.
            if (effects.getFirst() instanceof Effect.Draw) {
                return "told.card.bare";
            }
            if (!by.equals(on)) {
                return "told.card.against";
            }
            return effects.getFirst().aim() == Aim.OPPONENT ? "told.card.forced" : "told.card.own";
        }
    }

    /** Cards are drawn: how many, all see; which, their owner alone. */
    @Rule({"draw-phase", "ruling-O4"})
    @Recorded("cards-drawn")
    record CardsDrawn(Seat seat, List<String> cards) implements CardEvents {
        public CardsDrawn {
            cards = List.copyOf(cards);
        }

        @Override
        public MarchState apply(MarchState before) {
            Army army = before.army(seat);
            Deck deck = before.deck();
            Army after = army.withHand(army.hand().with(deck.order(), deck.drawn(), cards.size()));
            return before.with(after).withDeck(deck.draw(cards.size()));
        }

        @Override
        public Optional<Line> tell(Seen<MarchState> seen) {
            boolean dealt = seen.position().stage() == Stage.DEAL;
            Text text = seat.equals(seen.viewer()) ? own(dealt) : dealt ? dealt() : drawn();
            return Optional.of(new Line(text, "draw-phase"));
        }

        private Text own(boolean dealt) {
            List<Arg.Name> named =
                    cards.stream().map(id -> new Arg.Name("card", id)).toList();
            return Text.of(dealt ? "told.dealt.own" : "told.draw.own", "cards", named);
        }

        /** Armies add up, what each is dealt does not. */
        private Text dealt() {
            Text each = Text.of("told.dealt.cards", "n", cards.size());
            return Text.of("told.dealt.all", "armies", List.of(seat), "n", 1, "cards", each);
        }

        private Text drawn() {
            return Text.of("told.draw", "army", seat, "cards", cards.size());
        }

        @Override
        public boolean adds() {
            return true;
        }

        /** The drawer has learned something, so there is no way back over it. */
        @Override
        @Rule("ruling-O5")
        public boolean reveals() {
            return true;
        }
    }

    /** The deck is shuffled; later, the discards become the deck. Its order stays hidden until the match ends. */
    @Rule({"draw-phase", "ruling-O4"})
    @Recorded("deck-shuffled")
    record DeckShuffled(Cards order) implements CardEvents {
        @Override
        public MarchState apply(MarchState before) {
            return before.withDeck(new Deck(order, 0, Cards.NONE));
        }

        @Override
        public Optional<Line> tell(Seen<MarchState> seen) {
            MarchState before = seen.position();
            boolean again = before.deck().drawn() > 0;
            return Optional.of(new Line(
                    Text.of(again ? "told.reshuffled" : "told.shuffled", "cards", order.size()),
                    again ? "draw-phase" : "action-deck"));
        }
    }

    /** Cards over the limit are laid down, by choice or by lot. */
    @Rule("end-phase")
    @Recorded("discarded")
    record Discarded(Seat seat, Cards numbers, List<String> cards, boolean lots) implements CardEvents {
        public Discarded {
            cards = List.copyOf(cards);
        }

        @Override
        public MarchState apply(MarchState before) {
            Army army = before.army(seat);
            Cards hand = army.hand();
            for (int i = 0; i < numbers.size(); i++) {
                hand = hand.without(numbers.at(i));
            }
            return before.with(army.withHand(hand))
                    .withDeck(before.deck().discard(numbers))
                    .in(Stage.START);
        }

        @Override
        public Optional<Line> tell(Seen<MarchState> seen) {
            return Optional.of(new Line(
                    Text.of(
                            lots ? "told.discard.lots" : "told.discard",
                            "army",
                            seat,
                            "cards",
                            cards.stream().map(id -> new Arg.Name("card", id)).toList()),
                    "end-phase"));
        }

        /** By lot, the order does not say which cards come to light. */
        @Override
        @Rule("ruling-O5")
        public boolean reveals() {
            return lots;
        }
    }

    /** An army has its leader. */
    @Rule({"leader-cards", "ruling-L1"})
    @Recorded("leader-chosen")
    record LeaderChosen(Seat seat, Leader leader) implements CardEvents {
        @Override
        public MarchState apply(MarchState before) {
            return before.with(before.army(seat).withLeader(leader));
        }

        @Override
        public Optional<Line> tell(Seen<MarchState> seen) {
            return Optional.of(
                    new Line(Text.of("told.leader", "army", seat, "leader", leader.named()), "leader-cards"));
        }
    }

    /** A leader uses his power on his own roll: Xenophon rolls again, Clearchus adds or takes one. */
    @Rule({"leader-cards", "ruling-L2"})
    @Recorded("power-used")
    record PowerUsed(int change) implements CardEvents {
        @Override
        public MarchState apply(MarchState before) {
            MarchState after = before.withTurn(before.turn().withPowerUsed(true));
            return change == 0
                    ? after.in(Stage.ROLL)
                    : after.with(after.currentRoll()
                            .play(
                                    new Modifier(
                                            "leader", before.roller().leader().id(), change),
                                    true));
        }

        @Override
        public Optional<Line> tell(Seen<MarchState> seen) {
            MarchState before = seen.position();
            return Optional.of(new Line(
                    Text.of(
                            change == 0 ? "told.power.reroll" : "told.power.change",
                            "army",
                            before.roller().seat(),
                            "leader",
                            before.roller().leader().named(),
                            "roll",
                            before.currentRoll().kind().named(),
                            "change",
                            change,
                            "total",
                            before.currentRoll().total() + change),
                    "leader-cards"));
        }
    }
}
