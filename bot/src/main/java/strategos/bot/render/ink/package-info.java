/** Colours, type, hatches, shapes and icons: what every painter draws with. */
package strategos.bot.render.ink;
