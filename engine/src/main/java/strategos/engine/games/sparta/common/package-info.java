/** What every chapter of the rules is written with: orders, the course of the match, words and counters as pictures. */
package strategos.engine.games.sparta.common;
