package strategos.engine.games.xenophon;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import strategos.engine.Event;
import strategos.engine.Game;
import strategos.engine.Play;
import strategos.engine.Records;
import strategos.engine.Result;
import strategos.engine.Rule;
import strategos.engine.Rules;
import strategos.engine.box.Box;
import strategos.engine.box.Box.Scenario;
import strategos.engine.box.Option;
import strategos.engine.box.Setup;
import strategos.engine.config.GameData;
import strategos.engine.dice.Roll;
import strategos.engine.games.xenophon.asking.Awaited;
import strategos.engine.games.xenophon.asking.MarchDecisions;
import strategos.engine.games.xenophon.asking.Topics;
import strategos.engine.games.xenophon.cards.CardPlay;
import strategos.engine.games.xenophon.cards.DiscardAct;
import strategos.engine.games.xenophon.cards.DiscardAct.RandomDiscardAct;
import strategos.engine.games.xenophon.cards.LeaderAct;
import strategos.engine.games.xenophon.cards.PlayAct;
import strategos.engine.games.xenophon.cards.PowerAct;
import strategos.engine.games.xenophon.computer.MarchComputer;
import strategos.engine.games.xenophon.computer.MarchMind;
import strategos.engine.games.xenophon.events.CardEvents;
import strategos.engine.games.xenophon.events.MarchEvent;
import strategos.engine.games.xenophon.events.TurnEvents.Resigned;
import strategos.engine.games.xenophon.hardship.ForageAct;
import strategos.engine.games.xenophon.printed.CardList;
import strategos.engine.games.xenophon.printed.DistanceTrack;
import strategos.engine.games.xenophon.sequence.PassAct;
import strategos.engine.games.xenophon.sequence.Preparation;
import strategos.engine.games.xenophon.sequence.Ranking;
import strategos.engine.games.xenophon.sequence.Tables;
import strategos.engine.games.xenophon.sequence.TurnSequence;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.Army.Fate;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.games.xenophon.view.Examples;
import strategos.engine.games.xenophon.view.MarchViews;
import strategos.engine.games.xenophon.view.PrintedTables;
import strategos.engine.kit.Acts;
import strategos.engine.offer.Order;
import strategos.engine.offer.Verb;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/** Xenophon and the Ten Thousand, complete. */
public final class Xenophon {
    /** The game's id. */
    public static final String ID = "xenophon";

    /** The race of two to six armies. */
    public static final String RACE = "race";

    /** One army alone. */
    public static final String SOLITAIRE = "solitaire";

    private Xenophon() {}

    /** The game as these data print it. @throws strategos.engine.config.BadData when they cannot be played with */
    public static Game<MarchState> of(GameData data) {
        Tables tables = Tables.read(data);
        CardList deck = CardList.read(data);
        DistanceTrack track = DistanceTrack.read(data, tables.tracks().distance());
        CardPlay cardPlay = new CardPlay(deck);
        List<Seat> seats = tables.armies().stream().map(Tables.Sign::seat).toList();
        Topics topics = new Topics(deck, seats);
        TurnSequence sequence = new TurnSequence(tables, deck);
        Acts<MarchState, Army> acts = acts(cardPlay, sequence);
        Awaited awaited = new Awaited(sequence.limits(), seats);
        MarchViews views = new MarchViews(tables, acts, deck, sequence, awaited);
        List<Verb> verbs = new ArrayList<>(acts.verbs());
        verbs.addAll(views.verbs());
        return new Game<>(
                box(seats, verbs, topics, new PrintedTables(tables, deck, track), new Examples(tables)),
                new Records<>(MarchState.class, 1, MarchEvent.class, List.of()),
                new MarchRules(sequence, acts, deck, awaited, new Invariants(tables, deck, sequence.solitaire())),
                new Conceal(),
                new MarchDecisions(
                        acts, deck, sequence, topics, awaited, tables.tracks().time()),
                views,
                new MarchComputer(tables, cardPlay, sequence),
                Optional.of(new MarchMind(tables, deck, sequence)));
    }

    private static Acts<MarchState, Army> acts(CardPlay cardPlay, TurnSequence sequence) {
        return new Acts<>(List.of(
                new PlayAct(cardPlay, sequence.solitaire(), sequence.cardResolver(), sequence.resolver()),
                new PowerAct(),
                new PassAct(sequence),
                new ForageAct(),
                new DiscardAct(cardPlay.deck(), sequence.limits()),
                new RandomDiscardAct(sequence.dealer(), sequence.limits()),
                new LeaderAct()));
    }

    private static Box box(List<Seat> seats, List<Verb> verbs, Topics topics, PrintedTables tables, Examples examples) {
        return new Box(
                ID,
                Text.of("game.title"),
                List.of(
                        new Scenario(RACE, Text.of("scenario.race"), seats, 2, seats.size()),
                        new Scenario(SOLITAIRE, Text.of("scenario.solitaire"), seats, 1, 1),
                        new Scenario(
                                Preparation.LAST_STRETCH, Text.of("scenario.last-stretch"), seats, 2, seats.size())),
                List.of(
                        new Option("reactions", Text.of("option.reactions"), List.of("standing", "ask")),
                        new Option("leaders", Text.of("option.leaders"), List.of("no", "yes"))),
                verbs,
                topics.all(),
                tables.all(),
                examples.all());
    }

    @Rule({"introduction", "victory"})
    private record MarchRules(
            TurnSequence sequence, Acts<MarchState, Army> acts, CardList deck, Awaited awaited, Invariants invariants)
            implements Rules<MarchState> {
        @Override
        public MarchState setUp(Setup setup) {
            return sequence.preparation().setUp(setup);
        }

        @Override
        public SequencedMap<Seat, Text> awaited(MarchState march) {
            return awaited.of(march);
        }

        @Override
        @Rule("ruling-order")
        public Optional<Seat> turn(MarchState march) {
            return Optional.of(march.roller().seat());
        }

        @Override
        public void decide(Order order, Play<MarchState> play) {
            acts.carryOut(play, play.state().army(order.seat()), order.call());
            sequence.afterDecision(play);
        }

        @Override
        public void advance(Play<MarchState> play) {
            sequence.advance(play);
        }

        @Override
        public boolean mayResign(MarchState march, Seat seat) {
            return march.stage() != Stage.OVER
                    && march.find(seat).filter(Army::marching).isPresent();
        }

        /** An army at the sea waits for its place. */
        @Override
        public boolean playsOn(MarchState march, Seat seat) {
            return march.stage() != Stage.OVER
                    && march.find(seat).filter(army -> army.fate() != Fate.GONE).isPresent();
        }

        @Override
        @Rule("ruling-resign")
        public void resign(Seat seat, Play<MarchState> play) {
            play.happen(new Resigned(seat));
            sequence.turns().resigned(play);
        }

        @Override
        public Optional<Result> result(MarchState march) {
            return march.stage() == Stage.OVER ? Optional.of(Ranking.of(march)) : Optional.empty();
        }

        @Override
        @Rule({"action-deck", "ruling-T7"})
        public Map<Roll, List<Text>> drawn(Event<MarchState> event, List<Roll> sealed) {
            return switch (event) {
                case CardEvents.DeckShuffled shuffled
                when sealed.size() == 1 -> Map.of(sealed.getFirst(), names(deck.ids(shuffled.order())));
                case CardEvents.Discarded discarded
                when sealed.size() == discarded.cards().size() -> {
                    Map<Roll, List<Text>> drawn = new HashMap<>();
                    for (int i = 0; i < sealed.size(); i++) {
                        drawn.put(sealed.get(i), names(List.of(discarded.cards().get(i))));
                    }
                    yield drawn;
                }
                default -> Map.of();
            };
        }

        private static List<Text> names(List<String> cards) {
            return cards.stream()
                    .map(card -> Text.of("drawn.card", "card", new Arg.Name("card", card)))
                    .toList();
        }

        @Override
        public Optional<String> broken(MarchState march) {
            return invariants.broken(march);
        }
    }
}
