/** Search for every game: a player that tries its ideas out against imagined worlds before it gives an order. */
package strategos.engine.search;
