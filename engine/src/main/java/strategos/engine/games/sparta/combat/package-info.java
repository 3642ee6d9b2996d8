/** Combat and sieges: orders, rules, facts and pictures (8, 9). */
package strategos.engine.games.sparta.combat;
