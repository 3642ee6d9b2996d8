/** Interception and battle by agreement (6). */
package strategos.engine.games.persians.interception;
