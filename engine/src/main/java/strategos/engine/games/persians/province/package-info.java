/** Political attempts (14.3). */
package strategos.engine.games.persians.province;
