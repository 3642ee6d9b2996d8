/**
 * Pictures without pixels. A game says what lies where and what the panels show, by names of spots and styles that its
 * sheet describes; the painter knows no game, the game no pixel.
 */
package strategos.engine.scene;
