/** The operator's settings: {@code config/strategos.yaml}, read strictly, with the environment before it. */
package strategos.bot.settings;
