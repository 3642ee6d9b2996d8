/** Route, weather and the march itself: table, roll and phase of each. */
package strategos.engine.games.xenophon.route;
