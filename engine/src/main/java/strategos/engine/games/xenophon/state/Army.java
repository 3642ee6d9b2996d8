package strategos.engine.games.xenophon.state;

import com.fasterxml.jackson.annotation.JsonEnumDefaultValue;
import com.fasterxml.jackson.annotation.JsonValue;
import io.soabase.recordbuilder.core.RecordBuilder;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.state.Turn.Weather;
import strategos.engine.seat.Seat;

/**
 * An army on the march.
 *
 * @param men in hundreds
 * @param space where its pawn stands on the distance track, from 1
 * @param harshBefore whether the weather of its last turn was harsh
 * @param since when it has arrived, the turns it took; when it is gone, how many armies were gone with it; else 0
 */
@Rule({"men", "player-pawns", "ruling-P5"})
@RecordBuilder
public record Army(
        Seat seat,
        int men,
        int space,
        int food,
        int starvation,
        int mutiny,
        int anger,
        Cards hand,
        boolean harshBefore,
        Leader leader,
        Fate fate,
        int since)
        implements ArmyBuilder.With {
    /** Whether it still marches. */
    public boolean marching() {
        return fate == Fate.MARCHING;
    }

    /** How many of these tokens it has. */
    public int count(Token token) {
        return switch (token) {
            case FOOD -> food;
            case STARVATION -> starvation;
            case MUTINY -> mutiny;
            case ANGER -> anger;
        };
    }

    /** With {@code count} more, or fewer, of these tokens, but never fewer than none. */
    @Rule("ruling-rolls")
    public Army gain(Token token, int count) {
        return set(token, Math.max(0, count(token) + count));
    }

    /** With exactly {@code count} of these tokens. */
    public Army set(Token token, int count) {
        return switch (token) {
            case FOOD -> withFood(count);
            case STARVATION -> withStarvation(count);
            case MUTINY -> withMutiny(count);
            case ANGER -> withAnger(count);
        };
    }

    /** With {@code hundreds} fewer men, but never fewer than none. */
    @Rule("ruling-P3")
    public Army lose(int hundreds) {
        return withMen(Math.max(0, men - hundreds));
    }

    /** After a turn in such weather. */
    public Army after(Weather weather) {
        boolean harsh = weather == Weather.HARSH;
        return harsh == harshBefore ? this : withHarshBefore(harsh);
    }

    /** At the sea after so many turns: tokens and hand are laid down, and the men are final. */
    @Rule("ruling-T3")
    public Army arrived(int turns) {
        return new Army(seat, men, space, 0, 0, 0, 0, Cards.NONE, false, leader, Fate.ARRIVED, turns);
    }

    /** Out of the game, as the {@code nth} army. */
    @Rule("ruling-P3")
    public Army gone(int nth) {
        return new Army(seat, 0, space, 0, 0, 0, 0, Cards.NONE, false, leader, Fate.GONE, nth);
    }

    /** What became of an army. */
    public enum Fate {
        @JsonEnumDefaultValue
        MARCHING,
        /** It has reached the sea. */
        ARRIVED,
        /** It has no men left, or its player gave up. */
        GONE;

        private final String id = Id.of(this);

        /** As it is written in data. */
        @JsonValue
        public String id() {
            return id;
        }
    }
}
