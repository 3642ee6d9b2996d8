/**
 * Matches: making and finding them, their journal, and commits, by which all else of them changes. What commits write stands
 * with them: seats, reminders and clocks, proposals, rounds of the beacon, how far somebody has looked.
 *
 * <p>{@code Commit} says what changes, {@code Changes} carries it out, {@code Commits} makes it durable: all of it or nothing, on
 * the version on which it was decided. To add something that a commit changes is a line in each of the first two.
 */
package strategos.storage.match;
