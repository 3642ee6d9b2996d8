package strategos.engine.games.sparta.printed;

import strategos.engine.Rule;
import strategos.engine.games.sparta.war.PrintedRef.LeaderRef;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.text.Arg;

/**
 * A leader chit.
 *
 * @param number its number among all pieces
 * @param naval shift in combat at sea
 * @param land shift in combat on land
 * @param campaign campaign points
 * @param year the year from which a Spartan leader may come, or 0
 */
@Rule({"2.4", "6.2", "6.3", "6.5"})
public record Leader(int number, String id, Side side, int naval, int land, int campaign, boolean unnamed, int year) {
    /** The rating for that kind of combat. */
    public int rating(boolean atSea) {
        return atSea ? naval : land;
    }

    /** Its name in a text. */
    public Arg named() {
        return new Arg.Name("leader", id);
    }

    /** How events name it. */
    public LeaderRef ref() {
        return new LeaderRef(number, id);
    }
}
