/** Who holds which city (2.3, 2.16, 11). */
package strategos.engine.games.sparta.control;
