/** Campaigns: marches, interception and evasion (4, 7). */
package strategos.engine.games.sparta.movement;
