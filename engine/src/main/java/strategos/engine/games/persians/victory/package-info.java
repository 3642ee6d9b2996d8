/** Set-up, supply, control and victory (10, 13, 14). */
package strategos.engine.games.persians.victory;
