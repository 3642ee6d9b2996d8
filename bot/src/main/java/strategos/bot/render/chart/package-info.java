/** Charts of results: who beat whom, how the sides fare, how ratings went. */
package strategos.bot.render.chart;
