package strategos.engine.games.sparta.war;

import strategos.engine.Rule;

/**
 * Athens' government.
 *
 * @param row in the Athens Government Table
 * @param averted rows whose fall has been averted
 * @param vacancies how many of its leaders died in combat and may be replaced by held ones (6.4)
 * @param prestigeBefore the level at the last Government Phase (14.1)
 */
@Rule({"14.0", "14.1"})
public record Government(int row, PieceSet averted, int vacancies, int prestigeBefore) {
    /** After a change of government. */
    public Government to(int next) {
        return new Government(next, averted, 0, prestigeBefore);
    }

    /** After the fall of this row was averted. */
    public Government avert() {
        return new Government(row, averted.with(row), vacancies, prestigeBefore);
    }

    /** With the level that the next Government Phase will compare with. */
    public Government comparing(int level) {
        return new Government(row, averted, vacancies, level);
    }

    /** With so many places for held leaders. */
    public Government vacant(int places) {
        return new Government(row, averted, places, prestigeBefore);
    }
}
