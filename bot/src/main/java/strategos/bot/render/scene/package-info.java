/** Paints a scene: what is kept of its sheet, and over it what the scene says. */
package strategos.bot.render.scene;
