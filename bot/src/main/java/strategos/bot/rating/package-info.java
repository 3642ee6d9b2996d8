/** Ratings of players by Glicko-2, made anew from results whenever they are asked for. Pure: no clock, no storage. */
package strategos.bot.rating;
