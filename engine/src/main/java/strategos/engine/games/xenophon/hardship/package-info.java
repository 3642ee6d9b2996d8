/** Cold, food, hunger and mutiny: table, roll, phase and order of each. */
package strategos.engine.games.xenophon.hardship;
