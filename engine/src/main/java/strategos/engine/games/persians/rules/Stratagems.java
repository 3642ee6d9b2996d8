package strategos.engine.games.persians.rules;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.dice.Roll;
import strategos.engine.games.persians.events.BattleEvents.BattleChanged;
import strategos.engine.games.persians.events.StratagemEvents.DummyLost;
import strategos.engine.games.persians.events.StratagemEvents.OracleAsked;
import strategos.engine.games.persians.events.StratagemEvents.Sighted;
import strategos.engine.games.persians.events.StratagemEvents.StratagemPlayed;
import strategos.engine.games.persians.events.StratagemEvents.TideTurned;
import strategos.engine.games.persians.events.TurnEvents.Proceeded;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Chief;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Ranks;
import strategos.engine.games.persians.war.Ship;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Sighting;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.Vessel;
import strategos.engine.games.persians.war.War;

/** The stratagems, each with its window and what it does. */
@Rule("11.2")
public final class Stratagems {
    /** Treason. */
    public static final String TRAHISON = "trahison";

    /** Reconnaissance. */
    public static final String RECONNAISSANCE = "reconnaissance";

    /** The storm. */
    public static final String TEMPETE = "tempete";

    /** Political manoeuvres. */
    public static final String MANOEUVRES = "manoeuvres";

    /** No quarter. */
    public static final String NO_QUARTER = "pas-de-quartier";

    /** The oracle. */
    public static final String ORACLE = "oracle";

    /** Ostracism. */
    public static final String OSTRACISME = "ostracisme";

    /** Palace intrigue. */
    public static final String INTRIGUES = "intrigues";

    /** Spartan isolation. */
    public static final String ISOLATION = "isolationnisme";

    /** Panhellenism. */
    public static final String UNION = "panhellenisme";

    /** Themistocles' genius. */
    public static final String GENIE = "genie";

    /** Leonidas' sacrifice. */
    public static final String SACRIFICE = "sacrifice";

    /** What the oracle does to a die of combat or interception. */
    public static final int ON_A_DIE = 2;

    private static final String XERXES = "xerxes";
    private static final int COLUMNS = 2;
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
        play.happen(new StratagemPlayed(side, id, id.equals(TEMPETE)));
    }

    /** The oracle answers: even is good, odd is bad. */
    @Rule("11.2-oracle")
    public int ask(Play<War> play, Side side, int value) {
        spend(play, side, ORACLE);
        Roll roll = Flow.roll(play, side, "oracle", "11.2-oracle", 1);
        int signed = answer(roll.face(), value);
        play.happen(new OracleAsked(side, roll.index(), roll.face(), signed));
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
            case ORACLE -> {
                int value = ask(play, side);
                change(play, side, ranks(play, side).oracle(value, aim));
            }
            case TRAHISON, GENIE, SACRIFICE -> {
                spend(play, side, id);
                change(play, side, played(ranks(play, side), id));
            }
            case NO_QUARTER -> turn(play, side, id, "no-mercy");
            case UNION -> turn(play, side, id, play.state().tide().isolation() ? "no-isolation" : "union");
            case RECONNAISSANCE -> {
                spend(play, side, id);
                scout(play, side, aim);
            }
            case TEMPETE -> {
                spend(play, side, id);
                attrition.tempest(play, aim);
            }
            case OSTRACISME -> {
                spend(play, side, id);
                castaways.leave(play, Side.GREEK, aim);
            }
            case INTRIGUES -> {
                spend(play, side, id);
                // What he is shown cannot be unseen: it ends the way back (and the counter is gone).
                play.happen(new Proceeded(0, List.of(new Step.Palace(persians(play.state()))), true));
            }
            case ISOLATION -> {
                turn(play, side, id, "isolation");
                isolation.gather(play);
            }
            default -> throw new IllegalArgumentException("no stratagem is called " + id);
        }
    }

    /** How a side stands in a battle after it has played that one; what waits for a die changes nothing yet. */
    @Rule({"11.2-trahison", "11.2-genie", "11.2-sacrifice"})
    public static Ranks played(Ranks ranks, String id) {
        return switch (id) {
            case TRAHISON -> ranks.shifted(COLUMNS);
            case GENIE -> ranks.inspired();
            case SACRIFICE -> ranks.sacrifice(true);
            default -> ranks;
        };
    }

    private void turn(Play<War> play, Side side, String id, String what) {
        spend(play, side, id);
        play.happen(new TideTurned(what));
    }

    private static Ranks ranks(Play<War> play, Side side) {
        return play.state().battle().orElseThrow().ranks(side);
    }

    private static void change(Play<War> play, Side side, Ranks now) {
        play.happen(new BattleChanged(play.state().battle().orElseThrow().with(side, now)));
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
