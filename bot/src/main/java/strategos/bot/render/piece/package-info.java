/** Counters, pawns, markers and how they stack: each kind of style has its painter. */
package strategos.bot.render.piece;
