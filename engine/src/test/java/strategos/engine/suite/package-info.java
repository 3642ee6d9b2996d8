/**
 * The tests that every game gets: whole matches of random play, watched by one class for each promise of the contract. A
 * game brings nothing but a {@link strategos.engine.suite.Scramble}.
 */
package strategos.engine.suite;
