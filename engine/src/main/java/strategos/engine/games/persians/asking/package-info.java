/** Who is asked what, when, and with which facts for standing orders. */
package strategos.engine.games.persians.asking;
