/** What authors of games share, so that no game writes it again; the games know it, the contract does not. */
package strategos.engine.kit;
