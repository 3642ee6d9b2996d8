/** Activation and reorganisation (4). */
package strategos.engine.games.persians.activation;
