/** What one may see of a match: how it stands, its map, what was missed, its story, its record. */
package strategos.bot.command.look;
