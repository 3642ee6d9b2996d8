/** Forces: where they stand, how many may, and who sets out (4, 5, 7.8). */
package strategos.engine.games.sparta.forces;
