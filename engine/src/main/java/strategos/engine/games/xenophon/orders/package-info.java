/** The verbs, one file each: when it is open, what it takes, and what it does. */
package strategos.engine.games.xenophon.orders;
