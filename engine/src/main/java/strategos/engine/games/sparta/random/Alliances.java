package strategos.engine.games.sparta.random;

import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.dice.Roll;
import strategos.engine.games.sparta.allegiance.AllegianceEvents.NationJoined;
import strategos.engine.games.sparta.allegiance.Revolts.NationStates;
import strategos.engine.games.sparta.common.CourseEvents.EventDeclined;
import strategos.engine.games.sparta.common.CourseEvents.EventHappened;
import strategos.engine.games.sparta.common.Flow;
import strategos.engine.games.sparta.prestige.PrestigeAwards;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.random.RandomEvents.EventRolled;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.Politics.Stance;
import strategos.engine.games.sparta.war.RandomEvent;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/** Nations that a side brings into the war: the allies in Sicily and Italy, and Carthage against them (15.1 to 15.5). */
@Rule({"15.1", "15.2", "15.4", "15.5"})
public final class Alliances {
    private final Counters counters;
    private final PrestigeAwards awards;
    private final NationStates nations;

    public Alliances(Printed printed, PrestigeAwards awards, NationStates nations) {
        this.counters = printed.counters();
        this.awards = awards;
        this.nations = nations;
    }

    /** Whether Athens may fight in Sicily again: before any peace, and while its allies there are neutral. */
    @Rule({"15.2", "ruling-E9"})
    boolean mayFightInSicily(War war) {
        return !war.history().has(RandomEvent.PEACE) && neutral(war, Nation.ATHENIAN_ALLIES);
    }

    /** Carthage can be called once the second war in Sicily was fought, and Sparta has not called Syracuse. */
    @Rule({"15.5", "ruling-E4"})
    boolean mayInvade(War war) {
        return war.history().has(RandomEvent.SECOND_SICILIAN_WAR)
                && !war.history().has(RandomEvent.SYRACUSE_JOINS)
                && war.politics().of(Nation.SPARTAN_ALLIES) != Stance.OUT;
    }

    /** A side brings an event about, or lets it be. */
    @Rule({"15.1", "15.2", "15.4", "15.5"})
    public void answer(Play<War> play, PendingStep.Proposal proposal, boolean yes) {
        Flow.pop(play);
        RandomEvent event = proposal.event();
        if (!yes) {
            play.happen(new EventDeclined(event, proposal.side()));
            return;
        }
        boolean inCampaign = play.state().step() instanceof PendingStep.OnCampaign;
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
                    awards.award(play, "carthage", Side.ATHENS);
                }
            }
            default -> throw new IllegalStateException("nobody proposes " + event);
        }
    }

    /** The Athenian Allies join Athens. */
    @Rule({"15.1", "15.2"})
    private void athensAllies(Play<War> play, RandomEvent event) {
        play.happen(new EventHappened(event));
        play.happen(new NationJoined(Nation.ATHENIAN_ALLIES, Side.ATHENS, counters.of(Nation.ATHENIAN_ALLIES)));
    }

    /** The Spartan Allies join Sparta. */
    @Rule({"15.4", "16.1"})
    public void spartanAllies(Play<War> play, RandomEvent event) {
        play.happen(new EventHappened(event));
        if (neutral(play.state(), Nation.SPARTAN_ALLIES)) {
            play.happen(sparta());
        }
    }

    /** The position once the Spartan Allies have joined Sparta, if they still may. */
    @Rule("16.1")
    War joined(War war) {
        return neutral(war, Nation.SPARTAN_ALLIES) ? sparta().apply(war) : war;
    }

    private NationJoined sparta() {
        return new NationJoined(Nation.SPARTAN_ALLIES, Side.SPARTA, counters.of(Nation.SPARTAN_ALLIES));
    }

    /** Both roll two dice, and prestige adds its levels to its side's; the side that wants the event must roll higher. */
    @Rule({"15.4", "15.5"})
    private boolean contest(Play<War> play, RandomEvent event, Side wanting) {
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

    private static boolean neutral(War war, Nation nation) {
        return war.politics().of(nation) == Stance.NEUTRAL;
    }
}
