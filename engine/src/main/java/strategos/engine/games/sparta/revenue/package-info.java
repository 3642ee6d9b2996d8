/** Money, maintenance and purchases (12). */
package strategos.engine.games.sparta.revenue;
