/** The launcher's own commands and options. */
package strategos.bot.cli;
