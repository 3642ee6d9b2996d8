package strategos.engine.games.persians.orders;

import java.util.List;
import java.util.Optional;
import strategos.engine.Call;
import strategos.engine.Choice;
import strategos.engine.Choices;
import strategos.engine.Offer;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Slot;
import strategos.engine.SlotOffer;
import strategos.engine.Verb;
import strategos.engine.games.persians.events.AnswerGiven;
import strategos.engine.games.persians.rules.Flow;
import strategos.engine.games.persians.rules.LossChoice;
import strategos.engine.games.persians.rules.Procedures;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;

/** {@code losses}: which units or ships are lost, one by one; and who goes home to Asia. */
@Rule({"0.4", "1.2", "7.3"})
public final class LossesAct implements Act {
    /** The verb's name. */
    public static final String NAME = "losses";

    /** Units or ships. */
    public static final String UNITS = "units";

    private final Verb verb = Verb.order(NAME, "7.3", Slot.path(UNITS));
    private final Procedures rules;

    LossesAct(Procedures rules) {
        this.rules = rules;
    }

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(War seen, Side side) {
        return switch (seen.step()) {
            case Step.Fight(Battle battle)
            when rules.battles().asks(seen, battle, side) && losing(battle) -> {
                LossChoice choice = rules.battles().choice(seen, battle, side);
                String kind = battle.sea() ? "ship" : "unit";
                yield Optional.of(new SlotOffer(verb, (slot, filled) -> path(choice, kind, filled.all(UNITS))));
            }
            case Step.Palace palace
            when side == Side.GREEK && seen.camp(side).known() ->
                Optional.of(new SlotOffer(verb, (slot, filled) -> home(palace.shown(), filled.all(UNITS))));
            default -> Optional.empty();
        };
    }

    private static boolean losing(Battle battle) {
        return switch (battle.stage()) {
            case FIRE_LOSSES, MELEE_LOSSES, PURSUIT_LOSSES -> true;
            default -> false;
        };
    }

    private static Choices path(LossChoice choice, String words, List<String> chosen) {
        List<Choice> next =
                choice.next(chosen).stream().map(id -> Slots.named(words, id)).toList();
        return new Choices.Step(next, next.isEmpty());
    }

    private Choices home(Troops shown, List<String> chosen) {
        Troops left = shown.minus(Troops.of(chosen));
        boolean more = chosen.size() < rules.stratagems().homeGoers(shown);
        return new Choices.Step(
                more ? left.kinds().stream().map(id -> Slots.named("unit", id)).toList() : List.of(), !more);
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        if (play.state().step() instanceof Step.Palace) {
            Flow.pop(play);
            rules.stratagems().goHome(play, Troops.of(call.all(UNITS)));
            return;
        }
        play.happen(new AnswerGiven(side, "", call.all(UNITS)));
    }
}
