/** The ids of buttons, menus and forms: a typed value written into at most 100 characters, and read back. */
package strategos.bot.press;
