/** Orders half filled by menus: kept in storage, so that they survive a restart. */
package strategos.bot.command.draft;
