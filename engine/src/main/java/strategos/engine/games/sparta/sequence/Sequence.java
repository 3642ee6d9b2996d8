package strategos.engine.games.sparta.sequence;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.combat.Combats;
import strategos.engine.games.sparta.common.Flow;
import strategos.engine.games.sparta.common.Labels;
import strategos.engine.games.sparta.common.Slots;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.forces.ForceEvents.Stranded;
import strategos.engine.games.sparta.forces.ForceEvents.Unveiled;
import strategos.engine.games.sparta.forces.ShelterEvents.SiegeLifted;
import strategos.engine.games.sparta.forces.ShelterEvents.Withdrawn;
import strategos.engine.games.sparta.leaders.Mortality;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.sequence.SequenceEvents.CampaignBegan;
import strategos.engine.games.sparta.sequence.SequenceEvents.CampaignEnded;
import strategos.engine.games.sparta.sequence.SequenceEvents.QuarterBegan;
import strategos.engine.games.sparta.sequence.SequenceEvents.SetUpClosed;
import strategos.engine.games.sparta.sequence.SequenceEvents.TurnBegan;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Calendar.Quarter;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Campaign.PendingStep.Administration.Phase;
import strategos.engine.games.sparta.war.Campaign.PendingStep.Turn;
import strategos.engine.games.sparta.war.Campaign.PendingStep.Turn.Part;
import strategos.engine.games.sparta.war.Combat;
import strategos.engine.games.sparta.war.Engagement;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.NumberSet.PlaceSet;
import strategos.engine.games.sparta.war.PrintedRef.PlaceRef;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Slot.SlotOffer;
import strategos.engine.offer.Verb;

/**
 * The sequence of play, to be read beside section 3: the Administration Quarter, then in each season the first player's
 * logistics and campaign, then the second's.
 */
@Rule({"3.0", "3.1", "3.2"})
public final class Sequence {
    private final Printed printed;
    private final Procedures rules;

    public Sequence(Printed printed, Procedures rules) {
        this.printed = printed;
        this.rules = rules;
    }

    /** The side that is asked now, or neutral when the game goes on by itself. */
    public Side asked(War war) {
        return switch (war.step()) {
            case PendingStep.SetUp setUp -> setUp.side();
            case PendingStep.Administration a -> Side.NEUTRAL;
            case PendingStep.Events e -> Side.NEUTRAL;
            case PendingStep.Proposal proposal -> proposal.side();
            case PendingStep.Aversion a -> Side.ATHENS;
            case PendingStep.Appointments a ->
                rules.politics().governments().missing(war) > 0 ? Side.ATHENS : Side.NEUTRAL;
            case PendingStep.Persians p -> persiansWait(war) ? Side.SPARTA : Side.NEUTRAL;
            case PendingStep.Withdrawal withdrawal ->
                rules.politics()
                                        .peace()
                                        .refuges(war, withdrawal.side(), withdrawal.from())
                                        .size()
                                > 1
                        ? withdrawal.side()
                        : Side.NEUTRAL;
            case PendingStep.Initiative i -> Administration.chooser(war);
            case PendingStep.Turn turn -> asks(war, turn) ? turn.side() : Side.NEUTRAL;
            case PendingStep.Wages wages -> wages.side();
            case PendingStep.Transfers transfers -> transfers.side();
            case PendingStep.OnCampaign(Stack.Stage stage) ->
                rules.moves().stacks().asks(war, stage) ? marching(war) : Side.NEUTRAL;
            case PendingStep.Interception i -> marching(war).other();
            case PendingStep.InEngagement(Engagement.Stage stage) ->
                rules.fights().engagements().asks(war, stage)
                        ? war.engagement().orElseThrow().attacker().other()
                        : Side.NEUTRAL;
            case PendingStep.InCombat(Combat.Stage stage) ->
                rules.fights().combats().asks(war, stage)
                        ? Combats.answers(war.combat().orElseThrow(), stage.attacking())
                        : Side.NEUTRAL;
            case PendingStep.LeaderFalls falls -> falls.side().other();
            case PendingStep.Excess excess -> excess.side();
            case PendingStep.Over over -> Side.NEUTRAL;
        };
    }

    private static Side marching(War war) {
        return war.stack().map(Stack::side).orElse(Side.NEUTRAL);
    }

    private boolean persiansWait(War war) {
        return !rules.events().measures().persians(war).isEmpty()
                && !rules.events().measures().persianPlaces(war).isEmpty();
    }

    private boolean asks(War war, Turn turn) {
        Side side = turn.side();
        return switch (turn.part()) {
            case ARRIVE ->
                !rules.means().logistics().arrivals(war, side).isEmpty()
                        || rules.events().measures().mayFortify(war, side)
                        || rules.events().measures().mayGoToThrace(war, side);
            case PAY, TRANSFER -> false;
            case BUY -> rules.means().logistics().purchases().open(war, side);
            case CAMPAIGN -> true;
        };
    }

    /** One step that needs no decision, and what follows from it at once. */
    public void advance(Play<War> play) {
        War war = play.state();
        switch (war.step()) {
            case PendingStep.Administration(Phase phase) ->
                rules.means().administration().advance(play, phase);
            case PendingStep.Events(int next) -> rules.events().randomEvents().advance(play, next);
            case PendingStep.Appointments a -> Flow.pop(play);
            case PendingStep.Persians p -> Flow.pop(play);
            case PendingStep.Withdrawal withdrawal -> withdraw(play, withdrawal, nearest(war, withdrawal));
            case PendingStep.Turn turn -> turn(play, turn);
            case PendingStep.OnCampaign(Stack.Stage stage) ->
                rules.moves().stacks().advance(play, stage);
            case PendingStep.InEngagement(Engagement.Stage stage) ->
                rules.fights().engagements().advance(play, stage);
            case PendingStep.InCombat(Combat.Stage stage) ->
                rules.fights().combats().advance(play, stage);
            case PendingStep.SetUp s -> throw asked();
            case PendingStep.Proposal p -> throw asked();
            case PendingStep.Aversion a -> throw asked();
            case PendingStep.Initiative i -> throw asked();
            case PendingStep.Wages w -> throw asked();
            case PendingStep.Transfers t -> throw asked();
            case PendingStep.Interception i -> throw asked();
            case PendingStep.LeaderFalls l -> throw asked();
            case PendingStep.Excess e -> throw asked();
            case PendingStep.Over o -> throw asked();
        }
        settle(play, war);
    }

    private static IllegalStateException asked() {
        return new IllegalStateException("somebody is asked, or the match is over");
    }

    /** What follows at once from where pieces now stand, which stood as they did before. */
    public void settle(Play<War> play, War before) {
        rules.fights().aftermath().settle(play, before);
    }

    /** The side has set up: then the other does, and the first year begins with its Revenue Phase. */
    @Rule({"16.1", "16.2", "16.3", "ruling-Y1"})
    public void closeSetUp(Play<War> play, Side side) {
        play.happen(new SetUpClosed(side));
        Flow.replace(
                play,
                side == Side.SPARTA
                        ? new PendingStep.SetUp(Side.ATHENS)
                        : new PendingStep.Administration(Phase.REVENUE));
    }

    /** It is known who moves first: the quarter begins. */
    @Rule("3.2")
    public void first(Play<War> play, Side first) {
        Quarter quarter = play.state().calendar().quarter().next();
        play.happen(new QuarterBegan(quarter, first));
        begin(play, first, false);
    }

    /** The side's turn begins; it hides its own forces anew, and the other side's that were seen stay known. */
    @Rule({"3.2", "5.2", "ruling-C1"})
    private void begin(Play<War> play, Side side, boolean second) {
        Flow.replace(play, new Turn(side, second, Part.ARRIVE));
        PieceSet seen = play.state().terms().shown().and(play.state().board().of(side.other()));
        play.happen(new TurnBegan(side));
        if (!seen.isEmpty()) {
            play.happen(new Unveiled(seen));
        }
        rules.means().logistics().drawForLeaderless(play, side);
    }

    @Rule({"3.2", "12.3"})
    private void turn(Play<War> play, Turn turn) {
        Side side = turn.side();
        switch (turn.part()) {
            case ARRIVE -> Flow.replace(play, turn.at(Part.PAY));
            case PAY -> {
                Flow.replace(play, turn.at(Part.BUY));
                PieceSet due = rules.means().logistics().unpaid(play.state(), side);
                if (rules.means().logistics().due(play.state(), side)
                        <= play.state().purse().of(side)) {
                    rules.means().logistics().pay(play, side, due);
                } else {
                    Flow.push(play, new PendingStep.Wages(side));
                }
            }
            case BUY -> campaign(play, turn);
            case TRANSFER -> next(play, turn);
            case CAMPAIGN -> throw asked();
        }
    }

    /** The side has bought enough: its Campaign Phase begins. */
    @Rule({"3.2", "4.0"})
    public void campaign(Play<War> play, Turn turn) {
        Flow.replace(play, turn.at(Part.CAMPAIGN));
        play.happen(new CampaignBegan(turn.side()));
    }

    /** The side's Campaign Phase is over: who should have left a nation is lost, then leaders may be transferred. */
    @Rule({"6.6", "11.1"})
    public void endCampaign(Play<War> play, Turn turn) {
        Side side = turn.side();
        play.happen(new CampaignEnded(side));
        strand(play, side);
        Flow.replace(play, turn.at(Part.TRANSFER), new PendingStep.Transfers(side));
    }

    @Rule("ruling-W6")
    private void strand(Play<War> play, Side side) {
        War war = play.state();
        List<Nation> out = war.politics().leaves(side);
        for (int place = 0; place < printed.atlas().size() && !out.isEmpty(); place++) {
            Nation nation = printed.atlas().locale(place).nation();
            Board board = play.state().board();
            PieceSet there = board.units(board.at(place, side));
            if (out.contains(nation) && rules.ground().control().outOfPlay(war, place) && !there.isEmpty()) {
                PieceSet drowned = board.aboard(there).minus(there);
                play.happen(new Stranded(
                        side,
                        printed.counters().company(there.or(drowned)),
                        printed.atlas().locale(place).ref(),
                        false));
                rules.politics().mortality().perish(play, side, place, Mortality.STRANDED);
            }
        }
    }

    /** After the first player the second; after him the next quarter, or the next year. */
    @Rule({"3.1", "3.2"})
    private void next(Play<War> play, Turn turn) {
        if (!turn.second()) {
            begin(play, turn.side().other(), true);
        } else if (play.state().calendar().quarter() == Quarter.WINTER) {
            Flow.replace(play, new PendingStep.Administration(Phase.CALENDAR));
        } else {
            Flow.replace(play, new PendingStep.Initiative());
        }
    }

    /** Besiegers withdraw to the nearest friendly city; without any they stay in the open. */
    @Rule("15.7")
    public void withdraw(Play<War> play, PendingStep.Withdrawal withdrawal, OptionalInt to) {
        War war = play.state();
        Flow.pop(play);
        PlaceRef from = printed.atlas().locale(withdrawal.from()).ref();
        if (to.isEmpty()) {
            play.happen(new SiegeLifted(withdrawal.side().other(), from));
            return;
        }
        PieceSet leaving = rules.politics().peace().leaving(war, withdrawal.side(), withdrawal.from());
        play.happen(new Withdrawn(
                withdrawal.side(),
                printed.counters().company(leaving),
                from,
                printed.atlas().locale(to.getAsInt()).ref()));
    }

    private OptionalInt nearest(War war, PendingStep.Withdrawal withdrawal) {
        PlaceSet refuges = rules.politics().peace().refuges(war, withdrawal.side(), withdrawal.from());
        return refuges.isEmpty() ? OptionalInt.empty() : OptionalInt.of(refuges.first());
    }

    /** All procedures. */
    public Procedures rules() {
        return rules;
    }

    /** Who moves first, and when one is done. */
    public static final class TurnActs {
        private TurnActs() {}

        /** {@code initiative}: the side that has the choice moves first this quarter, or second. */
        @Rule("3.2")
        public static final class InitiativeAct implements Act<War, Side> {
            /** The verb's name. */
            public static final String NAME = "initiative";

            static final String FIRST = "first";
            static final String SECOND = "second";

            private final Verb verb = Verb.order(NAME, "3.2", Slot.one(Slots.CHOICE));
            private final Optional<Offer> offer = Optional.of(SlotOffer.one(verb, Labels.words(FIRST, SECOND)));
            private final Sequence sequence;

            public InitiativeAct(Sequence sequence) {
                this.sequence = sequence;
            }

            @Override
            public Verb verb() {
                return verb;
            }

            @Override
            public Optional<Offer> offer(Seen<War> known, Side side) {
                War seen = known.position();
                return seen.step() instanceof PendingStep.Initiative ? offer : Optional.empty();
            }

            /** The order to move first, or second. */
            public static Call call(boolean first) {
                return Call.of(NAME, Slots.CHOICE, first ? FIRST : SECOND);
            }

            @Override
            public void carryOut(Play<War> play, Side side, Call call) {
                sequence.first(play, call.says(Slots.CHOICE, FIRST) ? side : side.other());
            }
        }

        /** {@code done}: ends set-up, arrivals, purchases, a stack's campaign, the Campaign Phase, or transfers. */
        @Rule({"3.2", "4.1"})
        public static final class DoneAct implements Act<War, Side> {
            /** The verb's name. */
            public static final String NAME = "done";

            /** The bare order. */
            public static final Call CALL = Call.of(NAME);

            private final Verb verb = Verb.order(NAME, "3.2");
            private final Optional<Offer> offer = Optional.of(SlotOffer.bare(verb));
            private final Force force;
            private final Sequence sequence;

            public DoneAct(Force force, Sequence sequence) {
                this.force = force;
                this.sequence = sequence;
            }

            @Override
            public Verb verb() {
                return verb;
            }

            @Override
            public Optional<Offer> offer(Seen<War> known, Side side) {
                War seen = known.position();
                boolean open = switch (seen.step()) {
                    case PendingStep.SetUp setUp -> true;
                    case PendingStep.Turn turn ->
                        turn.part() != Part.CAMPAIGN
                                || force.mustAct(seen, side).isEmpty();
                    case PendingStep.OnCampaign(Stack.Stage stage) ->
                        stage == Stack.Stage.ASK
                                && !force.bound(seen, seen.stack().orElseThrow());
                    case PendingStep.Transfers transfers -> true;
                    default -> false;
                };
                return open ? offer : Optional.empty();
            }

            @Override
            public void carryOut(Play<War> play, Side side, Call call) {
                switch (play.state().step()) {
                    case PendingStep.SetUp setUp -> sequence.closeSetUp(play, side);
                    case PendingStep.Turn turn -> turn(play, turn);
                    case PendingStep.OnCampaign stack -> Flow.go(play, Stack.Stage.END);
                    case PendingStep.Transfers transfers -> Flow.pop(play);
                    default -> throw new IllegalStateException("there is nothing to end");
                }
            }

            private void turn(Play<War> play, PendingStep.Turn turn) {
                switch (turn.part()) {
                    case ARRIVE -> Flow.replace(play, turn.at(Part.PAY));
                    case BUY -> sequence.campaign(play, turn);
                    case CAMPAIGN -> sequence.endCampaign(play, turn);
                    case PAY, TRANSFER -> throw new IllegalStateException("nobody is asked");
                }
            }
        }
    }
}
