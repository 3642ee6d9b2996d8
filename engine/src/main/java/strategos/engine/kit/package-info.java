/**
 * What authors of games share, so that no game writes it again: tables of orders, what can be said against a standing order,
 * counted selections, dice as pictures. The games know it, the contract does not, and it knows no game.
 */
package strategos.engine.kit;
