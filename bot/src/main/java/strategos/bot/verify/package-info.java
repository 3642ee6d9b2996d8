/** Checks dice logs and match records offline: from the file alone, and the games as they are installed here. */
package strategos.bot.verify;
