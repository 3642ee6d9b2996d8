/** Areas of a map, such as provinces: where their borders run, and how they are tinted. */
package strategos.bot.render.area;
