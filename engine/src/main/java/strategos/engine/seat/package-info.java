/** Who plays and who looks on: a seat of the table, and whoever is shown something. */
package strategos.engine.seat;
