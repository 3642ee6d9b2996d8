/**
 * Fair dice: two hash chains committed to before the match, a salt made by all players together, and faces that anyone
 * can compute again with nothing but SHA-256. See {@code docs/verifying-dice.md}.
 */
package strategos.engine.dice;
