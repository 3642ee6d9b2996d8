package strategos.engine.games.sparta.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.games.sparta.common.Labels;
import strategos.engine.games.sparta.common.Slots;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.war.PieceSet;
import strategos.engine.games.sparta.war.PlaceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choice;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;

/**
 * Who may try to take what, join which siege, and which sieges may be given up.
 *
 * @param stack the stack on campaign, if one is
 * @param trying leaders who may try
 * @param joining leaders who may join a siege
 * @param lifting places whose siege may be given up
 */
@Rule("9.0")
record BesiegeOffer(
        BesiegeAct act,
        Force force,
        War war,
        Side side,
        Optional<Stack> stack,
        PieceSet trying,
        PieceSet joining,
        PlaceSet lifting)
        implements Offer {
    @Override
    public Verb verb() {
        return act.verb();
    }

    @Override
    public Choices choices(Slot slot, Call filled) {
        String how = filled.one(BesiegeAct.HOW);
        boolean lift = how.equals(BesiegeAct.LIFT);
        boolean join = how.equals(BesiegeAct.JOIN);
        return switch (slot.name()) {
            case BesiegeAct.HOW -> ways();
            case Slots.LEADER -> lift || stack.isPresent() ? Choices.nothing() : leaders(join ? joining : trying);
            case Slots.UNITS -> lift ? Choices.nothing() : units(filled, join);
            default -> lift ? Choices.oneOf(force.labels().places(lifting)) : Choices.nothing();
        };
    }

    /** What can be done; where only a try is open, there is nothing to say. */
    private Choices ways() {
        List<Choice> ways = new ArrayList<>();
        if (!joining.isEmpty()) {
            ways.add(Labels.word(BesiegeAct.JOIN));
        }
        if (!lifting.isEmpty()) {
            ways.add(Labels.word(BesiegeAct.LIFT));
        }
        if (trying.isEmpty() || ways.isEmpty()) {
            return new Choices.Pick(ways, Math.min(1, ways.size()), 1);
        }
        ways.addFirst(Labels.word(BesiegeAct.ATTEMPT));
        return new Choices.Pick(ways, 0, 1);
    }

    private Choices leaders(PieceSet who) {
        return who.isEmpty() ? Choices.nothing() : Choices.oneOf(force.leaders(war, who));
    }

    private Choices units(Call filled, boolean join) {
        PieceSet who = join ? joining : trying;
        if (who.isEmpty()) {
            return Choices.nothing();
        }
        int leader = stack.map(Stack::commander).orElseGet(() -> force.labels().piece(filled.one(Slots.LEADER)));
        return act.selection(war, side, stack, leader, join).choices(filled.all(Slots.UNITS));
    }
}
