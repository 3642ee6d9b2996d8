package strategos.engine.games.persians.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.rules.Marching;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choice;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.SlotOffer;
import strategos.engine.offer.Verb;
import strategos.engine.text.Text;

/** {@code march}: the active force goes zone by zone. */
@Rule({"5.1", "5.4"})
final class MarchAct implements Act {
    static final String NAME = "march";
    static final String PATH = "path";

    private final Verb verb = Verb.order(NAME, "5.1", Slot.path(PATH));
    private final Marching marching;

    MarchAct(Marching marching) {
        this.marching = marching;
    }

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(Seen<War> seen, Side side) {
        War war = seen.position();
        return war.acting()
                .filter(active -> war.camp(side).known()
                        && !marching.next(war, active, active.force().place(), 0, 0)
                                .isEmpty())
                .map(active -> new SlotOffer(verb, (slot, filled) -> path(war, active, filled.all(PATH))));
    }

    private Choices path(War seen, Active active, List<String> taken) {
        String at = active.force().place();
        int spent = 0;
        for (String zone : taken) {
            spent += marching.cost(at, zone);
            at = zone;
        }
        List<Choice> next = new ArrayList<>();
        for (String zone : marching.next(seen, active, at, spent, taken.size())) {
            next.add(new Choice(
                    zone,
                    Text.of(
                            "choice.cost",
                            "zone",
                            Zone.named(zone),
                            "cost",
                            spent + marching.cost(at, zone),
                            "left",
                            seen.camp(active.side()).purse().left())));
        }
        return new Choices.Step(next, !taken.isEmpty());
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        marching.march(play, call.all(PATH));
    }
}
