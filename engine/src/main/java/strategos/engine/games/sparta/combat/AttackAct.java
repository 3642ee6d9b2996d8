package strategos.engine.games.sparta.combat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.Flow;
import strategos.engine.games.sparta.common.Labels;
import strategos.engine.games.sparta.common.Selection;
import strategos.engine.games.sparta.common.Slots;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.forces.Force.Field;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Engagement.Detachments;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.Stack.Stage;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Goal;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Outline;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;

/** {@code attack}: combat on land, at sea or both; ships may be lent to the fight on land. */
@Rule({"7.17", "8.1", "8.5", "8.5-naval"})
public final class AttackAct implements Act<War, Side> {
    /** The verb's name. */
    public static final String NAME = "attack";

    /** Land, sea or both. */
    public static final String TARGET = "target";

    /** Ships that fight on land. */
    public static final String MARINES = "marines";

    /** What stands ashore. */
    public static final String LAND = "land";

    /** What lies at sea. */
    public static final String SEA = "sea";

    static final String BOTH = "both";

    private final Verb verb = Verb.order(
            NAME, "8.1", Slot.one(Slots.LEADER), Slot.path(Slots.UNITS), Slot.one(TARGET), Slot.path(MARINES));
    private final Force force;
    private final Field field;
    private final Control control;
    private final CombatParticipants participants;
    private final Engagements engagements;

    public AttackAct(Force force, Control control, CombatParticipants participants, Engagements engagements) {
        this.force = force;
        this.field = force.field();
        this.control = control;
        this.participants = participants;
        this.engagements = engagements;
    }

    @Override
    public Verb verb() {
        return verb;
    }

    /** What these pieces of the side could attack there. */
    @Rule({"2.10", "7.5", "7.10", "7.11", "8.1", "8.5", "15.7"})
    List<String> targets(
            War war, Side side, int place, PieceSet pieces, boolean declared, boolean evaded, boolean forced) {
        List<String> targets = new ArrayList<>(3);
        if (!field.mayFight(war, side, place)) {
            return targets;
        }
        Board board = war.board();
        boolean land = !board.land(pieces).isEmpty() && landTarget(war, side, place, declared);
        boolean sea = !evaded
                && !board.fleet(pieces).isEmpty()
                && !field.freeShips(
                                war, side.other(), place, board.fleet(pieces).meets(board.south()))
                        .isEmpty();
        boolean troops = land
                && field.landEnemy(war, side, place) == side.other()
                && !enemyTroops(war, side, place, declared).isEmpty();
        if (land && !(forced && sea)) {
            targets.add(LAND);
        }
        if (sea && !forced) {
            targets.add(SEA);
        }
        if (troops && sea) {
            targets.add(BOTH);
        }
        return targets;
    }

    private PieceSet enemyTroops(War war, Side side, int place, boolean declared) {
        Side enemy = field.landEnemy(war, side, place);
        return declared ? field.openLand(war, enemy, place) : field.freeLand(war, enemy, place);
    }

    /** Troops to fight, or a garrison without walls that nobody else defends, or ships that hold a city alone. */
    @Rule({"2.3", "8.5", "8.5-naval"})
    private boolean landTarget(War war, Side side, int place, boolean declared) {
        if (!enemyTroops(war, side, place, declared).isEmpty()) {
            return true;
        }
        Side enemy = field.landEnemy(war, side, place);
        boolean city = control.holds(war, enemy, place);
        boolean ships = !participants.shore(war, enemy, place).isEmpty();
        boolean open = !force.labels().printed().atlas().locale(place).walled();
        return city && ((open && control.garrisoned(war, place)) || (ships && control.captured(war, place)));
    }

    @Override
    public Optional<Offer> offer(Seen<War> known, Side side) {
        War seen = known.position();
        Optional<Stack> stack = Force.stack(seen, side);
        if (stack.isPresent()) {
            return targets(seen, stack.get()).isEmpty()
                    ? Optional.empty()
                    : Optional.of(new AttackOffer(seen, side, stack, PieceSet.NONE));
        }
        if (!Force.idle(seen, side)) {
            return Optional.empty();
        }
        PieceSet bound = force.mustAct(seen, side);
        PieceSet commanders = (bound.isEmpty() ? force.commanders(seen, side) : bound)
                .filter(leader -> !attackers(seen, side, leader).isEmpty());
        return commanders.isEmpty()
                ? Optional.empty()
                : Optional.of(new AttackOffer(seen, side, Optional.empty(), commanders));
    }

    private List<String> targets(War war, Stack stack) {
        return targets(
                war,
                stack.side(),
                stack.place(war.board()),
                stack.here(war.board()),
                stack.declared(),
                stack.evaded(),
                war.at(Stage.DECLARE));
    }

    private List<String> targets(War war, Side side, int leader, PieceSet pieces) {
        return targets(war, side, war.board().place(leader), pieces, false, false, false);
    }

    /** The units among which a leader who sets out may choose those that attack. */
    private PieceSet attackers(War war, Side side, int leader) {
        return force.inParties(
                war, side, leader, party -> !targets(war, side, leader, party).isEmpty());
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        Stack stack = force.take(play, side, call, false);
        PieceSet marines =
                marines(play.state(), stack.here(play.state().board())).resolve(call.all(MARINES));
        attack(play, stack, !call.says(TARGET, SEA), !call.says(TARGET, LAND), marines);
    }

    /** The attack of these pieces on land, at sea or both; some ships may be lent to the fight on land. */
    @Rule({"7.5", "8.1", "8.5-naval"})
    private void attack(Play<War> play, Stack stack, boolean land, boolean sea, PieceSet marines) {
        War war = play.state();
        Board board = war.board();
        PieceSet pieces = stack.here(board);
        PieceSet troops = land ? board.land(pieces) : PieceSet.NONE;
        PieceSet ships = sea ? board.fleet(pieces).minus(marines) : PieceSet.NONE;
        Side enemy = land
                ? field.landEnemy(war, stack.side(), stack.place(board))
                : stack.side().other();
        Flow.go(play, Stack.Stage.ASK);
        engagements.declare(play, stack, enemy, new Detachments(troops, land ? marines : PieceSet.NONE, ships), false);
    }

    private Selection marines(War war, PieceSet pieces) {
        return new Selection(force.labels(), war, war.board().fleet(pieces), false, any -> true);
    }

    private final class AttackOffer implements Offer {
        private final War war;
        private final Side side;
        private final Optional<Stack> stack;
        private final PieceSet commanders;

        AttackOffer(War war, Side side, Optional<Stack> stack, PieceSet commanders) {
            this.war = war;
            this.side = side;
            this.stack = stack;
            this.commanders = commanders;
        }

        @Override
        public Verb verb() {
            return verb;
        }

        @Override
        public Choices choices(Slot slot, Call filled) {
            return switch (slot.name()) {
                case Slots.LEADER ->
                    stack.isPresent() ? Choices.nothing() : Choices.oneOf(force.leaders(war, commanders));
                case Slots.UNITS ->
                    stack.isPresent() ? Choices.nothing() : units(filled).choices(filled.all(Slots.UNITS));
                case TARGET -> Choices.oneOf(Labels.words(targets(filled).toArray(String[]::new)));
                default ->
                    filled.says(TARGET, SEA)
                                    || war.board().fleet(pieces(filled)).isEmpty()
                            ? Choices.nothing()
                            : marines(war, pieces(filled)).choices(filled.all(MARINES));
            };
        }

        @Override
        public Optional<String> usual(Slot slot, Call filled) {
            return slot.name().equals(Slots.UNITS)
                    ? Selection.whole(filled.all(Slots.UNITS))
                    : Offer.super.usual(slot, filled);
        }

        /** Each target with all that the leader has, once he is named. */
        @Override
        public List<Goal> goals(Call filled) {
            Call named = sure(
                    filled.all(Slots.LEADER).isEmpty()
                            ? Call.of(NAME)
                            : Call.of(NAME, Slots.LEADER, filled.one(Slots.LEADER)));
            if (stack.isEmpty() && named.all(Slots.LEADER).isEmpty()) {
                return List.of();
            }
            Map<String, Goal> goals = new LinkedHashMap<>();
            for (Call all : stack.isPresent() || !named.all(Slots.UNITS).isEmpty() ? List.of(named) : whole(named)) {
                for (String target : targets(all)) {
                    Call call = all.all(TARGET).isEmpty() ? all.with(TARGET, target) : all;
                    goals.putIfAbsent(
                            target, new Goal(target, Labels.word(target).label(), call));
                }
            }
            return goals.values().stream()
                    .filter(goal -> refusal(goal.call()).isEmpty())
                    .toList();
        }

        private List<Call> whole(Call led) {
            int leader = leader(led);
            return force.calls(war, war.board().place(leader), attackers(war, side, leader), led);
        }

        @Override
        public Optional<Outline> outline(Call whole) {
            return Optional.of(FightOutline.of(
                    force.labels().printed(), war, force.party(war, side, whole), whole.one(TARGET), true));
        }

        private List<String> targets(Call filled) {
            return stack.map(s -> AttackAct.this.targets(war, s))
                    .orElseGet(() -> AttackAct.this.targets(war, side, leader(filled), pieces(filled)));
        }

        private int leader(Call filled) {
            return force.labels().piece(filled.one(Slots.LEADER));
        }

        private Selection units(Call filled) {
            int leader = leader(filled);
            PieceSet whole = attackers(war, side, leader);
            int place = war.board().place(leader);
            return new Selection(
                    force.labels(),
                    war,
                    whole,
                    force.divided(war, place),
                    chosen -> force.afloat(war, place, whole, chosen)
                            && !AttackAct.this
                                    .targets(war, side, leader, chosen)
                                    .isEmpty());
        }

        private PieceSet pieces(Call filled) {
            return stack.map(s -> s.here(war.board()))
                    .orElseGet(() -> units(filled).resolve(filled.all(Slots.UNITS)));
        }
    }
}
