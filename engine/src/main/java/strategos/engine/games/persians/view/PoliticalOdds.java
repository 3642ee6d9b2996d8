package strategos.engine.games.persians.view;

import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.orders.PoliticalAct;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.rules.Procedures;
import strategos.engine.games.persians.rules.Stratagems;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.offer.Call;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Exact chances of a political attempt, every die thrown once. */
@Rule("14.3-political")
final class PoliticalOdds {
    private final Procedures rules;

    PoliticalOdds(Procedures rules) {
        this.rules = rules;
    }

    /** The attempt, the oracle's die too when it is asked. */
    @Rule("11.2-oracle")
    Line of(Seen<War> seen, Side side, Call call) {
        War war = seen.position();
        String zone = call.one(PoliticalAct.PROVINCE);
        Tables.Political table = rules.printed().tables().political();
        boolean oracle = PoliticalAct.oracle(call);
        int points = PoliticalAct.number(call, PoliticalAct.POINTS);
        int manoeuvres = PoliticalAct.number(call, PoliticalAct.MANOEUVRES);
        int hits = 0;
        int of = 0;
        for (int asked = 1; asked <= (oracle ? Tables.SIDES : 1); asked++) {
            int answer = oracle ? Stratagems.answer(asked, table.oracle()) : 0;
            hits += rules.politics().hits(war, side, zone, points, manoeuvres, answer);
            of += Tables.SIDES * Tables.SIDES;
        }
        return new Line(Text.of("odds.politics", "zone", Zone.named(zone), "hits", hits, "of", of), "14.3-political");
    }
}
