package strategos.engine.games.sparta.asking;

import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.RandomEvent;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stance;
import strategos.engine.games.sparta.war.War;

/** Which optional events a side may still be asked about in this match. */
@Rule({"15.0", "15.1", "15.2", "15.4", "15.5"})
final class Expected {
    private final Printed printed;

    Expected(Printed printed) {
        this.printed = printed;
    }

    /** The side that is asked about the event; neutral when nobody is. */
    static Side asked(RandomEvent event) {
        return switch (event) {
            case FIRST_SICILIAN_WAR, SECOND_SICILIAN_WAR, CARTHAGE -> Side.ATHENS;
            case SYRACUSE_JOINS -> Side.SPARTA;
            default -> Side.NEUTRAL;
        };
    }

    /** Whether the side that is asked about the event may still be. */
    boolean still(Seen<War> seen, RandomEvent event) {
        if (!seen.position().history().open(event)) {
            return false;
        }
        boolean west = seen.position().politics().of(Nation.ATHENIAN_ALLIES) == Stance.NEUTRAL;
        Stance syracuse = seen.position().politics().of(Nation.SPARTAN_ALLIES);
        return switch (event) {
            case FIRST_SICILIAN_WAR -> west && ahead(seen, event);
            case SECOND_SICILIAN_WAR ->
                west && ahead(seen, event) && !seen.position().history().has(RandomEvent.PEACE);
            case SYRACUSE_JOINS -> syracuse == Stance.NEUTRAL;
            case CARTHAGE ->
                syracuse != Stance.OUT
                        && !seen.position().history().has(RandomEvent.SYRACUSE_JOINS)
                        && (seen.position().history().has(RandomEvent.SECOND_SICILIAN_WAR)
                                || still(seen, RandomEvent.SECOND_SICILIAN_WAR));
            default -> false;
        };
    }

    /** Whether one of its years is still to come, or now, in this scenario. */
    private boolean ahead(Seen<War> seen, RandomEvent event) {
        int last = printed.scenario(seen.position().terms().scenario()).last();
        return printed.tables().event(event).years().stream()
                .anyMatch(year -> year <= seen.position().year() && year >= last);
    }
}
