/**
 * A terminal that stands for a chat server, with channels and any number of users at one keyboard: interactive, or a plain
 * line protocol for tests, scripted games and players' own programs. It translates and decides nothing.
 */
package strategos.bot.console;
