/** Puts the parts together: one module a part, what is opened in which order, and how all of it is closed again. */
package strategos.bot.wiring;
