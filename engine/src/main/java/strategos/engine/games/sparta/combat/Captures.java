package strategos.engine.games.sparta.combat;

import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.sparta.allegiance.AllegianceEvents.IslandsReturned;
import strategos.engine.games.sparta.allegiance.AllegianceEvents.UnitsTurned;
import strategos.engine.games.sparta.allegiance.Revolts.NationStates;
import strategos.engine.games.sparta.common.CourseEvents.EventHappened;
import strategos.engine.games.sparta.common.CourseEvents.MatchEnded;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.control.Control.Islands;
import strategos.engine.games.sparta.control.ControlEvents.CaptorsNoted;
import strategos.engine.games.sparta.control.ControlEvents.CityCaptured;
import strategos.engine.games.sparta.government.Peace;
import strategos.engine.games.sparta.leaders.Mortality;
import strategos.engine.games.sparta.prestige.PrestigeAwards;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.NumberSet.PlaceSet;
import strategos.engine.games.sparta.war.Politics.Stance;
import strategos.engine.games.sparta.war.RandomEvent;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/** A city is captured, and all that follows from it at once. */
@Rule("11.8-sides")
public final class Captures {
    private final Printed printed;
    private final Control control;
    private final Mortality mortality;
    private final PrestigeAwards awards;
    private final NationStates nations;
    private final Peace peace;
    private final Islands islands;

    public Captures(
            Printed printed,
            Control control,
            Islands islands,
            Mortality mortality,
            PrestigeAwards awards,
            NationStates nations,
            Peace peace) {
        this.printed = printed;
        this.control = control;
        this.islands = islands;
        this.mortality = mortality;
        this.awards = awards;
        this.nations = nations;
        this.peace = peace;
    }

    /** The side captures the city; what stood inside is gone already. */
    @Rule({"11.8-sides", "16.0"})
    public void capture(Play<War> play, Side side, int place) {
        Locale locale = printed.atlas().locale(place);
        Side loser = control.holder(play.state(), place);
        boolean home = control.owner(play.state(), place) == side;
        play.happen(new CityCaptured(side, locale.ref(), home));
        mortality.sword(play, loser, place);
        if (side == Side.ATHENS
                && printed.scenario(play.state().terms().scenario()).rebel(locale.id())) {
            play.happen(new MatchEnded(side, "rebels"));
            return;
        }
        if (home) {
            return;
        }
        switch (locale.id()) {
            case "athens", "sparta" -> play.happen(new MatchEnded(side, "conquest"));
            case "syracuse" -> syracuse(play, side, place);
            case "argos" -> argos(play, side);
            case "mytilene" -> mytilene(play, side);
            default -> {}
        }
    }

    /** Syracuse falls to Athens: the Spartan Allies are out of the war, and there may be peace. */
    @Rule({"13.0", "15.3"})
    private void syracuse(Play<War> play, Side side, int place) {
        // An event comes about once a match (15.0), and its prestige with it.
        if (side != Side.ATHENS || !play.state().history().open(RandomEvent.SYRACUSE_FALLS)) {
            return;
        }
        awards.award(play, "syracuse-captured", Side.ATHENS);
        play.happen(new EventHappened(RandomEvent.SYRACUSE_FALLS));
        play.happen(
                new CaptorsNoted(play.state().board().units(play.state().board().at(place, side))));
        if (play.state().politics().of(Nation.SPARTAN_ALLIES) != Stance.OUT) {
            nations.knockOut(play, Nation.SPARTAN_ALLIES);
        }
        if (play.state().prestige().level() > 0
                && play.state().history().open(RandomEvent.PEACE)
                && !play.state().politics().peace()) {
            peace.make(play);
        }
    }

    /** Argos is captured: it is out of the war. */
    @Rule({"2.10", "15.8"})
    private void argos(Play<War> play, Side side) {
        awards.award(play, "argos-captured", side);
        nations.knockOut(play, Nation.ARGOS);
    }

    /** Athens takes Mytilene back, and the islands are hers again. */
    @Rule({"10.2", "11.11"})
    private void mytilene(Play<War> play, Side side) {
        War war = play.state();
        boolean wentOver = war.history().has(RandomEvent.MYTILENE);
        if (side != Side.ATHENS || !wentOver) {
            return;
        }
        // What revolted by 10.1 and 10.2 stays lost; what went over with Mytilene comes back.
        PlaceSet back = islands.cities().filter(city -> islands.wentOver(war, city));
        if (back.isEmpty()) {
            return;
        }
        play.happen(new IslandsReturned(back));
        PieceSet units =
                islands.units().minus(islands.revolted(war)).and(war.board().of(Side.SPARTA));
        if (!units.isEmpty()) {
            play.happen(new UnitsTurned(Side.ATHENS, printed.counters().company(units)));
        }
    }
}
