package strategos.engine.games.sparta.random;

import java.util.List;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.dice.Roll;
import strategos.engine.games.sparta.allegiance.AllegianceEvents.NationJoined;
import strategos.engine.games.sparta.allegiance.AllegianceEvents.PersiaJoined;
import strategos.engine.games.sparta.allegiance.Revolts;
import strategos.engine.games.sparta.common.CourseEvents.EventHappened;
import strategos.engine.games.sparta.common.CourseEvents.MatchEnded;
import strategos.engine.games.sparta.common.Flow;
import strategos.engine.games.sparta.government.Peace;
import strategos.engine.games.sparta.movement.Movement.SyracuseWatch;
import strategos.engine.games.sparta.printed.Atlas;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Tables;
import strategos.engine.games.sparta.random.RandomEvents.DariusRolled;
import strategos.engine.games.sparta.random.RandomEvents.PlagueRolled;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.RandomEvent;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/** The Event Phase: this year's events in the order of the table, some by themselves, some if a side will. */
@Rule({"15.0", "16.1"})
public final class RandomEventPhase {
    private final Printed printed;
    private final Atlas atlas;
    private final Counters counters;
    private final Peace peace;
    private final Truce truce;
    private final Alliances alliances;
    private final Revolts revolts;
    private final SyracuseWatch syracuse;

    public RandomEventPhase(
            Printed printed, Peace peace, Truce truce, Alliances alliances, Revolts revolts, SyracuseWatch syracuse) {
        this.printed = printed;
        this.atlas = printed.atlas();
        this.counters = printed.counters();
        this.peace = peace;
        this.truce = truce;
        this.alliances = alliances;
        this.revolts = revolts;
        this.syracuse = syracuse;
    }

    /** The next event of the queue. */
    @Rule("ruling-E1")
    public void advance(Play<War> play, int next) {
        List<Tables.EventRow> rows = printed.tables().events();
        if (next >= rows.size()) {
            Flow.pop(play);
            return;
        }
        Flow.replace(play, new PendingStep.Events(next + 1));
        Tables.EventRow row = rows.get(next);
        if (row.in(play.state().year())) {
            consider(play, row.randomEvent());
        }
    }

    private void consider(Play<War> play, RandomEvent event) {
        War war = play.state();
        if (event == RandomEvent.BACK_AT_WAR) {
            truce.end(play);
            return;
        }
        if (!war.history().open(event)) {
            return;
        }
        switch (event) {
            case PLAGUE -> plague(play);
            case MYTILENE -> mytilene(play);
            case SECOND_SICILIAN_WAR -> {
                if (alliances.mayFightInSicily(war)) {
                    Flow.push(play, new PendingStep.Proposal(event, Side.ATHENS));
                }
            }
            case SYRACUSE_JOINS -> {
                if (syracuse.mayJoin(war)) {
                    Flow.push(play, new PendingStep.Proposal(event, Side.SPARTA));
                }
            }
            case CARTHAGE -> {
                if (alliances.mayInvade(war)) {
                    Flow.push(play, new PendingStep.Proposal(event, Side.ATHENS));
                }
            }
            case PEACE -> {
                if (war.prestige().level() >= 0 && !war.politics().peace()) {
                    peace.make(play);
                }
            }
            case TRUCE_EXPIRES -> truce.expires(play);
            case LEAGUE -> truce.league(play);
            case TEGEA -> truce.tegea(play);
            case PERSIA -> persia(play);
            case DARIUS -> darius(play);
            case FIRST_SICILIAN_WAR,
                    EXPEDITION,
                    SYRACUSE_FALLS,
                    NORTHEAST,
                    BACK_AT_WAR,
                    DECELEA,
                    BRASIDAS,
                    ATHENS_REVOLT -> {}
        }
    }

    /** The plague comes with a ship: fewer than Athens has ships on the map. */
    @Rule({"16.1", "16.1-plague"})
    private void plague(Play<War> play) {
        Board board = play.state().board();
        int ships = board.fleet(counters.of(Nation.ATHENS))
                .filter(ship -> Places.onMap(board.place(ship)))
                .size();
        Roll roll = Flow.roll(play, Side.NEUTRAL, "plague", "16.1", 2);
        boolean strikes = roll.sum() < ships;
        play.happen(new PlagueRolled(roll.sum(), ships, atlas.number("athens"), strikes));
        if (strikes) {
            play.happen(new EventHappened(RandomEvent.PLAGUE));
        }
    }

    /** Mytilene stays with Athens only while an Athenian unit, no ally, stands in it. */
    @Rule({"11.11", "ruling-W1"})
    private void mytilene(Play<War> play) {
        Board board = play.state().board();
        PieceSet there = board.units(board.at(atlas.number("mytilene"))).and(counters.of(Nation.ATHENS));
        if (there.isEmpty()) {
            revolts.islands(play);
        }
    }

    /** Persia pays Sparta, and sends two land units. */
    @Rule("15.13")
    private void persia(Play<War> play) {
        War war = play.state();
        if (!war.history().has(RandomEvent.BACK_AT_WAR)
                || war.politics().peace()
                || war.prestige().level() >= 0) {
            return;
        }
        play.happen(new EventHappened(RandomEvent.PERSIA));
        play.happen(new NationJoined(Nation.PERSIA, Side.SPARTA, counters.of(Nation.PERSIA)));
        play.happen(new PersiaJoined(true));
        Flow.push(play, new PendingStep.Persians());
    }

    /** Darius dies, and the long games are over. */
    @Rule({"16.1", "16.3"})
    private void darius(Play<War> play) {
        War war = play.state();
        Integer most = printed.tables().darius().diesAtMost().get(war.year());
        if (most == null) {
            return;
        }
        Roll roll = Flow.roll(play, Side.NEUTRAL, "darius", "16.1", 1);
        boolean dies = roll.face() <= most;
        play.happen(new DariusRolled(roll.face(), dies));
        if (dies) {
            play.happen(new EventHappened(RandomEvent.DARIUS));
            play.happen(new MatchEnded(heir(play.state()), "darius"));
        }
    }

    @Rule({"16.1", "16.3", "ruling-E6"})
    private Side heir(War war) {
        if (printed.scenario(war.terms().scenario()).end().equals("athens")) {
            return Side.ATHENS;
        }
        int place = atlas.number("syracuse");
        Board board = war.board();
        boolean held = war.ground().has(Marker.ATHENIAN, place)
                && board.units(board.at(place)).meets(counters.of(Nation.ATHENS));
        return held && war.prestige().level() > 0 ? Side.ATHENS : Side.SPARTA;
    }
}
