/** The land below: sea, relief, rivers, coast, mountains, roads. Painted once for each crop of a sheet, then kept. */
package strategos.bot.render.ground;
