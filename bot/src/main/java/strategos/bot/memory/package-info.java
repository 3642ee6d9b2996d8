/** What may be remembered without ever filling the heap. */
package strategos.bot.memory;
