/** How an order is filled slot by slot, whether typed, picked from menus, or sent by a program. */
package strategos.bot.command.fill;
