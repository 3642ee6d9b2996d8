/** Cities (8). */
package strategos.engine.games.persians.city;
