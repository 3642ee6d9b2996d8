package strategos.engine.games.sparta.phases;

import java.util.List;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.dice.Roll;
import strategos.engine.games.sparta.events.DariusRolled;
import strategos.engine.games.sparta.events.EventDeclined;
import strategos.engine.games.sparta.events.EventHappened;
import strategos.engine.games.sparta.events.EventRolled;
import strategos.engine.games.sparta.events.MatchEnded;
import strategos.engine.games.sparta.events.NationJoined;
import strategos.engine.games.sparta.events.PeaceChanged;
import strategos.engine.games.sparta.events.PersiaJoined;
import strategos.engine.games.sparta.events.PlagueRolled;
import strategos.engine.games.sparta.printed.Atlas;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Tables;
import strategos.engine.games.sparta.rules.Flow;
import strategos.engine.games.sparta.rules.Honours;
import strategos.engine.games.sparta.rules.NationStates;
import strategos.engine.games.sparta.rules.Peace;
import strategos.engine.games.sparta.rules.Revolts;
import strategos.engine.games.sparta.rules.SyracuseWatch;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Happening;
import strategos.engine.games.sparta.war.Mark;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stance;
import strategos.engine.games.sparta.war.Step;
import strategos.engine.games.sparta.war.War;

/** The Event Phase: this year's events in the order of the table, some by themselves, some if a side will. */
@Rule({"15.0", "16.1"})
public final class Happenings {
    private final Printed printed;
    private final Atlas atlas;
    private final Counters counters;
    private final Honours honours;
    private final NationStates nations;
    private final Peace peace;
    private final Revolts revolts;
    private final SyracuseWatch syracuse;

    public Happenings(
            Printed printed,
            Honours honours,
            NationStates nations,
            Peace peace,
            Revolts revolts,
            SyracuseWatch syracuse) {
        this.printed = printed;
        this.atlas = printed.atlas();
        this.counters = printed.counters();
        this.honours = honours;
        this.nations = nations;
        this.peace = peace;
        this.revolts = revolts;
        this.syracuse = syracuse;
    }

    /** The next event of the queue. */
    public void advance(Play<War> play, int next) {
        List<Tables.EventRow> rows = printed.tables().events();
        if (next >= rows.size()) {
            Flow.pop(play);
            return;
        }
        Flow.replace(play, new Step.Events(next + 1));
        Tables.EventRow row = rows.get(next);
        if (row.in(play.state().year())) {
            consider(play, row.happening());
        }
    }

    private void consider(Play<War> play, Happening event) {
        War war = play.state();
        if (event == Happening.BACK_AT_WAR) {
            backAtWar(play);
            return;
        }
        if (!war.chronicle().open(event)) {
            return;
        }
        switch (event) {
            case PLAGUE -> plague(play);
            case MYTILENE -> mytilene(play);
            case SECOND_SICILIAN_WAR -> {
                if (!war.chronicle().has(Happening.PEACE) && neutral(war, Nation.ATHENIAN_ALLIES)) {
                    Flow.push(play, new Step.Proposal(event, Side.ATHENS));
                }
            }
            case SYRACUSE_JOINS -> {
                if (syracuse.mayJoin(war)) {
                    Flow.push(play, new Step.Proposal(event, Side.SPARTA));
                }
            }
            case CARTHAGE -> {
                if (mayInvade(war)) {
                    Flow.push(play, new Step.Proposal(event, Side.ATHENS));
                }
            }
            case PEACE -> {
                if (war.prestige().level() >= 0 && !war.politics().peace()) {
                    peace.make(play);
                }
            }
            case TRUCE_EXPIRES -> truceExpires(play);
            case LEAGUE -> {
                if (war.chronicle().has(Happening.TRUCE_EXPIRES) && argosStands(war)) {
                    play.happen(new EventHappened(Happening.LEAGUE));
                }
            }
            case TEGEA -> {
                if (war.chronicle().has(Happening.LEAGUE) && argosStands(war)) {
                    play.happen(new EventHappened(Happening.TEGEA));
                    play.happen(new MatchEnded(Side.ATHENS, "tegea"));
                }
            }
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

    private static boolean neutral(War war, Nation nation) {
        return war.politics().of(nation) == Stance.NEUTRAL;
    }

    /** The plague comes with a ship: fewer than Athens has ships on the map. */
    @Rule("16.1")
    private void plague(Play<War> play) {
        Board board = play.state().board();
        int ships = board.fleet(counters.of(Nation.ATHENS))
                .filter(ship -> Places.onMap(board.place(ship)))
                .size();
        Roll roll = Flow.roll(play, Side.NEUTRAL, "plague", "16.1", 2);
        boolean strikes = roll.sum() < ships;
        play.happen(new PlagueRolled(roll.sum(), ships, atlas.number("athens"), strikes));
        if (strikes) {
            play.happen(new EventHappened(Happening.PLAGUE));
        }
    }

    /** Mytilene stays with Athens only while an Athenian unit, no ally, stands in it. */
    @Rule("11.11")
    private void mytilene(Play<War> play) {
        Board board = play.state().board();
        Bits there = board.units(board.at(atlas.number("mytilene"))).and(counters.of(Nation.ATHENS));
        if (there.isEmpty()) {
            revolts.islands(play);
        }
    }

    @Rule("15.8")
    private void truceExpires(Play<War> play) {
        play.happen(new EventHappened(Happening.TRUCE_EXPIRES));
        if (play.state().prestige().level() >= 0 && neutral(play.state(), Nation.ARGOS)) {
            play.happen(new NationJoined(Nation.ARGOS, Side.ATHENS, counters.of(Nation.ARGOS)));
        }
    }

    /** Argos is Athens' ally, neither captured nor besieged. */
    @Rule({"15.9", "15.10"})
    private boolean argosStands(War war) {
        int argos = atlas.number("argos");
        Board board = war.board();
        return war.politics().of(Nation.ARGOS) == Stance.ATHENS
                && !war.ground().has(Mark.SPARTAN, argos)
                && !war.ground().has(Mark.ATHENS_TRAPPED, argos)
                && board.at(argos, Side.SPARTA).and(board.besieging()).isEmpty();
    }

    /** Carthage can be called once the second war in Sicily was fought, and Sparta has not called Syracuse. */
    @Rule("15.5")
    private static boolean mayInvade(War war) {
        return war.chronicle().has(Happening.SECOND_SICILIAN_WAR)
                && !war.chronicle().has(Happening.SYRACUSE_JOINS)
                && war.politics().of(Nation.SPARTAN_ALLIES) != Stance.OUT;
    }

    /** The peace ends by two dice, and at the latest by itself. */
    @Rule("15.11")
    private void backAtWar(Play<War> play) {
        War war = play.state();
        Tables.BackAtWar table = printed.tables().backAtWar();
        boolean open = war.chronicle().open(Happening.BACK_AT_WAR);
        boolean late = war.year() <= table.atLatest();
        if (!war.politics().peace()) {
            if (late && open) {
                play.happen(new EventHappened(Happening.BACK_AT_WAR));
            }
            return;
        }
        boolean bySicily = war.chronicle().has(Happening.SYRACUSE_FALLS);
        if (late && open) {
            war(play);
        } else if (bySicily || table.years().contains(war.year())) {
            Roll athens = Flow.roll(play, Side.ATHENS, "back-at-war", "15.11", 1);
            Roll sparta = Flow.roll(play, Side.SPARTA, "back-at-war", "15.11", 1);
            boolean over = athens.face() + sparta.face() > table.above();
            play.happen(new EventRolled(Happening.BACK_AT_WAR, athens.face(), sparta.face(), 0, 0, over));
            if (over) {
                war(play);
            }
        }
    }

    private static void war(Play<War> play) {
        play.happen(new PeaceChanged(false));
        if (play.state().chronicle().open(Happening.BACK_AT_WAR)) {
            play.happen(new EventHappened(Happening.BACK_AT_WAR));
        }
    }

    /** Persia pays Sparta, and sends two land units. */
    @Rule("15.13")
    private void persia(Play<War> play) {
        War war = play.state();
        if (!war.chronicle().has(Happening.BACK_AT_WAR)
                || war.politics().peace()
                || war.prestige().level() >= 0) {
            return;
        }
        play.happen(new EventHappened(Happening.PERSIA));
        play.happen(new NationJoined(Nation.PERSIA, Side.SPARTA, counters.of(Nation.PERSIA)));
        play.happen(new PersiaJoined(true));
        Flow.push(play, new Step.Persians());
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
            play.happen(new EventHappened(Happening.DARIUS));
            play.happen(new MatchEnded(heir(play.state()), "darius"));
        }
    }

    @Rule({"16.1", "16.3"})
    private Side heir(War war) {
        if (printed.scenario(war.terms().scenario()).end().equals("athens")) {
            return Side.ATHENS;
        }
        int place = atlas.number("syracuse");
        Board board = war.board();
        boolean held = war.ground().has(Mark.ATHENIAN, place)
                && board.units(board.at(place)).meets(counters.of(Nation.ATHENS));
        return held && war.prestige().level() > 0 ? Side.ATHENS : Side.SPARTA;
    }

    /** A side brings an event about, or lets it be. */
    @Rule({"15.1", "15.2", "15.4", "15.5"})
    public void answer(Play<War> play, Step.Proposal proposal, boolean yes) {
        Flow.pop(play);
        Happening event = proposal.event();
        if (!yes) {
            play.happen(new EventDeclined(event, proposal.side()));
            return;
        }
        boolean inCampaign = play.state().step() instanceof Step.Stack;
        switch (event) {
            case FIRST_SICILIAN_WAR, SECOND_SICILIAN_WAR -> athensAllies(play, event);
            case SYRACUSE_JOINS -> {
                if (inCampaign || contest(play, event, Side.SPARTA)) {
                    spartanAllies(play, event);
                }
            }
            case CARTHAGE -> {
                if (contest(play, event, Side.ATHENS)) {
                    play.happen(new EventHappened(event));
                    nations.knockOut(play, Nation.SPARTAN_ALLIES);
                    honours.award(play, "carthage", Side.ATHENS);
                }
            }
            default -> throw new IllegalStateException("nobody proposes " + event);
        }
    }

    /** The Athenian Allies join Athens. */
    @Rule({"15.1", "15.2"})
    public void athensAllies(Play<War> play, Happening event) {
        play.happen(new EventHappened(event));
        play.happen(new NationJoined(Nation.ATHENIAN_ALLIES, Side.ATHENS, counters.of(Nation.ATHENIAN_ALLIES)));
    }

    /** The Spartan Allies join Sparta. */
    @Rule({"15.4", "16.1"})
    public void spartanAllies(Play<War> play, Happening event) {
        play.happen(new EventHappened(event));
        if (neutral(play.state(), Nation.SPARTAN_ALLIES)) {
            play.happen(new NationJoined(Nation.SPARTAN_ALLIES, Side.SPARTA, counters.of(Nation.SPARTAN_ALLIES)));
        }
    }

    /** Both roll two dice, and prestige adds its levels to its side's; the side that wants the event must roll higher. */
    @Rule({"15.4", "15.5"})
    private boolean contest(Play<War> play, Happening event, Side wanting) {
        int level = play.state().prestige().level();
        Roll athens = Flow.roll(play, Side.ATHENS, event.id(), event.rule(), 2);
        Roll sparta = Flow.roll(play, Side.SPARTA, event.id(), event.rule(), 2);
        int athensAdds = Math.max(0, level);
        int spartaAdds = Math.max(0, -level);
        int difference = athens.sum() + athensAdds - sparta.sum() - spartaAdds;
        boolean success = wanting == Side.ATHENS ? difference > 0 : difference < 0;
        play.happen(new EventRolled(event, athens.sum(), sparta.sum(), athensAdds, spartaAdds, success));
        return success;
    }
}
