/** What config says of a map: its ground, its spots and names, and the styles of all that lies on it. */
package strategos.bot.render.sheet;
