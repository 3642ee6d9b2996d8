/** The shapes of the line protocol, one class each; each gives maps and lists that Jackson writes as they stand. */
package strategos.bot.command.json;
