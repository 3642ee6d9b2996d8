package strategos.engine.games.persians.rules;

import java.util.List;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.persians.events.BattleEvents.Routed;
import strategos.engine.games.persians.events.BattleEvents.SacrificeMade;
import strategos.engine.games.persians.events.BattleEvents.Succeeded;
import strategos.engine.games.persians.events.LossEvents.LeaderGone;
import strategos.engine.games.persians.printed.Counters;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;

/** A leader dies on the field, and who takes over. */
@Rule({"7.5", "4.4"})
final class Succession {
    private static final String LEONIDAS = "leonidas";

    private final Forces forces;
    private final Victory victory;

    Succession(Forces forces, Victory victory) {
        this.forces = forces;
        this.victory = victory;
    }

    /** The next in rank takes over at once, with those who followed the dead; without one the force breaks off. */
    @Rule({"4.2", "4.4", "7.5", "ruling-heir"})
    void kill(Play<War> play, Side side, String leader) {
        List<String> others = forces.leaders(play.state(), Flow.battle(play).force(side)).stream()
                .filter(id -> !id.equals(leader))
                .toList();
        if (others.isEmpty()) {
            play.happen(new LeaderGone(side, leader, "", true));
            play.happen(new Routed(side));
        } else {
            String heir = others.getFirst();
            List<String> followers = followers(play.state(), side, leader, heir);
            play.happen(new LeaderGone(side, leader, heir, true));
            play.happen(new Succeeded(side, heir, followers));
        }
        victory.test(play);
    }

    private List<String> followers(War war, Side side, String leader, String heir) {
        Counters counters = forces.printed().counters();
        return war.camp(side).chiefs().stream()
                .filter(chief -> chief.boss().equals(leader))
                .map(Chief::id)
                .filter(id -> counters.stars(id) < counters.stars(heir))
                .toList();
    }

    /** Leonidas dies at the end of the round in which he gave himself, also when that round ends the battle. */
    @Rule("11.2-sacrifice")
    void sacrifice(Play<War> play) {
        Battle now = Flow.battle(play);
        if (now.ranks(Side.GREEK).sacrifice()) {
            play.happen(new SacrificeMade());
            if (now.force(Side.GREEK).members().contains(LEONIDAS)) {
                kill(play, Side.GREEK, LEONIDAS);
            }
        }
    }
}
