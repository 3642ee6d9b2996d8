/** Losses, and who leaves with them (0.4, 1.2, 4.4). */
package strategos.engine.games.persians.losses;
