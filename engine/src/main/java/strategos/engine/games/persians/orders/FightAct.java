package strategos.engine.games.persians.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.events.BattleEvents.WillGiven;
import strategos.engine.games.persians.rules.Battles;
import strategos.engine.games.persians.rules.Procedures;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.SlotOffer;
import strategos.engine.offer.Verb;

/** {@code fight}: what a side wants at the end of a round. */
@Rule({"7", "7.6", "7.7", "9.3"})
public final class FightAct implements Act {
    /** The verb's name. */
    public static final String NAME = "fight";

    /** The will. */
    public static final String WILL = "will";

    private final Verb verb = Verb.order(NAME, "7", Slot.one(WILL));
    private final Procedures rules;

    FightAct(Procedures rules) {
        this.rules = rules;
    }

    /** The order. */
    public static Call call(String will) {
        return Call.of(NAME, WILL, will);
    }

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(Seen<War> seen, Side side) {
        War war = seen.position();
        return war.battle()
                .filter(battle -> battle.stage() == Battle.Stage.ROUND_END
                        && rules.battles().asks(war, battle, side))
                .map(battle -> SlotOffer.one(verb, wills(battle)));
    }

    private static List<Choice> wills(Battle battle) {
        List<Choice> wills = new ArrayList<>(List.of(Slots.word(Battles.ON), Slots.word(Battles.BREAK)));
        if (!battle.sea() && battle.ambusher().isEmpty()) {
            wills.add(Slots.word(Battles.ACCORD));
        }
        return wills;
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        play.happen(new WillGiven(side, call.one(WILL)));
    }
}
