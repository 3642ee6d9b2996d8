/** What takes long to paint or to solve, kept on disk for the next run. */
package strategos.bot.render.kept;
