package strategos.engine.games.sparta.movement;

import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.sparta.common.Flow;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.PendingStep;
import strategos.engine.games.sparta.war.PieceSet;
import strategos.engine.games.sparta.war.Politics.Stance;
import strategos.engine.games.sparta.war.RandomEvent;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/** Ships that enter Syracuse may bring the nations of the west into the war. */
@Rule({"15.1", "15.4"})
public final class SyracuseWatch {
    private final Printed printed;
    private final int syracuse;

    public SyracuseWatch(Printed printed) {
        this.printed = printed;
        syracuse = printed.atlas().number("syracuse");
    }

    /** These pieces of the side have entered the place. */
    public void entered(Play<War> play, Side side, int place, PieceSet pieces) {
        War war = play.state();
        if (place != syracuse || war.board().fleet(pieces).isEmpty()) {
            return;
        }
        if (side == Side.ATHENS && mayBegin(war)) {
            Flow.push(play, new PendingStep.Proposal(RandomEvent.FIRST_SICILIAN_WAR, Side.ATHENS));
        }
        if (side == Side.SPARTA && mayJoin(war)) {
            Flow.push(play, new PendingStep.Proposal(RandomEvent.SYRACUSE_JOINS, Side.SPARTA));
        }
    }

    /** Whether Athens may bring the Athenian Allies in by the First War in Sicily. */
    @Rule("15.1")
    public boolean mayBegin(War war) {
        return war.history().open(RandomEvent.FIRST_SICILIAN_WAR)
                && printed.tables().event(RandomEvent.FIRST_SICILIAN_WAR).in(war.year())
                && war.politics().of(Nation.ATHENIAN_ALLIES) == Stance.NEUTRAL;
    }

    /** Whether Sparta may bring the Spartan Allies in. */
    @Rule("15.4")
    public boolean mayJoin(War war) {
        return war.history().open(RandomEvent.SYRACUSE_JOINS)
                && war.politics().of(Nation.SPARTAN_ALLIES) == Stance.NEUTRAL;
    }
}
