/** The position in words and as a scene, for one viewer. */
package strategos.engine.games.persians.view;
