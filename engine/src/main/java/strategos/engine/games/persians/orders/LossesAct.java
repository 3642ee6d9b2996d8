package strategos.engine.games.persians.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.events.BattleEvents.LossesChosen;
import strategos.engine.games.persians.events.StratagemEvents.CourtAnswered;
import strategos.engine.games.persians.rules.LossChoice;
import strategos.engine.games.persians.rules.Procedures;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choice;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.SlotOffer;
import strategos.engine.offer.Verb;
import strategos.engine.text.Arg;
import strategos.engine.text.Text;

/** {@code losses}: which units or ships are lost, one by one; and who goes home to Asia. */
@Rule({"0.4", "1.2", "7.3"})
public final class LossesAct implements Act {
    /** The verb's name. */
    public static final String NAME = "losses";

    /** Units or ships. */
    public static final String UNITS = "units";

    /** As the side's order of losses has it. */
    public static final String PREFERRED = "preferred";

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
    public Optional<Offer> offer(Seen<War> seen, Side side) {
        War war = seen.position();
        return switch (war.step()) {
            case Step.Fight f
            when losing(war.fight()) && rules.battles().asks(war, war.fight(), side) -> {
                Battle battle = war.fight();
                LossChoice choice = rules.battles().choice(war, battle, side);
                String kind = battle.sea() ? "ship" : "unit";
                yield Optional.of(new SlotOffer(verb, (slot, filled) -> path(choice, kind, filled.all(UNITS))));
            }
            case Step.Palace palace
            when side == Side.GREEK && war.camp(side).known() ->
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
        if (chosen.contains(PREFERRED)) {
            return new Choices.Step(List.of(), true);
        }
        List<Choice> next = new ArrayList<>();
        choice.next(chosen).forEach(id -> next.add(Slots.named(words, id)));
        boolean over = next.isEmpty();
        if (chosen.isEmpty()) {
            next.add(Slots.word(PREFERRED));
        }
        return new Choices.Step(next, over);
    }

    private Choices home(Troops shown, List<String> chosen) {
        Troops left = shown.minus(Troops.of(chosen));
        boolean more = chosen.size() < rules.stratagems().homeGoers(shown);
        return new Choices.Step(
                more ? left.kinds().stream().map(id -> numbered(left, id)).toList() : List.of(), !more);
    }

    /** What the court knows it tells: how many there are of each kind. */
    @Rule("11.2-intrigues")
    private static Choice numbered(Troops left, String id) {
        return new Choice(id, Text.of("choice.left", "name", new Arg.Name("unit", id), "n", left.count(id)));
    }

    /** The losses that the order means. */
    @Rule({"7.3", "ruling-prefer"})
    public static List<String> chosen(Procedures rules, War seen, Side side, Call call) {
        List<String> named = call.all(UNITS);
        return named.contains(PREFERRED)
                ? rules.battles()
                        .choice(seen, seen.fight(), side)
                        .byOrder(rules.forces().lossOrder(seen.camp(side)))
                : named;
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        if (play.state().step() instanceof Step.Palace) {
            play.happen(new CourtAnswered());
            rules.stratagems().goHome(play, Troops.of(call.all(UNITS)));
            return;
        }
        play.happen(new LossesChosen(side, chosen(rules, play.state(), side, call)));
    }
}
