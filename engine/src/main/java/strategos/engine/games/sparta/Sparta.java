package strategos.engine.games.sparta;

import java.util.ArrayList;
import java.util.List;
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
import strategos.engine.box.Option;
import strategos.engine.box.Scenario;
import strategos.engine.box.Setup;
import strategos.engine.config.GameData;
import strategos.engine.games.sparta.Conceal.RevealOnContact;
import strategos.engine.games.sparta.allegiance.AllegianceEvents;
import strategos.engine.games.sparta.asking.Acts;
import strategos.engine.games.sparta.asking.Topics;
import strategos.engine.games.sparta.asking.WarDecisions;
import strategos.engine.games.sparta.combat.CombatEvents;
import strategos.engine.games.sparta.combat.SiegeEvents;
import strategos.engine.games.sparta.common.CourseEvents;
import strategos.engine.games.sparta.common.CourseEvents.MatchEnded;
import strategos.engine.games.sparta.common.CourseEvents.Resigned;
import strategos.engine.games.sparta.common.EventText;
import strategos.engine.games.sparta.computer.General;
import strategos.engine.games.sparta.computer.WarMind;
import strategos.engine.games.sparta.control.ControlEvents;
import strategos.engine.games.sparta.forces.ForceEvents;
import strategos.engine.games.sparta.forces.ShelterEvents;
import strategos.engine.games.sparta.government.GovernmentEvents;
import strategos.engine.games.sparta.leaders.LeaderEvents;
import strategos.engine.games.sparta.movement.MovementEvents;
import strategos.engine.games.sparta.prestige.PrestigeEvents;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.random.RandomEvents;
import strategos.engine.games.sparta.revenue.RevenueEvents;
import strategos.engine.games.sparta.sequence.Opening;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.sequence.Sequence;
import strategos.engine.games.sparta.sequence.SequenceEvents;
import strategos.engine.games.sparta.view.Examples;
import strategos.engine.games.sparta.view.PrintedTables;
import strategos.engine.games.sparta.view.WarViews;
import strategos.engine.games.sparta.war.PendingStep;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.HandProposals;
import strategos.engine.offer.Order;
import strategos.engine.offer.Verb;
import strategos.engine.seat.Seat;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Sparta versus Athens: the Peloponnesian War, two seats, four scenarios. */
public final class Sparta {
    /** The game's id. */
    public static final String ID = "sparta";

    private static final List<Seat> SEATS = List.of(Side.ATHENS.seat(), Side.SPARTA.seat());

    private static final List<Class<? extends Event<War>>> EVENTS = List.of(
            CourseEvents.class,
            ControlEvents.class,
            ForceEvents.class,
            ShelterEvents.class,
            LeaderEvents.class,
            PrestigeEvents.class,
            AllegianceEvents.class,
            GovernmentEvents.class,
            CombatEvents.class,
            SiegeEvents.class,
            MovementEvents.class,
            RevenueEvents.class,
            RandomEvents.class,
            SequenceEvents.class);

    private Sparta() {}

    /** The game as these data print it. @throws strategos.engine.config.BadData when they contradict the rules */
    public static Game<War> of(GameData data) {
        Printed printed = Printed.read(data);
        Procedures procedures = Procedures.of(printed);
        Topics topics = new Topics(printed, procedures);
        Sequence sequence = new Sequence(printed, procedures);
        Acts acts = new Acts(printed, sequence);
        WarViews views = new WarViews(printed, sequence, acts);
        Conceal conceal = new Conceal(printed);
        List<Verb> verbs = new ArrayList<>(acts.verbs());
        verbs.addAll(views.verbs());
        WarDecisions decisions = new WarDecisions(printed, acts, sequence, topics, new HandProposals<>(verbs, views));
        General general = new General(printed, procedures);
        return new Game<>(
                box(printed, verbs, topics),
                new Records<>(War.class, 1, EVENTS, List.of()),
                new InForce(
                        new Opening(printed, procedures.fights().losses()),
                        sequence,
                        acts,
                        decisions,
                        conceal,
                        new Invariants(printed, procedures)),
                conceal,
                decisions,
                views,
                general,
                Optional.of(new WarMind(printed, procedures, acts, general)));
    }

    private static Box box(Printed printed, List<Verb> verbs, Topics topics) {
        List<Scenario> scenarios = printed.scenarios().stream()
                .map(sheet -> new Scenario(sheet.id(), Text.of("scenario." + sheet.id()), SEATS, 2, 2))
                .toList();
        return new Box(
                ID,
                Text.of("game.title"),
                scenarios,
                List.of(
                        new Option(Opening.FORCES, Text.of("option.forces"), List.of("open", "concealed")),
                        new Option(Opening.ROAD, Text.of("option.road"), List.of("closed", "open"))),
                verbs,
                topics.all(),
                new PrintedTables(printed).all(),
                new Examples(printed).all());
    }

    @Rule({"1.1", "2.0"})
    private record InForce(
            Opening opening,
            Sequence sequence,
            Acts acts,
            WarDecisions decisions,
            Conceal conceal,
            Invariants invariants)
            implements Rules<War> {
        @Override
        public War setUp(Setup setup) {
            return opening.setUp(setup);
        }

        @Override
        public SequencedMap<Seat, Text> awaited(War war) {
            return decisions.awaited(war);
        }

        @Override
        public void decide(Order order, Play<War> play) {
            Play<War> watched = watched(play);
            War before = play.state();
            acts.carryOut(watched, order);
            sequence.settle(watched, before);
        }

        @Override
        public void advance(Play<War> play) {
            sequence.advance(watched(play));
        }

        private Play<War> watched(Play<War> play) {
            return play.state().terms().concealed() ? new RevealOnContact(conceal, play) : play;
        }

        @Override
        public boolean mayResign(War war, Seat seat) {
            return SEATS.contains(seat) && !(war.step() instanceof PendingStep.Over);
        }

        @Override
        public void resign(Seat seat, Play<War> play) {
            Side side = Side.of(seat);
            play.happen(new Resigned(side));
            play.happen(new MatchEnded(side.other(), "resigned"));
        }

        @Override
        @Rule("16.0")
        public Optional<Result> result(War war) {
            if (!(war.step() instanceof PendingStep.Over(Side winner, String reason))) {
                return Optional.empty();
            }
            Seat first = winner.seat();
            Seat second = winner.other().seat();
            String level = Integer.toString(war.prestige().level());
            Text prestige = EventText.level(war.prestige().level());
            return Optional.of(new Result(
                    List.of(
                            new Result.Place(1, first, level, Text.of("result.victory", "level", prestige)),
                            new Result.Place(2, second, level, Text.of("result.defeat"))),
                    List.of(first),
                    new Line(
                            Text.of("told.over", "side", winner.named(), "reason", new Arg.Name("reason", reason)),
                            "16.0")));
        }

        @Override
        public Optional<String> broken(War war) {
            return invariants.broken(war);
        }
    }
}
