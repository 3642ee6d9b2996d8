package strategos.engine.games.sparta.computer;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import strategos.engine.Computer;
import strategos.engine.Decision;
import strategos.engine.RandomComputer;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.allegiance.Revolts.InciteAct;
import strategos.engine.games.sparta.asking.Topics;
import strategos.engine.games.sparta.combat.AttackAct;
import strategos.engine.games.sparta.combat.BesiegeAct;
import strategos.engine.games.sparta.combat.BesiegeAct.SallyAct;
import strategos.engine.games.sparta.combat.DefenceActs.LoseAct;
import strategos.engine.games.sparta.combat.Ravages.RavageAct;
import strategos.engine.games.sparta.leaders.TransferAct;
import strategos.engine.games.sparta.movement.MarchAct;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Printed.Unit;
import strategos.engine.games.sparta.random.EventAct;
import strategos.engine.games.sparta.revenue.Purchases.BuyAct;
import strategos.engine.games.sparta.revenue.Treasury.Upkeep.PayAct;
import strategos.engine.games.sparta.sequence.DeployAct;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.sequence.Sequence.TurnActs.DoneAct;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Calendar.Quarter;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Combat;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.seat.Seat;

/**
 * Plays either seat with sense: keeps its maintenance paid, garrisons tribute cities, marches on what is weak, besieges
 * and ravages what shuts its gates, stirs revolts, and leaves its capital guarded.
 */
public final class General implements Computer<War> {
    /** So many marches are tried by who must go. */
    private static final int WAYS_OUT = 12;

    private final RandomComputer<War> any = new RandomComputer<>();
    private final Counters counters;
    private final Prizes prizes;
    private final Guards guards;
    private final Quartermaster quartermaster;
    private final Scouts scouts;
    private final Openings openings;

    public General(Printed printed, Procedures rules) {
        this.counters = printed.counters();
        this.prizes = new Prizes(printed, rules);
        this.guards = new Guards(printed, rules, prizes);
        Worth worth = new Worth(printed, rules, prizes, guards);
        this.scouts = new Scouts(printed, rules, worth, prizes, guards);
        this.openings = new Openings(printed, rules, worth);
        this.quartermaster = new Quartermaster(printed, rules, scouts);
    }

    @Override
    public Call choose(Seen<War> seen, Seat seat, Decision decision, RandomGenerator luck) {
        Side side = Side.of(seat);
        Optional<Call> wanted = wanted(seen, side, decision, luck);
        // What it wants is checked like any order, so that it never asks for what is not open.
        return wanted.filter(call -> legal(decision, call))
                .or(() -> decision.fallback().get().filter(call -> legal(decision, call)))
                .orElseGet(() -> any.choose(seen, seat, decision, luck));
    }

    Scouts scouts() {
        return scouts;
    }

    Guards guards() {
        return guards;
    }

    private static boolean legal(Decision decision, Call call) {
        return decision.offer(call.verb())
                .filter(offer -> offer.refusal(call).isEmpty())
                .isPresent();
    }

    private Optional<Call> wanted(Seen<War> seen, Side side, Decision decision, RandomGenerator luck) {
        War war = seen.position();
        if (decision.occasion().filter(o -> o.topic().equals(Topics.EVENT)).isPresent()) {
            return war.step() instanceof PendingStep.Proposal proposal
                    ? Optional.of(EventAct.call(proposal.event(), true))
                    : Optional.empty();
        }
        if (war.step() instanceof PendingStep.InCombat(Combat.Stage stage) && stage.downgrades()) {
            return wavers(seen, side, decision, stage);
        }
        if (decision.occasion().isPresent()) {
            return decision.fallback().get();
        }
        return switch (war.step()) {
            case PendingStep.Turn turn -> turn(seen, side, decision, turn, luck);
            case PendingStep.OnCampaign s -> stack(seen, decision, war.stack().orElseThrow(), luck);
            case PendingStep.Wages w -> decision.offer(PayAct.NAME).map(offer -> quartermaster.wages(seen, offer));
            case PendingStep.Appointments a -> place(seen, side, decision);
            case PendingStep.Persians p -> place(seen, side, decision);
            case PendingStep.Transfers t -> transfer(seen, side, decision);
            default -> decision.fallback().get();
        };
    }

    /** Whoever loses no unit loses no prestige; an army that is to besiege a city rather keeps its points. */
    private Optional<Call> wavers(Seen<War> seen, Side side, Decision decision, Combat.Stage stage) {
        boolean named = side == Side.ATHENS || prizes.standing(seen);
        boolean half = decision.occasion()
                .filter(o -> !o.facts().get(Topics.RESULT).equals("all"))
                .isPresent();
        return named && half
                ? Optional.of(LoseAct.downgrade(Battles.wavers(seen.position(), stage)))
                : decision.fallback().get();
    }

    private Optional<Call> turn(
            Seen<War> seen, Side side, Decision decision, PendingStep.Turn turn, RandomGenerator luck) {
        return switch (turn.part()) {
            case ARRIVE -> place(seen, side, decision);
            case BUY ->
                decision.offer(BuyAct.NAME)
                        .flatMap(offer -> quartermaster.purchase(seen, side, offer))
                        .or(() -> Optional.of(DoneAct.CALL));
            case CAMPAIGN -> campaign(seen, side, decision, luck);
            case PAY, TRANSFER -> Optional.empty();
        };
    }

    /** Puts the first piece that has arrived where it is most wanted. */
    private Optional<Call> place(Seen<War> seen, Side side, Decision decision) {
        Optional<Offer> offer = decision.offer(DeployAct.NAME);
        if (offer.isEmpty()) {
            return Optional.of(DoneAct.CALL);
        }
        Offer deploy = offer.get();
        Call call = Call.of(DeployAct.NAME);
        String piece = first(deploy, call, 0);
        call = call.with(deploy.verb().slots().get(0).name(), piece);
        List<Choice> places = deploy.choices(deploy.verb().slots().get(1), call).listed();
        // A fort may be placed too (15.12), which is no counter.
        boolean unit =
                counters.find(piece).filter(one -> !counters.isLeader(one)).isPresent();
        String place = unit ? scouts.post(seen, side, places) : scouts.rallyPoint(seen, side, places);
        return Optional.of(DeployAct.call(piece, place));
    }

    private static String first(Offer offer, Call filled, int slot) {
        return offer.choices(offer.verb().slots().get(slot), filled)
                .listed()
                .getFirst()
                .value();
    }

    /** Sieges, sallies, ravages, revolts and good attacks where its stacks stand; then the best march. */
    private Optional<Call> campaign(Seen<War> seen, Side side, Decision decision, RandomGenerator luck) {
        return incite(seen, decision)
                .or(() -> sally(seen, side, decision))
                .or(() -> led(seen, side, decision, BesiegeAct.NAME).filter(call -> legal(decision, call)))
                .or(() -> led(seen, side, decision, AttackAct.NAME))
                .or(() -> led(seen, side, decision, RavageAct.NAME))
                .or(() -> decision.offer(MarchAct.NAME).flatMap(offer -> scouts.bestMarch(seen, side, offer)))
                .or(() ->
                        legal(decision, DoneAct.CALL) ? Optional.of(DoneAct.CALL) : forced(seen, side, decision, luck));
    }

    /** A force that must move or fight goes where it loses least. */
    @Rule("7.17")
    private Optional<Call> forced(Seen<War> seen, Side side, Decision decision, RandomGenerator luck) {
        return decision.offer(MarchAct.NAME)
                .flatMap(offer -> scouts.marches(seen, side, offer, WAYS_OUT).stream()
                        .filter(call -> legal(decision, call))
                        .findFirst())
                .or(() -> decision.offer(AttackAct.NAME)
                        .or(() -> decision.offer(MarchAct.NAME))
                        .map(offer -> any.fill(offer, luck)));
    }

    private Optional<Call> incite(Seen<War> seen, Decision decision) {
        return decision.offer(InciteAct.NAME).flatMap(offer -> openings.revolt(seen, offer));
    }

    private Optional<Call> sally(Seen<War> seen, Side side, Decision decision) {
        return decision.offer(SallyAct.NAME).flatMap(offer -> openings.sally(seen, side, offer));
    }

    /** An order for all that a leader has with him, where it promises well. */
    private Optional<Call> led(Seen<War> seen, Side side, Decision decision, String verb) {
        return decision.offer(verb).flatMap(offer -> openings.lead(seen, side, offer));
    }

    /** On campaign: besiege, fight or ravage here; leave a garrison; march on; or halt. */
    private Optional<Call> stack(Seen<War> seen, Decision decision, Stack stack, RandomGenerator luck) {
        if (seen.position().at(Stack.Stage.DECLARE)) {
            return decision.offer(AttackAct.NAME)
                    .map(offer -> Call.of(AttackAct.NAME, AttackAct.TARGET, first(offer, Call.of(AttackAct.NAME), 2)));
        }
        return decision.offer(BesiegeAct.NAME)
                .flatMap(offer -> openings.besiege(seen, stack, offer))
                .filter(call -> legal(decision, call))
                .or(() -> decision.offer(AttackAct.NAME).flatMap(offer -> openings.attack(seen, stack, offer)))
                .or(() -> decision.offer(RavageAct.NAME).map(offer -> Call.of(RavageAct.NAME)))
                .or(() -> openings.join(seen, stack).filter(call -> legal(decision, call)))
                .or(() -> decision.offer("pickup").flatMap(offer -> scouts.pickUp(seen, stack)))
                .or(() -> decision.offer("drop").flatMap(offer -> scouts.garrison(seen, stack)))
                .or(() -> decision.offer(MarchAct.NAME).flatMap(offer -> scouts.marchOn(seen, stack, offer)))
                .filter(call -> legal(decision, call))
                .or(() -> Optional.of(DoneAct.CALL))
                .filter(call -> legal(decision, call))
                // Away rather than after an enemy who evades again and again.
                .or(() -> decision.offer(MarchAct.NAME)
                        .flatMap(offer -> scouts.onward(seen, stack, offer))
                        .filter(call -> legal(decision, call)))
                .or(() -> decision.offer(MarchAct.NAME)
                        .or(() -> decision.offer(AttackAct.NAME))
                        .map(offer -> any.fill(offer, luck)));
    }

    /** Leaders without an army go where most of it is. */
    private Optional<Call> transfer(Seen<War> seen, Side side, Decision decision) {
        Optional<Offer> offer = decision.offer(TransferAct.NAME);
        if (offer.isPresent()) {
            Optional<Call> call = scouts.transfer(seen, side, offer.get());
            if (call.isPresent()) {
                return call;
            }
        }
        return Optional.of(DoneAct.CALL);
    }

    /** Spends what maintenance to the end of the year leaves over. */
    static final class Quartermaster {
        private final Printed printed;
        private final Procedures rules;
        private final Scouts scouts;

        Quartermaster(Printed printed, Procedures rules, Scouts scouts) {
            this.printed = printed;
            this.rules = rules;
            this.scouts = scouts;
        }

        /** The strongest unit that can be spared the money for. */
        Optional<Call> purchase(Seen<War> seen, Side side, Offer offer) {
            int spare = seen.position().purse().of(side) - kept(rules, seen.position(), side);
            Unit best = null;
            for (Choice choice : offer.choices(offer.verb().slots().get(0), Call.of(BuyAct.NAME))
                    .listed()) {
                Unit unit = printed.counters().unit(printed.counters().number(choice.value()));
                // A ship that comes next quarter costs nothing in its port; one to build at a time is enough.
                boolean better = best == null || unit.full() > best.full();
                if (unit.full() <= spare && better) {
                    best = unit;
                }
            }
            if (best == null) {
                return Optional.empty();
            }
            if (best.naval()) {
                return Optional.of(BuyAct.call(best.id(), ""));
            }
            Call filled = Call.of(BuyAct.NAME, offer.verb().slots().get(0).name(), best.id());
            List<Choice> places =
                    offer.choices(offer.verb().slots().get(1), filled).listed();
            return Optional.of(BuyAct.call(best.id(), scouts.post(seen, side, places)));
        }

        /** Pays those first who would be gone for good, and of them the cheapest, so that most stay. */
        @Rule({"12.3", "ruling-M1"})
        Call wages(Seen<War> seen, Offer offer) {
            Slot units = offer.verb().slots().getFirst();
            Call call = Call.of(offer.verb().name());
            for (List<Choice> next = offer.choices(units, call).listed();
                    !next.isEmpty();
                    next = offer.choices(units, call).listed()) {
                call = call.with(units.name(), mostWanted(seen, next));
            }
            return call;
        }

        private String mostWanted(Seen<War> seen, List<Choice> units) {
            Board board = seen.position().board();
            Comparator<Integer> wavering =
                    Comparator.comparing(unit -> !board.flipped().has(unit));
            return units.stream()
                    .map(choice -> printed.counters().number(choice.value()))
                    .min(wavering.thenComparingInt(unit -> printed.counters().points(board, unit)))
                    .map(unit -> printed.counters().unit(unit).id())
                    .orElseThrow();
        }

        /** Talents that all the side's units may cost to the end of the year, wherever they march. */
        static int kept(Procedures rules, War war, Side side) {
            Board board = war.board();
            PieceSet units = board.units(board.of(side)).filter(unit -> Places.onMap(board.place(unit)));
            int quarters = Quarter.WINTER.place() - war.calendar().quarter().place();
            return rules.means().upkeep().cost(war, units) * quarters;
        }
    }
}
