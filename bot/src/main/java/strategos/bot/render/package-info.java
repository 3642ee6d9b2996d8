/**
 * Pictures: any {@link strategos.engine.scene.Scene} over its sheet, and dice as sheets, as PNG. The painter knows sheets
 * and styles, which config describes, and no game.
 */
package strategos.bot.render;
