/** Pictures with 256 colours as PNG: under a quarter of the bytes of full colour, and sharper letters than with dither. */
package strategos.bot.render.png;
