/** Movement on land, attrition, scorched earth (5, 12). */
package strategos.engine.games.persians.movement;
