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
import strategos.engine.Seen.Concealment;
import strategos.engine.box.Box;
import strategos.engine.box.Box.Scenario;
import strategos.engine.box.Option;
import strategos.engine.box.Setup;
import strategos.engine.config.GameData;
import strategos.engine.dice.Cause;
import strategos.engine.dice.Roll;
import strategos.engine.games.sparta.Sparta.Conceal.RevealOnContact;
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
import strategos.engine.games.sparta.forces.ForceEvents.Unveiled;
import strategos.engine.games.sparta.forces.ShelterEvents;
import strategos.engine.games.sparta.government.GovernmentEvents;
import strategos.engine.games.sparta.leaders.LeaderEvents;
import strategos.engine.games.sparta.movement.MovementEvents;
import strategos.engine.games.sparta.movement.MovementEvents.Marched;
import strategos.engine.games.sparta.prestige.PrestigeEvents;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.random.RandomEvents;
import strategos.engine.games.sparta.revenue.RevenueEvents;
import strategos.engine.games.sparta.revenue.RevenueEvents.UnitsUnpaid;
import strategos.engine.games.sparta.sequence.Opening;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.sequence.Sequence;
import strategos.engine.games.sparta.sequence.SequenceEvents;
import strategos.engine.games.sparta.view.Examples;
import strategos.engine.games.sparta.view.PrintedTables;
import strategos.engine.games.sparta.view.WarViews;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Board.HiddenUnits;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.NumberSet.PlaceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.HandProposals;
import strategos.engine.offer.Order;
import strategos.engine.offer.Verb;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

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
        @Rule("ruling-E11")
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

    /**
     * What a viewer may not know when forces are concealed: which land units stand with a leader who has a force marker, as
     * long as they meet no enemy and besiege nobody. Money, leaders, ships, garrisons and numbers are open.
     */
    @Rule({"2.6", "2.15", "5.2", "5.4"})
    static final class Conceal extends Concealment<War> {
        private final Printed printed;

        Conceal(Printed printed) {
            this.printed = printed;
        }

        @Override
        protected War hide(War war, Viewer viewer) {
            if (!war.board().hiddenUnits().isEmpty() || !secret(war)) {
                return war;
            }
            PieceSet hidden = PieceSet.NONE;
            List<HiddenUnits> hiddenUnits = new ArrayList<>();
            for (Side side : List.of(Side.ATHENS, Side.SPARTA)) {
                if (viewer.equals(side.seat())) {
                    continue;
                }
                PieceSet units = hidden(war, side);
                hidden = hidden.or(units);
                int[] there = new int[printed.atlas().size()];
                units.each(unit -> there[war.board().place(unit)]++);
                for (int place = 0; place < there.length; place++) {
                    if (there[place] > 0) {
                        hiddenUnits.add(new HiddenUnits(side, place, there[place]));
                    }
                }
            }
            return hidden.isEmpty() ? war : hide(war, hidden, hiddenUnits);
        }

        private static boolean secret(War war) {
            return war.terms().concealed() && !(war.step() instanceof PendingStep.Over);
        }

        private static War hide(War war, PieceSet hidden, List<HiddenUnits> hiddenUnits) {
            return war.with(war.board().hide(hidden, hiddenUnits))
                    .stack(stack -> stack.withPieces(stack.pieces().minus(hidden)));
        }

        /** The side's units that its enemy may not know. */
        PieceSet hidden(War war, Side side) {
            if (!secret(war)) {
                return PieceSet.NONE;
            }
            Board board = war.board();
            PieceSet hidden = PieceSet.NONE;
            PlaceSet places = marked(war, side);
            for (int place = places.next(0); place >= 0; place = places.next(place + 1)) {
                hidden = hidden.or(board.land(board.at(place, side)));
            }
            return hidden.minus(war.terms().shown())
                    .minus(board.besieging())
                    .minus(war.politics().captors());
        }

        /** The places of the side's forces with a marker: those of its first leaders, where no enemy unit is. */
        @Rule("ruling-C1")
        private PlaceSet marked(War war, Side side) {
            Board board = war.board();
            PlaceSet fights = fights(war);
            PlaceSet places = PlaceSet.NONE;
            int markers = printed.tables().limits().markers();
            PieceSet leaders = board.chiefs(board.of(side));
            for (int leader = leaders.next(0); leader >= 0; leader = leaders.next(leader + 1)) {
                int place = board.place(leader);
                boolean free = Places.onMap(place) && !fights.has(place) && !watched(board, side, place);
                if (free && places.size() < markers) {
                    places = places.with(place);
                }
            }
            return places;
        }

        /** Whether somebody who is not of the side has units there. */
        private static boolean watched(Board board, Side side, int place) {
            return !board.units(board.at(place)).minus(board.of(side)).isEmpty();
        }

        /** The side's land units that others see now because they stand beside them, fight or besiege. */
        @Rule({"5.2", "ruling-C1"})
        private static PieceSet inSight(War war, Side side) {
            Board board = war.board();
            PlaceSet fights = fights(war);
            return board.land(board.of(side)).filter(unit -> {
                int place = board.place(unit);
                return Places.onMap(place)
                        && (fights.has(place) || board.besieging().has(unit) || watched(board, side, place));
            });
        }

        /** Where somebody fights, or is about to. */
        private static PlaceSet fights(War war) {
            PlaceSet fights = war.engagement().map(e -> PlaceSet.of(e.place())).orElse(PlaceSet.NONE);
            return war.combat().map(combat -> fights.with(combat.place())).orElse(fights);
        }

        /**
         * Sees to it that units of concealed forces are unveiled just before whatever brings them to light: their leader goes, they
         * are sent somewhere by name, an enemy comes, a fight or a siege begins. Who was in sight is noted, too, as they leave it.
         */
        @Rule("5.2")
        static final class RevealOnContact implements Play<War> {
            private final Conceal conceal;
            private final Play<War> play;

            RevealOnContact(Conceal conceal, Play<War> play) {
                this.conceal = conceal;
                this.play = play;
            }

            @Override
            public War state() {
                return play.state();
            }

            @Override
            public void happen(Event<War> event) {
                PieceSet seen = uncovered(play.state(), event);
                if (!seen.isEmpty()) {
                    play.happen(new Unveiled(seen));
                }
                play.happen(event);
            }

            private PieceSet uncovered(War before, Event<War> event) {
                War after = event.apply(before);
                PieceSet uncovered = PieceSet.NONE;
                for (Side side : new Side[] {Side.ATHENS, Side.SPARTA}) {
                    PieceSet hidden = conceal.hidden(before, side);
                    PieceSet still = hidden.and(conceal.hidden(after, side));
                    if (!(event instanceof Marched)) {
                        // A march is of those whom its leader takes along, and so says no more than that he has moved.
                        still = still.filter(unit ->
                                before.board().place(unit) == after.board().place(unit));
                    }
                    uncovered = uncovered.or(hidden.minus(still));
                    PieceSet leaving = conceal.hidden(after, side).minus(hidden);
                    uncovered = leaving.isEmpty() ? uncovered : uncovered.or(leaving.and(inSight(before, side)));
                    if (event instanceof UnitsUnpaid unpaid) {
                        PieceSet named =
                                unpaid.wavering().pieces().or(unpaid.gone().pieces());
                        uncovered = uncovered.or(hidden.and(named));
                    }
                }
                return uncovered;
            }

            @Override
            public Roll roll(Cause cause, int count, int sides) {
                return play.roll(cause, count, sides);
            }

            @Override
            public Roll shuffle(Cause cause, int size) {
                return play.shuffle(cause, size);
            }
        }
    }
}
