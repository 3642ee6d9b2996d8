package strategos.engine.games.xenophon.march;

import strategos.engine.Rule;
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
        int since) {
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
        return new Army(
                seat,
                men,
                space,
                token == Token.FOOD ? count : food,
                token == Token.STARVATION ? count : starvation,
                token == Token.MUTINY ? count : mutiny,
                token == Token.ANGER ? count : anger,
                hand,
                harshBefore,
                leader,
                fate,
                since);
    }

    /** With {@code hundreds} fewer men, but never fewer than none. */
    @Rule("ruling-P3")
    public Army lose(int hundreds) {
        return new Army(
                seat,
                Math.max(0, men - hundreds),
                space,
                food,
                starvation,
                mutiny,
                anger,
                hand,
                harshBefore,
                leader,
                fate,
                since);
    }

    /** On that space. */
    public Army at(int there) {
        return new Army(seat, men, there, food, starvation, mutiny, anger, hand, harshBefore, leader, fate, since);
    }

    /** With that hand. */
    public Army holding(Cards cards) {
        return new Army(seat, men, space, food, starvation, mutiny, anger, cards, harshBefore, leader, fate, since);
    }

    /** After a turn in such weather. */
    public Army after(Weather weather) {
        boolean harsh = weather == Weather.HARSH;
        return harsh == harshBefore
                ? this
                : new Army(seat, men, space, food, starvation, mutiny, anger, hand, harsh, leader, fate, since);
    }

    /** Led by him. */
    public Army led(Leader by) {
        return new Army(seat, men, space, food, starvation, mutiny, anger, hand, harshBefore, by, fate, since);
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
}
