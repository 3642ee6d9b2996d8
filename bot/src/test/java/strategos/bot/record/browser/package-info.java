/** The page of a record in a real browser: headless Chromium, driven over the plain DevTools protocol. */
package strategos.bot.record.browser;
