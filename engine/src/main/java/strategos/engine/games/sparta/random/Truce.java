package strategos.engine.games.sparta.random;

import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.dice.Roll;
import strategos.engine.games.sparta.allegiance.AllegianceEvents.NationJoined;
import strategos.engine.games.sparta.combat.SiegeEvents.SiegeLaid;
import strategos.engine.games.sparta.common.CourseEvents.EventHappened;
import strategos.engine.games.sparta.common.CourseEvents.MatchEnded;
import strategos.engine.games.sparta.common.Flow;
import strategos.engine.games.sparta.control.ControlEvents.Marked;
import strategos.engine.games.sparta.government.GovernmentEvents.PeaceChanged;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Tables;
import strategos.engine.games.sparta.random.RandomEvents.EventRolled;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.NumberSet.PlaceSet;
import strategos.engine.games.sparta.war.Politics.Stance;
import strategos.engine.games.sparta.war.RandomEvent;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/** The Peace of Nicias from its first years to its end: Argos, the League, Tegea, and the dice for war (15.8 to 15.11). */
@Rule({"15.8", "15.9", "15.10", "15.11"})
public final class Truce {
    private final Printed printed;
    private final Counters counters;
    private final int argos;

    public Truce(Printed printed) {
        this.printed = printed;
        this.counters = printed.counters();
        argos = printed.atlas().number("argos");
    }

    /** The truce with Argos is over: it joins Athens, unless Sparta has the better name. */
    @Rule("15.8")
    public void expires(Play<War> play) {
        play.happen(new EventHappened(RandomEvent.TRUCE_EXPIRES));
        if (play.state().prestige().level() >= 0 && play.state().politics().of(Nation.ARGOS) == Stance.NEUTRAL) {
            play.happen(new NationJoined(Nation.ARGOS, Side.ATHENS, counters.of(Nation.ARGOS)));
            stillBesieged(play);
        }
    }

    /** The siege that Sparta lays to Argos goes on: whom it has trapped is now trapped as Athens' ally. */
    @Rule({"9.0", "15.8"})
    private void stillBesieged(Play<War> play) {
        War war = play.state();
        PlaceSet trapped = war.ground().of(Marker.NEUTRAL_TRAPPED);
        if (trapped.has(argos)
                && war.board().at(argos, Side.SPARTA).meets(war.board().besieging())) {
            play.happen(new Marked(Marker.NEUTRAL_TRAPPED, trapped.without(argos)));
            play.happen(new SiegeLaid(Side.ATHENS, printed.atlas().locale(argos).ref()));
        }
    }

    /** The League with Argos. */
    @Rule("15.9")
    public void league(Play<War> play) {
        War war = play.state();
        if (war.history().has(RandomEvent.TRUCE_EXPIRES) && argosStands(war)) {
            play.happen(new EventHappened(RandomEvent.LEAGUE));
        }
    }

    /** Tegea joins the League, and Athens has won. */
    @Rule("15.10")
    public void tegea(Play<War> play) {
        War war = play.state();
        if (war.history().has(RandomEvent.LEAGUE) && argosStands(war)) {
            play.happen(new EventHappened(RandomEvent.TEGEA));
            play.happen(new MatchEnded(Side.ATHENS, "tegea"));
        }
    }

    /** Argos is Athens' ally, neither captured nor besieged. */
    @Rule({"15.9", "15.10", "ruling-E3"})
    private boolean argosStands(War war) {
        Board board = war.board();
        return war.politics().of(Nation.ARGOS) == Stance.ATHENS
                && !war.ground().has(Marker.SPARTAN, argos)
                && !war.ground().has(Marker.ATHENS_TRAPPED, argos)
                && board.at(argos, Side.SPARTA).and(board.besieging()).isEmpty();
    }

    /** The peace ends by two dice, and at the latest by itself. */
    @Rule({"15.3", "15.11"})
    public void end(Play<War> play) {
        War war = play.state();
        Tables.BackAtWar table = printed.tables().backAtWar();
        boolean open = war.history().open(RandomEvent.BACK_AT_WAR);
        boolean late = war.year() <= table.atLatest();
        if (!war.politics().peace()) {
            if (late && open) {
                play.happen(new EventHappened(RandomEvent.BACK_AT_WAR));
            }
            return;
        }
        // A peace made by the fall of Syracuse once the war has begun again has no other years (15.3).
        if (late && open) {
            war(play);
        } else if (!open || table.years().contains(war.year())) {
            Roll athens = Flow.roll(play, Side.ATHENS, "back-at-war", "15.11", 1);
            Roll sparta = Flow.roll(play, Side.SPARTA, "back-at-war", "15.11", 1);
            boolean over = athens.face() + sparta.face() > table.above();
            play.happen(new EventRolled(RandomEvent.BACK_AT_WAR, athens.face(), sparta.face(), 0, 0, over));
            if (over) {
                war(play);
            }
        }
    }

    private static void war(Play<War> play) {
        play.happen(new PeaceChanged(false));
        if (play.state().history().open(RandomEvent.BACK_AT_WAR)) {
            play.happen(new EventHappened(RandomEvent.BACK_AT_WAR));
        }
    }
}
