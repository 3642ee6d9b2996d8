package strategos.engine.games.xenophon.cards;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.xenophon.events.CardEvents.LeaderChosen;
import strategos.engine.games.xenophon.rules.ListOffer;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.Leader;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.text.Text;

/** {@code leader}: picks the army's leader before the first cards are dealt, in seat order. */
@Rule({"leader-cards", "ruling-L1"})
public final class LeaderAct implements Act<MarchState, Army> {
    private static final String NAME = "leader";
    private static final String SLOT = "leader";

    private final Verb verb = Verb.order(NAME, "leader-cards", Slot.one(SLOT));

    @Override
    public Verb verb() {
        return verb;
    }

    /** The army that has to choose now; none when all have. */
    public static Optional<Army> chooser(MarchState march) {
        return march.armies().stream()
                .filter(army -> army.marching() && army.leader() == Leader.NONE)
                .findFirst();
    }

    /** The leaders that may be chosen: those still left, or all of them when each has an army. */
    public static List<Leader> left(MarchState march) {
        Set<Leader> left = EnumSet.complementOf(EnumSet.of(Leader.NONE));
        for (Army army : march.armies()) {
            left.remove(army.leader());
        }
        return List.copyOf(left.isEmpty() ? EnumSet.complementOf(EnumSet.of(Leader.NONE)) : left);
    }

    /** The order to choose him. */
    public static Call call(Leader leader) {
        return Call.of(NAME, SLOT, leader.id());
    }

    @Override
    public Optional<Offer> offer(Seen<MarchState> seen, Army army) {
        if (seen.position().stage() != Stage.LEADERS
                || !chooser(seen.position()).equals(Optional.of(army))) {
            return Optional.empty();
        }
        List<Choice> choices = new ArrayList<>();
        List<Text> names = new ArrayList<>();
        for (Leader leader : left(seen.position())) {
            choices.add(new Choice(
                    leader.id(), Text.of("choice.leader", "leader", leader.named(), "power", power(leader))));
            names.add(Text.of("choice.leader.name", "leader", leader.named()));
        }
        return Optional.of(new ListOffer(verb, choices, 1, "refuse.leader", names));
    }

    private static Text power(Leader leader) {
        return Text.of("power." + leader.id());
    }

    @Override
    public void carryOut(Play<MarchState> play, Army army, Call call) {
        Leader chosen = left(play.state()).stream()
                .filter(leader -> leader.id().equals(call.one(SLOT)))
                .findFirst()
                .orElseThrow();
        play.happen(new LeaderChosen(army.seat(), chosen));
    }
}
