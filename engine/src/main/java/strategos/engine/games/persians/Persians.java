package strategos.engine.games.persians;

import java.util.ArrayList;
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
import strategos.engine.Upcast;
import strategos.engine.box.Box;
import strategos.engine.box.Box.Scenario;
import strategos.engine.box.Setup;
import strategos.engine.config.GameData;
import strategos.engine.dice.Roll;
import strategos.engine.games.persians.activation.ActivationEvents;
import strategos.engine.games.persians.asking.Acts;
import strategos.engine.games.persians.asking.Topics;
import strategos.engine.games.persians.asking.WarDecisions;
import strategos.engine.games.persians.battle.BattleEvents;
import strategos.engine.games.persians.city.CityEvents;
import strategos.engine.games.persians.common.CounterEvents;
import strategos.engine.games.persians.computer.General;
import strategos.engine.games.persians.computer.WarMind;
import strategos.engine.games.persians.interception.InterceptionEvents;
import strategos.engine.games.persians.losses.LossEvents;
import strategos.engine.games.persians.movement.MovementEvents;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.printed.Printed.ScenarioSheet;
import strategos.engine.games.persians.province.ProvinceEvents;
import strategos.engine.games.persians.sea.SeaEvents;
import strategos.engine.games.persians.stratagem.StratagemEvents;
import strategos.engine.games.persians.turn.Sequence;
import strategos.engine.games.persians.turn.TurnEvents;
import strategos.engine.games.persians.victory.VictoryEvents;
import strategos.engine.games.persians.victory.VictoryEvents.MatchEnded;
import strategos.engine.games.persians.view.Examples;
import strategos.engine.games.persians.view.PrintedTables;
import strategos.engine.games.persians.view.WarViews;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.kit.HandProposals;
import strategos.engine.offer.Order;
import strategos.engine.offer.Verb;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** Rather Dead Than Persian!, complete. */
public final class Persians {
    /** The game's id. */
    public static final String ID = "persians";

    private Persians() {}

    private static final List<Class<? extends Event<War>>> EVENTS = List.of(
            TurnEvents.class,
            ActivationEvents.class,
            MovementEvents.class,
            SeaEvents.class,
            InterceptionEvents.class,
            BattleEvents.class,
            LossEvents.class,
            CityEvents.class,
            ProvinceEvents.class,
            CounterEvents.class,
            StratagemEvents.class,
            VictoryEvents.class);

    /** Before version 2 whatever was left had marched, also what had only just been taken along. */
    private static final Upcast LEFT = new Upcast("troops-left", 1, older -> older.set("back", older.objectNode()));

    /** Before version 2 only the passive side could try again after a landing. */
    private static final Upcast LANDED = Upcast.widened("landed", 1);

    /** The same after a retreat. */
    private static final Upcast RETREATED = Upcast.widened("retreated", 1);

    /** And of leaders who came ashore from ships that were gone. */
    private static final Upcast WASHED_ASHORE = Upcast.widened("washed-ashore", 1);

    /** The game as these data print it. @throws strategos.engine.config.BadData when they cannot be played with */
    public static Game<War> of(GameData data) {
        Printed printed = Printed.read(data);
        Sequence sequence = new Sequence(printed);
        Topics topics = new Topics(sequence.rules());
        Acts acts = new Acts(sequence);
        WarViews views = new WarViews(sequence, acts);
        List<Verb> verbs = new ArrayList<>(acts.verbs());
        verbs.addAll(views.verbs());
        WarDecisions decisions = new WarDecisions(acts, sequence, topics, new HandProposals<>(verbs, views));
        return new Game<>(
                box(printed, verbs, topics),
                new Records<>(War.class, 4, EVENTS, List.of(LEFT, LANDED, RETREATED, WASHED_ASHORE)),
                new InForce(sequence, acts, decisions, new Invariants(sequence.rules())),
                new Conceal(),
                decisions,
                views,
                new General(sequence.rules()),
                Optional.of(new WarMind(sequence.rules())));
    }

    private static Box box(Printed printed, List<Verb> verbs, Topics topics) {
        List<Seat> seats = List.of(Side.GREEK.seat(), Side.PERSIAN.seat());
        return new Box(
                ID,
                Text.of("game.title"),
                printed.scenarios().stream()
                        .map(ScenarioSheet::id)
                        .map(id -> new Scenario(id, Text.of("scenario." + id), seats, 2, 2))
                        .toList(),
                List.of(),
                verbs,
                topics.all(),
                new PrintedTables(printed).all(),
                new Examples(printed).all());
    }

    @Rule("14")
    private record InForce(Sequence sequence, Acts acts, WarDecisions decisions, Invariants invariants)
            implements Rules<War> {
        @Override
        public War setUp(Setup setup) {
            return sequence.opening().setUp(setup);
        }

        @Override
        public SequencedMap<Seat, Text> awaited(War war) {
            return decisions.awaited(war);
        }

        @Override
        public void decide(Order order, Play<War> play) {
            acts.carryOut(play, order);
        }

        @Override
        public void advance(Play<War> play) {
            sequence.advance(play);
        }

        @Override
        public boolean mayResign(War war, Seat seat) {
            return !(war.step() instanceof Step.Over);
        }

        @Override
        @Rule({"14", "ruling-resign"})
        public void resign(Seat seat, Play<War> play) {
            play.happen(new MatchEnded(Side.of(seat).other(), "resigned", "14"));
        }

        @Override
        public Optional<Result> result(War war) {
            if (!(war.step() instanceof Step.Over over)) {
                return Optional.empty();
            }
            Side winner = over.winner();
            String level = over.level();
            return Optional.of(new Result(
                    List.of(
                            new Result.Place(1, winner.seat(), level, Text.of("result.victory")),
                            new Result.Place(2, winner.other().seat(), level, Text.of("result.defeat"))),
                    List.of(winner.seat()),
                    new Line(Text.of("told.over." + level, "side", winner.named()), over.rule())));
        }

        @Override
        @Rule("2")
        public Map<Roll, List<Text>> drawn(Event<War> event, List<Roll> sealed) {
            return event instanceof TurnEvents.CounterDrawn drawn && !sealed.isEmpty()
                    ? Map.of(sealed.getLast(), List.of(drawn.drawn()))
                    : Map.of();
        }

        @Override
        public Optional<String> broken(War war) {
            return invariants.broken(war);
        }
    }
}
