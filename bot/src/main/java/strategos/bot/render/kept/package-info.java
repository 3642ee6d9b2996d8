/** What was painted once and takes long to paint, kept on disk for the next run. */
package strategos.bot.render.kept;
