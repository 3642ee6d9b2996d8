package strategos.engine.games.persians.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.dice.Roll;
import strategos.engine.games.persians.events.StratagemEvents.CourtShown;
import strategos.engine.games.persians.events.StratagemEvents.DummyLost;
import strategos.engine.games.persians.events.StratagemEvents.OracleAsked;
import strategos.engine.games.persians.events.StratagemEvents.Sighted;
import strategos.engine.games.persians.events.StratagemEvents.StratagemPlayed;
import strategos.engine.games.persians.events.StratagemEvents.TideTurned;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Chief;
import strategos.engine.games.persians.war.CombatPhase;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Ship;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Sighting;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.Vessel;
import strategos.engine.games.persians.war.War;

/** The stratagems, each with its window and what it does. */
@Rule("11.2")
public final class Stratagems {
    /** What the oracle does to a die of combat or interception. */
    public static final int ON_A_DIE = 2;

    private static final String XERXES = "xerxes";
    private static final int HOME_GOERS = 5;

    private final Forces forces;
    private final Attrition attrition;
    private final Castaways castaways;
    private final Isolation isolation;

    Stratagems(Forces forces, Attrition attrition, Castaways castaways) {
        this.forces = forces;
        this.attrition = attrition;
        this.castaways = castaways;
        this.isolation = new Isolation(forces, castaways);
    }

    /** A stratagem leaves the hand; a storm goes back into the pool. */
    public void spend(Play<War> play, Side side, String id) {
        play.happen(new StratagemPlayed(side, id, id.equals(Stratagem.TEMPETE)));
    }

    /** The oracle answers: even is good, odd is bad. */
    @Rule("11.2-oracle")
    int ask(Play<War> play, Side side, int value) {
        return ask(play, side, value, Optional.empty());
    }

    private int ask(Play<War> play, Side side, int value, Optional<CombatPhase> on) {
        spend(play, side, Stratagem.ORACLE);
        Roll roll = Flow.roll(play, side, "oracle", "11.2-oracle", 1);
        int signed = answer(roll.face(), value);
        play.happen(new OracleAsked(side, roll.index(), roll.face(), signed, on));
        return signed;
    }

    /** What the oracle's die says, of that value. */
    public static int answer(int face, int value) {
        return face % 2 == 0 ? value : -value;
    }

    /** What it says of a die of combat or interception. */
    public static int answer(int face) {
        return answer(face, ON_A_DIE);
    }

    /** On a die of combat or interception. */
    public int ask(Play<War> play, Side side) {
        return ask(play, side, ON_A_DIE);
    }

    /** Plays a stratagem by its own verb; {@code aim} is its zone, leader or roll. */
    @Rule({
        "11.2-trahison",
        "11.2-genie",
        "11.2-sacrifice",
        "11.2-panhellenisme",
        "11.2-pas-de-quartier",
        "11.2-ostracisme"
    })
    public void play(Play<War> play, Side side, String id, String aim) {
        switch (id) {
            case Stratagem.ORACLE -> ask(play, side, ON_A_DIE, Optional.of(CombatPhase.of(aim)));
            case Stratagem.TRAHISON, Stratagem.GENIE, Stratagem.SACRIFICE -> spend(play, side, id);
            case Stratagem.NO_QUARTER -> turn(play, side, id, "no-mercy");
            case Stratagem.UNION -> turn(play, side, id, play.state().tide().isolation() ? "no-isolation" : "union");
            case Stratagem.RECONNAISSANCE -> {
                spend(play, side, id);
                scout(play, side, aim);
            }
            case Stratagem.TEMPETE -> {
                spend(play, side, id);
                attrition.tempest(play, aim);
            }
            case Stratagem.OSTRACISME -> {
                spend(play, side, id);
                castaways.leave(play, Side.GREEK, aim);
            }
            case Stratagem.INTRIGUES -> {
                spend(play, side, id);
                play.happen(new CourtShown(persians(play.state())));
            }
            case Stratagem.ISOLATION -> {
                turn(play, side, id, "isolation");
                isolation.gather(play);
            }
            default -> throw new IllegalArgumentException("no stratagem is called " + id);
        }
    }

    private void turn(Play<War> play, Side side, String id, String what) {
        spend(play, side, id);
        play.happen(new TideTurned(what));
    }

    /** One counter of the zone, drawn unseen; a dummy goes as if it had been met. */
    @Rule("11.2-reconnaissance")
    private void scout(Play<War> play, Side side, String place) {
        War war = play.state();
        Camp enemy = war.camp(side.other());
        List<String> counters = new ArrayList<>();
        enemy.ashore(place).forEach(c -> counters.add(c.id()));
        enemy.afloat(place).stream().filter(v -> !v.single()).forEach(v -> counters.add(v.id()));
        int n = counters.size() == 1 ? 0 : Flow.draw(play, side, "scout", "11.2-reconnaissance", counters.size());
        String id = counters.get(n);
        boolean dummy =
                Chief.isDummy(id) || enemy.vessel(id).filter(Vessel::dummy).isPresent();
        if (dummy) {
            play.happen(new DummyLost(side.other(), id, place));
            return;
        }
        Force force = forces.around(war, side.other(), id);
        boolean fleet = enemy.vessel(id).isPresent();
        List<String> seen = new ArrayList<>(force.members());
        seen.addAll(forces.aboard(war, force));
        play.happen(new Sighted(new Sighting(
                side,
                place,
                seen,
                fleet ? forces.cargo(war, force) : forces.troops(war, force),
                forces.ships(war, force).stream().map(Ship::type).toList())));
    }

    /** Persian land units of Persia itself. */
    private Troops persians(War war) {
        return forces.of(war.camp(Side.PERSIAN).army(), "persia");
    }

    /** How many go home. */
    @Rule("11.2-intrigues")
    public int homeGoers(Troops shown) {
        return Math.min(HOME_GOERS, shown.size());
    }

    /** Xerxes and the chosen units leave: those of his own box first. */
    @Rule("11.2-intrigues")
    public void goHome(Play<War> play, Troops chosen) {
        new Departures(forces).leave(play, XERXES, chosen, "intrigues");
    }
}
