/** The verbs: what is legal, and what it sets off. */
package strategos.engine.games.persians.orders;
