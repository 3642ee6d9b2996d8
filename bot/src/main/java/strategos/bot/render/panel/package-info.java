/** What stands beside the map: tracks, cards, tables, legends. */
package strategos.bot.render.panel;
