/** Who is asked what, standing orders, and what is done for an absent player. */
package strategos.engine.games.sparta.asking;
