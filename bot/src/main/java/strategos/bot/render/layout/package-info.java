/** Where names and stacks stand: solved once when a sheet is loaded, so that no name jumps between two pictures. */
package strategos.bot.render.layout;
